"""A roll in words: every die with its source and what became of it, what it counts, what came out (BB-BUILD-14)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.core.base import Dice, Text, text
from engine.core.view import DiceRow, Source
from engine.systems.blackbird.actions.difficulty import STANDARD
from engine.systems.blackbird.actions.opposing import Standing, standing_of
from engine.systems.blackbird.actions.view import in_a_row, signed
from engine.systems.blackbird.pool.labels import BARE, SourceLabel
from engine.systems.blackbird.sheet.view import attribute_text
from engine.systems.blackbird.throw.counting import counted, judged
from engine.systems.blackbird.throw.values import LOWEST_SUCCESS, SIDES, Die, Roll, explosion_dice


def source_text(src: SourceLabel) -> Text:
    """What gives a die; the sheet's own names as they are written."""
    if src in BARE:
        return text(f"blackbird-source-{src}")
    source, _, name = src.partition(":")
    return attribute_text(name) if source == "attribute" else text("blackbird-name", name=name)


def dice_row(roll: Roll) -> DiceRow:
    """The dice as they fell; set apart what is no success. Those of a GM character in short have one source only."""
    return DiceRow(
        dice=tuple(
            Source(
                die=Dice(sides=SIDES, face=die.rolled),
                label=None if die.src.startswith("npc:") else source_text(die.src),
                aside=die.rolled < LOWEST_SUCCESS,
            )
            for die in roll.dice
        )
    )


def dice_line(roll: Roll) -> Text:
    """All dice in one line, by source: successes in bold, explosions behind their six, what is lost, banked."""
    own = (die for die in roll.dice if not die.chain_of)
    parts = [_of_source(roll, src, tuple(dice)) for src, dice in groupby(own, key=lambda die: die.src)]
    return in_a_row(parts, "blackbird-next-source")


def die_text(die: Die) -> Text:
    """One die: its face, and what became of it."""
    face = _face(die)
    if die.succeeds:
        face = text("blackbird-face-success", face=face)
    for fate in ("lost", "locked", "banked", "free"):
        if getattr(die, fate):
            face = text(f"blackbird-face-{fate}", face=face)
    return face


def named_die(die: Die) -> Text:
    """A die as a button names it: short, by face and source."""
    return text("blackbird-die-of", die=_face(die), source=source_text(die.src))


def count_lines(roll: Roll, *, opposed: bool) -> Iterator[Text]:
    """Successes against the difficulty, ones and sixes, a flash, the critical in force."""
    now = counted(roll)
    if opposed:
        shift = signed(roll.difficulty - STANDARD)
        yield text("blackbird-count-opposed", successes=now.successes, shift=shift, sum=str(now.sum))
    else:
        yield text("blackbird-count", successes=now.successes, needed=str(roll.difficulty))
    if now.ones or now.sixes:
        yield text("blackbird-ones-sixes", ones=str(now.ones), sixes=str(now.sixes))
    if now.flash:
        yield text("blackbird-flash-there")
    if now.critical != "none":
        yield text("blackbird-critical-now", critical=text(f"blackbird-critical-{now.critical}"))
    elif now.ones >= 3 and now.sixes >= 3 and not roll.failure_cancelled:
        yield text("blackbird-criticals-cancel")


def result_text(roll: Roll, name: str, *, opposed: bool) -> Text:
    """What came out (BB-ROLL-03); among opponents what the roll is worth (BB-OPP-04)."""
    if opposed:
        return worth_text(standing_of(roll), name)
    now = counted(roll)
    came = judged(now, roll.difficulty)
    successes, needed = now.successes, str(roll.difficulty)
    margin = now.margin(roll.difficulty)
    said = text(f"blackbird-result-{came.replace('_', '-')}", who=name, successes=successes, needed=needed)
    return text("blackbird-with-margin", said=said, margin=str(margin)) if came == "success" and margin > 0 else said


def _face(die: Die) -> Text:
    if die.value != die.rolled:
        return text("blackbird-face-changed", was=str(die.rolled), now=str(die.value))
    return text("blackbird-face", face=str(die.rolled))


def worth_text(stands: Standing, name: str) -> Text:
    """What a side is worth when it is compared (BB-OPP-03, BB-OPP-04)."""
    said = text("blackbird-worth", who=name, net=str(stands.net), sum=str(stands.sum))
    if stands.critical != "none":
        return text("blackbird-worth-critical", said=said, critical=text(f"blackbird-critical-{stands.critical}"))
    return said


def _of_source(roll: Roll, src: SourceLabel, dice: tuple[Die, ...]) -> Text:
    shown = in_a_row([_with_chain(roll, die) for die in dice], "blackbird-next-die")
    return text("blackbird-dice-of", source=source_text(src), dice=shown)


def _with_chain(roll: Roll, die: Die) -> Text:
    chain = explosion_dice(roll, die.id)
    if not chain:
        return die_text(die)
    return text(
        "blackbird-die-chain", die=die_text(die), chain=in_a_row([die_text(one) for one in chain], "blackbird-next-die")
    )
