"""A prompt as a message: what is asked, what it costs, what silence does, until when; and what is left of it after."""

from __future__ import annotations

from collections.abc import Iterator

from engine import AnyPending, Ask, Default, Group, Option, Prompt, Quote, Text, text, waits
from tgbot.table.table import Draft, Silence
from tgbot.texts import Texts, shortened
from tgbot.views.blocks import render
from tgbot.views.buttons import label
from tgbot.views.keyboard import Keyboard, goes_round, page_count, sends_by_done
from tgbot.views.pages import cut, page_within
from tgbot.views.people import joined
from tgbot.views.times import moment
from tgbot.views.view import Button, View

PLACEHOLDER = 64
"""Characters of the hint in the field of a forced reply."""
ANY: int = Group.model_fields["most"].default
"""A group without a bound."""
DRAFT_IN_SIGHT = 600
"""Characters of the draft's text that are shown."""


def prompt_view(
    texts: Texts,
    lang: str,
    game_id: str,
    epoch: int,
    pending: AnyPending,
    draft: Draft,
    *,
    due_at: float | None = None,
    zone: str = "Europe/Moscow",
    whom: Text | None = None,
    game_title: str = "",
    silence: Silence = "default",
) -> View:
    """`whom` in a group: who is asked. `game_title` in a private chat of somebody with several games. `silence`: what
    the game does at the deadline of this prompt's class."""
    prompt = pending.prompt
    quote = pending.priced(draft.picks)
    parts = [
        *_head(texts, lang, prompt, whom, game_title),
        *_picked(texts, lang, prompt, draft),
        *_written(texts, lang, prompt, draft),
        *(texts.html(lang, line) for line in _price(prompt, draft, quote)),
        *(texts.html(lang, line) for line in _silence_and_time(prompt, due_at, zone, silence)),
    ]
    rows = Keyboard(texts, lang, game_id, epoch, prompt).rows(draft, quote)
    return View(html=cut("\n".join(parts)), rows=rows, ask=_placeholder(texts, lang, prompt))


def closed_view(texts: Texts, lang: str, title: Text, outcome: Text) -> View:
    """What an answered or expired prompt becomes: one line without buttons."""
    return View(html=cut(texts.html(lang, text("prompt-closed", title=title, outcome=outcome))))


def sealed_view(texts: Texts, lang: str, who: Text, title: Text, link: str) -> View:
    """In the group, for somebody who has not opened the private chat: what is asked of them there, and the way in."""
    button = Button(text=label(texts, lang, text("button-private")), url=link, style="primary")
    return View(html=cut(texts.html(lang, text("prompt-sealed", who=who, title=title))), rows=((button,),))


def _head(texts: Texts, lang: str, prompt: Prompt, whom: Text | None, game_title: str) -> Iterator[str]:
    if game_title:
        yield texts.html(lang, text("prompt-of-game", game=game_title))
    yield f"<b>{texts.html(lang, prompt.title)}</b>"
    if whom is not None:
        yield texts.html(lang, text("prompt-whom", whom=whom))
    elif prompt.secret:
        yield texts.html(lang, text("prompt-secret"))
    if prompt.body:
        yield render(texts, lang, prompt.body)


def _picked(texts: Texts, lang: str, prompt: Prompt, draft: Draft) -> Iterator[str]:
    """What is ticked so far, by group: the keyboard shows only one page."""
    if not prompt.is_form:
        return
    held = {group.id: _picked_of(prompt, draft, group) for group in prompt.groups}
    open_ones = [group for group in prompt.groups if not held[group.id] and _says_itself(group)]
    together = len(open_ones) > 1
    for group in prompt.groups:
        picked = held[group.id]
        if not picked and together and group in open_ones:
            continue
        key = "prompt-group-picked" if picked else "prompt-group-empty"
        shown = joined(picked) if picked else _how_many(group)
        yield texts.html(lang, text(key, group=group.label, picked=shown))
    if together:
        yield texts.html(lang, text("prompt-groups-open", groups=joined([group.label for group in open_ones])))
    known = {group.id for group in prompt.groups}
    loose = _labels(prompt, tuple(p for p in draft.picks if (o := prompt.option(p)) and o.group not in known))
    if loose:
        yield texts.html(lang, text("prompt-picked", picked=joined(loose)))
    if goes_round(prompt):
        yield texts.html(lang, text("prompt-ways"))


