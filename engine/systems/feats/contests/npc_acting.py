"""An NPC acts against a hero, who resists; the GM says with what, and proposes the hero's skill.

Digest 4.6; FT-GM-06, FT-GM-08, FT-OPP-12, FT-SCENE-09.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import folded
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    next_id,
)
from engine.systems.feats.checks.acting import WORDS_LIMIT
from engine.systems.feats.checks.asking import ticked_rating
from engine.systems.feats.checks.skill_choice import ANOTHER, another_skill, picked_skill, skill_options
from engine.systems.feats.checks.values import Attempt
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.events import NpcActed
from engine.systems.feats.contests.life import AwaitingSkill, Contest, Side, pairings
from engine.systems.feats.contests.opposed import Pairing, Participant, is_repeat
from engine.systems.feats.contests.sides import (
    count_options,
    counts_group,
    counts_in,
    named_parts,
    npc_numbers,
    npc_rating,
    require_hero_tokens,
)
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.scenes.open_checks import contests_in, may_start
from engine.systems.feats.skills import Rating, rating_of
from engine.systems.feats.state import FeatsState

TYPED = "typed"


class Actor(NamedTuple):
    """An NPC with a skill; the name of a typed one comes with the words."""

    name: str
    skill: str
    rating: Rating


def npc_actions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[NPC acts] against each hero, where a check may be started."""
    if not may_start(here.state.scene, "gm"):
        return
    for hero in heroes_at(here):
        yield Pending(_form(here, hero), _acted(hero.id), _quoted(here, hero))


def _form(here: FeatsPosition, hero: Hero) -> Prompt:
    counted = (
        *count_options("npc.", "npccounts", 0),
        *count_options("", "counts", hero.linked_advantage),
    )
    another = another_skill(here.options.unlisted_skill, "skill")
    return Prompt(
        id=f"npc.acts.{hero.id}",
        to=TO_GM,
        title=text("feats-npc-title", hero=hero.name),
        body=tuple(_body(another=bool(another))),
        options=(
            *_actors(here.state),
            *npc_numbers("npcrank", "npcvalue"),
            *skill_options(hero.skills, "skill"),
            *another,
            *counted,
        ),
        groups=(
            Group(id="npc", label=text("feats-group-npc"), least=1, most=1),
            Group(id="npcrank", label=text("feats-group-npcrank"), most=1),
            Group(id="npcvalue", label=text("feats-group-npcvalue"), most=1),
            Group(id="skill", label=text("feats-resists-with", who=hero.name), least=1, most=1),
            Group(id="npccounts", label=text("feats-npc-counts")),
            counts_group("counts", hero.name),
        ),
        least=2,
        most=4 + sum(option.upto for option in counted),
        ask=Ask(label=text("feats-npc-happens"), max_len=WORDS_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, text("feats-menu-npc")),
    )


def _body(*, another: bool) -> Iterator[Block]:
    yield Line(text=text("feats-npc-says"))
    yield Line(text=text("feats-npc-says-typed"))
    if another:
        yield Line(text=text("feats-npc-says-another"))


def _actors(state: FeatsState) -> Iterator[Option]:
    """Every skill of every kept NPC, then [Somebody else]."""
    for option, actor in _kept(state):
        label = text("feats-npc-skill", npc=actor.name, skill=actor.skill)
        yield Option(id=option, label=label, group="npc")
    yield Option(id=TYPED, label=text("feats-npc-typed"), group="npc")


def _kept(state: FeatsState) -> Iterator[tuple[str, Actor]]:
    for npc_id, npc in state.npcs.items():
        for one in npc.skills:
            yield f"npc:{npc_id}:{folded(one.name)}", Actor(npc.name, one.name, one.rating)


def _actor(state: FeatsState, picks: tuple[str, ...]) -> Actor | None:
    """Who acts as ticked; None while a typed NPC lacks a number."""
    if TYPED in picks:
        rating = npc_rating(picks)
        return Actor("", "", rating) if rating is not None else None
    return next((actor for option, actor in _kept(state) if option in picks), None)


def _quoted(here: FeatsPosition, hero: Hero) -> Callable[[tuple[str, ...]], Quote]:
    """The odds of the hero's own ladder with the proposed skill."""

    def quoted(picks: tuple[str, ...]) -> Quote:
        actor, rating = _actor(here.state, picks), ticked_rating(hero, picks)
        if actor is None:
            return Quote(problem=text("refuse-feats-value-untold") if TYPED in picks else None)
        if rating is None:
            return Quote()
        counts = counts_in(picks, "")
        attempt = Attempt(rating=rating, advantage=counts.advantage + counts.tokens, disadvantage=counts.disadvantage)
        repeated = bool(actor.name) and ANOTHER not in picks and _met_before(here.state, actor, hero, picks)
        return Quote(
            lines=before_roll(attempt, actor.rating.rank, here.options.clamp),
            problem=text("refuse-feats-repeat-without-change") if repeated else None,
        )

    return quoted


def _acted(hero_id: HeroId) -> Callable[[FeatsLedger, Answer], None]:
    def acted(led: FeatsLedger, answer: Answer) -> None:
        hero = hero_called(led.state, hero_id)
        named = picked_skill(hero.skills, answer.picks, answer.text)
        actor = _actor(led.state, answer.picks)
        if named is None or actor is None:
            raise Rejected("skill-missing")
        rating_of(hero.skills, named.skill, led.options.unlisted_skill)
        words = named.words if ANOTHER in answer.picks else answer.text.strip()
        if TYPED in answer.picks:
            name, skill, words = named_parts(words, 2)
            actor = Actor(name, skill, actor.rating)
        counts = counts_in(answer.picks, "")
        require_hero_tokens(led, hero.id, counts)
        active = Side(
            who=actor.name,
            kind="npc",
            skill=actor.skill,
            rating=actor.rating,
            counts=counts_in(answer.picks, "npc."),
        )
        if _repeats(led.state, active.participant, Participant(who=hero.id, skill=named.skill)):
            raise Rejected("repeat-without-change")
        contest = Contest(
            id=next_id(led.state, "c"),
            active=active,
            words=words,
            situation_key=led.state.scene.situation_key if led.state.scene is not None else "",
            stage=AwaitingSkill(status="awaiting_skill", hero=hero.id, proposed=named.skill, counts=counts),
        )
        led.post(NpcActed(contest=contest, name=hero.name))

    return acted


def _met_before(state: FeatsState, actor: Actor, hero: Hero, picks: tuple[str, ...]) -> bool:
    """Whether the ticked sides have met under this set-up."""
    named = picked_skill(hero.skills, picks, "")
    active = Participant(who=actor.name, skill=actor.skill)
    return named is not None and _repeats(state, active, Participant(who=hero.id, skill=named.skill))


def _repeats(state: FeatsState, active: Participant, passive: Participant) -> bool:
    """FT-OPP-12."""
    key = state.scene.situation_key if state.scene is not None else ""
    now = Pairing(active=active, passive=passive, situation_key=key, rolled=False)
    return is_repeat(now, pairings(contests_in(state)))
