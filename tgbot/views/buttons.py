"""Buttons: labels that fit a phone, rows that fit a thumb, and the words that table and person buttons carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, Literal

from engine import Text
from tgbot.codec import Press, pack
from tgbot.texts import Texts, shortened
from tgbot.views.view import Button, Row

LABEL: Final = 30
"""Characters of a label; a phone cuts longer ones."""
ABREAST: Final = ((5, 4), (4, 5), (3, 8), (2, 14))
"""So many buttons share a row while none of their labels is longer than so many characters."""
CHOSEN: Final = "● "
Style = Literal["", "primary", "success", "danger"]


def label(texts: Texts, lang: str, shown: Text, most: int = LABEL) -> str:
    """A label of at most `most` characters; never empty, which Telegram would refuse."""
    said = " ".join(texts.plain(lang, shown).split())
    return shortened(said, most) if said else "…"


def table_button(
    texts: Texts, lang: str, shown: Text, game: str, word: str, arg: str = "", style: Style = ""
) -> Button:
    """Something around a game: `Press("table", game, prompt=word, option=arg)`."""
    return Button(text=label(texts, lang, shown), data=pack(Press("table", game, prompt=word, option=arg)), style=style)


def me_button(texts: Texts, lang: str, shown: Text, word: str, arg: str = "") -> Button:
    """Something of the person alone: `Press("me", prompt=word, option=arg)`."""
    return Button(text=label(texts, lang, shown), data=pack(Press("me", prompt=word, option=arg)))


def marked(button: Button, value: object, now: object) -> Button:
    """The button with a dot in front when its value is the one in force."""
    return button.model_copy(update={"text": shortened(CHOSEN + button.text, LABEL)}) if value == now else button


def in_rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """Buttons in order; short neighbours share rows of about the same length, a long one stands alone."""
    rows: list[Row] = []
    for crowded, alike in groupby(buttons, key=lambda button: _abreast(button) > 1):
        run = tuple(alike)
        rows += _even(run, min(map(_abreast, run)) if crowded else 1)
    return tuple(rows)


def _abreast(button: Button) -> int:
    """How many buttons of this length fit side by side."""
    return next((count for count, most in ABREAST if len(button.text) <= most), 1)


def _even(run: tuple[Button, ...], across: int) -> Iterator[Row]:
    lines = -(-len(run) // across)
    length, longer = divmod(len(run), lines)
    at = 0
    for line in range(lines):
        size = length + (line < longer)
        yield run[at : at + size]
        at += size
