"""Hands that play at random from a seed: mostly what is seldom answered, now and then what must be refused."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from engine import (
    GM,
    Answer,
    AnyGame,
    AnyPending,
    ChangeRule,
    Command,
    Expire,
    Join,
    Leave,
    Play,
    Prompt,
    Seat,
    house_rules,
    waits,
)
from tests.conformance.answers import Pool, illegal_picks, legal_picks
from tests.conformance.moves import Move, Spot, Undo, priced, seen_on_button

MOST_SEATS: Final = 5
TRIES: Final = 6
"""How often picks are drawn anew when their quote has a problem."""
STALE: Final = "zzzzzz"
"""The stamp of a button that is out of date."""
URGENT: Final = 14.0
"""How much likelier an answer is to what waits, and to what has just opened."""
SEAT: Final = re.compile(rb"\bp(\d{1,3})\b")
DIGIT: Final = re.compile(r"\d")
AROUND: Final = (("join", 1), ("leave", 1), ("rule", 2), ("undo", 2), ("silence", 6), ("alarm", 1), ("wrong", 6))
"""Of a hundred moves; the others are answers."""


@lru_cache(maxsize=8192)
def family(prompt_id: str) -> str:
    """The kind of a prompt: its id up to the first part with a number in it."""
    parts = prompt_id.split(".")
    kind = [part for part in parts[: _first_numbered(parts)] if part]
    return ".".join(kind) or DIGIT.sub("", parts[0])


def _first_numbered(parts: list[str]) -> int:
    return next((place for place, part in enumerate(parts) if DIGIT.search(part)), len(parts))


class Player:
    """Draws the moves of one game. Each game has its own tastes, so that many games reach many places."""

    def __init__(self, ruleset: str, seed: int) -> None:
        self.rng = Random(f"{ruleset}:{seed}")
        self.pool = Pool.of(ruleset)
        self._name = f"{ruleset}:{seed}"
        self._answered: Counter[str] = Counter()
        self._picked: Counter[str] = Counter()
        self._tastes: dict[str, float] = {}
        self._at_first = self.rng.randint(2, 4)
        self._seats = 0
        self._known: frozenset[str] = frozenset()
        self._fresh: frozenset[str] = frozenset()
        self._last = ""
        self._gained: Counter[str] = Counter()
        self._said = ("", "")
        """The source of the last words, and the words."""
        self._sources: Counter[tuple[str, str]] = Counter()

    def comes_late(self, body: bytes) -> None:
        """The game has been played before: no seat that it knows is taken anew."""
        self._seats = max(map(int, SEAT.findall(body)), default=0)
        self._at_first = 0

    def next(self, spot: Spot, made: int) -> Move:
        """The next move; `made` moves have been made."""
        rng = self.rng
        self._learn(frozenset(spot.by_id))
        if self._seats < self._at_first:
            return self._join()
        roll, floor = rng.random() * 100, 0
        for what, often in AROUND:
            floor += often
            if roll < floor:
                return self._around(what, spot, made) or self._answer(spot) or self._join()
        return self._answer(spot) or self._join()

    def _learn(self, now: frozenset[str]) -> None:
        """What has just opened, and how many prompts more or fewer there are after the last answer."""
        self._known, self._fresh, before = now, now - self._known, self._known
        if self._last:
            self._gained[self._last] += len(now) - len(before)
        self._last = ""

    def heard(self, answer: Answer, *, accepted: bool) -> None:
        """Whether an answer was accepted: the source of words that are refused is drawn from more seldom."""
        if answer.text and answer.text == self._said[1]:
            self._sources[family(answer.prompt), self._said[0]] += 1 if accepted else -1

    def _around(self, what: str, spot: Spot, made: int) -> Move | None:
        rng, seats = self.rng, spot.game.seats
        match what:
            case "join":
                return self._join() if len(seats) < MOST_SEATS else None
            case "leave":
                return Leave(seat=rng.choice(seats)) if len(seats) > 2 else None
            case "rule":
                return self._rule(spot.game)
            case "undo":
                return Undo(before=rng.randint(max(0, made - 8), made - 1)) if made > 3 else None
            case "silence":
                return self._silence([one.prompt for one in spot.open if waits(one.prompt)])
            case "alarm":
                return self._silence([one.prompt for one in spot.open if one.prompt.alarm is not None])
            case _:
                return self._wrong(spot)

    def _join(self) -> Move:
        self._seats += 1
        return Join(seat=Seat(f"p{self._seats}"))

    def _rule(self, game: AnyGame) -> Move | None:
        rules = house_rules(game)
        if not rules:
            return None
        rule = self.rng.choice(rules)
        value = self.rng.choice(rule.choices) if rule.choices else self.rng.randint(0, 12)
        return ChangeRule(field=rule.field, value=value)

    def _silence(self, among: list[Prompt]) -> Move | None:
        played = [prompt.id for prompt in among if prompt.default is not None]
        return Expire(prompt=self.rng.choice(played)) if played else None

    # ---- answers

    def _answer(self, spot: Spot) -> Play | None:
        left = list(spot.open)
        while left:
            pending = self.rng.choices(left, [self._appeal(one.prompt) for one in left])[0]
            answer = self._filled_in(pending)
            if answer is not None:
                self._last = family(pending.prompt.id)
                self._answered[self._last] += 1
                return self._handed_in(spot.game, pending.prompt, answer)
            left.remove(pending)
        return None

    def _appeal(self, prompt: Prompt) -> float:
        """Prompts that wait or have just opened come first, then what was seldom answered here, then taste; what opens
        many others comes sooner, what shuts them, such as the end of a scene, late."""
        kind = family(prompt.id)
        urgent = (URGENT if waits(prompt) else 1.0) * (URGENT if prompt.id in self._fresh else 1.0)
        often = self._answered[kind]
        gained = self._gained[kind] / max(1, often)
        opens = 1 + gained if gained > 0 else 1 / (1 - gained) ** 2
        return float(urgent * opens * self._taste(kind) / (1 + often) ** 1.5)

    def _taste(self, what: str) -> float:
        if what not in self._tastes:
            self._tastes[what] = 4 ** Random(f"{self._name}:{what}").uniform(-1, 1)
        return self._tastes[what]

    def _filled_in(self, pending: AnyPending) -> Answer | None:
        prompt = pending.prompt
        picks = None
        for _ in range(TRIES):
            picks = legal_picks(self.rng, prompt, lambda option: self._liking(prompt, option.id))
            if picks is None or priced(pending, picks).problem is None:
                break
        if picks is None:
            return None
        self._picked.update(self._choice(prompt, pick) for pick in picks)
        return Answer(prompt=prompt.id, picks=picks, text=self._typed(prompt, picks))

    def _typed(self, prompt: Prompt, picks: tuple[str, ...]) -> str:
        """Words where they are asked for, or nothing else is said; often beside picks."""
        ask = prompt.ask
        if ask is None or not (ask.required or self.rng.random() < (0.4 if picks else 0.95)):
            return ""
        sources = self.pool.sources(ask)
        scores = [self._sources[family(prompt.id), source] for source in sources]
        weights = [often * 2.0 ** max(-3, min(2, score)) for often, score in zip(sources.values(), scores, strict=True)]
        source = self.rng.choices(list(sources), weights)[0]
        self._said = (source, self.pool.typed(self.rng, ask, source))
        return self._said[1]

    def _liking(self, prompt: Prompt, pick: str) -> float:
        choice = self._choice(prompt, pick)
        return self._taste(choice) / (1 + self._picked[choice])

    def _choice(self, prompt: Prompt, pick: str) -> str:
        return f"{family(prompt.id)}/{DIGIT.sub('', pick)}"

    def _handed_in(self, game: AnyGame, prompt: Prompt, answer: Answer) -> Play:
        by = GM if self.rng.random() < 0.1 else self.rng.choice(sorted(prompt.to))
        seen = seen_on_button(game, prompt, answer) if self.rng.random() < 0.2 else None
        return Play(by=by, answer=answer, seen=seen)

    # ---- what must be refused

    def _wrong(self, spot: Spot) -> Command | None:
        """Mostly illegal; whether it is, the contract says and not the hand."""
        rng = self.rng
        if not spot.open or rng.random() < 0.15:
            return self._nonsense(spot)
        pending = rng.choice(spot.open)
        prompt = pending.prompt
        answer = self._filled_in(pending) or Answer(prompt=prompt.id)
        match rng.randrange(4):
            case 0:
                others = [seat for seat in (*spot.game.seats, Seat("p999")) if seat not in prompt.to]
                return Play(by=rng.choice(others), answer=answer) if others else None
            case 1:
                return Play(by=GM, answer=answer, seen=STALE)
            case 2:
                picks = illegal_picks(rng, prompt)
                return Play(by=GM, answer=Answer(prompt=prompt.id, picks=picks, text=answer.text))
            case _:
                most = prompt.ask.max_len if prompt.ask else 0
                return Play(by=GM, answer=Answer(prompt=prompt.id, picks=answer.picks, text="y" * (most + 1)))

    def _nonsense(self, spot: Spot) -> Command:
        seats = spot.game.seats
        held = [one.prompt.id for one in spot.open if one.prompt.default is None]
        return self.rng.choice(
            (
                Play(by=GM, answer=Answer(prompt="no.such.prompt")),
                Expire(prompt=self.rng.choice(held) if held else "no.such.prompt"),
                Join(seat=seats[0] if seats else GM),
                Join(seat=GM),
                Leave(seat=Seat("p999")),
                ChangeRule(field="no_such_rule", value=1),
            )
        )
