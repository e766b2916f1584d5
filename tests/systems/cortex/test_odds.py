"""The odds in the form of a pool are those of the game's own reading and comparing, roll by roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from engine.core.base import Dice
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.compare import compare
from engine.systems.cortex.gathering import usual_dice
from engine.systems.cortex.odds_line import odds_lines, stand_lines
from engine.systems.cortex.reading import Reading, read_roll, suggest
from engine.systems.cortex.words import die_text
from tests.systems.cortex.pool_table import PoolTable
from tests.systems.cortex.table import cortex
from tests.views.samples import TEXTS


def every_reading(sizes: Sequence[int]) -> Iterator[Reading]:
    for faces in product(*(range(1, sides + 1) for sides in sizes)):
        dice = [Dice(sides=sides, face=face) for sides, face in zip(sizes, faces, strict=True)]
        yield read_roll(dice, suggest(dice), 0)


def middle_of(counted: Counter[int]) -> int:
    """The total with half of all outcomes at it or above."""
    every = sorted(counted.elements(), reverse=True)
    return every[(len(every) + 1) // 2 - 1]


@pytest.mark.parametrize("tie_winner", ["reaction", "action"])
@pytest.mark.parametrize("dice, against", [((6, 8), (6,)), ((4, 6, 8), (4, 6)), ((4, 4, 4), (8,)), ((10,), ())])
def test_what_is_shown_is_what_would_be_read(dice: tuple[int, ...], against: tuple[int, ...], tie_winner: str) -> None:
    """CX-OPP-04, CX-ROLL-05, CX-ROLL-10: every roll of both sides, read and compared as silence would have it."""
    canon = Canon(tie_winner="action" if tie_winner == "action" else "reaction")
    ours, theirs = list(every_reading(dice)), Counter(one.total for one in every_reading(against))
    level = {total: Reading(total=total, effects=(4,), ones=0) for total in theirs}
    won = sum(
        ways for mine in ours for total, ways in theirs.items() if compare(mine, level[total], canon).winner == "action"
    )
    sizes = Counter(mine.effects[0] if mine.effects else 4 for mine in ours)
    likely = max(sizes, key=lambda size: (sizes[size], size))
    win, effect = odds_lines(dice, against, ties=tie_winner == "action")
    assert win.args["percent"] == str(round(won * 100 / (len(ours) * theirs.total())))
    if against:
        needed = int(str(win.args["needed"]))
        beaten = level[middle_of(theirs)]
        assert [
            compare(Reading(total=total, effects=(4,), ones=0), beaten, canon).winner for total in (needed - 1, needed)
        ] == ["reaction", "action"]
        reached = sum(1 for mine in ours if mine.total >= needed)
        assert win.args["reach"] == str(round(reached * 100 / len(ours)))
    assert effect.args == {"die": die_text(likely), "percent": str(round(sizes[likely] * 100 / len(ours)))}


@pytest.mark.parametrize("total", [0, 2, 7, 13, 15])
def test_a_reaction_is_told_how_often_it_reaches_the_total(total: int) -> None:
    """CX-OPP-04: a total that is as high stands."""
    (line,) = stand_lines((4, 6, 8), total)
    every = [one.total >= total for one in every_reading((4, 6, 8))]
    assert line.args["percent"] == str(round(100 * sum(every) / len(every)))


@pytest.mark.parametrize("tie_winner, needed", [("reaction", 9), ("reaction_wins", 9), ("action", 10)])
def test_the_form_of_a_reaction_shows_its_chance(tie_winner: str, needed: int) -> None:
    """The usual roll shows its dice, too: a solo d10, a Distinction, the power named for reactions."""
    t = cortex(dice=(5, 4, 2), players=2, tie_winner=tie_winner)
    t.scene()
    t.pick("gm", "next", t.hero("p2").id)
    t.pick("p2", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="I stare")
    t.pick("p2", "pool.x", "a.buddy", "d1.8", "p1.1")
    t.pick("p2", "choose")
    usual, own = t.quote("pool.x"), t.quote("pool.x", "a.solo", "p1.1")
    assert [t.read(one) for one in usual.lines[:1]] == ["Usual roll: d10 d8 d10"]
    assert usual.lines[1:] == stand_lines((10, 8, 10), needed)
    assert own.lines[-1:] == stand_lines((10, 10), needed)


def test_too_many_dice_have_no_odds() -> None:
    assert odds_lines((8,) * 13, (6, 6)) == ()
    assert odds_lines((), (6, 6)) == ()
    assert stand_lines((8,) * 13, 5) == stand_lines((), 5) == ()


def test_the_form_shows_two_lines_against_the_likely_opposition() -> None:
    t = PoolTable()
    quote = t.asked("pool.x1.").priced(("a.solo", "d1.8", "p1.1"))
    dice = (*t.one().affiliation["solo"], 8, 10)
    against = usual_dice(t.here, t.exchange, t.exchange.opposed_by[0])
    shown = [line for line in quote.lines if line.key.startswith("cortex-odds-")]
    assert shown == list(odds_lines(dice, against))
    assert all(len(TEXTS.plain(lang, line)) <= 48 for line in shown for lang in ("ru", "en"))
