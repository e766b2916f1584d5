"""What happens to a hero by itself when a session or a scene begins or ends (3.12), and on joining a game.

FT-FP-02, FT-FP-04, FT-FP-19, FT-OUT-02, FT-SCENE-06, FT-STR-04, FT-CHAR-19. A boundary of the calendar (FT-SCENE-12) is
a session end and a session start at once; scenes go on.
"""

from __future__ import annotations

from engine.core.base import Seat, evolve
from engine.systems.feats.feat_points import close_session, join_session, open_session
from engine.systems.feats.hero import Hero, HeroId, HeroSheet


def at_session_start(hero: Hero, session: int) -> Hero:
    """Exactly 1 point (FT-FP-02, FT-FP-04); nothing else."""
    return evolve(hero, feat_points=open_session().points, session_point=session)


def at_session_end(hero: Hero) -> Hero:
    """Points (FT-FP-04) and tokens (FT-OUT-02, A-05) are lost; stress and conditions stay (FT-STR-04)."""
    return evolve(hero, feat_points=close_session().points, linked_advantage=0)


def at_scene_start(hero: Hero) -> Hero:
    """The marks of one scene are taken off: abilities used, Heat kindled (FT-SCENE-06)."""
    fresh = tuple(evolve(one, used_this_scene=False) for one in hero.abilities)
    return evolve(hero, abilities=fresh, ignited_this_scene=False)


def at_scene_end(hero: Hero) -> Hero:
    """Heat ends; points, tokens, stress and conditions stay (FT-SCENE-06, A-09)."""
    return evolve(hero, heat=0)


def at_joining(hero: Hero, session: int | None) -> Hero:
    """The point of the open session, once (FT-FP-19)."""
    gain = join_session(hero.feat_points, session, hero.session_point)
    granted = session if gain.reason in {None, "at-limit"} and session is not None else hero.session_point
    return evolve(hero, feat_points=gain.points, session_point=granted)


def hero_from_sheet(sheet: HeroSheet, hero_id: HeroId, player: Seat) -> Hero:
    """A hero who joins a game: everything of the sheet but the currencies and the marks of a scene (FT-CHAR-19)."""
    joined = hero_in_play(sheet, hero_id, player, 0)
    return evolve(at_scene_start(joined), feat_points=0, heat=0, linked_advantage=0)


def hero_in_play(sheet: HeroSheet, hero_id: HeroId, player: Seat, session_point: int) -> Hero:
    """A hero with all fields of a sheet, as the GM imports it over one who is in play already (FT-CHAR-19)."""
    fields = {name: getattr(sheet, name) for name in HeroSheet.model_fields}
    return Hero.model_validate({**fields, "id": hero_id, "player": player, "session_point": session_point})


def sheet_of(hero: Hero) -> HeroSheet:
    """What a text sheet says of a hero in play (FT-CHAR-18)."""
    return HeroSheet.model_validate({name: getattr(hero, name) for name in HeroSheet.model_fields})
