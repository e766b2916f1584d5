"""Prompts: what somebody must or may decide now, as data; and the answers to them."""

from __future__ import annotations

import hashlib
from collections import Counter
from enum import StrEnum
from functools import lru_cache

from engine.core.base import GM, Frozen, Rejected, Seat, Text, text
from engine.core.view import Block

BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
LABEL_LIMIT = 30
"""Characters of a button's label; longer ones are cut by the phone."""


class Wait(StrEnum):
    """How the table waits for an answer; the hours of a class are the table's pace."""

    NONE = "none"
    """A standing offer: nobody waits."""
    WINDOW = "window"
    """A chance to react."""
    TURN = "turn"
    """One person's move."""
    SCENE = "scene"
    """Everybody until a common deadline."""


class Cost(Frozen):
    """What an option takes; a negative amount is gained. `what` is a message id of the resource."""

    what: str
    amount: int


class Group(Frozen):
    """Options that belong together under one heading; at most `most` of them may be picked."""

    id: str
    label: Text
    least: int = 0
    most: int = 99


class Option(Frozen):
    """One thing to pick. A blocked one is shown with its reason and cannot be picked."""

    id: str
    label: Text
    group: str = ""
    cost: tuple[Cost, ...] = ()
    upto: int = 1
    """How often it may be picked in one answer; above 1 it is a counter."""
    states: tuple[Text, ...] = ()
    """What each count means, from 0 to `upto`: a press goes on to the next and round again, instead of one more."""
    way_of: str = ""
    """Options that are ways of the same thing share this name: one of them is picked, one button goes round them."""
    blocked: Text | None = None
    words: tuple[Text, ...] = ()
    """What else it may be called in typed answers, beside its label."""


class Ask(Frozen):
    """Free text beside the options."""

    label: Text
    max_len: int = 1000
    required: bool = False
    beside: bool = False
    """Words go with picks, behind a colon: alone they are no answer, but picks that were not understood."""


class Days(Frozen):
    """An alarm `days` local days after the day on which this prompt was first seen, at the table's daily hour.

    `since` names the count: with another name the days are counted anew.
    """

    days: int
    since: str


class Weekly(Frozen):
    """An alarm at `hour` o'clock of every such day of the week, 0 is Monday, in the table's zone.

    While the table stands none falls; however many were missed, one is made up for when it goes on.
    """

    weekday: int
    hour: int = 0

    @property
    def since(self) -> str:
        """Another day or hour is another alarm."""
        return f"weekly-{self.weekday}-{self.hour}"


class Default(Frozen):
    """What silence plays."""

    picks: tuple[str, ...] = ()
    text: str = ""


class Prompt(Frozen):
    """Something that one of the seats `to` may or must answer."""

    id: str
    to: frozenset[Seat]
    title: Text
    body: tuple[Block, ...] = ()
    options: tuple[Option, ...] = ()
    groups: tuple[Group, ...] = ()
    least: int = 1
    most: int = 1
    ask: Ask | None = None
    wait: Wait = Wait.TURN
    default: Default | None = None
    """What silence does; None holds, and is allowed only for prompts to the GM alone, or where nobody waits."""
    secret: bool = False
    """Shown to nobody but `to` (and the GM's answer-for-them)."""
    follows: str = ""
    """The standing offer that this one goes on from: shown at once when that one has been answered."""
    menu: tuple[Text, ...] = ()
    """For a standing offer: the path of menu topics under which it is found."""
    terms: tuple[str | int, ...] = ()
    """What a button's meaning depends on, beside its own cost; when it changes, old buttons are out of date."""
    clock: str = ""
    """Prompts of the same clock share one deadline; empty: the prompt's own id."""
    held: Text | None = None
    """Its clock stands, and why."""
    alarm: Days | Weekly | None = None
    """The table expires it then, although nobody waits."""
    about: str = ""
    """The term of the system's rules text that explains it; empty: it explains itself."""

    def option(self, option_id: str) -> Option | None:
        return next((o for o in self.options if o.id == option_id), None)

    def group_of(self, option: Option) -> Group | None:
        return next((g for g in self.groups if g.id == option.group), None)

    @property
    def is_form(self) -> bool:
        """Whether picks are collected and sent by one press of Done, instead of one press that answers."""
        return self.most > 1

    @property
    def for_gm_alone(self) -> bool:
        return self.to == frozenset({GM})