def _picked_of(prompt: Prompt, draft: Draft, group: Group) -> list[Text]:
    return _labels(prompt, tuple(p for p in draft.picks if (o := prompt.option(p)) and o.group == group.id))


def _says_itself(group: Group) -> bool:
    """Nothing of it is needed, and its buttons show whether it takes one or many."""
    return not group.least and (group.most == 1 or group.most >= ANY)


def _labels(prompt: Prompt, picks: tuple[str, ...]) -> list[Text]:
    counted = {pick: picks.count(pick) for pick in picks}
    return [_counted(option, count) for pick, count in counted.items() if (option := prompt.option(pick)) is not None]


def _counted(option: Option, count: int) -> Text:
    if option.states:
        return text("prompt-in-state", what=option.label, state=option.states[min(count, len(option.states) - 1)])
    return option.label if count == 1 else text("prompt-times", what=option.label, count=str(count))


def _how_many(group: Group) -> Text:
    if group.most == 1:
        return text("prompt-pick-one" if group.least else "prompt-pick-one-or-none")
    if group.least:
        return text("prompt-pick-at-least", least=group.least)
    return text("prompt-pick-any") if group.most >= ANY else _up_to(group.most)


def _up_to(most: int) -> Text:
    return text("prompt-pick-up-to", most=most)


def _written(texts: Texts, lang: str, prompt: Prompt, draft: Draft) -> Iterator[str]:
    if prompt.ask is None:
        return
    if draft.text:
        yield texts.html(lang, text("prompt-draft", text=shortened(draft.text, DRAFT_IN_SIGHT)))
    else:
        yield texts.html(lang, _asked(prompt, prompt.ask))


def _asked(prompt: Prompt, ask: Ask) -> Text:
    """Words that are needed, that may stand in for a button, or that may be added."""
    if ask.required:
        return text("prompt-ask", what=ask.label)
    instead = prompt.least == 0 and not prompt.is_form and prompt.options
    return text("prompt-ask-instead" if instead else "prompt-ask-if-you-like", what=ask.label)


def _price(prompt: Prompt, draft: Draft, quote: Quote) -> Iterator[Text]:
    yield from quote.lines
    if not sends_by_done(prompt, draft):
        return
    if paid := [text(cost.what, amount=cost.amount) for cost in quote.cost if cost.amount > 0]:
        yield text("prompt-price", cost=joined(paid))
    if gained := [text(cost.what, amount=-cost.amount) for cost in quote.cost if cost.amount < 0]:
        yield text("prompt-gain", cost=joined(gained))
    if quote.problem is not None:
        yield text("prompt-problem", problem=quote.problem)
    if page_count(prompt) > 1:
        pages = page_count(prompt)
        yield text("page-of", page=str(page_within(pages, draft.page) + 1), pages=str(pages))


def _silence_and_time(prompt: Prompt, due_at: float | None, zone: str, silence: Silence) -> Iterator[Text]:
    if not waits(prompt):
        return
    if prompt.held is not None:
        yield text("prompt-held", why=prompt.held)
    elif due_at is not None:
        yield text("prompt-due", when=moment(due_at, zone))
        yield text("prompt-if-silent", what=default_words(prompt, silence))


def default_words(prompt: Prompt, silence: Silence = "default") -> Text:
    """What happens when nobody answers in time."""
    if prompt.default is None or silence == "hold":
        return text("silence-waits" if prompt.for_gm_alone else "silence-calls-gm")
    return _played(prompt, prompt.default)


def _played(prompt: Prompt, default: Default) -> Text:
    picked = _labels(prompt, default.picks)
    if picked:
        return text("silence-plays", what=joined(picked))
    return text("silence-plays-text", text=default.text) if default.text else text("silence-passes")


def _placeholder(texts: Texts, lang: str, prompt: Prompt) -> str:
    """A reply is forced only where words are all that is asked."""
    if prompt.ask is None or prompt.options or not prompt.ask.required:
        return ""
    return shortened(texts.plain(lang, prompt.ask.label), PLACEHOLDER)
