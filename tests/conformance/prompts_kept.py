"""Clauses about the prompts that are open in a game."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from random import Random

from engine import (
    GM,
    Cost,
    Prompt,
    Rejected,
    Wait,
    check_answer,
    default_answer,
    text,
    waits,
)
from tests.conformance.answers import can_be_answered, legal_picks
from tests.conformance.broken import Clause, guarded, require
from tests.conformance.moves import Spot, priced
from tests.conformance.wording import Wording
from tgbot.codec import option_code, prompt_code, unpack
from tgbot.rulebook import rulebook
from tgbot.table.table import Draft
from tgbot.texts import LANGUAGES
from tgbot.views.pages import length
from tgbot.views.prompt import prompt_view
from tgbot.views.view import TEXT_LIMIT, View

MOST_BUTTONS = 100
MOST_MARKUP = 10_000
"""Bytes of a keyboard's JSON."""
LONGEST_DRAFT = "Драма & <глава> " * 60


def check_prompts(spot: Spot, before: Spot | None, wording: Wording) -> None:
    """All clauses that one look at a game can judge; prompts that were open and equal before are passed over."""
    ids = [one.prompt.id for one in spot.open]
    require(len(ids) == len(spot.by_id), Clause.IDS, f"{sorted({one for one in ids if ids.count(one) > 1})}")
    codes = {prompt_code(one.prompt) for one in spot.open}
    require(len(codes) == len(ids), Clause.CODES, f"of {ids}")
    known = before.by_id if before is not None else {}
    for one in spot.open:
        _check_addressees(spot, one.prompt)
        old = known.get(one.prompt.id)
        if old is None or old.prompt != one.prompt:
            _check_prompt(one.prompt, wording)
        _check_default(spot, one.prompt)


def _check_addressees(spot: Spot, prompt: Prompt) -> None:
    seated = {GM, *spot.game.seats}
    require(prompt.to and prompt.to <= seated, Clause.ADDRESSEES, f"{prompt.id} is to {sorted(prompt.to)}")


def _check_prompt(prompt: Prompt, wording: Wording) -> None:
    codes = {option_code(option) for option in prompt.options}
    require(len(codes) == len(prompt.options), Clause.CODES, f"of {[o.id for o in prompt.options]} in {prompt.id}")
    if waits(prompt):
        require(can_be_answered(prompt), Clause.ANSWERABLE, f"{prompt.id} has no legal picks")
    if prompt.default is None:
        reacts = prompt.wait in {Wait.WINDOW, Wait.SCENE}
        held = not waits(prompt) or prompt.for_gm_alone
        require(held and not reacts, Clause.DEFAULT_MISSING, f"{prompt.id}, {prompt.wait}, to {sorted(prompt.to)}")
    wording.check(prompt, prompt.id)
    for option in prompt.options:
        _check_costs(option.cost, prompt.id, wording)
    wording.check_labels(prompt)


def _check_costs(costs: tuple[Cost, ...], where: str, wording: Wording) -> None:
    for cost in costs:
        wording.say(text(cost.what, amount=abs(cost.amount)), where)


def _check_default(spot: Spot, prompt: Prompt) -> None:
    if prompt.default is None:
        return
    answer = default_answer(prompt, prompt.default)
    try:
        check_answer(prompt, answer)
    except Rejected as refused:
        require(False, Clause.DEFAULT_ILLEGAL, f"{prompt.id} {answer.picks}: {refused}")
    quote = priced(spot.by_id[prompt.id], answer.picks)
    require(quote.problem is None, Clause.DEFAULT_ILLEGAL, f"{prompt.id} {answer.picks}: {quote.problem}")
    own = tuple(cost for pick in answer.picks if (option := prompt.option(pick)) for cost in option.cost)
    for costs in (quote.cost, own):
        dear = {what: amount for what, amount in summed(costs).items() if amount > 0}
        require(not dear, Clause.DEFAULT_DEAR, f"{prompt.id} {answer.picks} costs {dear}")


