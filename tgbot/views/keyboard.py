"""The keyboard of a prompt: one press that answers, or ticks, counters and Done; pages of at most 24 options."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from engine import Cost, Option, Prompt, Quote, Text, stamp, text, waits
from tgbot.codec import Press, Verb, pack, prompt_code, prompt_press
from tgbot.table.table import Draft
from tgbot.texts import Texts, shortened
from tgbot.views.buttons import LABEL, in_rows, label
from tgbot.views.pages import page_within
from tgbot.views.people import joined
from tgbot.views.view import OPTIONS_A_PAGE, Button, Row

BLOCKED: Final = "🚫"
TICKED, UNTICKED = "☑", "☐"
CHOSEN, NOT_CHOSEN = "◉", "○"
LESS, MORE = "−", "+"
ROUND: Final = "↻"
"""Pressed again, the button goes on to another way of the same thing."""


class Keyboard:
    """Makes the buttons of one prompt; every button's data carries the game, the epoch's stamp and the prompt."""

    def __init__(self, texts: Texts, lang: str, game_id: str, epoch: int, prompt: Prompt) -> None:
        self.texts, self.lang, self.game_id, self.epoch, self.prompt = texts, lang, game_id, epoch, prompt

    def rows(self, draft: Draft, quote: Quote) -> tuple[Row, ...]:
        pages = option_pages(self.prompt)
        page = page_within(len(pages), draft.page)
        here = pages[page]
        options = self._form(here, draft) if self.prompt.is_form else in_rows(self._one_pick(o) for o in here)
        return (*options, *self._turning(page), *self._ending(draft, quote))

    def _form(self, options: tuple[Option, ...], draft: Draft) -> tuple[Row, ...]:
        rows: list[Row] = []
        ticks: list[Button] = []
        group = options[0].group if options else ""
        for option in shown_once(options):
            counted = option.upto > 1 and option.blocked is None and not option.states
            if ticks and (counted or option.group != group):
                rows += in_rows(ticks)
                ticks = []
            group = option.group
            if counted:
                rows.append(self._counter(option, draft.picks.count(option.id)))
            elif option.way_of:
                ticks.append(self._ways(tuple(one for one in options if one.way_of == option.way_of), draft))
            elif option.states and option.blocked is None:
                ticks.append(self._going_round(option, draft.picks.count(option.id)))
            else:
                ticks.append(self._tick(option, option.id in draft.picks))
        return (*rows, *in_rows(ticks))

    def _one_pick(self, option: Option) -> Button:
        if option.blocked is not None:
            return self._button(BLOCKED, option, "help")
        return self._button("", option, "answer")

    def _tick(self, option: Option, picked: object) -> Button:
        """A tick, or a round one where only one of the group may be picked. A blocked pick can still be taken back."""
        if option.blocked is not None and not picked:
            return self._button(BLOCKED, option, "help")
        group = self.prompt.group_of(option)
        on, off = (CHOSEN, NOT_CHOSEN) if group is not None and group.most == 1 else (TICKED, UNTICKED)
        return self._button(on if picked else off, option, "untick" if picked else "tick")

    def _ways(self, ways: tuple[Option, ...], draft: Draft) -> Button:
        """One button for all ways of a thing: the first, then each further one, then none."""
        free = [one for one in ways if one.blocked is None]
        picked = next((one for one in ways if one.id in draft.picks), None)
        if picked is None:
            return self._way(UNTICKED, free[0], "tick", free[0], len(free)) if free else self._tick(ways[0], False)
        later = free[free.index(picked) + 1 :] if picked in free else []
        verb: Verb = "tick" if later else "untick"
        return self._way(TICKED, picked, verb, later[0] if later else picked, len(free))

    def _way(self, mark: str, shown: Option, verb: Verb, pressed: Option, ways: int) -> Button:
        mark = f"{mark}{ROUND}" if ways > 1 else mark
        price = cost_words(shown.cost)
        words = option_label(self.texts, self.lang, shown, price, LABEL - len(mark) - 1)
        return Button(text=f"{mark} {words}", data=self._data(verb, pressed))

    def _going_round(self, option: Option, count: int) -> Button:
        """One button that says what the option is now; each press goes on to the next."""
        state = label(self.texts, self.lang, option.states[min(count, len(option.states) - 1)])
        mark = TICKED if count else UNTICKED
        shown = option_label(self.texts, self.lang, option, cost_words(option.cost), LABEL - len(state) - 4)
        return Button(text=f"{mark} {shown}: {state}", data=self._data("tick", option))

    def _counter(self, option: Option, count: int) -> Row:
        """One more, with the name and the count so far, and one less: two buttons, as wide as a phone can make them."""
        tail = f": {count}"
        price = cost_words(option.cost)
        shown = option_label(self.texts, self.lang, option, price, LABEL - len(MORE) - 1 - len(tail))
        more = Button(text=f"{MORE} {shown}{tail}", data=self._data("tick", option))
        return (more, Button(text=LESS, data=self._data("untick", option)))

    def _button(self, mark: str, option: Option, verb: Verb) -> Button:
        price = cost_words(option.cost)
        shown = option_label(self.texts, self.lang, option, price, LABEL - len(mark) - 1 if mark else LABEL)
        return Button(text=f"{mark} {shown}" if mark else shown, data=self._data(verb, option))

    def _turning(self, page: int) -> tuple[Row, ...]:
        pages = page_count(self.prompt)
        if pages == 1:
            return ()
        turned = [
            self._page(text("button-page-back"), page - 1) if page else None,
            self._page(text("button-page-on"), page + 1) if page < pages - 1 else None,
        ]
        return (tuple(button for button in turned if button is not None),)

    def _page(self, shown: Text, page: int) -> Button:
        seen = stamp(self.epoch, self.prompt, None)
        data = pack(Press("page", self.game_id, seen, prompt_code(self.prompt), str(page)))
        return Button(text=label(self.texts, self.lang, shown), data=data)

    def _ending(self, draft: Draft, quote: Quote) -> tuple[Row, ...]:
        """Done where picks are collected or none are needed, Close for what nobody waits for, and the rules on it."""
        row: list[Button] = []
        if sends_by_done(self.prompt, draft):
            done = label(self.texts, self.lang, text("button-done"))
            if quote.problem is None:
                row.append(Button(text=done, data=self._data("done"), style="primary"))
            else:
                row.append(Button(text=f"{BLOCKED} {done}", data=self._data("done")))
        if not waits(self.prompt):
            row.append(Button(text=label(self.texts, self.lang, text("button-not-now")), data=self._data("close")))
        if self.prompt.about:
            row.append(Button(text=label(self.texts, self.lang, text("button-about")), data=self._data("help")))
        return (tuple(row),) if row else ()

    def _data(self, verb: Verb, option: Option | None = None) -> str:
        return prompt_press(verb, self.game_id, self.epoch, self.prompt, option)


def sends_by_done(prompt: Prompt, draft: Draft) -> bool:
    """Whether a press of Done makes an answer: forms, and what needs no pick, once there is something to send."""
    if prompt.is_form:
        return True
    if prompt.least > 0:
        return False
    if prompt.ask is None or draft.text:
        return True
    return not prompt.ask.required and not prompt.options


def by_group(prompt: Prompt) -> tuple[Option, ...]:
    """The options in the order of their groups' headings; those without a heading first."""
    places = {group.id: place for place, group in enumerate(prompt.groups)}
    return tuple(sorted(prompt.options, key=lambda option: places.get(option.group, -1)))


