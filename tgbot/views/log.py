"""The log in pages: who did what and when, what silence did, what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from engine import GM, Seat, Text, text
from tgbot.codec import Press, pack
from tgbot.texts import Texts
from tgbot.views.buttons import label
from tgbot.views.pages import cut, length, page_within
from tgbot.views.people import acting, by_silence, shown_name
from tgbot.views.times import moment_short
from tgbot.views.view import TEXT_LIMIT, Button, Row, View

ENTRIES_A_PAGE: Final = 12
ENTRY_LIMIT: Final = 1500
"""UTF-16 units of one entry; a longer one is cut."""
ROOM: Final = TEXT_LIMIT - 200
"""What the entries of a page may take beside its title."""
BETWEEN: Final = "\n\n"


class Entry(Protocol):
    """What the log shows of a step; `tgbot.store.decision.LogEntry` is one."""

    @property
    def at(self) -> float: ...
    @property
    def version(self) -> int: ...
    @property
    def by(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def for_seat(self) -> str: ...
    @property
    def lines(self) -> tuple[Text, ...]: ...
    @property
    def secret(self) -> tuple[Text, ...]: ...
    @property
    def audience(self) -> tuple[str, ...]: ...
    @property
    def loaded(self) -> bool: ...
    @property
    def calendar(self) -> bool: ...
    @property
    def undone(self) -> bool: ...


def log_view(
    texts: Texts,
    lang: str,
    game_id: str,
    entries: Sequence[Entry],
    page: int,
    *,
    names: Mapping[str, Text],
    seats: frozenset[Seat] = frozenset(),
    zone: str,
) -> View:
    """One page; 0 holds the newest entries (`entries` come newest last). `names` by seat; `seats` are the reader's,
    none in public. Buttons: `page` with `log` and the page."""
    written = [_entry(texts, lang, one, names, seats, zone) for one in entries]
    pages = _pages(written)
    here = page_within(len(pages), page)
    title = texts.html(lang, text("log-view-title") if written else text("log-view-empty"))
    lines = [title, *pages[here]]
    if len(pages) > 1:
        lines.append(texts.html(lang, text("page-of", page=str(here + 1), pages=str(len(pages)))))
    return View(html=cut(BETWEEN.join(lines)), rows=_turning(texts, lang, game_id, here, len(pages)))


def _pages(written: Sequence[str]) -> list[list[str]]:
    """Filled from the newest; within a page the oldest stands first."""
    pages: list[list[str]] = [[]]
    used = 0
    for entry in reversed(written):
        size = length(entry) + len(BETWEEN)
        if pages[-1] and (used + size > ROOM or len(pages[-1]) == ENTRIES_A_PAGE):
            pages.append([])
            used = 0
        pages[-1].insert(0, entry)
        used += size
    return pages


def _entry(texts: Texts, lang: str, entry: Entry, names: Mapping[str, Text], seats: frozenset[Seat], zone: str) -> str:
    head = text("log-view-head", number=str(entry.version), when=moment_short(entry.at, zone), who=_who(entry, names))
    lines = [texts.html(lang, line) for line in _said(entry, seats)]
    if entry.undone:
        lines = [texts.html(lang, text("log-view-undone")), *(f"<s>{line}</s>" for line in lines)]
    return cut("\n".join([texts.html(lang, head), *lines]), ENTRY_LIMIT)


def readable(entry: Entry, seats: frozenset[Seat]) -> bool:
    """Whether the entry has something for this reader. One that has not is left out: that somebody decided may be the
    secret."""
    return bool(entry.lines or (entry.secret and _initiated(entry, seats)))


def _initiated(entry: Entry, seats: frozenset[Seat]) -> bool:
    return GM in seats or bool(seats & set(entry.audience))


def _said(entry: Entry, seats: frozenset[Seat]) -> Iterator[Text]:
    yield from entry.lines
    if entry.secret and _initiated(entry, seats):
        for line in entry.secret:
            yield text("log-view-secret", line=line)
    if entry.loaded:
        yield text("log-view-loaded")


def _who(entry: Entry, names: Mapping[str, Text]) -> Text:
    if entry.calendar:
        return text("person-calendar")
    seat = names.get(entry.for_seat) or text("person-left")
    if not entry.by:
        return by_silence(seat) if entry.for_seat else text("person-silence")
    name = shown_name(entry.name)
    return acting(name, seat if entry.for_seat else None)


def _turning(texts: Texts, lang: str, game_id: str, page: int, pages: int) -> tuple[Row, ...]:
    steps = ((text("log-view-older"), page + 1), (text("log-view-newer"), page - 1))
    row = tuple(
        Button(text=label(texts, lang, shown), data=pack(Press("page", game_id, prompt="log", option=str(to))))
        for shown, to in steps
        if 0 <= to < pages
    )
    return (row,) if row else ()
