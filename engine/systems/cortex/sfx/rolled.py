"""An SFX on dice that lie on the table: thrown again, added to, stronger in what they make (CX-SFX-05, CX-DEC-05).

Before anybody uses the ones of the roll (AMB-58): while its owner still chooses.
FL-AFTER-04.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Dice, Rejected, evolve, text
from engine.core.view import Block, DiceRow, Source
from engine.systems.cortex.action.exchange import Choosing, Exchange, Roll
from engine.systems.cortex.at_table import CortexLedger, CortexPosition, character
from engine.systems.cortex.changes import change, exchanges, move, with_xp, xp_lines
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import NONE, Die
from engine.systems.cortex.doom.spending import dice_for
from engine.systems.cortex.pool.asked import affected_by
from engine.systems.cortex.pool.model import PoolDie
from engine.systems.cortex.pool.picks import SfxPick
from engine.systems.cortex.sfx.activating import Activated, Activation, activate, more_gains, price_of
from engine.systems.cortex.sfx.data import Reroll, SpecialEffect
from engine.systems.cortex.sfx.events import SfxUsed
from engine.systems.cortex.sfx.use import (
    action_kind,
    granted,
    key_of,
    meeting,
    opportunities_left,
    opportunities_needed,
    with_sheet,
)

AFTER_ROLL = ("after_roll", "on_effect", "anytime")


def open_rolls(here: CortexPosition, who: str) -> Iterator[tuple[Exchange, str]]:
    """The rolls of a character whose dice are still being chosen, with their key."""
    for ex in exchanges(here.state):
        for stage in ex.at_work:
            if isinstance(stage, Choosing) and stage.roll in ex.rolls and ex.rolls[stage.roll].who == who:
                yield ex, stage.roll


def use_on_roll(
    led: CortexLedger,
    ex: Exchange,
    key: str,
    set_: str,
    sfx: SpecialEffect,
    again: tuple[int, ...] = (),
    pay: tuple[Die, ...] = (),
) -> None:
    """Activates an SFX on a roll; `pay` are the doom dice that the GM names for it.

    Refusals: those of `activate`, `sfx-once`, those of `dice_for`.
    """
    roll = ex.rolls[key]
    me = character(led.state, roll.who)
    check_on_roll(led, ex, key, set_, sfx, again)
    faces = led.roll(f"{ex.id}.again", [roll.pool[at].die for at in again]) if again else ()
    thrown = tuple(Dice(sides=roll.pool[at].die, face=face) for at, face in zip(again, faces, strict=True))
    named = _named(sfx, again)
    found = activate(named, _meeting(led, ex, key, me, set_, sfx, thrown, pay), led.options.canon)
    pool, rolled = list(roll.pool), [die.face or 1 for die in found.roll]
    added = found.slots[len(roll.pool) :]
    if added:
        pick = SfxPick(group="sfx", set=set_, name=sfx.name)
        pool += [PoolDie(die=die, pick=len(roll.picks)) for die in added]
        rolled += led.roll(f"{ex.id}.added", list(added))
        roll = evolve(roll, picks=(*roll.picks, pick))
    roll = evolve(roll, pool=tuple(pool), faces=tuple(rolled), gains=more_gains(roll.gains, found, key_of(set_, sfx)))
    after = with_sheet(evolve(me, pp=found.pp), found)
    led.post(SfxUsed(who=me.id, name=me.name, set=set_, sfx=sfx.name))
    doom = found.doom if found.doom != led.state.doom else None
    change(led, None, after, *_given(led, ex, key, found), doom=doom, blocks=_shown(roll, sfx, again, len(added)))
    change(led, None, *with_xp(led, found.xp))
    for line in xp_lines(led.state, found.xp):
        change(led, line)
    ex = _used_up(led, ex, key, sfx)
    move(led, ex, rolls=ex.rolls.set(key, roll))


def check_on_roll(
    here: CortexPosition, ex: Exchange, key: str, set_: str, sfx: SpecialEffect, again: tuple[int, ...] = ()
) -> None:
    """Refuses what cannot be activated on this roll now."""
    roll = ex.rolls[key]
    me = character(here.state, roll.who)
    if key_of(set_, sfx) in roll.gains.used:
        raise Rejected("sfx-once", sfx=sfx.name)
    same = tuple(roll.dice[at] for at in again)
    activate(_named(sfx, again), _meeting(here, ex, key, me, set_, sfx, same), here.options.canon)


def _named(sfx: SpecialEffect, again: tuple[int, ...]) -> SpecialEffect:
    """The SFX with the dice that are thrown again."""
    return evolve(
        sfx, benefits=tuple(evolve(one, which=again) if isinstance(one, Reroll) else one for one in sfx.benefits)
    )


def _meeting(
    here: CortexPosition,
    ex: Exchange,
    key: str,
    me: Character,
    set_: str,
    sfx: SpecialEffect,
    thrown: tuple[Dice, ...],
    pay: tuple[Die, ...] = (),
) -> Activation:
    roll = ex.rolls[key]
    uses = tuple(name for pick in roll.picks if (name := str(getattr(pick, "name", ""))))
    agreed = granted(here, me, SfxPick(group="sfx", set=set_, name=sfx.name))
    met = meeting(me, set_, uses=uses, action=action_kind(ex, key), confirmed=agreed)
    return evolve(
        met,
        doom=here.state.doom,
        pay=() if me.is_hero else dice_for(here.state.doom, (NONE,) * price_of(sfx), pay),
        affected=affected_by(here, ex, key),
        pool=tuple(one.die for one in roll.pool),
        roll=roll.dice,
        rerolled=thrown,
        opportunity=opportunities_left(here, ex, me) > 0,
    )


def _used_up(here: CortexPosition, ex: Exchange, key: str, sfx: SpecialEffect) -> Exchange:
    """The exchange with the ones that the SFX used."""
    needed = opportunities_needed(sfx)
    if not needed:
        return ex
    if character(here.state, ex.rolls[key].who).is_hero:
        return evolve(ex, gm_ones_used=ex.gm_ones_used + needed)
    other = _showing_one(ex, key)
    if other is None:
        return ex
    roll = ex.rolls[other]
    return evolve(ex, rolls=ex.rolls.set(other, evolve(roll, ones_used=roll.ones_used + needed)))


def _showing_one(ex: Exchange, key: str) -> str | None:
    """The other roll with a one that nobody has used."""
    return next((other for other, roll in ex.rolls.items() if other != key and roll.ones > roll.ones_used), None)


def _given(here: CortexPosition, ex: Exchange, key: str, found: Activated) -> tuple[Character, ...]:
    """A GM character's use of a hero's one gives that player a point (CX-NPC-10)."""
    if not found.opponent_pp:
        return ()
    other = _showing_one(ex, key)
    hero = here.state.characters.get(ex.rolls[other].who) if other is not None else None
    return (evolve(hero, pp=hero.pp + found.opponent_pp),) if hero is not None else ()


def _shown(roll: Roll, sfx: SpecialEffect, again: tuple[int, ...], added: int) -> tuple[Block, ...]:
    """The dice that have fallen anew."""
    fresh = (*again, *range(len(roll.pool) - added, len(roll.pool)))
    if not fresh:
        return ()
    dice = tuple(Source(die=roll.dice[at], aside=roll.faces[at] == 1) for at in fresh)
    return (DiceRow(label=text("cortex-sfx-dice", sfx=sfx.name), dice=dice),)
