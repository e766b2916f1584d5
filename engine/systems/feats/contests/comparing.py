"""The hero sides of a rolled contest decide on a Feat Point; then the outcomes are compared.

Digest 4.2 steps 4 and 5; FT-OPP-03 … FT-OPP-10, FT-OPP-14, FT-TIME-06, FT-TIME-12, A-07.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import FeatsLedger, FeatsPending, FeatsPosition
from engine.systems.feats.checks.improving import improve_options
from engine.systems.feats.checks.view import outcome_text
from engine.systems.feats.contests.events import FeatDecided, compared_now, points_of
from engine.systems.feats.contests.life import Contest, Decided, Sealed, Side, settle, window
from engine.systems.feats.contests.opposed import FeatDecision, FeatWindow, SideName
from engine.systems.feats.contests.view import outcomes_text, side_name, verdict_text
from engine.systems.feats.feat_points import improve_offer
from engine.systems.feats.hero import Hero
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.moves import contest_outcome
from engine.systems.feats.montage.turns import contribute_outcome
from engine.systems.feats.scenes.open_checks import asked_of, contest_called, contests_in
from engine.systems.feats.state import FeatsState


def windows(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One question for each side that may decide now. Sealed: each is a secret, and both have one deadline."""
    for contest in contests_in(here.state):
        if isinstance(contest.stage, Sealed):
            for side in _window(here, contest.stage).open:
                hero = here.state.heroes.get(_side(contest, contest.stage, side).who)
                if hero is not None:
                    prompt = _question(here, contest, contest.stage, side, hero)
                    yield Pending(prompt, _answered(contest.id, side, hero.name))


def compare_if_decided(led: FeatsLedger, contest_id: str) -> None:
    """When nobody is left to decide: points are taken and the outcomes compared; a contribution fills the track."""
    contest = contest_called(led.state, contest_id)
    sealed = contest.stage
    if not isinstance(sealed, Sealed) or not _window(led, sealed).decided:
        return
    compared = compared_now(led.state, contest, sealed)
    if led.options.opposed_feat_order == "active_first":
        compared = evolve(compared, improved=())  # the decisions were said as they were made
    led.post(compared)
    if contest.obstacle:
        contribute_outcome(led, contest.active.who, contest_outcome(compared.decided.verdict))


def without_idle_windows(state: FeatsState, contest: Contest, sealed: Sealed) -> Sealed:
    """Right after the throw: a side that cannot improve keeps, and is not asked (FT-TIME-12)."""
    kept: dict[str, FeatDecision] = {}
    if improve_offer(points_of(state, contest.active), sealed.rolls.active.outcome) is None:
        kept["active_decision"] = "keep"
    if improve_offer(points_of(state, sealed.passive), sealed.rolls.passive.outcome) is None:
        kept["passive_decision"] = "keep"
    return evolve(sealed, **kept)


def _window(here: FeatsPosition, sealed: Sealed) -> FeatWindow:
    """A window that has opened stays open, also when the point goes elsewhere meanwhile."""
    return window(sealed, 1, 1, here.options.opposed_feat_order)


def _side(contest: Contest, sealed: Sealed, side: SideName) -> Side:
    return contest.active if side == "active" else sealed.passive


def _question(here: FeatsPosition, contest: Contest, sealed: Sealed, side: SideName, hero: Hero) -> Prompt:
    outcome = _rolled(sealed, side)
    order = here.options.opposed_feat_order
    return Prompt(
        id=f"contest.improve.{contest.id}.{side}",
        to=asked_of(here, hero),
        title=text("feats-improve-title"),
        body=tuple(Line(text=line) for line in _body(here, contest, sealed, side, hero)),
        options=improve_options(hero.feat_points, outcome),
        wait=Wait.WINDOW,
        default=Default(picks=("keep",)),
        secret=order == "sealed",
        clock=f"contest.improve.{contest.id}" if order == "sealed" else "",
        terms=(outcome.value,),
    )


def _rolled(sealed: Sealed, side: SideName) -> Outcome:
    return sealed.rolls.active.outcome if side == "active" else sealed.rolls.passive.outcome


def _body(here: FeatsPosition, contest: Contest, sealed: Sealed, side: SideName, hero: Hero) -> Iterator[Text]:
    active, passive = side_name(here.state, contest.active), side_name(here.state, sealed.passive)
    own, other = sealed.rolls.active.outcome, sealed.rolls.passive.outcome
    yield outcomes_text(active, own, passive, other)
    if here.options.opposed_feat_order == "sealed":
        yield text("feats-sealed-says")
    elif side == "passive":
        yield from _as_things_stand(contest, sealed, active, passive)
    outcome = _rolled(sealed, side)
    skill = _side(contest, sealed, side).skill
    yield text("feats-improve-says", hero=hero.name, skill=skill, outcome=outcome_text(outcome))
    yield text("feats-points-left", points=hero.feat_points)


def _as_things_stand(contest: Contest, sealed: Sealed, active: str, passive: str) -> Iterator[Text]:
    """`active_first`: the active side's decision, its final outcome, and who would win now (FT-OPP-14)."""
    decision = sealed.active_decision
    stands = settle(contest, sealed, 1, 0).contest.stage
    if isinstance(stands, Decided):
        yield text(f"feats-decision-{'improve' if decision == 'improve' else 'keep'}", hero=active)
        yield text("feats-outcome-of", who=active, outcome=outcome_text(stands.active_outcome))
        yield text("feats-as-it-stands", verdict=verdict_text(stands.verdict, active, passive))


def _answered(contest_id: str, side: SideName, name: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        sealed_seats = frozenset({answer.by}) if led.options.opposed_feat_order == "sealed" else None
        decision: FeatDecision = "improve" if answer.pick == "improve" else "keep"
        led.post(FeatDecided(contest=contest_id, side=side, decision=decision, name=name, seats=sealed_seats))
        compare_if_decided(led, contest_id)

    return answered
