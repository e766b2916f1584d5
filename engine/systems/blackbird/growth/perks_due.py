"""Perks that the GM owes: after a flash, or for a talent made better (BB-FLASH-02, BB-FLASH-05, BB-ADV-04)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    TO_GM,
    WORDS_LIMIT,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    character_called,
    made_one_more,
    next_id,
    with_character,
)
from engine.systems.blackbird.character import Character, CharacterId, Perk
from engine.systems.blackbird.growth.rewards import new_perk
from engine.systems.blackbird.heroes.drafts import PerkDue, PerkReason
from engine.systems.blackbird.options import PoolCap
from engine.systems.blackbird.resources import gain_perk
from engine.systems.blackbird.state import BlackbirdState


class PerkOwed(BlackbirdEvent):
    """The GM owes a perk; it does not touch the present roll (BB-FLASH-05)."""

    kind: Literal["perk_owed"] = "perk_owed"
    due: PerkDue
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return made_one_more(evolve(state, perks_due=(*state.perks_due, self.due)))

    def text(self) -> Text:
        return text("blackbird-perk-owed", hero=self.name)


class PerkGiven(BlackbirdEvent):
    """The GM has named the perk."""

    kind: Literal["perk_given"] = "perk_given"
    due: str
    hero: CharacterId
    name: str
    perk: Perk
    cap: PoolCap

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = gain_perk(character_called(state, self.hero), self.perk, GM, self.cap)
        return _paid(with_character(state, hero), self.due)

    def text(self) -> Text:
        return text("blackbird-perk-given", hero=self.name, perk=self.perk.name)


class PerkLapsed(BlackbirdEvent):
    """The GM lets it go."""

    kind: Literal["perk_lapsed"] = "perk_lapsed"
    due: str
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return _paid(state, self.due)

    def text(self) -> Text:
        return text("blackbird-perk-lapsed", hero=self.name)


def owe_perk(led: BlackbirdLedger, hero: Character, why: PerkReason, about: str = "") -> None:
    """From now on the GM is asked for it."""
    due = PerkDue(id=next_id(led.state, "k"), hero=hero.id, why=why, about=about)
    led.post(PerkOwed(due=due, name=hero.name))


def perks_due(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """A question for every perk that is owed; it stays due, and the GM is reminded (digest 3.11)."""
    for due in here.state.perks_due:
        yield _due(here.state.characters[due.hero], due)


def _due(hero: Character, due: PerkDue) -> BlackbirdPending:
    prompt = Prompt(
        id=f"perk.due.{due.id}",
        to=TO_GM,
        title=text("blackbird-perk-due", hero=hero.name),
        body=(
            Line(text=text(f"blackbird-perk-for-{due.why}", about=due.about)),
            Line(text=text("blackbird-perk-says")),
        ),
        options=(Option(id="none", label=text("blackbird-no-perk")),),
        least=0,
        ask=Ask(label=text("blackbird-perk-asks"), max_len=WORDS_LIMIT),
        wait=Wait.TURN,
        about="perk",
    )

    def given(led: BlackbirdLedger, answer: Answer) -> None:
        if answer.pick == "none":
            led.post(PerkLapsed(due=due.id, name=hero.name))
        elif answer.text.strip():
            perk = new_perk(character_called(led.state, hero.id), answer.text, led.lexicon)
            cap = led.options.pool_cap
            led.post(PerkGiven(due=due.id, hero=hero.id, name=hero.name, perk=perk, cap=cap))
        else:
            raise Rejected("words-missing")

    return BlackbirdPending(prompt, given)


def _paid(state: BlackbirdState, due: str) -> BlackbirdState:
    return evolve(state, perks_due=tuple(one for one in state.perks_due if one.id != due))
