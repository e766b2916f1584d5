"""How a check is shown: its numbers and exact odds before the roll, every stage of it afterwards.

FT-ODDS-01, FT-CHAR-05, FT-ROLL-05, FT-ADV-02, A-29.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Text, text
from engine.core.view import Block, DiceRow, Fold, Line, Source
from engine.systems.feats.checks.odds import RESULTS, certain, odds_of, steps_lost
from engine.systems.feats.checks.values import Attempt, RolledCheck, extra_step, fallen, modifier
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.options import Clamp
from engine.systems.feats.skills import Rating


def outcome_text(outcome: Outcome) -> Text:
    return text(f"feats-outcome-{outcome.value.replace('_', '-')}")


def signed(number: int) -> str:
    """`+2`, `−1`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def before_roll(attempt: Attempt, against_rank: int, clamp: Clamp) -> tuple[Text, ...]:
    """What a player knows before committing: rank against rank, what the counts do, the odds of all four outcomes."""
    return (*_ranks(attempt.rating, against_rank), *_counts(attempt), *odds_lines(attempt, against_rank, clamp))


def odds_lines(attempt: Attempt, against_rank: int, clamp: Clamp) -> tuple[Text, ...]:
    """The exact odds over 64, and a word when one outcome is certain (A-29)."""
    counts = odds_of(attempt, against_rank, clamp)
    sure = certain(counts)
    shown = {outcome.value: str(results) for outcome, results in counts.items()}
    percents = {f"{outcome.value}_percent": str(round(100 * results / RESULTS)) for outcome, results in counts.items()}
    line = text("feats-odds", **shown, **percents)
    return (line,) if sure is None else (line, text("feats-odds-certain", outcome=outcome_text(sure)))


def _ranks(rating: Rating, against_rank: int) -> Iterator[Text]:
    shift = rating.rank - against_rank
    ranks = {"own": str(rating.rank), "against": str(against_rank)}
    lost = steps_lost(rating.rank, against_rank)
    if lost:
        yield text("feats-ranks-above", **ranks, steps=lost)
    elif shift:
        yield text("feats-ranks-below", **ranks, steps=shift)
    else:
        yield text("feats-ranks-equal", **ranks)


def _counts(attempt: Attempt) -> Iterator[Text]:
    """The counts, how they cancel, and what the rest does (FT-ADV-02 … FT-ADV-05)."""
    if not attempt.advantage and not attempt.disadvantage:
        return
    net = attempt.net_advantage
    yield text(
        "feats-counts",
        advantage=str(attempt.advantage),
        disadvantage=str(attempt.disadvantage),
        effect=_effect_of(net),
    )


def _effect_of(net: int) -> Text:
    if extra_step(net):
        return text("feats-net-step-up" if net > 0 else "feats-net-step-down")
    return text("feats-net-number", number=signed(modifier(net))) if net else text("feats-net-nothing")


def roll_blocks(
    roll: RolledCheck, rating: Rating, against_rank: int, shown: Outcome | None = None
) -> tuple[Block, ...]:
    """Every stage from the dice to the rolled outcome, which stands last and bold."""
    dice = DiceRow(dice=tuple(Source(die=die) for die in fallen(roll.dice)))
    stages = tuple(_stages(roll, rating, against_rank))
    return (dice, Fold(lines=stages), Line(text=outcome_line(roll.outcome), strong=True))


def outcome_line(outcome: Outcome) -> Text:
    return text("feats-outcome-line", outcome=outcome_text(outcome))


def _stages(roll: RolledCheck, rating: Rating, against_rank: int) -> Iterator[Text]:
    first, second = roll.dice
    sums = {"first": str(first), "second": str(second), "value": str(rating.value), "total": str(roll.total)}
    if roll.modifier:
        yield text("feats-total-modified", **sums, modifier=signed(roll.modifier))
    else:
        yield text("feats-total", **sums)
    yield text("feats-base", outcome=outcome_text(roll.base))
    if roll.rank_shift:
        yield _rank_shift(roll, rating, against_rank)
    if roll.extra_step:
        key = "feats-step-up" if roll.extra_step > 0 else "feats-step-down"
        yield text(key, net=str(abs(roll.net_advantage)), outcome=outcome_text(roll.outcome))


def _rank_shift(roll: RolledCheck, rating: Rating, against_rank: int) -> Text:
    """Under `end_only` there is no outcome between the shift and the step (A-01)."""
    ranks = {"own": str(rating.rank), "against": str(against_rank), "shift": signed(roll.rank_shift)}
    if roll.after_rank is None:
        return text("feats-shift-only", **ranks)
    return text("feats-shift", **ranks, outcome=outcome_text(roll.after_rank))
