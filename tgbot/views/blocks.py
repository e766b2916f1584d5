"""View blocks as HTML. A die's size and face are told apart by words, never by colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine import Block, DiceRow, Facts, Fold, Line, Source, Text, Track, text
from tgbot.texts import Texts, die_text

FULL, EMPTY = "■", "□"
LONGEST_BAR: Final = 20
"""Segments that are drawn; a longer track is drawn to scale."""
DICE_IN_SIGHT: Final = 12
"""More dice than this are folded."""
BETWEEN_DICE: Final = " · "


def render(texts: Texts, lang: str, blocks: Iterable[Block]) -> str:
    """The blocks below each other."""
    return "\n".join(_block(texts, lang, block) for block in blocks)


def bar(done: int, length: int) -> str:
    """`■■□□□□` for 2 of 6; any progress shows at least one full segment, and only a full track shows no empty one."""
    drawn = max(1, min(length, LONGEST_BAR))
    full = max(min(1, done), min(drawn, drawn * done // max(1, length)))
    return FULL * full + EMPTY * (drawn - full)


def folded(lines: Iterable[str]) -> str:
    """Lines that open at a touch."""
    return f"<blockquote expandable>{chr(10).join(lines)}</blockquote>"


def _block(texts: Texts, lang: str, block: Block) -> str:
    match block:
        case Line():
            said = texts.html(lang, block.text)
            return f"<b>{said}</b>" if block.strong else said
        case DiceRow():
            return _dice_row(texts, lang, block)
        case Track():
            return texts.html(lang, _track(block))
        case Facts():
            rows = (text("block-fact", label=row.label, value=row.value) for row in block.rows)
            return "\n".join(texts.html(lang, row) for row in rows)
        case Fold():
            return folded(texts.html(lang, line) for line in block.lines)


def _track(block: Track) -> Text:
    drawn = bar(block.done, block.length)
    return text("block-track", label=block.label, bar=drawn, done=str(block.done), length=str(block.length))


def _dice_row(texts: Texts, lang: str, row: DiceRow) -> str:
    counted = [_die(texts, lang, source) for source in row.dice if not source.aside]
    aside = [_die(texts, lang, source) for source in row.dice if source.aside]
    lines = [texts.html(lang, row.label)] if row.label is not None else []
    if counted:
        lines.append(f"🎲 {BETWEEN_DICE.join(counted)}")
    if aside:
        lines.append(f"{texts.html(lang, text('block-aside'))} {BETWEEN_DICE.join(aside)}")
    if not row.dice:
        lines.append(texts.html(lang, text("block-no-dice")))
    if len(row.dice) <= DICE_IN_SIGHT:
        return "\n".join(lines)
    return f"{texts.html(lang, text('block-many-dice', count=len(row.dice)))}\n{folded(lines)}"


def _die(texts: Texts, lang: str, source: Source) -> str:
    die = die_text(source.die)
    if source.label is None:
        return texts.html(lang, die)
    return texts.html(lang, text("block-die-from", die=die, source=source.label))
