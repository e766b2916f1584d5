"""The player sees rank and odds, and rolls or withdraws; every stage of the roll is shown.

Digest 4.1 steps 3 and 4; FT-TIME-05, FT-CHAR-05, FT-ODDS-01, FT-SCENE-07, FT-TIME-12.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.checks.events import CheckRolled, OutcomeKept, drop_check
from engine.systems.feats.checks.life import Check, Ranked, Rolled, Terms, roll
from engine.systems.feats.checks.skill_choice import rating_in_play, skill_text
from engine.systems.feats.checks.values import DICE, fallen
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.rolling import drop_overtaken
from engine.systems.feats.feat_points import improve_offer
from engine.systems.feats.hero import Hero
from engine.systems.feats.montage.turns import check_is_final
from engine.systems.feats.montage.view import facing_of
from engine.systems.feats.scenes.open_checks import asked_of, check_called, checks_in, overtaken_by


def rolls(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Roll] or [Withdraw] for each ranked check that a player began; silence withdraws it (FT-TIME-05)."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if isinstance(check.stage, Ranked) and check.request is None and hero is not None:
            yield Pending(_question(here, check, check.stage, hero), _answered(check.id))


def terms_now(terms: Terms, hero: Hero) -> Terms:
    """The terms with no more tokens than the hero still has."""
    return evolve(terms, tokens=min(terms.tokens, hero.linked_advantage))


def throw(led: FeatsLedger, check: Check, ranked: Ranked) -> None:
    """The dice fall; in a quick scene what is not rolled is overtaken; a window that offers nothing closes at once."""
    hero = hero_called(led.state, check.hero)
    rating = rating_in_play(hero, check.skill)
    ranked = evolve(ranked, terms=terms_now(ranked.terms, hero))
    overtaken = overtaken_by(led.state, check.id)
    dice = fallen(led.roll("check", DICE))
    stage = roll(check, ranked, rating, dice, led.options.clamp).stage
    if not isinstance(stage, Rolled):
        raise Rejected("not-rolled-yet")
    led.post(CheckRolled(check=check.id, hero=hero.id, name=hero.name, skill=check.skill, rating=rating, rolled=stage))
    drop_overtaken(led, overtaken)
    close_empty_window(led, check.id)


def close_empty_window(led: FeatsLedger, check_id: str) -> None:
    """Without a point, or on a critical, nothing is asked (FT-TIME-12)."""
    check = check_called(led.state, check_id)
    hero = hero_called(led.state, check.hero)
    if isinstance(check.stage, Rolled) and improve_offer(hero.feat_points, check.stage.roll.outcome) is None:
        led.post(OutcomeKept(check=check.id))
        check_is_final(led, check.id)


def _question(here: FeatsPosition, check: Check, ranked: Ranked, hero: Hero) -> Prompt:
    rating = rating_in_play(hero, check.skill)
    terms = terms_now(ranked.terms, hero)
    lines = before_roll(terms.attempt(rating), terms.task_rank, here.options.clamp)
    head = text("feats-roll-head", hero=hero.name, skill=skill_text(check.skill, rating), rank=str(terms.task_rank))
    facing = facing_of(here.state, check)
    against = (text("feats-obstacle-open", obstacle=facing),) if facing else ()
    return Prompt(
        id=f"check.roll.{check.id}",
        about="check",
        to=asked_of(here, hero),
        title=text("feats-roll-title"),
        body=tuple(Line(text=line) for line in (head, *against, text("feats-words", words=check.words), *lines)),
        options=(
            Option(id="roll", label=text("feats-roll")),
            Option(id="withdraw", label=text("feats-withdraw")),
        ),
        wait=Wait.TURN,
        default=Default(picks=("withdraw",)),
        terms=(rating.rank, rating.value, terms.task_rank, terms.advantage + terms.tokens, terms.disadvantage),
    )


def _answered(check_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        check = check_called(led.state, check_id)
        if answer.pick == "roll" and isinstance(check.stage, Ranked):
            throw(led, check, check.stage)
            return
        drop_check(led, check, "withdrawn")

    return answered
