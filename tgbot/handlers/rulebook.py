"""`/rule [word]`: the rules text by term, of a game's system or, without a game, of any."""

from __future__ import annotations

from engine import Rejected, rulesets
from tgbot.codec import Press
from tgbot.handlers.desk import Desk
from tgbot.rulebook import rulebook
from tgbot.store.decision import Row
from tgbot.table.requests import Pressed, Said
from tgbot.table.table import Place
from tgbot.texts import Texts
from tgbot.views import rulebook as views
from tgbot.views.rulebook import Door, door_of_game, door_of_person
from tgbot.views.view import View

COMMAND = "/rule"


def rule(desk: Desk, said: Said) -> None:
    """At a table: the rules of its system; before one is chosen, of any."""
    language = desk.language_at(said.where, said.who)
    ruleset = desk.table.ruleset
    if ruleset:
        view = asked_view(desk.texts, language, ruleset, said.argument, door_of_game(desk.table.id))
    else:
        view = views.systems_view(desk.texts, language, rulesets())
    desk.reply(said, view)


def on_about(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Another term or page, in the message that was pressed."""
    language = desk.language_at(pressed.where, pressed.who)
    door = door_of_game(desk.table.id)
    desk.reply(pressed, turned_view(desk.texts, language, desk.table.ruleset, press.option, door))
    desk.toast(pressed, "")


def explain(desk: Desk, pressed: Pressed, term: str) -> None:
    """The rules on the question that was pressed, in a message of their own below it."""
    language = desk.language_at(pressed.where, pressed.who)
    view = turned_view(desk.texts, language, desk.table.ruleset, term, door_of_game(desk.table.id))
    place = Place(chat=pressed.where.chat, thread=pressed.where.thread)
    key = f"about:{pressed.query}"
    desk.rows.append(Row(key=key, kind="post", place=place, view=view, reply_to=pressed.message, must=True))
    desk.toast(pressed, "")


def about_any(texts: Texts, language: str, press: Press, kept: str) -> View:
    """A press without a game: its stamp is the system; without an option, what was asked at first (`kept`) is shown.

    Refuses with `out-of-date` a system or term that is not there.
    """
    if press.stamp not in rulesets():
        raise Rejected("out-of-date")
    door = door_of_person(press.stamp)
    if press.option:
        return turned_view(texts, language, press.stamp, press.option, door)
    command, _, asked = kept.partition(" ")
    return asked_view(texts, language, press.stamp, asked if command.startswith(COMMAND) else "", door)


def asked_view(texts: Texts, language: str, ruleset: str, typed: str, door: Door) -> View:
    """What some words find: the term, several to choose from, or nothing; without words the contents."""
    book = rulebook(texts, ruleset)
    found = book.meant(typed)
    if not typed.strip():
        return views.contents_view(texts, language, book, 0, door)
    if len(found) == 1:
        return views.term_view(texts, language, book, found[0], door)
    if found:
        return views.several_view(texts, language, typed, found, door)
    return views.unknown_view(texts, language, book, typed, door)


def turned_view(texts: Texts, language: str, ruleset: str, where: str, door: Door) -> View:
    """A term by its id, or a page of the contents by its number. Refuses with `out-of-date` one that is not there."""
    book = rulebook(texts, ruleset)
    term = book.term(where)
    if term is not None:
        return views.term_view(texts, language, book, term, door)
    if where.isdigit():
        return views.contents_view(texts, language, book, int(where[:3]), door)
    raise Rejected("out-of-date")