def shown_once(options: Sequence[Option]) -> tuple[Option, ...]:
    """The options that have a button: of the ways of one thing the first stands for all."""
    first: dict[str, Option] = {}
    return tuple(one for one in options if not one.way_of or first.setdefault(one.way_of, one) is one)


def goes_round(prompt: Prompt) -> bool:
    """Whether some button has more than one way to go."""
    free = [one.way_of for one in prompt.options if one.way_of and one.blocked is None]
    return len(set(free)) < len(free)


def option_pages(prompt: Prompt) -> tuple[tuple[Option, ...], ...]:
    """Pages of at most 24 buttons, at least one; a group is not torn apart where it fits on a page of its own."""
    pages: list[list[Option]] = [[]]
    for _, group in groupby(by_group(prompt), key=lambda option: option.group):
        held = shown_once(tuple(group))
        if pages[-1] and len(pages[-1]) + len(held) > OPTIONS_A_PAGE and len(held) <= OPTIONS_A_PAGE:
            pages.append([])
        for option in held:
            if len(pages[-1]) == OPTIONS_A_PAGE:
                pages.append([])
            pages[-1].append(option)
    ways = {one.way_of: tuple(o for o in prompt.options if o.way_of == one.way_of) for one in prompt.options}
    return tuple(tuple(way for one in page for way in (ways[one.way_of] if one.way_of else (one,))) for page in pages)


def page_count(prompt: Prompt) -> int:
    return len(option_pages(prompt))


def cost_words(cost: tuple[Cost, ...]) -> Text | None:
    """What is paid and gained: `−1 point, +2 doom`. A resource's message takes its `amount`."""
    signed = [_signed(one) for one in cost if one.amount]
    return joined(signed) if signed else None


def _signed(cost: Cost) -> Text:
    key = "cost-paid" if cost.amount > 0 else "cost-gained"
    return text(key, what=text(cost.what, amount=abs(cost.amount)))


def option_label(texts: Texts, lang: str, option: Option, price: Text | None, most: int) -> str:
    """The option's label; where room is short the label is cut and the price stays."""
    if price is None:
        return label(texts, lang, option.label, most)
    paid = label(texts, lang, price, most // 2)
    return f"{shortened(label(texts, lang, option.label, most), most - len(paid) - 3)} ({paid})"
