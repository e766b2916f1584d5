"""Public messages that are sent once: what a step did, and short notices."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Block, Text, text
from tgbot.texts import Texts
from tgbot.views.blocks import render
from tgbot.views.pages import cut
from tgbot.views.view import Row, View


def post_view(texts: Texts, lang: str, who: Text | None, blocks: Iterable[Block], rows: tuple[Row, ...] = ()) -> View:
    """One step: who acts first, in bold, then what happened. `who` None: nobody in particular."""
    head = [texts.html(lang, text("post-who", who=who))] if who is not None else []
    return View(html=cut("\n".join([*head, render(texts, lang, blocks)])), rows=rows)


def note_view(texts: Texts, lang: str, *said: Text, rows: tuple[Row, ...] = ()) -> View:
    """A short notice, one line for each text."""
    return View(html=cut("\n".join(texts.html(lang, one) for one in said)), rows=rows)
