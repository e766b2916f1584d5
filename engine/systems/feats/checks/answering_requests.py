"""The player answers a roll that the GM asked for, and the GM an objection.

Digest 4.6; FT-GM-07, FT-TIME-16 (silence rolls the proposed skill, no Feat Point), FT-TIME-18.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.checks.acting import WORDS_LIMIT
from engine.systems.feats.checks.asking import ticked_rating
from engine.systems.feats.checks.events import drop_check
from engine.systems.feats.checks.life import Check, Ranked, Request, Terms, set_terms
from engine.systems.feats.checks.ranking import NOTE_LIMIT, rank_in, rank_options
from engine.systems.feats.checks.request_events import ObjectionAnswered, RequestObjected, SkillTaken
from engine.systems.feats.checks.rolling import terms_now, throw
from engine.systems.feats.checks.skill_choice import (
    another_skill,
    picked_skill,
    rating_in_play,
    skill_id,
    skill_options,
    skill_text,
)
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.sides import count_options
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.open_checks import asked_of, check_called, checks_in
from engine.systems.feats.skills import rating_of, same_name

ROLL, PROPOSED, OBJECT = "roll", "proposed", "object"
KEEP, CHANGE, WITHDRAW = "keep", "change", "withdraw"


def request_answers(here: FeatsPosition) -> Iterable[FeatsPending]:
    """The player's question for each request, or the GM's while an objection stands."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if check.request is None or not isinstance(check.stage, Ranked) or hero is None:
            continue
        if check.request.with_gm:
            form = _objection(here, check, check.request, check.stage, hero)
            yield Pending(form, _objection_answered(check.id), _quoted(here, check, check.stage, hero))
        else:
            prompt = _question(here, check, check.request, check.stage, hero)
            yield Pending(prompt, _answered(check.id))


# ---- the player


def _question(here: FeatsPosition, check: Check, request: Request, ranked: Ranked, hero: Hero) -> Prompt:
    rating, terms = rating_in_play(hero, check.skill), terms_now(ranked.terms, hero)
    head = text("feats-roll-head", hero=hero.name, skill=skill_text(check.skill, rating), rank=str(terms.task_rank))
    own_skill = same_name(check.skill, request.proposed)
    options = tuple(_options(here, check, request, hero, own_skill=own_skill))
    words = any(option.id in {OBJECT, "another"} for option in options)
    answered = (text("feats-asked-objection", words=request.objection),) if request.objection else ()
    lines = before_roll(terms.attempt(rating), terms.task_rank, here.options.clamp)
    return Prompt(
        id=f"check.asked.{check.id}.a{request.asked}",
        about="asked",
        to=asked_of(here, hero),
        title=text("feats-asked-title", hero=hero.name),
        body=tuple(Line(text=line) for line in (text("feats-gm-words", words=request.words), *answered, head, *lines)),
        options=options,
        ask=Ask(label=text(_asks(options)), max_len=WORDS_LIMIT) if words else None,
        wait=Wait.TURN,
        default=Default(picks=(ROLL if own_skill else PROPOSED,)),
        terms=(rating.rank, rating.value, terms.task_rank, terms.advantage + terms.tokens, terms.disadvantage),
    )


def _asks(options: tuple[Option, ...]) -> str:
    return "feats-object-asks" if any(option.id == OBJECT for option in options) else "feats-resist-asks"


def _options(here: FeatsPosition, check: Check, request: Request, hero: Hero, *, own_skill: bool) -> Iterator[Option]:
    """[Roll], the other skills where they are left open, [Object] once."""
    rated = skill_text(check.skill, rating_in_play(hero, check.skill))
    yield Option(id=ROLL, label=text("feats-asked-roll", skill=rated))
    if not own_skill:
        proposed = skill_text(request.proposed, rating_in_play(hero, request.proposed))
        yield Option(id=PROPOSED, label=text("feats-asked-roll", skill=proposed))
    if request.skill == "open":
        for one in hero.skills:
            if not same_name(one.name, check.skill) and not same_name(one.name, request.proposed):
                label = text("feats-take-skill", skill=skill_text(one.name, one.rating))
                yield Option(id=skill_id(one.name), label=label)
        yield from another_skill(here.options.unlisted_skill)
    if not request.objection:
        yield Option(id=OBJECT, label=text("feats-object"))


