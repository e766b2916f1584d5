"""Whom the table waits for, the one warning before a deadline, and the call to the GM when a game holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine import Prompt, Text, Wait, short, stamp, text
from tgbot.codec import Press, pack, prompt_code, prompt_press
from tgbot.table.table import Silence
from tgbot.texts import Texts
from tgbot.views.buttons import label, table_button
from tgbot.views.pages import cut
from tgbot.views.people import joined
from tgbot.views.prompt import default_words
from tgbot.views.times import moment
from tgbot.views.view import Button, View


@dataclass(frozen=True)
class Awaited:
    """One line of the waiting list: who (any of them is enough), for what, until when. `held`: why the clock stands."""

    who: Text
    what: Text
    wait: Wait
    due_at: float | None = None
    held: Text | None = None
    hero: str = ""
    """Whose name need not be said twice, if what is asked begins with it."""


def waiting_view(
    texts: Texts, lang: str, awaited: Sequence[Awaited], *, zone: str, paused_at: float | None = None
) -> View:
    """The whole list: moves first, chances to react after them."""
    return View(html=cut("\n".join(waiting_lines(texts, lang, awaited, zone=zone, paused_at=paused_at))))


def waiting_lines(
    texts: Texts, lang: str, awaited: Sequence[Awaited], *, zone: str, paused_at: float | None = None
) -> list[str]:
    """The same as HTML lines, for cards."""
    awaited = [_named_once(texts, lang, one) for one in awaited]
    moves = [one for one in awaited if one.wait is not Wait.WINDOW]
    chances = [one for one in awaited if one.wait is Wait.WINDOW]
    lines = [text("waiting-paused", when=moment(paused_at, zone))] if paused_at is not None else []
    if moves:
        lines += [text("waiting-title"), *_lines(moves, zone, stands=paused_at is not None)]
    if chances:
        lines += [text("waiting-chances"), *_lines(chances, zone, stands=paused_at is not None)]
    if not awaited:
        lines.append(text("waiting-nobody"))
    return [texts.html(lang, line) for line in lines]


def _named_once(texts: Texts, lang: str, one: Awaited) -> Awaited:
    return replace(one, what=without_name(texts, lang, one.what, one.hero))


def without_name(texts: Texts, lang: str, what: Text, hero: str) -> Text:
    """What is asked, where the hero is named beside it."""
    asked, name = texts.plain(lang, what), f"{hero}: "
    return text("person-name", name=asked.removeprefix(name)) if asked.startswith(name) else what


def _lines(awaited: Sequence[Awaited], zone: str, *, stands: bool = False) -> Iterable[Text]:
    """People who are asked the same until the same time share a line. `stands`: the game is paused."""
    for (what, due_at, held), alike in groupby(awaited, key=lambda one: (one.what, one.due_at, one.held)):
        who = joined([one.who for one in alike])
        if held is not None:
            yield text("waiting-held", who=who, what=what, why=held)
        elif due_at is not None:
            yield text("waiting-until", who=who, what=what, when=moment(due_at, zone))
        elif stands:
            yield text("waiting-stands", who=who, what=what)
        else:
            yield text("waiting-open-end", who=who, what=what)


def warning_view(
    texts: Texts,
    lang: str,
    game_id: str,
    epoch: int,
    prompts: Sequence[Prompt],
    who: Text,
    due_at: float,
    *,
    zone: str,
    silence: Silence = "default",
) -> View:
    """The reminder before a deadline that some prompts share; `who` is a mention. It is edited away when it stops
    being true. Buttons: `open` for each prompt."""
    lines = [
        text("warning", who=who, what=_titles(prompts)),
        text("prompt-due", when=moment(due_at, zone)),
        *(text("prompt-if-silent", what=what) for what in _defaults(prompts, silence)),
    ]
    shown = text("button-open-question") if len(prompts) == 1 else None
    rows = [(_opens(texts, lang, game_id, epoch, prompt, shown or prompt.title),) for prompt in prompts]
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=tuple(rows), quiet=False)


def nudge_view(
    texts: Texts, lang: str, game_id: str, asker: Text | None, awaited: Sequence[Awaited], *, zone: str
) -> View:
    """Somebody asks by hand for answers; who is asleep is named in `awaited` without a mention. Button: `menu`.

    `asker` None: nobody in particular, such as the mention that waited for the end of quiet hours.
    """
    lines = [text("nudge", asker=asker) if asker is not None else text("nudge-later"), *_lines(awaited, zone)]
    html = "\n".join(texts.html(lang, line) for line in lines)
    menu = table_button(texts, lang, text("button-menu"), game_id, "menu")
    return View(html=cut(html), rows=((menu,),), quiet=False)


def skip_view(texts: Texts, lang: str, game_id: str, epoch: int, awaited: Sequence[tuple[Text, Prompt]]) -> View:
    """What the GM may stop waiting for: who and which prompt; only prompts with a default. Buttons: `table` with
    `skip`, the prompt's stamp and code."""
    lines = [text("skip-title" if awaited else "skip-nothing")]
    rows = []
    for who, prompt in awaited:
        lines.append(text("skip-line", who=who, what=prompt.title, default=default_words(prompt)))
        data = pack(Press("table", game_id, stamp(epoch, prompt, None), "skip", prompt_code(prompt)))
        rows.append((Button(text=label(texts, lang, text("skip-button", who=who, what=prompt.title)), data=data),))
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=tuple(rows))


def warning_over(texts: Texts, lang: str, who: Text, what: Text, hero: str = "") -> View:
    """What a warning becomes when it is no longer true; it mentions nobody, and names the hero once."""
    said = text("warning-over", who=who, what=without_name(texts, lang, what, hero))
    return View(html=cut(texts.html(lang, said)))


def gm_call_view(
    texts: Texts,
    lang: str,
    game_id: str,
    epoch: int,
    prompts: Sequence[Prompt],
    gm: Text,
    who: Text,
    *,
    clock: str,
) -> View:
    """The game holds at a deadline and the GM decides; `gm` is a mention, `who` are the silent ones.

    Buttons: `table` with `wait` or `silent` and `short(clock, 6)`, and `open` for each prompt (answer for them).
    """
    lines = [text("gm-call", gm=gm, who=who, what=_titles(prompts))]
    lines += [text("gm-call-default", what=what) for what in _defaults(prompts, "default")]
    code = short(clock, 6)
    rows = [(table_button(texts, lang, text("button-wait-more"), game_id, "wait", code, "primary"),)]
    if any(prompt.default is not None for prompt in prompts):
        rows.append((table_button(texts, lang, text("button-play-default"), game_id, "silent", code),))
    for prompt in prompts:
        rows.append((_opens(texts, lang, game_id, epoch, prompt, text("button-answer-for", what=prompt.title)),))
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=tuple(rows), quiet=False)


def _opens(texts: Texts, lang: str, game_id: str, epoch: int, prompt: Prompt, shown: Text) -> Button:
    return Button(text=label(texts, lang, shown), data=prompt_press("open", game_id, epoch, prompt))


def _titles(prompts: Sequence[Prompt]) -> Text:
    return joined(list(dict.fromkeys(prompt.title for prompt in prompts)))


def _defaults(prompts: Sequence[Prompt], silence: Silence) -> list[Text]:
    """What silence does, each different thing once."""
    known = (prompt for prompt in prompts if prompt.default is not None)
    return list(dict.fromkeys(default_words(prompt, silence) for prompt in known))
