"""A player says that a Milestone's condition is fulfilled, or takes a Milestone up; the GM may contest.

CX-MIL-01, CX-MIL-06, CX-MIL-07, CX-DEC-23, CX-DEC-24; FL-CHAR-06.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Facts, Line
from engine.systems.cortex.at_table import (
    MENU_HERO,
    TO_GM,
    CortexEvent,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
    made_one_more,
    next_id,
    with_characters,
)
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character, Milestone
from engine.systems.cortex.growth.milestones import MOST_ACTIVE, active, add_milestone, restart, trigger
from engine.systems.cortex.heroes.typed import read_milestone
from engine.systems.cortex.sheet.blocks import milestone_blocks, points_facts
from engine.systems.cortex.state import Claim, CortexState

WORTHS = (1, 3, 10)
WORDS_LIMIT = 1000
MENU_XP = text("cortex-menu-xp")


class MilestoneClaimed(CortexEvent):
    """What may be fulfilled once a scene, or once an Act, is marked at once (CX-MIL-04, CX-MIL-05)."""

    kind: Literal["milestone_claimed"] = "milestone_claimed"
    claim: Claim
    name: str

    def apply(self, state: CortexState) -> CortexState:
        claimed = evolve(made_one_more(state), claims=(*state.claims, self.claim))
        return marked(claimed, self.claim, used=True)

    def text(self) -> Text:
        key = "cortex-milestone-claimed-words" if self.claim.words else "cortex-milestone-claimed"
        args = {"hero": self.name, "milestone": self.claim.milestone, "xp": str(self.claim.worth)}
        return text(key, **args, words=self.claim.words) if self.claim.words else text(key, **args)


class MilestoneEarned(CortexEvent):
    """The claim stands: experience; 10 XP complete the Milestone."""

    kind: Literal["milestone_earned"] = "milestone_earned"
    claim: Claim
    name: str

    def apply(self, state: CortexState) -> CortexState:
        hero = character(state, self.claim.hero)
        worth = next(one for one in (1, 3, 10) if one == self.claim.worth)
        richer = trigger(hero, self.claim.milestone, worth, used=False)
        return without_claim(with_characters(state, richer), self.claim)

    def text(self) -> Text:
        key = "cortex-milestone-completed" if self.claim.worth == WORTHS[-1] else "cortex-milestone-earned"
        return text(key, hero=self.name, milestone=self.claim.milestone, xp=str(self.claim.worth))


class MilestoneContested(CortexEvent):
    """Nothing is earned, and the condition may be fulfilled yet. `by_gm`, or taken back."""

    kind: Literal["milestone_contested"] = "milestone_contested"
    claim: Claim
    name: str
    by_gm: bool = True

    def apply(self, state: CortexState) -> CortexState:
        return marked(without_claim(state, self.claim), self.claim, used=False)

    def text(self) -> Text:
        key = "cortex-milestone-contested" if self.by_gm else "cortex-milestone-withdrawn"
        return text(key, hero=self.name, milestone=self.claim.milestone)


def marked(state: CortexState, claim: Claim, *, used: bool) -> CortexState:
    """The scene or the Act remembers that a condition was fulfilled, or that it was not."""
    key = mark_of(claim.hero, claim.milestone)
    if claim.worth == 3 and state.scene is not None:
        others = tuple(one for one in state.scene.three_xp_used if one != key)
        return evolve(state, scene=evolve(state.scene, three_xp_used=(*others, key) if used else others))
    if claim.worth == WORTHS[-1]:
        others = tuple(one for one in state.act.ten_xp_used if one != key)
        return evolve(state, act=evolve(state.act, ten_xp_used=(*others, key) if used else others))
    return state


def mark_of(hero: str, milestone: str) -> str:
    return f"{hero}/{milestone}"


def without_claim(state: CortexState, claim: Claim) -> CortexState:
    return evolve(state, claims=tuple(one for one in state.claims if one.id != claim.id))


def milestone_offers(here: CortexPosition) -> Iterable[CortexPending]:
    """Triggers for each hero, the GM's word on them, and Milestones to take up in a Transition Scene."""
    for hero in heroes_at(here):
        if active(hero):
            yield _trigger(here, hero)
        scene = here.state.scene
        if scene is not None and scene.kind == "transition" and len(active(hero)) < MOST_ACTIVE:
            yield _take_up(here, hero)
    for claim in here.state.claims:
        hero_now = here.state.characters.get(claim.hero)
        if hero_now is not None:
            yield _contest(claim, hero_now)
            if hero_now.player in here.seats:
                yield _withdraw(claim, hero_now)


# ---- triggers


