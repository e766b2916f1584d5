"""The GM asks a hero to roll: skill, rank and counts are set with the request.

Digest 4.6; FT-GM-07, FT-SCENE-09, FT-NEED-03, A-43.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
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
from engine.systems.feats.checks.life import Check, Declared, Request, set_terms
from engine.systems.feats.checks.ranking import rank_options, terms_in
from engine.systems.feats.checks.request_events import RollRequested
from engine.systems.feats.checks.skill_choice import ANOTHER, another_skill, picked_skill, skill_id, skill_options
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.sides import count_options
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.options import Clamp
from engine.systems.feats.scenes.open_checks import checks_in, may_start
from engine.systems.feats.skills import MINIMUM, Rating, rating_of
from engine.systems.feats.state import FeatsState

FIXED, OPEN = "fixed", "open"


def roll_requests(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Ask for a roll] of each hero; in a quick scene only one hero can be asked."""
    if not may_start(here.state.scene, "gm") or _asked_enough(here.state):
        return
    for hero in heroes_at(here):
        yield Pending(_form(here, hero), _requested(hero.id), quoted_terms(hero, here.options.clamp))


def _asked_enough(state: FeatsState) -> bool:
    quick = state.scene is not None and state.scene.kind == "quick"
    return quick and any(check.request is not None for check in checks_in(state))


def _form(here: FeatsPosition, hero: Hero) -> Prompt:
    counted = count_options("", "counts", hero.linked_advantage)
    return Prompt(
        id=f"ask.{hero.id}",
        to=TO_GM,
        title=text("feats-ask-title", hero=hero.name),
        body=(Line(text=text("feats-ask-says")), Line(text=text("feats-rank-says"))),
        options=(
            *skill_options(hero.skills, "skill"),
            *another_skill(here.options.unlisted_skill, "skill"),
            Option(id=FIXED, label=text("feats-only-this"), group="choice"),
            Option(id=OPEN, label=text("feats-may-choose"), group="choice"),
            *rank_options("rank"),
            *counted,
        ),
        groups=(
            Group(id="skill", label=text("feats-group-proposed"), least=1, most=1),
            Group(id="choice", label=text("feats-group-choice"), least=1, most=1),
            Group(id="rank", label=text("feats-group-task"), least=1, most=1),
            Group(id="counts", label=text("feats-counted")),
        ),
        least=3,
        most=3 + sum(option.upto for option in counted),
        ask=Ask(label=text("feats-ask-asks"), max_len=WORDS_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, text("feats-menu-ask")),
    )


def quoted_terms(hero: Hero, clamp: Clamp) -> Callable[[tuple[str, ...]], Quote]:
    """The odds with the skill and the terms that are ticked so far."""

    def quoted(picks: tuple[str, ...]) -> Quote:
        terms, rating = terms_in(picks), ticked_rating(hero, picks)
        if terms is None or rating is None:
            return Quote()
        return Quote(lines=before_roll(terms.attempt(rating), terms.task_rank, clamp))

    return quoted


def ticked_rating(hero: Hero, picks: tuple[str, ...]) -> Rating | None:
    """The numbers of the ticked skill; those of an unlisted one for [Another skill…]."""
    found = next((one.rating for one in hero.skills if skill_id(one.name) in picks), None)
    return found or (MINIMUM if ANOTHER in picks else None)


def _requested(hero_id: HeroId) -> Callable[[FeatsLedger, Answer], None]:
    def requested(led: FeatsLedger, answer: Answer) -> None:
        hero = hero_called(led.state, hero_id)
        named, terms = picked_skill(hero.skills, answer.picks, answer.text), terms_in(answer.picks)
        if named is None:
            raise Rejected("skill-missing")
        if terms is None:
            raise Rejected("bad-task-rank", rank=0, most=4)
        rating = rating_of(hero.skills, named.skill, led.options.unlisted_skill)
        request = Request(words=named.words, proposed=named.skill, skill="open" if OPEN in answer.picks else "fixed")
        check = Check(
            id=next_id(led.state, "c"),
            hero=hero.id,
            skill=named.skill,
            words=named.words,
            request=request,
            stage=Declared(status="declared"),
        )
        ranked = set_terms(check, terms, hero.linked_advantage)
        led.post(RollRequested(check=ranked, name=hero.name, rating=rating))

    return requested
