"""The rule system Feats as the bot sees it."""

from __future__ import annotations

from engine.core.base import Map, Seat
from engine.core.game import Game, Ruleset
from engine.systems.feats.at_table import FeatsLedger
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.sessions import sessions
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import hero_name, scene_card, sheet_card, sheet_text

SCHEMA_NO = 1


def new(options: FeatsOptions) -> FeatsState:
    return FeatsState()


def seated(led: FeatsLedger, seat: Seat) -> None:
    """A new player makes a hero first; nothing happens yet (FT-FP-19 comes with the hero)."""


def unseated(led: FeatsLedger, seat: Seat) -> None:
    """A hero who leaves passes in a running montage (FT-MONT-30)."""


def migrate(body: Map[str, object], number: int) -> Map[str, object]:
    """There is no older schema yet."""
    return body


FEATS: Ruleset[FeatsState, FeatsOptions] = Ruleset(
    id="feats",
    schema_no=SCHEMA_NO,
    game_type=Game[FeatsState, FeatsOptions],
    options_type=FeatsOptions,
    new=new,
    procedures=(sessions,),
    scene=scene_card,
    sheet=sheet_card,
    sheet_text=sheet_text,
    hero_name=hero_name,
    seated=seated,
    unseated=unseated,
    migrate=migrate,
)
