"""Buttons: labels that fit a phone, rows that fit a thumb, and the words that table and person buttons carry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from engine import Text
from tgbot.codec import Press, pack
from tgbot.texts import Texts, shortened
from tgbot.views.view import Button, Row

LABEL: Final = 30
"""Characters of a label; a phone cuts longer ones."""
HALF: Final = 14
"""Characters of a label that still reads well with a second button beside it."""
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


def in_rows(buttons: Iterable[Button], across: int = 2) -> tuple[Row, ...]:
    """Buttons in order; up to `across` neighbours share a row while each of them is short."""
    rows: list[list[Button]] = []
    for button in buttons:
        room = bool(rows) and len(rows[-1]) < across and all(len(b.text) <= HALF for b in (*rows[-1], button))
        if room:
            rows[-1].append(button)
        else:
            rows.append([button])
    return tuple(tuple(row) for row in rows)
