"""Which offer or question the words behind a command are for: `/gm interrupt: Guard`, `/act Granite`, `/act 5 4`.

It is named by its title, or its options are. Nothing is guessed: what suits two questions is refused.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import GM, AnyPending, Rejected, Seat, waits
from tgbot.handlers.desk import Desk
from tgbot.handlers.shorthand import SHOWN, names_options, parted, unread
from tgbot.handlers.showing import offers_to
from tgbot.handlers.spoken import LEAST_BEGINNING, as_heard
from tgbot.table.requests import Said
from tgbot.texts import LANGUAGES


@dataclass(frozen=True)
class Meant:
    """An offer or a question, and the words that are left for it."""

    pending: AnyPending
    words: str


def in_topic(one: AnyPending, topic: str) -> bool:
    """Whether it is offered in this first topic of the menu (`act`, `hero`, `gm` …); without one: in any."""
    return not topic or (bool(one.prompt.menu) and one.prompt.menu[0].key == f"menu-{topic}")


def meant_by(desk: Desk, said: Said, topic: str, seats: frozenset[Seat]) -> Meant:
    """What the words of a command mean.

    First what the table waits for and has the named options, then what is named by its title, then what else has the
    named options, then what takes any words. Refuses with `nothing-in-…`, `suits-several`, `unread-piece`.
    """
    typed = said.argument.strip()
    ours = _ours(desk, topic, seats)
    if not ours:
        raise Rejected(f"nothing-in-{topic}" if topic else "nothing-to-do")
    language = desk.language_at(said.where, said.who)
    focus = frozenset(prompt for seat, prompt in desk.table.focus.items() if seat in seats)
    named = [one for one in ours if names_options(desk.texts, language, one.prompt, typed)]
    asked = [one for one in named if waits(one.prompt)]
    titled = None if asked else _titled(desk, ours, typed)
    if titled is not None:
        return titled
    found = _one_of(asked or named, focus)
    if found is None and topic == "gm":
        raise _nothing_so(desk, language, ours, typed)
    wordy = [one for one in ours if one.prompt.ask is not None or one.prompt.is_form]
    return Meant(found or _first_of(wordy, focus) or ours[0], typed)


def _ours(desk: Desk, topic: str, seats: frozenset[Seat]) -> list[AnyPending]:
    """What is asked of these seats, then what is offered to them; players' seats before the GM's."""
    found = [one for one in offers_to(desk.pendings(), seats) if waits(one.prompt) or in_topic(one, topic)]
    own = [one for one in found if one.prompt.to & (seats - {GM})] or found
    return sorted(own if topic == "act" else found, key=lambda one: not waits(one.prompt))


def _titled(desk: Desk, ours: list[AnyPending], typed: str) -> Meant | None:
    """The one whose title stands in front of the words, or of which the title begins so. Titles may hold a colon.

    Refuses with `suits-several` where two titles begin so.
    """
    titles = [(as_heard(desk.texts.plain(tongue, one.prompt.title)), one) for one in ours for tongue in LANGUAGES]
    several: list[AnyPending] = []
    for suits in (str.__eq__, str.startswith):
        for head, words in sorted(parted(typed), key=lambda part: -len(part[0])):
            said = as_heard(head)
            found = {one.prompt.id: one for title, one in titles if suits(title, said)}
            if len(said) >= LEAST_BEGINNING and len(found) == 1:
                return Meant(next(iter(found.values())), words.strip())
            if len(said) >= LEAST_BEGINNING and len(found) > 1:
                several = several or list(found.values())
    if several:
        raise _suits_several(several)
    return None


def _one_of(several: list[AnyPending], focus: frozenset[str]) -> AnyPending | None:
    """The only one, or the one in focus. Refuses with `suits-several`."""
    found = _likely(several, focus)
    if found is None and several:
        raise _suits_several(several)
    return found


def _suits_several(several: list[AnyPending]) -> Rejected:
    return Rejected("suits-several", one=several[0].prompt.title, other=several[1].prompt.title)


def _first_of(several: list[AnyPending], focus: frozenset[str]) -> AnyPending | None:
    return _likely(several, focus) or next(iter(several), None)


def _likely(several: list[AnyPending], focus: frozenset[str]) -> AnyPending | None:
    for choice in (several, [one for one in several if one.prompt.id in focus]):
        if len(choice) == 1:
            return choice[0]
    return None


def _nothing_so(desk: Desk, language: str, ours: list[AnyPending], typed: str) -> Rejected:
    """Nothing is called so: with an example of what is."""
    waiting = [one for one in ours if waits(one.prompt) and one.prompt.options]
    if len(waiting) == 1:
        return unread(desk.texts, language, waiting[0].prompt, typed)
    example = desk.texts.plain(language, ours[0].prompt.title)
    return Rejected("unread-piece", piece=typed[:SHOWN], example=example)
