"""The window for a Feat Point after the roll of an own check (digest 4.1 step 5; FT-FP-10, FT-FP-11, FT-TIME-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Seat, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import FeatsLedger, FeatsPending, FeatsPosition
from engine.systems.feats.checks.events import OutcomeImproved, OutcomeKept
from engine.systems.feats.checks.life import Check, Rolled
from engine.systems.feats.checks.view import outcome_text
from engine.systems.feats.hero import Hero
from engine.systems.feats.ladder import Outcome, move
from engine.systems.feats.montage.turns import check_is_final
from engine.systems.feats.scenes.open_checks import asked_of, check_called, checks_in

COST_OF_POINT = "feats-cost-point"


def improvements(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Improve] or [Keep] for each rolled check; silence keeps."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if isinstance(check.stage, Rolled) and hero is not None:
            yield Pending(_question(check, check.stage, hero, asked_of(here, hero)), _answered(check.id, hero.id))


def improve_options(points: int, outcome: Outcome) -> tuple[Option, Option]:
    """[Improve to …] with its price, blocked where the last point has gone elsewhere meanwhile; and [Keep]."""
    better = Option(
        id="improve",
        label=text("feats-improve-to", outcome=outcome_text(move(outcome, 1))),
        cost=(Cost(what=COST_OF_POINT, amount=1),),
        blocked=None if points else text("refuse-feats-no-feat-points"),
    )
    return better, Option(id="keep", label=text("feats-keep"))


def _question(check: Check, rolled: Rolled, hero: Hero, asked: frozenset[Seat]) -> Prompt:
    outcome = rolled.roll.outcome
    lines = (
        text("feats-improve-says", hero=hero.name, skill=check.skill, outcome=outcome_text(outcome)),
        text("feats-points-left", points=hero.feat_points),
    )
    return Prompt(
        id=f"check.improve.{check.id}",
        about="improve",
        to=asked,
        title=text("feats-improve-title"),
        body=tuple(Line(text=line) for line in lines),
        options=improve_options(hero.feat_points, outcome),
        wait=Wait.WINDOW,
        default=Default(picks=("keep",)),
        terms=(outcome.value,),
    )


def _answered(check_id: str, hero_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        check = check_called(led.state, check_id)
        if answer.pick == "improve" and isinstance(check.stage, Rolled):
            name = led.state.heroes[hero_id].name
            better = move(check.stage.roll.outcome, 1)
            led.post(OutcomeImproved(check=check_id, hero=hero_id, name=name, outcome=better))
        else:
            led.post(OutcomeKept(check=check_id))
        check_is_final(led, check_id)

    return answered