def _trigger(here: CortexPosition, hero: Character) -> CortexPending:
    prompt = Prompt(
        id=f"xp.trigger.{hero.id}",
        about="milestone",
        to=frozenset({hero.player}),
        title=text("cortex-trigger"),
        body=(
            Line(text=text("cortex-trigger-says")),
            *(block for one in active(hero) for block in milestone_blocks(one)),
            Facts(rows=tuple(points_facts(hero))),
        ),
        options=tuple(_conditions(here, hero)),
        ask=Ask(label=text("cortex-trigger-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=(hero.xp, len(here.state.claims)),
    )

    def claimed(led: CortexLedger, answer: Answer) -> None:
        name, worth = _picked(hero, answer.pick)
        claim = Claim(id=next_id(led.state, "c"), hero=hero.id, milestone=name, worth=worth, words=answer.text.strip())
        led.post(MilestoneClaimed(claim=claim, name=hero.name))

    return Pending(prompt, claimed)


def _conditions(here: CortexPosition, hero: Character) -> Iterator[Option]:
    for number, one in enumerate(active(hero)):
        for worth in WORTHS:
            if not one.conditions or worth in one.conditions:
                label = text("cortex-trigger-option", xp=str(worth), milestone=one.name)
                yield Option(id=f"m{number}.{worth}", label=label, blocked=_blocked(here, hero, one, worth))


def _picked(hero: Character, option: str) -> tuple[str, int]:
    number, _, worth = option.removeprefix("m").partition(".")
    return active(hero)[int(number)].name, int(worth)


def _blocked(here: CortexPosition, hero: Character, one: Milestone, worth: int) -> Text | None:
    key, scene = mark_of(hero.id, one.name), here.state.scene
    if worth == 3 and scene is None:
        return text("refuse-cortex-no-open-scene")
    if worth == 3 and scene is not None and key in scene.three_xp_used:
        return text("refuse-cortex-already-this-scene", name=one.name)
    if worth == WORTHS[-1] and key in here.state.act.ten_xp_used:
        return text("refuse-cortex-already-this-act", name=one.name)
    return None


def _contest(claim: Claim, hero: Character) -> CortexPending:
    condition = next(
        (one.conditions.get(claim.worth, "") for one in hero.milestones if one.name == claim.milestone), ""
    )
    args = {"hero": hero.name, "milestone": claim.milestone, "xp": str(claim.worth)}
    prompt = Prompt(
        id=f"xp.contest.{claim.id}",
        about="milestone",
        to=TO_GM,
        title=text("cortex-contest", **args),
        body=(
            *((Line(text=text("cortex-contest-condition", words=condition)),) if condition else ()),
            *((Line(text=text("cortex-contest-words", words=claim.words)),) if claim.words else ()),
        ),
        options=(
            Option(id="confirm", label=text("cortex-contest-confirm")),
            Option(id="contest", label=text("cortex-contest-no")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=("confirm",)),
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        now = character(led.state, claim.hero)
        still = any(one.name == claim.milestone for one in active(now))
        if answer.pick == "confirm" and still:
            led.post(MilestoneEarned(claim=claim, name=hero.name))
        else:
            led.post(MilestoneContested(claim=claim, name=hero.name))

    return Pending(prompt, decided)


def _withdraw(claim: Claim, hero: Character) -> CortexPending:
    prompt = Prompt(
        id=f"xp.withdraw.{claim.id}",
        to=frozenset({hero.player}),
        title=text("cortex-withdraw", milestone=claim.milestone, xp=str(claim.worth)),
        options=(Option(id="withdraw", label=text("cortex-withdraw-yes")),),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
    )

    def withdrawn(led: CortexLedger, answer: Answer) -> None:
        led.post(MilestoneContested(claim=claim, name=hero.name, by_gm=False))

    return Pending(prompt, withdrawn)


# ---- taking one up


def _take_up(here: CortexPosition, hero: Character) -> CortexPending:
    """The own completed ones again, those of the Event, or a new one in words."""
    known = {one.name for one in hero.milestones}
    completed = [one for one in hero.milestones if one.completed]
    of_event = [one for one in here.state.event.milestones if one.name not in known]
    again = (
        Option(id=f"again{number}", label=text("cortex-take-up-again", milestone=one.name))
        for number, one in enumerate(completed)
    )
    fresh = (
        Option(id=f"event{number}", label=text("cortex-name", name=one.name)) for number, one in enumerate(of_event)
    )
    prompt = Prompt(
        id=f"xp.milestone.{hero.id}",
        about="milestone",
        to=frozenset({hero.player}),
        title=text("cortex-take-up"),
        body=(
            Line(text=text("cortex-take-up-says")),
            *(block for one in of_event for block in milestone_blocks(one)),
        ),
        options=(*again, *fresh),
        least=0,
        ask=Ask(label=text("cortex-take-up-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=tuple(sorted(known)),
    )

    def taken(led: CortexLedger, answer: Answer) -> None:
        if answer.pick.startswith("again"):
            name = completed[int(answer.pick.removeprefix("again"))].name
            changed = restart(character(led.state, hero.id), name, in_transition=True)
        elif answer.pick:
            new = of_event[int(answer.pick.removeprefix("event"))]
            name, changed = new.name, add_milestone(character(led.state, hero.id), new, in_transition=True)
        elif answer.text.strip():
            own = read_milestone(answer.text, led.lexicon)
            name, changed = own.name, add_milestone(character(led.state, hero.id), own, in_transition=True)
        else:
            raise Rejected("words-missing")
        change(led, text("cortex-took-up", hero=hero.name, milestone=name), changed)

    return Pending(prompt, taken)
