"""A pool is thrown: prices are paid, dice fall, each is shown with its source (CX-FLOW-03, CX-GEN-05, CX-POOL-10).

Rolls are open: FL-GM-03.
"""

from __future__ import annotations

from engine.core.base import Dice, Frozen, evolve, text
from engine.core.view import Block, DiceRow, Source
from engine.systems.cortex.action.exchange import ACTION, DOOM, Exchange, Roll
from engine.systems.cortex.at_table import CortexLedger, CortexPosition, character
from engine.systems.cortex.changes import RoundMoved, change, move, with_xp, xp_lines
from engine.systems.cortex.dice import Die
from engine.systems.cortex.limits.use import bring, require_not_used
from engine.systems.cortex.pool.asked import gathering, limit_picked, sfx_picked
from engine.systems.cortex.pool.build import build_pool
from engine.systems.cortex.pool.model import Pool
from engine.systems.cortex.pool.picks import AffiliationPick, DoomDiePick, HelperPick, LimitPick, Pick, SfxPick
from engine.systems.cortex.pool.price import cheapest_pay
from engine.systems.cortex.sfx.data import SpecialEffect
from engine.systems.cortex.sfx.events import SfxUsed
from engine.systems.cortex.sfx.use import Played, opportunities_needed, play_sfx
from engine.systems.cortex.words import name_of, pick_text, who_text


class GmPays(Frozen):
    """How the GM pays for a character's pool: with the dice named, else the smallest; whether a gain is a step up."""

    dice: tuple[Die, ...] = ()
    gain_steps: bool = False


FREELY = GmPays()


def priced_pool(
    here: CortexPosition,
    ex: Exchange,
    key: str,
    picks: tuple[Pick, ...],
    gm: GmPays = FREELY,
) -> Pool:
    """The pool of these picks. Refusals: those of `build_pool`, of `dice_for`."""
    asked = gathering(here, ex, key, picks)
    if asked.side == "gm":
        asked = evolve(asked, pay=cheapest_pay(asked, here.options.canon, gm.dice), step_up_gain=gm.gain_steps)
    return build_pool(asked, here.options.canon)


def played_pool(
    here: CortexPosition,
    ex: Exchange,
    key: str,
    picks: tuple[Pick, ...],
    gm: GmPays = FREELY,
) -> Played:
    """The pool with what SFX make of it. Refusals: those of `build_pool`, of `activate`, of `require_not_used`."""
    pool = priced_pool(here, ex, key, picks, gm)
    who = key or ex.actor
    if who == DOOM:
        return Played(pool=pool)
    me = character(here.state, who)
    require_not_used(me, picks)
    return play_sfx(here, ex, key, picks, pool, me)


def throw(
    led: CortexLedger,
    ex: Exchange,
    key: str,
    picks: tuple[Pick, ...],
    gm: GmPays = FREELY,
) -> Exchange:
    """Pays for a pool and throws it; gives the exchange with the roll. Refusals: those of `build_pool`."""
    played = played_pool(led, ex, key, picks, gm)
    pool = played.pool
    who = ex.actor if key == ACTION else key
    sides = [one.die for one in pool.dice]
    faces = led.roll(f"{ex.id}.{key or 'action'}", sides) if sides else ()
    roll = Roll(
        who=who,
        picks=picks,
        pool=pool.dice,
        faces=faces,
        after=pool.after,
        gains=played.gains,
        added=tuple(pick.die for pick in picks if isinstance(pick, DoomDiePick)),
    )
    head = text("cortex-rolls", who=who_text(led.state, who))
    characters = []
    if who != DOOM:
        me = played.me or character(led.state, who)
        facet = next((pick.use for pick in picks if isinstance(pick, AffiliationPick)), me.last_facet)
        characters.append(evolve(me, pp=pool.pp if me.is_hero else me.pp, banked=(), last_facet=facet))
        _note_affiliation(led, who, facet)
    characters += [one for one in with_xp(led, pool.xp) if one.id != who]
    blocks: list[Block] = [dice_row(roll)]
    doom = None if pool.doom == led.state.doom else pool.doom
    change(led, head, *characters, doom=doom, blocks=blocks, strong=True)
    for line in xp_lines(led.state, pool.xp):
        change(led, line)
    if who != DOOM:
        _note_activations(led, who, picks)
        _thank_helpers(led, picks)
    used = ex.gm_ones_used + sum(opportunities_needed(one) for one in _effects(led, who, picks))
    return move(led, ex, rolls=ex.rolls.set(key, roll), gm_ones_used=used)


def _effects(here: CortexPosition, who: str, picks: tuple[Pick, ...]) -> tuple[SpecialEffect, ...]:
    me = here.state.characters.get(who)
    if me is None:
        return ()
    return tuple(one for pick in picks if (one := sfx_picked(me, pick)) is not None)


def _thank_helpers(led: CortexLedger, picks: tuple[Pick, ...]) -> None:
    """The price of a helper's trait goes to the helper (CX-REC-04, CX-PP-05, FL-REC-03)."""
    for pick in picks:
        if isinstance(pick, HelperPick) and (helper := led.state.characters.get(pick.who)) is not None:
            line = text("cortex-helper-paid", who=helper.name, name=pick.name)
            change(led, line, evolve(helper, pp=helper.pp + 1))


def _note_activations(led: CortexLedger, who: str, picks: tuple[Pick, ...]) -> None:
    """SFX are told and the GM's word on them is used up; Limits do what they do (CX-SFX-03, CX-LIM-03)."""
    for pick in picks:
        if isinstance(pick, SfxPick):
            led.post(SfxUsed(who=who, name=name_of(led.state, who), set=pick.set, sfx=pick.name))
        elif isinstance(pick, LimitPick) and (limit := limit_picked(character(led.state, who), pick)) is not None:
            bring(led, who, limit)


def dice_row(roll: Roll) -> DiceRow:
    """Every die with its face and source; ones set apart (CX-ROLL-01)."""
    return DiceRow(
        dice=tuple(
            Source(
                die=Dice(sides=one.die, face=face),
                label=pick_text(roll.picks[one.pick]),
                aside=face == 1,
            )
            for one, face in zip(roll.pool, roll.faces, strict=True)
        )
    )


def _note_affiliation(led: CortexLedger, who: str, use: str) -> None:
    """Which affiliation somebody has used in this round (CX-AFF-04)."""
    scene = led.state.scene
    if scene is not None and scene.kind == "action" and use:
        used = scene.round.affiliation_used.set(who, use)
        led.post(RoundMoved(round=evolve(scene.round, affiliation_used=used)))