def _answered(check_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        check = check_called(led.state, check_id)
        hero, request = hero_called(led.state, check.hero), check.request
        if request is None:
            return
        match answer.pick:
            case "object":
                _object(led, check, request, hero, answer.text.strip())
            case "roll":
                _roll(led, check)
            case "proposed":
                led.post(SkillTaken(check=evolve(check, skill=request.proposed), name=hero.name))
                _roll(led, check_called(led.state, check_id))
            case _:
                _take_skill(led, check, request, hero, answer)

    return answered


def _roll(led: FeatsLedger, check: Check) -> None:
    if isinstance(check.stage, Ranked):
        throw(led, check, check.stage)


def _object(led: FeatsLedger, check: Check, request: Request, hero: Hero, words: str) -> None:
    """Refusal: `objection-untold` without words."""
    if not words:
        raise Rejected("objection-untold")
    objected = evolve(check, request=evolve(request, objection=words))
    led.post(RequestObjected(check=objected, name=hero.name, words=words))


def _take_skill(led: FeatsLedger, check: Check, request: Request, hero: Hero, answer: Answer) -> None:
    named = picked_skill(hero.skills, answer.picks, answer.text)
    if named is None:
        raise Rejected("skill-missing")
    rating_of(hero.skills, named.skill, led.options.unlisted_skill)
    taken = evolve(check, skill=named.skill, request=evolve(request, asked=request.asked + 1))
    led.post(SkillTaken(check=taken, name=hero.name))


# ---- the GM


def _objection(here: FeatsPosition, check: Check, request: Request, ranked: Ranked, hero: Hero) -> Prompt:
    counted = count_options("", "counts", hero.linked_advantage)
    terms = ranked.terms
    return Prompt(
        id=f"check.objection.{check.id}",
        to=TO_GM,
        title=text("feats-objection-title", hero=hero.name),
        body=(
            Line(text=text("feats-words", words=request.objection)),
            Line(text=text("feats-objection-says", skill=check.skill, rank=str(terms.task_rank))),
        ),
        options=(
            Option(id=KEEP, label=text("feats-objection-keep"), group="verdict"),
            Option(id=CHANGE, label=text("feats-objection-change"), group="verdict"),
            Option(id=WITHDRAW, label=text("feats-objection-withdraw"), group="verdict"),
            *rank_options("rank"),
            *skill_options(hero.skills, "skill"),
            *counted,
        ),
        groups=(
            Group(id="verdict", label=text("feats-verdict"), least=1, most=1),
            Group(id="rank", label=text("feats-group-task"), most=1),
            Group(id="skill", label=text("feats-group-proposed"), most=1),
            Group(id="counts", label=text("feats-counted")),
        ),
        most=3 + sum(option.upto for option in counted),
        ask=Ask(label=text("feats-note-asks"), max_len=NOTE_LIMIT),
        wait=Wait.TURN,
    )


def _changed(ranked: Ranked, picks: tuple[str, ...]) -> Terms:
    """[Change] sets the counts as ticked; without a rank the old one stays."""
    return Terms(
        task_rank=rank_in(picks) or ranked.terms.task_rank,
        advantage=picks.count("advantage"),
        disadvantage=picks.count("disadvantage"),
        tokens=picks.count("token"),
    )


def _quoted(here: FeatsPosition, check: Check, ranked: Ranked, hero: Hero) -> Callable[[tuple[str, ...]], Quote]:
    def quoted(picks: tuple[str, ...]) -> Quote:
        if CHANGE not in picks:
            return Quote()
        terms = _changed(ranked, picks)
        rating = ticked_rating(hero, picks) or rating_in_play(hero, check.skill)
        return Quote(lines=before_roll(terms.attempt(rating), terms.task_rank, here.options.clamp))

    return quoted


def _objection_answered(check_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        check, note = check_called(led.state, check_id), answer.text.strip()
        hero, request = hero_called(led.state, check.hero), check.request
        if request is None or not isinstance(check.stage, Ranked):
            return
        if WITHDRAW in answer.picks:
            drop_check(led, check, "request_withdrawn", note)
            return
        terms = check.stage.terms
        if CHANGE in answer.picks:
            terms = _changed(check.stage, answer.picks)
            named = picked_skill(hero.skills, answer.picks, "")
            skill = named.skill if named is not None else check.skill
            request = evolve(request, proposed=skill)
            check = evolve(set_terms(check, terms, hero.linked_advantage), skill=skill)
        again = evolve(check, request=evolve(request, answered=True, asked=request.asked + 1))
        led.post(ObjectionAnswered(check=again, name=hero.name, rank=terms.task_rank, note=note))

    return answered
