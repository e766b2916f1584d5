"""The active player rolls an opposed check or withdraws it; both sides fall at once, then the windows open.

Digest 4.2 step 3; FT-OPP-02, FT-OPP-03, FT-TIME-05, FT-SCENE-07, FT-OUT-02.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import FeatsLedger, FeatsPending, FeatsPosition
from engine.systems.feats.checks.events import drop_check
from engine.systems.feats.checks.values import DICE, fallen
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.comparing import compare_if_decided, without_idle_windows
from engine.systems.feats.contests.events import ContestRolled
from engine.systems.feats.contests.life import Contest, Ready, Sealed, Side, pairing, pairings, roll_contest
from engine.systems.feats.contests.opposed import is_repeat
from engine.systems.feats.contests.sides import drop_contest
from engine.systems.feats.contests.view import side_name, versus
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.open_checks import asked_of, checks_in, contest_called, contests_in, overtaken_by
from engine.systems.feats.state import FeatsState


def contest_rolls(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Roll] or [Withdraw] for each contest that a hero began and that has both sides."""
    for contest in contests_in(here.state):
        hero = here.state.heroes.get(contest.active.who)
        if isinstance(contest.stage, Ready) and contest.active.kind == "hero" and hero is not None:
            yield Pending(_question(here, contest, contest.stage, hero), _answered(contest.id))


def throw_both(led: FeatsLedger, contest: Contest, ready: Ready) -> None:
    """The dice of both fall, the active side's first; what is not rolled in a quick scene is overtaken."""
    contest = evolve(contest, active=side_now(led.state, contest.active))
    ready = evolve(ready, passive=side_now(led.state, ready.passive))
    overtaken = overtaken_by(led.state, contest.id)
    dice = (fallen(led.roll("active", DICE)), fallen(led.roll("passive", DICE)))
    earlier = pairings(one for one in contests_in(led.state) if one.id != contest.id)
    sealed = roll_contest(contest, ready, dice, earlier, led.options.clamp).stage
    if not isinstance(sealed, Sealed):
        raise Rejected("not-rolled-yet")
    sealed = without_idle_windows(led.state, contest, sealed)
    active, passive = side_name(led.state, contest.active), side_name(led.state, ready.passive)
    led.post(ContestRolled(contest=contest, active=active, passive=passive, sealed=sealed))
    drop_overtaken(led, overtaken)
    compare_if_decided(led, contest.id)


def drop_overtaken(led: FeatsLedger, overtaken: tuple[str, ...]) -> None:
    """Checks and contests that the key check of a quick scene leaves without their turn (FT-SCENE-07)."""
    for check in tuple(checks_in(led.state)):
        if check.id in overtaken:
            drop_check(led, check, "overtaken")
    for contest in tuple(contests_in(led.state)):
        if contest.id in overtaken:
            drop_contest(led, contest, "overtaken")


def side_now(state: FeatsState, side: Side) -> Side:
    """A side with no more tokens than its hero still has."""
    hero = state.heroes.get(side.who) if side.kind == "hero" else None
    if hero is None or side.counts.tokens <= hero.linked_advantage:
        return side
    return evolve(side, counts=evolve(side.counts, tokens=hero.linked_advantage))


def _question(here: FeatsPosition, contest: Contest, ready: Ready, hero: Hero) -> Prompt:
    active = side_now(here.state, contest.active)
    passive = side_name(here.state, ready.passive)
    attempt, rank = active.attempt, ready.passive.rating.rank
    lines = (
        versus(hero.name, contest, passive, ready.passive),
        text("feats-words", words=contest.words),
        *before_roll(attempt, rank, here.options.clamp),
        text("feats-own-ladder"),
    )
    return Prompt(
        id=f"contest.roll.{contest.id}",
        to=asked_of(here, hero),
        title=text("feats-roll-title"),
        body=tuple(Line(text=line) for line in lines),
        options=(
            Option(id="roll", label=text("feats-roll"), blocked=_why_not(here.state, contest, ready)),
            Option(id="withdraw", label=text("feats-withdraw")),
        ),
        wait=Wait.TURN,
        default=Default(picks=("withdraw",)),
        terms=(attempt.rating.rank, attempt.rating.value, rank, attempt.advantage, attempt.disadvantage),
    )


def _why_not(state: FeatsState, contest: Contest, ready: Ready) -> Text | None:
    """A twin of this contest may have been rolled since it was declared (FT-OPP-11)."""
    now = pairing(evolve(contest, stage=ready))
    repeated = now is not None and is_repeat(now, pairings(contests_in(state)))
    return text("refuse-feats-repeat-without-change") if repeated else None


def _answered(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        contest = contest_called(led.state, contest_id)
        if answer.pick == "roll" and isinstance(contest.stage, Ready):
            throw_both(led, contest, contest.stage)
        else:
            drop_contest(led, contest, "withdrawn")

    return answered
