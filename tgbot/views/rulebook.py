"""The rules text by term: a term with the way to related ones, the contents by chapter, what was not found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine import Text, text
from tgbot.codec import Press, pack
from tgbot.rulebook import Rulebook, Term
from tgbot.texts import Texts, shortened
from tgbot.views.buttons import LABEL, in_rows, label
from tgbot.views.pages import cut, page_within
from tgbot.views.view import Button, Row, View

CONTENTS: Final = "0"
ECHOED: Final = 40
"""Characters of unknown words that are repeated."""

Door = Callable[[str], str]
"""Callback data that leads to a term (its id) or a page of the contents (its number)."""


def door_of_game(game: str) -> Door:
    """`table` with `about` and where to: of this game's system, in this game's language."""
    return lambda where: pack(Press("table", game, prompt="about", option=where))


def door_of_person(ruleset: str) -> Door:
    """`me` with `about`, the system as stamp, and where to: of any system, in the reader's language."""
    return lambda where: pack(Press("me", stamp=ruleset, prompt="about", option=where))


def term_view(texts: Texts, lang: str, book: Rulebook, term: Term, door: Door) -> View:
    """The text, related terms, and the way back to the chapter."""
    page = book.chapter_of(term)
    back = _leads(texts, lang, text("about-back", topic=book.chapters[page].title), door, str(page + 1))
    rows = (*_terms(lang, book.related(term), door), (back,))
    return View(html=cut(texts.html(lang, term.about)), rows=rows)


def contents_view(texts: Texts, lang: str, book: Rulebook, page: int, door: Door) -> View:
    """Page 0 lists the chapters, each other page the terms of one."""
    here = page_within(len(book.chapters) + 1, page)
    if not here:
        chapters = (
            _leads(texts, lang, text("menu-topic", title=chapter.title), door, str(number))
            for number, chapter in enumerate(book.chapters, 1)
        )
        system = text(f"ruleset-{book.ruleset}")
        return View(html=texts.html(lang, text("about-contents", system=system)), rows=in_rows(chapters))
    chapter = book.chapters[here - 1]
    rows = (*_terms(lang, chapter.terms, door), *_turning(texts, lang, len(book.chapters), here, door))
    return View(html=texts.html(lang, text("about-chapter", topic=chapter.title)), rows=rows)


def several_view(texts: Texts, lang: str, typed: str, terms: Iterable[Term], door: Door) -> View:
    """Words that mean several terms: which?"""
    asked = text("about-several", typed=shortened(typed, ECHOED))
    return View(html=texts.html(lang, asked), rows=(*_terms(lang, terms, door), _contents(texts, lang, door)))


def unknown_view(texts: Texts, lang: str, book: Rulebook, typed: str, door: Door) -> View:
    """Words that mean none: they are shown, with the nearest terms and an example."""
    near = book.near(typed)
    example = book.terms[0].title(lang).lower()
    lines = [text("about-unknown", typed=shortened(typed, ECHOED)), text("about-example", example=example)]
    if near:
        lines.insert(1, text("about-near"))
    rows = (*_terms(lang, near, door), _contents(texts, lang, door))
    return View(html="\n".join(texts.html(lang, line) for line in lines), rows=rows)


def systems_view(texts: Texts, lang: str, rulesets: Iterable[str]) -> View:
    """Without a game: the rules of which system. What was asked is kept in the message that this one replies to."""
    buttons = (_leads(texts, lang, text(f"ruleset-{one}"), door_of_person(one), "") for one in rulesets)
    return View(html=texts.html(lang, text("about-which-system")), rows=in_rows(buttons))


def _terms(lang: str, terms: Iterable[Term], door: Door) -> tuple[Row, ...]:
    return in_rows(Button(text=shortened(term.title(lang), LABEL), data=door(term.id)) for term in terms)


def _leads(texts: Texts, lang: str, shown: Text, door: Door, where: str) -> Button:
    return Button(text=label(texts, lang, shown), data=door(where))


def _contents(texts: Texts, lang: str, door: Door) -> Row:
    return (_leads(texts, lang, text("button-about-contents"), door, CONTENTS),)


def _turning(texts: Texts, lang: str, chapters: int, page: int, door: Door) -> tuple[Row, ...]:
    steps = ((text("button-page-back"), page - 1), (text("button-page-on"), page + 1))
    turned = tuple(_leads(texts, lang, shown, door, str(to)) for shown, to in steps if 1 <= to <= chapters)
    return (turned, _contents(texts, lang, door))
