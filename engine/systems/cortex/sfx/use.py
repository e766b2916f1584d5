"""SFX inside a roll: what they add to its pool, and what stands on the sheet afterwards (CX-SFX-02 … CX-SFX-06).

Their price is part of the pool's (CX-POOL-02, FL-POOL-14); a trait that is shut down as a condition stops working with
the next roll, since dice in hand forget their source (AMB-59).
"""

from __future__ import annotations

from engine.core.base import Frozen, Map, evolve
from engine.systems.cortex.action.exchange import ACTION, Exchange
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Character, Power
from engine.systems.cortex.dice import Die, step
from engine.systems.cortex.effects.due import AidGoal, AssetGoal, ComplicationGoal, Goal, StressGoal, TreatGoal
from engine.systems.cortex.pool.asked import sfx_picked
from engine.systems.cortex.pool.model import Pool, PoolDie
from engine.systems.cortex.pool.picks import Pick, PowerPick, SfxPick
from engine.systems.cortex.recovery.shutting import shut_down, trait_names, with_shut_down
from engine.systems.cortex.sfx.activating import Activated, Activation, Gains, activate, more_gains
from engine.systems.cortex.sfx.data import NeedsOpportunity, SpecialEffect, SpendPp
from engine.systems.cortex.tracks import STRESS_TYPES, StressType, Track

ACTION_KINDS: Map[str, str] = Map(
    {
        "stress": "attack",
        "complication": "create_complication",
        "aid": "recover",
        "treat": "recover",
        "restore": "restore",
        "weaken": "weaken",
        "other": "other",
    }
)
"""What a goal is as an action that an SFX may ask for (CX-SFX-04)."""


class Played(Frozen):
    """A pool with its SFX: its dice, the roller's sheet, what the roll gains."""

    pool: Pool
    me: Character | None = None
    gains: Gains = Gains()


def action_kind(ex: Exchange, key: str) -> str:
    """`attack`, `support`, `create_asset`, `reaction`, …"""
    if key != ACTION:
        return "reaction"
    return goal_kind(ex.actor, ex.goal)


def goal_kind(actor: str, goal: Goal) -> str:
    if isinstance(goal, AssetGoal):
        return "create_asset" if goal.holder == actor else "support"
    return ACTION_KINDS[goal.goal]


def play_sfx(
    here: CortexPosition, ex: Exchange, key: str, picks: tuple[Pick, ...], pool: Pool, me: Character
) -> Played:
    """Carries out the SFX among some picks, in their order. Refusals: those of `activate`."""
    played = Played(pool=pool, me=evolve(me, pp=pool.pp if me.is_hero else me.pp))
    uses = tuple(name for pick in picks if (name := str(getattr(pick, "name", ""))))
    uses += tuple(pick.set for pick in picks if isinstance(pick, PowerPick))
    for at, pick in enumerate(picks):
        sfx = sfx_picked(me, pick)
        if sfx is not None and isinstance(pick, SfxPick):
            met = meeting(
                played.me or me, pick.set, uses=uses, action=action_kind(ex, key), confirmed=granted(here, me, pick)
            )
            dice = tuple(one.die for one in played.pool.dice)
            left = opportunities_left(here, ex, me) >= sum(
                opportunities_needed(one) for other in picks if (one := sfx_picked(me, other)) is not None
            )
            met = evolve(met, doom=played.pool.doom, pool=dice, opportunity=left and me.is_hero)
            played = _with(played, at, sfx, met, here.options.canon)
    return played


def meeting(
    me: Character, set_: str, *, uses: tuple[str, ...], action: str = "", confirmed: bool = False
) -> Activation:
    """What an SFX finds on a character's sheet; pool and doom pool are added by the caller."""
    return Activation(
        by_gm=not me.is_hero,
        pp=me.pp,
        action=action,
        uses=uses,
        confirmed=confirmed,
        stress=Map({type_: me.track(type_).stress for type_ in STRESS_TYPES if me.track(type_).stress}),
        powers=Map({power.name: power.die for power in powers_of(me)}),
        shutdown=tuple(shut_down(me)),
        set=set_,
    )


def powers_of(me: Character) -> tuple[Power, ...]:
    return (*(power for held in me.power_sets for power in held.powers), *me.powers)


