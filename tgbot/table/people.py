"""A person's own values: settings as they are typed, their games, and which question a private text answers."""

from __future__ import annotations

import re
from functools import cache
from zoneinfo import available_timezones

from engine import Rejected, evolve
from tgbot.table.cities import CITIES, OFFSET_ZONES
from tgbot.table.person import GameRef, Person, Question, Quiet
from tgbot.table.table import Member

QUESTIONS_KEPT = 30
"""Open questions of one person; the oldest go first."""
LANGUAGE_WORDS = {
    "ru": "ru",
    "рус": "ru",
    "русский": "ru",
    "russian": "ru",
    "en": "en",
    "eng": "en",
    "english": "en",
    "английский": "en",
    "auto": "",
    "авто": "",
}
OFF_WORDS = frozenset({"off", "no", "none", "never", "нет", "выкл", "без", "не нужны", "0"})
OFFSET = re.compile(r"(utc|gmt|msk|мск)?\s*([+\-−–])\s*(\d{1,2})(?::?([0-5]\d))?")
HOURS = re.compile(r"(?:с|from)?\s*(\d{1,2})(?::00)?\s*(?:-|−|–|—|to|до|\s)\s*(\d{1,2})(?::00)?")
MOSCOW_OFFSET = 3
ECHO_LIMIT = 30
"""Characters of unreadable input that a refusal repeats."""


# --- settings ---


def zone_named(typed: str) -> str:
    """The IANA name for a zone, a city (`Berlin`, `Новосибирск`) or an offset (`+3`, `UTC+03:00`, `МСК+2`).

    Refusals: `unknown-zone`.
    """
    name = " ".join(typed.split()).lower().replace("ё", "е")
    if (offset := OFFSET.fullmatch(name)) is not None:
        found = _offset_zone(offset)
    else:
        found = CITIES.get(name.replace("-", " ")) or _known_zones().get(name.replace(" ", "_"))
    if found is None:
        raise Rejected("unknown-zone", name=typed[:ECHO_LIMIT])
    return found


def _offset_zone(offset: re.Match[str]) -> str | None:
    """A zone without daylight saving; the names of Etc count to the west."""
    base, sign, hours, rest = offset.groups()
    minutes = (int(hours) * 60 + int(rest or 0)) * (1 if sign == "+" else -1)
    minutes += MOSCOW_OFFSET * 60 if base in ("msk", "мск") else 0
    if minutes % 60:
        return OFFSET_ZONES.get(minutes)
    whole = minutes // 60
    if not -12 <= whole <= 14:
        return None
    return f"Etc/GMT{-whole:+d}" if whole else "UTC"


@cache
def _known_zones() -> dict[str, str]:
    """All zones by lower-case name, and by the name of their city."""
    names = sorted(available_timezones())
    cities = {name.rpartition("/")[2].lower(): name for name in reversed(names) if "/" in name and name[:4] != "Etc/"}
    return {**cities, **{name.lower(): name for name in names}}


def quiet_named(typed: str) -> Quiet | None:
    """Quiet hours `23-8`, `с 23 до 8`; None for `off`. Whole hours. Refusals: `bad-quiet-hours`."""
    words = " ".join(typed.split()).lower()
    if words in OFF_WORDS:
        return None
    hours = HOURS.fullmatch(words)
    if hours is not None:
        start, end = (int(hour) for hour in hours.groups())
        if start <= 24 and end <= 24 and start % 24 != end % 24:
            return Quiet(start=start % 24, end=end % 24)
    raise Rejected("bad-quiet-hours", typed=typed[:ECHO_LIMIT])


def language_named(typed: str) -> str:
    """`ru`, `en`, or empty for `auto`. Refusals: `no-such-language`."""
    found = LANGUAGE_WORDS.get(typed.strip().lower())
    if found is None:
        raise Rejected("no-such-language", name=typed[:ECHO_LIMIT])
    return found


def with_zone(person: Person, typed: str) -> Person:
    return evolve(person, zone=zone_named(typed))


def with_quiet(person: Person, typed: str) -> Person:
    return evolve(person, quiet=quiet_named(typed))


def with_language(person: Person, typed: str) -> Person:
    return evolve(person, language=language_named(typed))


# --- the private chat, the name, the games ---


def opened(person: Person) -> Person:
    """They pressed Start: the private chat may be written to."""
    return evolve(person, opened=True)


def blocked(person: Person) -> Person:
    """They blocked the bot; nothing private reaches them."""
    return evolve(person, opened=False)


def seen(person: Person, name: str, username: str, telegram_language: str) -> Person:
    """The person as Telegram shows them today."""
    return evolve(person, name=name, username=username, telegram_language=telegram_language)


def member_of(person: Person) -> Member:
    """What their tables are told of a person."""
    return Member(
        user=person.user,
        name=person.name,
        username=person.username,
        language=person.language or person.telegram_language,
        zone=person.zone,
        quiet=person.quiet,
        reachable=person.opened,
    )


def with_game(person: Person, game: str, ref: GameRef) -> Person:
    return evolve(person, games=person.games.set(game, ref))


# --- questions ---


def addressee(person: Person, reply_to: int | None) -> Question | tuple[Question, ...] | None:
    """The question that a private text answers: the message replied to, the only one open, the one in focus.

    Several: ask which; one that stands in two messages is one. None: nothing is asked of them. `reply_to` is the
    bot's message that the text replies to; a reply to a message that asks nothing (any more) is never taken for the
    answer to another question.
    """
    questions = person.questions
    if not questions:
        return None
    apart = tuple({(q.game, q.prompt): q for q in questions}.values())
    if reply_to is not None:
        return next((q for q in questions if q.message == reply_to), apart)
    if len(apart) == 1:
        return apart[0]
    return next((q for q in apart if f"{q.game}/{q.prompt}" == person.focus), apart)
