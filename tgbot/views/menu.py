"""The menu: all that a seat may do now, by topic, in pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import AnyPending, Prompt, Text, short, text, waits
from tgbot.codec import Press, pack, prompt_press
from tgbot.texts import Texts
from tgbot.views.buttons import in_rows, label
from tgbot.views.pages import page_within
from tgbot.views.view import OPTIONS_A_PAGE, Button, Row, View

Path = tuple[Text, ...]
MENU = "menu"
"""The word in a menu button's place for the prompt."""
CHAPTERS = ("menu-act", "menu-hero", "menu-points", "menu-gm")
"""The first topics, in the order of a player's needs."""


def menu_view(
    texts: Texts, lang: str, game_id: str, epoch: int, offers: Sequence[AnyPending], topic: str, page: int
) -> View:
    """One topic of the menu. `topic` is a `topic_code`, empty for the root; one that is gone shows the root.

    Buttons: `open`, `page`, `close` with `menu` for a prompt: `open` carries a topic code, `page` the page and (as its
    stamp) the topic code; `open` for an offer.
    """
    path = _path_of(offers, topic)
    entries = list(_entries(texts, lang, game_id, epoch, [one.prompt for one in offers], path))
    pages = max(1, -(-len(entries) // OPTIONS_A_PAGE))
    here = page_within(pages, page)
    shown = entries[here * OPTIONS_A_PAGE : (here + 1) * OPTIONS_A_PAGE]
    lines = [_title(path)]
    if not entries:
        lines.append(text("menu-empty"))
    if pages > 1:
        lines.append(text("page-of", page=str(here + 1), pages=str(pages)))
    turning = _turning(texts, lang, game_id, topic_code(path), here, pages)
    rows = (*in_rows(shown), *turning, _leaving(texts, lang, game_id, path))
    return View(html="\n".join(texts.html(lang, line) for line in lines), rows=rows)


def topic_code(path: Sequence[Text]) -> str:
    """Six characters for a path of topics, none for the root; also what `Opened` keeps behind `menu/`."""
    return short("\x1f".join(one.model_dump_json() for one in path), 6) if path else ""


def _path_of(offers: Sequence[AnyPending], topic: str) -> Path:
    for one in offers:
        for depth in range(1, len(one.prompt.menu) + 1):
            if topic_code(one.prompt.menu[:depth]) == topic:
                return one.prompt.menu[:depth]
    return ()


def _entries(
    texts: Texts, lang: str, game_id: str, epoch: int, prompts: Sequence[Prompt], path: Path
) -> Iterator[Button]:
    """What is asked of the reader, then the topics below `path`, then its offers."""
    here = [prompt for prompt in prompts if prompt.menu[: len(path)] == path]
    own = [prompt for prompt in here if prompt.menu == path]
    for prompt in sorted(own, key=lambda one: not waits(one)):
        shown = text("menu-asked", title=prompt.title) if waits(prompt) else prompt.title
        yield Button(text=label(texts, lang, shown), data=prompt_press("open", game_id, epoch, prompt))
    topics = dict.fromkeys(prompt.menu[: len(path) + 1] for prompt in here if len(prompt.menu) > len(path))
    for topic in sorted(topics, key=lambda one: _place(texts, lang, one[-1])):
        yield _to(texts, lang, game_id, text("menu-topic", title=topic[-1]), topic)


def _place(texts: Texts, lang: str, topic: Text) -> tuple[int, str]:
    """Known chapters first, then by name: an open menu that is drawn anew moves no topic under somebody's thumb."""
    place = CHAPTERS.index(topic.key) if topic.key in CHAPTERS else len(CHAPTERS)
    return place, texts.plain(lang, topic)


def _title(path: Path) -> Text:
    if not path:
        return text("menu-title")
    shown = path[0]
    for topic in path[1:]:
        shown = text("menu-below", topic=shown, below=topic)
    return text("menu-title-topic", topic=shown)


def _turning(texts: Texts, lang: str, game_id: str, topic: str, page: int, pages: int) -> tuple[Row, ...]:
    steps = (
        (text("button-page-back"), page - 1),
        (text("button-page-on"), page + 1),
    )
    row = tuple(
        Button(text=label(texts, lang, shown), data=pack(Press("page", game_id, topic, MENU, str(to))))
        for shown, to in steps
        if 0 <= to < pages
    )
    return (row,) if row else ()


def _leaving(texts: Texts, lang: str, game_id: str, path: Path) -> Row:
    close = Button(text=label(texts, lang, text("button-close")), data=pack(Press("close", game_id, prompt=MENU)))
    return (_to(texts, lang, game_id, text("menu-up"), path[:-1]), close) if path else (close,)


def _to(texts: Texts, lang: str, game_id: str, shown: Text, path: Path) -> Button:
    data = pack(Press("open", game_id, prompt=MENU, option=topic_code(path)))
    return Button(text=label(texts, lang, shown), data=data)
