"""Buttons: labels that fit a phone, rows that fit a thumb, and the words that table and person buttons carry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from engine import Text
from tgbot.codec import Press, pack
from tgbot.texts import Texts, shortened
from tgbot.views.view import Button, Row

LABEL: Final = 30
"""Characters of a label; a phone cuts longer ones."""
ABREAST: Final = ((5, 4), (4, 5), (3, 8), (2, 14))
"""So many buttons share a row while none of their labels is longer than so many characters."""
CHOSEN: Final = "● "
MARKS: Final = "●☐☑ "
"""Stand before a label and belong to no name."""
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
    """Buttons in order, short ones side by side: in as few rows as may be, and these of about the same length."""
    row = tuple(buttons)
    best: list[_Layout] = [_Layout((0, 0), ())]
    for start in reversed(range(len(row))):
        options = [
            _Layout((below.cost[0] + 1, below.cost[1] + size**2), (row[start : start + size], *below.rows))
            for size in range(_abreast(row[start:]), 0, -1)
            for below in (best[-size],)
        ]
        best.append(min(options, key=lambda layout: layout.cost))
    return best[-1].rows


class _Layout(NamedTuple):
    """Rows for the last buttons; `cost` is how many, then how uneven."""

    cost: tuple[int, int]
    rows: tuple[Row, ...]


def _abreast(buttons: Row) -> int:
    """How many of the first of these buttons fit side by side."""
    fitting = (count for count, most in ABREAST if len(buttons) >= count and _widest(buttons[:count]) <= most)
    return next(fitting, 1)


def _widest(buttons: Row) -> int:
    return max(len(button.text) for button in buttons)