def granted(here: CortexPosition, me: Character, pick: SfxPick) -> bool:
    """Whether the GM has agreed to this SFX (CX-DEC-26)."""
    return any(
        one.granted and (one.who, one.set, one.name) == (me.id, pick.set, pick.name) for one in here.state.sfx_asked
    )


def opportunities_left(here: CortexPosition, ex: Exchange, me: Character) -> int:
    """Ones of the other side that nobody has used (CX-SFX-04, CX-OPN-02)."""
    if me.is_hero:
        return sum(roll.ones for roll in ex.rolls.values() if not _by_hero(here, roll.who)) - ex.gm_ones_used
    return sum(roll.ones - roll.ones_used for roll in ex.rolls.values() if _by_hero(here, roll.who))


def _by_hero(here: CortexPosition, who: str) -> bool:
    found = here.state.characters.get(who)
    return found is not None and found.is_hero


def opportunities_needed(sfx: SpecialEffect) -> int:
    return sum(1 for one in sfx.conditions if isinstance(one, NeedsOpportunity))


def key_of(set_: str, sfx: SpecialEffect) -> str:
    """How `Gains.used` names an SFX."""
    return f"{set_}/{sfx.name}"


def unpaid(sfx: SpecialEffect) -> SpecialEffect:
    """The SFX with its price left out: it is paid with the pool."""
    return evolve(sfx, conditions=tuple(one for one in sfx.conditions if not isinstance(one, SpendPp)))


def could_play(here: CortexPosition, ex: Exchange, key: str, me: Character, pick: SfxPick, sfx: SpecialEffect) -> None:
    """Refuses an SFX that no choice of traits could activate now; the form shows it blocked for that reason."""
    uses = tuple(trait_names(me))
    met = meeting(me, pick.set, uses=uses, action=action_kind(ex, key), confirmed=granted(here, me, pick))
    left = me.is_hero and opportunities_left(here, ex, me) > 0
    met = evolve(met, doom=here.state.doom, pool=(6, 6, 6, 6, 6, 6, 6, 6), opportunity=left)
    activate(unpaid(sfx), met, here.options.canon)


def worked(die: Die, goal: Goal, gains: Gains) -> Die:
    """An effect die with the steps of SFX on what it is to do; a power may stand in for it (CX-SFX-05, CX-REC-11)."""
    if not die:
        return die
    steps = gains.effect_steps
    match goal:
        case StressGoal(type=type_):
            steps += gains.stress_steps.get(type_, 0)
        case AssetGoal() | ComplicationGoal():
            steps += gains.made_steps
        case TreatGoal() | AidGoal():
            die = gains.effect or die
        case _:
            pass
    return step(die, steps)


def with_sheet(me: Character, found: Activated) -> Character:
    """The sheet after an activation: points, own stress, what is shut down."""
    tracks = me.tracks
    for type_ in STRESS_TYPES:
        left = found.stress.get(type_, 0)
        if left != me.track(type_).stress:
            tracks = tracks.set(type_, _eased(me, type_, left))
    after = evolve(me, tracks=tracks) if tracks is not me.tracks else me
    return with_shut_down(after, found.shutdown)


def _eased(me: Character, type_: StressType, left: Die) -> Track:
    """Stress that goes down may bring its bearer to (CX-OUT-03)."""
    track = me.track(type_)
    return evolve(track, stress=left, out=None if left < track.stress else track.out)


def _with(played: Played, at: int, sfx: SpecialEffect, met: Activation, canon: Canon) -> Played:
    found = activate(unpaid(sfx), met, canon)
    before = played.pool.dice
    kept = [evolve(one, die=die) for one, die in zip(before, found.slots, strict=False) if die]
    added = [PoolDie(die=die, pick=at) for die in found.slots[len(before) :] if die]
    me = with_sheet(evolve(played.me, pp=found.pp), found) if played.me is not None else None
    pool = evolve(
        played.pool,
        dice=(*kept, *added),
        doom=found.doom,
        pp=me.pp if me is not None and me.is_hero else played.pool.pp,
    )
    return Played(pool=pool, me=me, gains=more_gains(played.gains, found, key_of(met.set, sfx)))
