"""Random answers to a prompt: legal picks, words to type, and answers that must be refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine import Ask, Option, Prompt

HERE = Path(__file__).parent
BETWEEN_SAMPLES = "%%"
WORDS = ("A quiet word", "Тихий шаг по мосту", "Rope", "Лёгкая рука", "go", "Zoë O'Neil", "Ключ от крыши")
NUMBERS = ("3", "4/2", "0/5", "Climbing 3/2 [*]", "Smoke ×2", "Дыхание 2/3", "7; 8, 9", "-1", "1e3", "٣")
ODD = (
    "<b>bold & 'quoted'</b>",
    "&lt;i&gt;",
    "</b></i><a href='x'>",
    "👩‍👩‍👧 🜁🔥",
    "שלום",
    "\u200b",
    "{ $x } -term",
    "*_`[link](x)",
    "one\ntwo\n\nthree",
    "Name: Somebody\nRank: 9",
    "Line: 7; other (a, b), third - last",
    "  spaces   inside  ",
    "line\u2028separator\u202e",
)
LONG = ("длинно " * 30, "x" * 2000, "a long tale, told slowly; " * 150)
ROOM_FOR_A_SAMPLE = 200
"""An Ask that takes as many characters may want a text sheet."""

Liking = Callable[[Option], float]


@dataclass(frozen=True)
class Pool:
    """What people type. `samples`: texts of a rule system's own, from `samples/<ruleset>.txt`."""

    samples: tuple[str, ...] = ()

    @classmethod
    def of(cls, ruleset: str) -> Pool:
        path = HERE / "samples" / f"{ruleset}.txt"
        if not path.is_file():
            return cls()
        blocks = path.read_text("utf-8").split(f"\n{BETWEEN_SAMPLES}\n")
        return cls(tuple(block.strip("\n") for block in blocks))

    @property
    def likely(self) -> tuple[str, ...]:
        """Something for every question that words can answer."""
        return ("", *WORDS[:3], *self.samples, *NUMBERS, *self.lines)

    @property
    def lines(self) -> tuple[str, ...]:
        """Single lines of the samples, and what stands behind their colons."""
        lines = [line.strip() for sample in self.samples for line in sample.splitlines() if line.strip()]
        values = [line.partition(":")[2].strip() for line in lines]
        return tuple(dict.fromkeys((*lines, *(value for value in values if value))))

    def sources(self, ask: Ask) -> dict[str, float]:
        """Where words may come from, and how often they do at first."""
        sources = {"words": 5.0, "numbers": 1.0, "odd": 1.0, "long": 1.0, "lines": 1.0 if self.samples else 0.0}
        return {**sources, "samples": 8.0 if self.samples and ask.max_len >= ROOM_FOR_A_SAMPLE else 0.0}

    def typed(self, rng: Random, ask: Ask, source: str) -> str:
        """A text that the ask allows, as far as its form goes."""
        those = {"numbers": NUMBERS, "odd": ODD, "long": LONG, "lines": self.lines, "samples": self.samples}
        chosen = rng.choice(those.get(source) or WORDS)
        if source == "words" and rng.random() < 0.7:
            chosen = f"{chosen} {rng.randint(2, 99)}"
        chosen = chosen[: ask.max_len]
        return chosen if chosen.strip() else WORDS[0][: ask.max_len]


def legal_picks(rng: Random, prompt: Prompt, liking: Liking) -> tuple[str, ...] | None:
    """Picks of the prompt's form, liked ones more often; None where there are none (or none were found)."""
    chosen: list[Option] = []
    for group in prompt.groups:
        own = [option for option in prompt.options if option.group == group.id]
        for _ in range(group.least):
            _add(rng, prompt, own, chosen, liking)
    low = max(prompt.least, len(chosen))
    wanted = min(prompt.most, low + rng.choice((0, 0, 0, 1, 1, 2, 4)))
    while len(chosen) < wanted and _add(rng, prompt, list(prompt.options), chosen, liking):
        pass
    return tuple(option.id for option in chosen) if len(chosen) >= prompt.least else None


def _add(rng: Random, prompt: Prompt, among: list[Option], chosen: list[Option], liking: Liking) -> bool:
    open_now = [option for option in among if _fits(prompt, option, chosen)]
    if not open_now:
        return False
    chosen += rng.choices(open_now, [liking(option) for option in open_now])
    return True


def _fits(prompt: Prompt, option: Option, chosen: list[Option]) -> bool:
    group = prompt.group_of(option)
    in_group = sum(1 for one in chosen if one.group == option.group)
    other_way = bool(option.way_of) and any(one.way_of == option.way_of and one is not option for one in chosen)
    free = option.blocked is None and not other_way and chosen.count(option) < option.upto
    return free and (group is None or in_group < group.most)


def can_be_answered(prompt: Prompt) -> bool:
    """Whether its options, groups and limits leave any legal picks."""
    room = 0
    for group in {option.group: prompt.group_of(option) for option in prompt.options}.items():
        free = sum(one.upto for one in prompt.options if one.group == group[0] and one.blocked is None)
        room += min(free, group[1].most) if group[1] else free
    needs = {group.id: group.least for group in prompt.groups}
    has = {name: sum(one.upto for one in prompt.options if one.group == name and one.blocked is None) for name in needs}
    enough = all(has[name] >= least for name, least in needs.items()) and sum(needs.values()) <= prompt.most
    return enough and room >= prompt.least <= prompt.most


def illegal_picks(rng: Random, prompt: Prompt) -> tuple[str, ...]:
    """Picks that the form of the prompt mostly forbids."""
    ids = [option.id for option in prompt.options] or ["none"]
    blocked = [option.id for option in prompt.options if option.blocked is not None]
    two_ways = tuple(option.id for option in prompt.options if option.way_of)[:2]
    tries = [two_ways, ("no-such-option",), tuple(ids) * (prompt.most + 1), (), (ids[0],) * 3]
    return rng.choice([*tries, *((one,) for one in blocked[:3])])
