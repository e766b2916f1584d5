"""Entities that Telegram finds by itself in any text: commands, mentions, links, hashtags, addresses."""

import re

from tgbot.sandbox.jsontypes import Obj, number_of

PATTERNS = {
    "bot_command": re.compile(r"(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z][A-Za-z0-9_]{2,31})?(?![\w/@])"),
    "mention": re.compile(r"(?<!\w)@[A-Za-z][A-Za-z0-9_]{2,31}(?!\w)"),
    "email": re.compile(r"\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b"),
    "url": re.compile(r"\bhttps?://[^\s<>\"']*[^\s<>\"'.,;:!?)]|\bt\.me/[\w/?=-]+"),
    "hashtag": re.compile(r"(?<!\w)#\w*[^\W\d]\w*"),
}
SILENT_INSIDE = frozenset({"code", "pre", "text_link", "text_mention", "custom_emoji", "date_time"})


def units(text: str) -> int:
    """Length in UTF-16 code units, as Telegram counts."""
    return len(text) + sum(1 for letter in text if ord(letter) > 0xFFFF)


def with_detected(text: str, entities: list[Obj]) -> list[Obj]:
    """The given entities and those found in what they leave free, in Telegram's order."""
    taken = [_span(e) for e in entities if e.get("type") in SILENT_INSIDE]
    found = list(entities)
    for kind, pattern in PATTERNS.items():
        for match in pattern.finditer(text):
            start = units(text[: match.start()])
            end = start + units(match[0])
            if all(end <= first or start >= last for first, last in taken):
                taken.append((start, end))
                found.append({"type": kind, "offset": start, "length": end - start})
    return sorted(found, key=lambda e: (number_of(e, "offset"), -number_of(e, "length")))


def _span(entity: Obj) -> tuple[int, int]:
    start = number_of(entity, "offset")
    return start, start + number_of(entity, "length")
