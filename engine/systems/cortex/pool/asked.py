"""A pool as it is asked for: who pays, whom it concerns, in whose company somebody acts (CX-AFF-02 … CX-AFF-06)."""

from __future__ import annotations

from collections import Counter

from engine.core.base import Map
from engine.systems.cortex.action.exchange import ACTION, DOOM, Exchange
from engine.systems.cortex.at_table import CortexPosition, character, heroes_at
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.effects.due import AidGoal, AssetGoal
from engine.systems.cortex.pool.model import Company, Gathering
from engine.systems.cortex.pool.picks import AffiliationPick, AssetPick, HelperPick, LimitPick, Pick, SfxPick
from engine.systems.cortex.sfx.activating import price_of
from engine.systems.cortex.sfx.data import FreeTrait, Limit, SpecialEffect


def gathering(here: CortexPosition, ex: Exchange, key: str, picks: tuple[Pick, ...]) -> Gathering:
    """A pool as it is asked for, with who pays what."""
    who = ex.actor if key == ACTION else key
    doom = here.state.doom
    if who == DOOM:
        return Gathering(side="gm", role="reaction", kind="major", picks=picks, doom=doom)
    me = character(here.state, who)
    use = next((pick.use for pick in picks if isinstance(pick, AffiliationPick)), "")
    return Gathering(
        side="player" if me.is_hero else "gm",
        role="action" if key == ACTION else "reaction",
        kind=me.kind,
        level=me.level,
        picks=picks,
        company=company_of(here, ex, me, use, picks),
        faceless=not me.affiliation,
        pp=me.pp,
        sfx_pp=sum(price_of(found) for pick in picks if (found := sfx_picked(me, pick)) is not None),
        sfx_free=_freed(me, picks),
        limits=sum(limit.reward_pp for pick in picks if (limit := limit_picked(me, pick)) is not None),
        doom=doom,
        affected=affected_by(here, ex, key),
    )


def _freed(me: Character, picks: tuple[Pick, ...]) -> Map[str, int]:
    """How many further dice of each group the SFX of this pool allow, for their own price alone (FL-POOL-09)."""
    found = (one for pick in picks if (sfx := sfx_picked(me, pick)) is not None for one in sfx.benefits)
    freed: Counter[str] = Counter()
    for one in found:
        if isinstance(one, FreeTrait):
            freed[one.group] += one.count
    return Map(freed)


def affected_by(here: CortexPosition, ex: Exchange, key: str) -> tuple[CharacterId, ...]:
    """The heroes whom a GM's roll concerns, or all of the scene by house rule (CX-DOOM-09)."""
    heroes = {hero.id for hero in heroes_at(here)}
    if here.options.canon.d12_xp == "all":
        return tuple(heroes)
    return tuple(who for who in (ex.targets if key == ACTION else (ex.actor,)) if who in heroes)


def company_of(here: CortexPosition, ex: Exchange, me: Character, use: str, picks: tuple[Pick, ...]) -> Company:
    """Whoever says Solo acts alone, Buddy with one, Team with more, as far as there are so many (CX-AFF-02 … -04)."""
    there = allies(here, me)
    scene = here.state.scene
    partners = min({"buddy": 1, "team": 2}.get(use, 0), there)
    if scene is not None and me.id in scene.separated:
        partners = 0
    received = {asset.name for asset in me.assets if asset.creator not in ("", me.id)}
    support = any(
        isinstance(pick, HelperPick) or (isinstance(pick, AssetPick) and pick.name in received) for pick in picks
    )
    gives = isinstance(ex.goal, AssetGoal) and ex.goal.holder != me.id and ex.actor == me.id
    used = dict(scene.round.affiliation_used) if scene is not None else {}
    ally_used = any(used.get(who) in {"solo", "buddy"} for who in _helped(ex))
    return Company(partners=partners, support=support or gives, ally_used_solo_or_buddy=ally_used)


def allies(here: CortexPosition, me: Character) -> int:
    """How many others stand on somebody's side."""
    if me.is_hero:
        return sum(1 for one in heroes_at(here) if one.id != me.id and not one.gone)
    others = [one for one in here.state.characters.values() if not one.is_hero and one.present and one.id != me.id]
    return len(others)


def sfx_picked(me: Character, pick: Pick) -> SpecialEffect | None:
    """The SFX that a pick activates."""
    return sfx_called(me, pick.set, pick.name) if isinstance(pick, SfxPick) else None


def sfx_called(me: Character, set_: str, name: str) -> SpecialEffect | None:
    return next((one for held in me.power_sets if held.name == set_ for one in held.sfx if one.name == name), None)


def limit_picked(me: Character, pick: Pick) -> Limit | None:
    """The Limit that a pick activates."""
    return limit_called(me, pick.set, pick.name) if isinstance(pick, LimitPick) else None


def limit_called(me: Character, set_: str, name: str) -> Limit | None:
    return next((one for held in me.power_sets if held.name == set_ for one in held.limits if one.name == name), None)


def _helped(ex: Exchange) -> tuple[CharacterId, ...]:
    """The ally at whom the action is directed (CX-AFF-04)."""
    if isinstance(ex.goal, AidGoal):
        return (ex.goal.target,)
    return (ex.goal.holder,) if isinstance(ex.goal, AssetGoal) and ex.goal.holder != ex.actor else ()
