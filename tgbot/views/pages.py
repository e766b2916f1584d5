"""Long HTML made to fit a message: cut with its tags closed, or laid out in pages.

Lengths are UTF-16 units of the source. Telegram counts less (the text without its tags): what fits here fits there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tgbot.views.view import TEXT_LIMIT

TOKEN: Final = re.compile(r"<(/?)([a-z-]+)[^<>]*>|&(?:[a-z]+|#\d+|#x[0-9a-f]+);|[^<&]|[<&]", re.IGNORECASE | re.DOTALL)
ELLIPSIS: Final = "…"


def length(html: str) -> int:
    """UTF-16 units, as Telegram counts."""
    return len(html.encode("utf-16-le", "surrogatepass")) // 2


def cut(html: str, most: int = TEXT_LIMIT) -> str:
    """The whole of it, or as much as fits with an ellipsis behind and every open tag closed."""
    if length(html) <= most:
        return html
    kept: list[str] = []
    open_tags: list[str] = []
    room = most - length(ELLIPSIS)
    for token in TOKEN.finditer(html):
        closing, name = token[1], token[2]
        after = _after(open_tags, closing, name)
        if length(token[0]) + _closers(after) > room:
            break
        room -= length(token[0])
        kept.append(token[0])
        open_tags = after
    return "".join(kept).rstrip() + ELLIPSIS + "".join(f"</{name}>" for name in reversed(open_tags))


def _after(open_tags: list[str], closing: str | None, name: str | None) -> list[str]:
    if not name:
        return open_tags
    return open_tags[:-1] if closing else [*open_tags, name]


def _closers(open_tags: list[str]) -> int:
    return sum(len(name) + 3 for name in open_tags)


def in_pages(pieces: Iterable[str], most: int = TEXT_LIMIT, between: str = "\n") -> tuple[str, ...]:
    """Pieces joined into as few pages as hold them, in order; a piece that is too long by itself is cut."""
    pages: list[str] = []
    for piece in pieces:
        short = cut(piece, most)
        if pages and length(pages[-1]) + length(between) + length(short) <= most:
            pages[-1] += between + short
        else:
            pages.append(short)
    return tuple(pages)


def page_within(pages: int, wanted: int) -> int:
    """The page that is shown when `wanted` is asked for; one beyond an end is that end."""
    return max(0, min(wanted, pages - 1))
