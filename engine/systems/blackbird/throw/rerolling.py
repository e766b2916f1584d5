"""Step 2: rerolls of one die or of the whole roll, by fate points or perks; the second result stands (BB-FATE)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.throw.exploding import BREAKS, chain_judged_anew
from engine.systems.blackbird.throw.modifying import require_uses, spent
from engine.systems.blackbird.throw.moves import FATE, Reroll, faces_needed
from engine.systems.blackbird.throw.values import Ability, Die, Means, Roll, die_called, thrown_dice, with_dice


def rerolls(roll: Roll) -> Iterator[Reroll]:
    """Rerolls that might be tried: fate first, then perks; each die in roll order, then the whole roll."""
    yield from (Reroll(FATE, die.id) for die in roll.dice)
    yield Reroll(FATE)
    for ability in roll.abilities:
        if ability.reroll == "die":
            yield from (Reroll(ability.name, die.id) for die in roll.dice)
        elif ability.reroll == "all":
            yield Reroll(ability.name)


def require_rerollable(roll: Roll, means: Means, move: Reroll, fallen: int) -> None:
    """BB-FATE-02: one fate point each, as many as one has; or a use of the perk. `fallen`: how many dice fell."""
    perk = _perk(roll, move)
    if move.die:
        die_called(roll, move.die)
    if perk is not None:
        require_uses(perk)
    elif means.fate_points < 1:
        raise Rejected("no-fate-points")
    if fallen != faces_needed(roll, move):
        raise Rejected("wrong-number-of-dice", need=faces_needed(roll, move), has=fallen)


def reroll(roll: Roll, means: Means, move: Reroll, faces: Sequence[int]) -> tuple[Roll, Means]:
    """The roll with the new faces, and what is left of the owner's fate points (BB-FATE-01)."""
    perk = _perk(roll, move)
    if perk is None:
        means = means._replace(fate_points=means.fate_points - 1)
    else:
        roll = spent(roll, perk)
    return (_one_anew(roll, move, faces[0]) if move.die else whole_roll_anew(roll, faces)), means


def losses_stay(roll: Roll, move: Reroll) -> bool:
    """Whether a button has to warn that the losses of a broken chain stay (BB-FATE-03)."""
    if not move.die or roll.rules.reroll_reopens_chain:
        return False
    return die_called(roll, _six(die_called(roll, move.die))).chain in BREAKS


def whole_roll_anew(roll: Roll, faces: Sequence[int]) -> Roll:
    """BB-FATE-04: the dice of the throw alone, without changes and flags; Rich experience is unused again.

    Pool dice are not paid again. The steps start anew, or by the house rule the roll stays in `modify` (ruling A-23).
    """
    dice = tuple(_fallen(die, face) for die, face in zip(thrown_dice(roll), faces, strict=True))
    abilities = tuple(evolve(one, used=0) if one.rich else one for one in roll.abilities)
    closed = 0 if roll.rules.full_reroll_restarts else roll.closed
    return evolve(roll, dice=dice, abilities=abilities, closed=closed)


def thrown_again(roll: Roll, faces: Sequence[int]) -> Roll:
    """After a full tie, if the house rule has it so: the same dice anew, all steps start again (BB-OPP-02, A-28).

    It is a new roll: every ability has its uses again, nothing is paid.
    """
    dice = tuple(_fallen(die, face) for die, face in zip(thrown_dice(roll), faces, strict=True))
    fresh = tuple(evolve(one, used=0) for one in roll.abilities)
    return Roll(
        dice=dice,
        difficulty=roll.difficulty,
        bonus_successes=roll.bonus_successes,
        abilities=fresh,
        effortless=roll.effortless,
        perk_due=roll.perk_due,
        rules=roll.rules,
    )


def _one_anew(roll: Roll, move: Reroll, face: int) -> Roll:
    """BB-FATE-03: it loses its changes and its own flags; other dice keep theirs."""
    die = die_called(roll, move.die)
    kept = evolve(_fallen(die, face), chain_of=die.chain_of, chain=die.chain)
    roll = with_dice(roll, {die.id: kept})
    return chain_judged_anew(roll, _six(die)) if roll.rules.reroll_reopens_chain else roll


def _fallen(die: Die, face: int) -> Die:
    return Die(id=die.id, src=die.src, paid=die.paid, rolled=face)


def _six(die: Die) -> str:
    return die.chain_of or die.id


def _perk(roll: Roll, move: Reroll) -> Ability | None:
    """The perk that pays; none for fate. One that rerolls a die does not reroll the whole roll."""
    if move.by == FATE:
        return None
    wanted = "die" if move.die else "all"
    found = next((one for one in roll.abilities if one.name == move.by and one.reroll == wanted), None)
    if found is None:
        raise Rejected("unknown-ability", ability=move.by)
    return found