class Answer(Frozen):
    """Picks and text for a prompt; `by` is the seat that it counts for."""

    prompt: str
    picks: tuple[str, ...] = ()
    text: str = ""
    by: Seat = GM

    @property
    def pick(self) -> str:
        """The first pick, or an empty string."""
        return self.picks[0] if self.picks else ""

    def count(self, option_id: str) -> int:
        return self.picks.count(option_id)

    def in_group(self, prompt: Prompt, group: str) -> tuple[str, ...]:
        """The picks that belong to `group` of `prompt`."""
        return tuple(p for p in self.picks if (o := prompt.option(p)) is not None and o.group == group)


class Quote(Frozen):
    """What the picks so far would cost and mean; shown live while ticking."""

    cost: tuple[Cost, ...] = ()
    lines: tuple[Text, ...] = ()
    problem: Text | None = None
    """Why these picks cannot be sent."""


def sum_of_costs(prompt: Prompt, picks: tuple[str, ...]) -> tuple[Cost, ...]:
    """The added costs of the picked options, one entry a resource."""
    total: Counter[str] = Counter()
    for pick in picks:
        option = prompt.option(pick)
        for cost in option.cost if option else ():
            total[cost.what] += cost.amount
    return tuple(Cost(what=what, amount=amount) for what, amount in total.items() if amount)


def check_answer(prompt: Prompt, answer: Answer) -> None:
    """Refuses an answer that does not have the prompt's form.

    Refusals: `unknown-option`, `option-blocked`, `picked-twice`, `picked-both-ways`, `too-many-in-group`,
    `too-few-in-group`, `too-few-picks`, `too-many-picks`, `text-not-asked`, `text-missing`, `text-too-long`.
    """
    _check_picks(prompt, answer.picks)
    for group in prompt.groups:  # first: it says what is missing
        if len(answer.in_group(prompt, group.id)) < group.least:
            raise Rejected("too-few-in-group", group=group.label, least=group.least)
    if len(answer.picks) < prompt.least:
        raise Rejected("too-few-picks", least=prompt.least, has=len(answer.picks))
    _check_text(prompt, answer.text)


def _check_picks(prompt: Prompt, picks: tuple[str, ...]) -> None:
    for pick, times in Counter(picks).items():
        option = prompt.option(pick)
        if option is None:
            raise Rejected("unknown-option")
        if option.blocked is not None:
            raise Rejected("option-blocked", option=option.label, why=option.blocked)
        if times > option.upto:
            raise Rejected("picked-twice", option=option.label, most=option.upto)
    _check_ways(prompt, picks)
    if len(picks) > prompt.most:
        raise Rejected("too-many-picks", most=prompt.most, has=len(picks))
    for group in prompt.groups:
        held = sum(1 for p in picks if (o := prompt.option(p)) is not None and o.group == group.id)
        if held > group.most:
            raise Rejected("too-many-in-group", group=group.label, most=group.most)


def _check_ways(prompt: Prompt, picks: tuple[str, ...]) -> None:
    taken: dict[str, Option] = {}
    for option in (one for pick in picks if (one := prompt.option(pick)) is not None and one.way_of):
        other = taken.setdefault(option.way_of, option)
        if other is not option:
            raise Rejected("picked-both-ways", one=other.label, other=option.label)


def _check_text(prompt: Prompt, typed: str) -> None:
    if prompt.ask is None:
        if typed.strip():
            raise Rejected("text-not-asked")
        return
    if prompt.ask.required and not typed.strip():
        raise Rejected("text-missing", asked=prompt.ask.label)
    if len(typed) > prompt.ask.max_len:
        raise Rejected("text-too-long", most=prompt.ask.max_len, has=len(typed))


@lru_cache(maxsize=8192)
def short(readable: str, length: int) -> str:
    """A base-62 hash of a readable id, `length` characters (at most 10)."""
    number = int.from_bytes(hashlib.blake2b(readable.encode(), digest_size=8).digest(), "big")
    digits = []
    for _ in range(length):
        number, digit = divmod(number, 62)
        digits.append(BASE62[digit])
    return "".join(digits)


def stamp(epoch: int, prompt: Prompt, option: Option | None) -> str:
    """Six characters that change when the meaning of this button changes: epoch, prompt, terms, this option's cost."""
    parts = [str(epoch), prompt.id, repr(prompt.terms)]
    if option is not None:
        parts.append(option.id + "".join(f"{c.what}{c.amount}" for c in option.cost))
    return short("\x1f".join(parts), 6)


OUT_OF_DATE = text("refuse-out-of-date")
