"""Damage and healing: the GM enters a number, the state follows (BB-HEALTH-02 … BB-HEALTH-06, digest 4.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.prompt import Answer, Ask, Option, Prompt, Quote, Wait
from engine.core.view import Block, Line
from engine.systems.blackbird.at_table import (
    TO_GM,
    WORDS_LIMIT,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    gm_menu_of,
    with_character,
    with_extra,
)
from engine.systems.blackbird.character import Character, CharacterId, Extra
from engine.systems.blackbird.health import health_after, health_state
from engine.systems.blackbird.sheet.view import refusal_text
from engine.systems.blackbird.state import BlackbirdState

STEPS = (("d1", -1), ("d5", -5), ("h1", 1), ("h5", 5))
"""Buttons: damage of one and of five, healing of one and of five."""
MOST_PRESSES = 9


class HealthChanged(BlackbirdEvent):
    """A character is hurt or healed; `words` are the GM's."""

    kind: Literal["health_changed"] = "health_changed"
    who: CharacterId
    name: str
    before: int
    after: int
    most: int
    words: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        if self.who in state.extras:
            return with_extra(state, evolve(state.extras[self.who], health=self.after))
        return with_character(state, evolve(state.characters[self.who], health=self.after))

    def text(self) -> Text:
        said = text(
            "blackbird-health-changed",
            who=self.name,
            before=str(self.before),
            after=str(self.after),
            most=str(self.most),
        )
        return text("blackbird-with-words", said=said, words=self.words) if self.words else said

    def show(self) -> tuple[Block, ...]:
        """On crossing 6, 3 or 0 the new state."""
        line = Line(text=self.text())
        if health_state(self.before) == health_state(self.after):
            return (line,)
        return (line, Line(text=text(f"blackbird-now-{health_state(self.after)}", who=self.name), strong=True))


def health_hand(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Health] for everybody who is not dead: death is final (BB-HEALTH-05)."""
    for one in people(here):
        if health_state(one.health) != "dead":
            yield _health(one)


def people(here: BlackbirdPosition) -> Iterator[Character | Extra]:
    """All characters of the game, with those of players who have left, and the GM's."""
    yield from here.state.characters.values()
    yield from here.state.extras.values()


def _health(one: Character | Extra) -> BlackbirdPending:
    prompt = Prompt(
        id=f"hand.health.{one.id}",
        to=TO_GM,
        title=text("blackbird-hand-health", who=one.name),
        body=(Line(text=text("blackbird-health-now", health=str(one.health), most=str(one.health_max))),),
        options=tuple(Option(id=step, label=text(f"blackbird-health-{step}"), upto=MOST_PRESSES) for step, _ in STEPS),
        most=MOST_PRESSES * len(STEPS),
        ask=Ask(label=text("blackbird-why-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=gm_menu_of(one),
        about="health",
    )

    def quote(picks: tuple[str, ...]) -> Quote:
        if not picks:
            return Quote()
        after = health_after(one.health, one.health_max, _sum(picks))
        if after == one.health:
            return Quote(problem=refusal_text(Rejected("nothing-changes")))
        state = text(f"blackbird-health-{health_state(after)}")
        return Quote(lines=(text("blackbird-health-then", health=str(after), state=state),))

    def changed(led: BlackbirdLedger, answer: Answer) -> None:
        after = health_after(one.health, one.health_max, _sum(answer.picks))
        led.post(
            HealthChanged(
                who=one.id,
                name=one.name,
                before=one.health,
                after=after,
                most=one.health_max,
                words=answer.text.strip(),
            )
        )

    return BlackbirdPending(prompt, changed, quote)


def _sum(picks: tuple[str, ...]) -> int:
    return sum(worth * picks.count(step) for step, worth in STEPS)
