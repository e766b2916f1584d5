"""A hero's sheet: as blocks to read, as text to copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from engine import Block, Seat, text
from tgbot.texts import Texts
from tgbot.views.blocks import render
from tgbot.views.buttons import in_rows, marked, table_button
from tgbot.views.pages import cut
from tgbot.views.view import Row, View


def sheet_view(
    texts: Texts, lang: str, game_id: str, seat: Seat, blocks: Sequence[Block], heroes: Mapping[Seat, str]
) -> View:
    """The sheet of a seat. `heroes`: names by seat, to turn to another one.

    Buttons: `table` with `sheet` and a seat, or `seat-text` for the sheet as text.
    """
    turning = _turning(texts, lang, game_id, seat, heroes)
    if not blocks:
        return View(html=texts.html(lang, text("sheet-none")), rows=turning)
    as_text = table_button(texts, lang, text("button-sheet-text"), game_id, "sheet", f"{seat}-text")
    return View(html=cut(render(texts, lang, blocks)), rows=((as_text,), *turning))


def sheet_text_view(texts: Texts, lang: str, game_id: str, seat: Seat, sheet: str, heroes: Mapping[Seat, str]) -> View:
    """The sheet as text in a block that is copied at a touch; it can be pasted back as it is."""
    back = table_button(texts, lang, text("menu-up"), game_id, "sheet", seat)
    return View(html=cut(f"<pre>{escape(sheet)}</pre>"), rows=((back,), *_turning(texts, lang, game_id, seat, heroes)))


def _turning(texts: Texts, lang: str, game_id: str, seat: Seat, heroes: Mapping[Seat, str]) -> tuple[Row, ...]:
    """Buttons to the heroes of all seats, when there are several."""
    if len(heroes) < 2:
        return ()
    return in_rows(
        marked(table_button(texts, lang, text("person-name", name=name), game_id, "sheet", one), one, seat)
        for one, name in heroes.items()
    )
