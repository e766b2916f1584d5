"""A hero who resists picks a skill; silence takes the one that the GM proposed.

Digest 4.2 step 2 and 4.6; FT-OPP-12, FT-NEED-03, FT-TIME-07, FT-GM-08.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.checks.acting import WORDS_LIMIT
from engine.systems.feats.checks.skill_choice import another_skill, picked_skill, rating_in_play, skill_id, skill_text
from engine.systems.feats.checks.values import Attempt
from engine.systems.feats.checks.view import odds_lines
from engine.systems.feats.contests.events import SidesSet
from engine.systems.feats.contests.life import AwaitingSkill, Contest, Counts, Ready, oppose, pairings
from engine.systems.feats.contests.opposed import Pairing, Participant, is_repeat
from engine.systems.feats.contests.rolling import throw_both
from engine.systems.feats.contests.sides import drop_contest, hero_side
from engine.systems.feats.contests.view import side_name
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.open_checks import asked_of, contest_called, contests_in
from engine.systems.feats.skills import listed

PROPOSED = "proposed"


def resistances(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One question for each contest that waits for a skill."""
    for contest in contests_in(here.state):
        if isinstance(contest.stage, AwaitingSkill):
            hero = here.state.heroes.get(contest.stage.hero)
            if hero is not None:
                yield Pending(_question(here, contest, contest.stage, hero), _answered(contest.id))


def _question(here: FeatsPosition, contest: Contest, stage: AwaitingSkill, hero: Hero) -> Prompt:
    skills = tuple(one for one in hero.skills if listed([one], stage.proposed) is None)
    first = skill_text(stage.proposed, rating_in_play(hero, stage.proposed))
    own = (
        Option(
            id=skill_id(one.name),
            label=skill_text(one.name, one.rating),
            blocked=_why_not(here, contest, hero, one.name),
        )
        for one in skills
    )
    another = another_skill(here.options.unlisted_skill)
    return Prompt(
        id=f"contest.resist.{contest.id}",
        to=asked_of(here, hero),
        title=text("feats-resist-title", hero=hero.name),
        body=tuple(_body(here, contest, stage, hero)),
        options=(Option(id=PROPOSED, label=first), *own, *another),
        ask=Ask(label=text("feats-resist-asks"), max_len=WORDS_LIMIT) if another else None,
        wait=Wait.TURN,
        default=Default(picks=(PROPOSED,)),
        terms=(stage.proposed, contest.active.rating.rank, stage.counts.advantage, stage.counts.disadvantage),
    )


def _body(here: FeatsPosition, contest: Contest, stage: AwaitingSkill, hero: Hero) -> Iterator[Block]:
    active = side_name(here.state, contest.active)
    yield Line(text=text("feats-resist-says", who=active, skill=contest.active.skill))
    if contest.words:
        yield Line(text=text("feats-words", words=contest.words))
    names = (stage.proposed, *(one.name for one in hero.skills if listed([one], stage.proposed) is None))
    yield Fold(lines=tuple(line for name in names for line in _odds(here, contest, stage.counts, hero, name)))


def _odds(here: FeatsPosition, contest: Contest, counts: Counts, hero: Hero, skill: str) -> Iterator[Text]:
    """The own ladder with each skill: rank against the active side's rank (FT-OPP-02)."""
    rating = rating_in_play(hero, skill)
    attempt = Attempt(rating=rating, advantage=counts.advantage + counts.tokens, disadvantage=counts.disadvantage)
    yield text("feats-odds-with", skill=skill_text(skill, rating))
    yield from odds_lines(attempt, contest.active.rating.rank, here.options.clamp)


def _repeats(here: FeatsPosition, contest: Contest, hero: Hero, skill: str) -> bool:
    now = Pairing(
        active=contest.active.participant,
        passive=Participant(who=hero.id, skill=skill),
        situation_key=contest.situation_key,
        rolled=False,
    )
    return is_repeat(now, pairings(contests_in(here.state)))


def _why_not(here: FeatsPosition, contest: Contest, hero: Hero, skill: str) -> Text | None:
    return text("refuse-feats-repeat-without-change") if _repeats(here, contest, hero, skill) else None


def _answered(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        contest = contest_called(led.state, contest_id)
        stage = contest.stage
        if not isinstance(stage, AwaitingSkill):
            return
        hero = hero_called(led.state, stage.hero)
        named = picked_skill(hero.skills, answer.picks, answer.text)
        skill = named.skill if named is not None else stage.proposed
        if named is None and _repeats(led, contest, hero, skill):
            drop_contest(led, contest, "repeated")  # another contest has taken its place meanwhile
            return
        unlisted = led.options.unlisted_skill if named is not None else "minimum"
        counts = evolve(stage.counts, tokens=min(stage.counts.tokens, hero.linked_advantage))
        passive = hero_side(hero, skill, counts, unlisted)
        ready = oppose(contest, passive, pairings(contests_in(led.state)))
        active = side_name(led.state, contest.active)
        led.post(SidesSet(contest=ready, active=active, passive=hero.name, side=passive))
        if contest.active.kind == "npc" and isinstance(ready.stage, Ready):
            throw_both(led, ready, ready.stage)

    return answered