def check_quote(spot: Spot, prompt: Prompt, picks: tuple[str, ...], wording: Wording) -> None:
    """What is shown while ticking: it has words, and agrees with the prices on the options."""
    quote = priced(spot.by_id[prompt.id], picks)
    wording.check(quote, f"the quote of {prompt.id}")
    _check_costs(quote.cost, prompt.id, wording)
    if quote.problem is not None:
        return
    chosen = [option for pick in picks if (option := prompt.option(pick)) is not None]
    written = summed(tuple(cost for option in chosen for cost in option.cost))
    asked = summed(quote.cost)
    named = {cost.what for option in prompt.options for cost in option.cost}
    for what in named if prompt.is_form else named | set(asked):
        told = f"{prompt.id} {list(picks)}: {what}: {asked.get(what, 0)}, on the buttons {written.get(what, 0)}"
        require(asked.get(what, 0) == written.get(what, 0), Clause.QUOTE_PRICE, told)


def summed(costs: tuple[Cost, ...]) -> dict[str, int]:
    total: dict[str, int] = {}
    for cost in costs:
        total[cost.what] = total.get(cost.what, 0) + cost.amount
    return total


# ---- as a message


def check_view(spot: Spot, rng: Random, wording: Wording) -> None:
    """One open prompt as a message, half filled in: within the limits of a message, its buttons lead back."""
    if not spot.open:
        return
    one = rng.choice(spot.open)
    prompt = one.prompt
    picks = legal_picks(rng, prompt, lambda option: 1.0) or ()
    draft = Draft(picks=picks, text=LONGEST_DRAFT if prompt.ask else "", page=rng.randrange(3))
    for language in LANGUAGES:
        with guarded(f"the message of {prompt.id}"):
            view = prompt_view(
                wording.texts, language, spot.game.id, spot.game.epoch, one, draft, due_at=1_752_771_600.0
            )
        _check_message(view, prompt)
    explained = not prompt.about or rulebook(wording.texts, spot.game.ruleset).term(prompt.about) is not None
    require(explained, Clause.VIEW, f"{prompt.id}: the rules have no term {prompt.about!r}")


def _check_message(view: View, prompt: Prompt) -> None:
    where = prompt.id
    require(length(view.html) <= TEXT_LIMIT, Clause.VIEW, f"{where}: {length(view.html)} characters")
    problem = _Balance.of(view.html)
    require(not problem, Clause.VIEW, f"{where}: {problem} in {view.html!r}")
    buttons = [button for row in view.rows for button in row]
    require(len(buttons) <= MOST_BUTTONS, Clause.VIEW, f"{where}: {len(buttons)} buttons")
    markup = [[{"text": b.text, "callback_data": b.data, "style": b.style} for b in row] for row in view.rows]
    size = len(json.dumps({"inline_keyboard": markup}, ensure_ascii=False).encode())
    require(size < MOST_MARKUP, Clause.VIEW, f"{where}: {size} bytes of keyboard")
    options = {option_code(option) for option in prompt.options}
    explained = {""} if prompt.about else set()
    for button in buttons:
        press = unpack(button.data)
        leads_back = press is not None and press.prompt == prompt_code(prompt)
        known = press is not None and (
            press.verb not in {"answer", "tick", "untick", "help"}
            or press.option in options
            or (press.verb == "help" and press.option in explained)
        )
        require(leads_back and known, Clause.VIEW, f"{where}: the button {button.text!r} leads nowhere")


class _Balance(HTMLParser):
    """Whether each tag is closed in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.problem = ""

    @classmethod
    def of(cls, html: str) -> str:
        parser = cls()
        parser.feed(html)
        parser.close()
        return parser.problem or (f"<{parser.opened[-1]}> stays open" if parser.opened else "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.opened or self.opened.pop() != tag:
            self.problem = self.problem or f"</{tag}> closes nothing"
