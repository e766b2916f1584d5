"""One action begins: a player says goal and way of acting with a skill, and may take it back before the GM ranks it.

Digest 4.1 step 1; FT-SCENE-09, FT-NEED-03, FT-MONT-26.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import (
    MENU_ACT,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    next_id,
)
from engine.systems.feats.checks.events import CheckDeclared, drop_check
from engine.systems.feats.checks.life import Check, Declared
from engine.systems.feats.checks.skill_choice import another_skill, picked_skill, skill_options
from engine.systems.feats.contests.sides import drop_contest
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.montage.grace import take_back_waits
from engine.systems.feats.options import UnlistedSkill
from engine.systems.feats.scenes.open_checks import (
    asked_of,
    check_called,
    checks_in,
    contest_called,
    contests_in,
    may_start,
)
from engine.systems.feats.skills import rating_of

WORDS_LIMIT = 1000
"""Characters of goal and way of acting."""


def actions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Act] for every seat with a hero, where a check may be started."""
    if not may_start(here.state.scene, "player"):
        return
    for hero in heroes_at(here):
        yield Pending(_act(hero, here.options.unlisted_skill), _declare(hero.id))


def _act(hero: Hero, unlisted: UnlistedSkill) -> Prompt:
    options: tuple[Option, ...] = (*skill_options(hero.skills), *another_skill(unlisted))
    body = [Line(text=text("feats-act-says"))]
    if another_skill(unlisted):
        body.append(Line(text=text("feats-another-skill-says")))
    return Prompt(
        id=f"act.{hero.id}",
        to=frozenset({hero.player}),
        title=text("feats-act"),
        body=tuple(body),
        options=options,
        ask=Ask(label=text("feats-act-asks"), max_len=WORDS_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
    )


def _declare(hero_id: HeroId) -> Callable[[FeatsLedger, Answer], None]:
    def declared(led: FeatsLedger, answer: Answer) -> None:
        hero = hero_called(led.state, hero_id)
        named = picked_skill(hero.skills, answer.picks, answer.text)
        if named is None:
            raise Rejected("skill-missing")
        rating = rating_of(hero.skills, named.skill, led.options.unlisted_skill)
        check = Check(
            id=next_id(led.state, "c"),
            hero=hero.id,
            skill=named.skill,
            words=named.words,
            stage=Declared(status="declared"),
        )
        led.post(CheckDeclared(check=check, name=hero.name, rating=rating))

    return declared


def second_thoughts(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Take it back] while the GM has not set an action's numbers; nothing is spent (section 2, FT-MONT-26)."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if check.stage.status == "declared" and hero is not None:
            prompt = _take_back(here, hero, check.id, check.skill, check.words)
            yield Pending(prompt, _taken_back(check.id))
    for contest in contests_in(here.state):
        hero = here.state.heroes.get(contest.active.who) if contest.active.kind == "hero" else None
        if contest.stage.status in {"declared", "awaiting_skill"} and hero is not None:
            prompt = _take_back(here, hero, contest.id, contest.active.skill, contest.words)
            yield Pending(prompt, _contest_taken_back(contest.id))


def _take_back(here: FeatsPosition, hero: Hero, what: str, skill: str, words: str) -> Prompt:
    prompt = Prompt(
        id=f"check.back.{what}",
        to=asked_of(here, hero),
        title=text("feats-take-back-title", skill=skill),
        body=(Line(text=text("feats-words", words=words)), Line(text=text("feats-take-back-says"))),
        options=(Option(id="back", label=text("feats-take-back")),),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
    )
    return take_back_waits(here.state, prompt, hero.id)


def _taken_back(check_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def taken_back(led: FeatsLedger, answer: Answer) -> None:
        drop_check(led, check_called(led.state, check_id), "withdrawn")

    return taken_back


def _contest_taken_back(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def taken_back(led: FeatsLedger, answer: Answer) -> None:
        drop_contest(led, contest_called(led.state, contest_id), "withdrawn")

    return taken_back
