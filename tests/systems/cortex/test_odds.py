"""The odds in the form of a pool are those of the game's own reading and comparing, roll by roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from engine.core.base import Dice
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.compare import compare
from engine.systems.cortex.gathering import likely_opposition
from engine.systems.cortex.odds_line import odds_lines
from engine.systems.cortex.reading import Reading, read_roll, suggest
from engine.systems.cortex.words import die_text
from tests.systems.cortex.pool_table import PoolTable
from tests.views.samples import TEXTS


def every_reading(sizes: Sequence[int]) -> Iterator[Reading]:
    for faces in product(*(range(1, sides + 1) for sides in sizes)):
        dice = [Dice(sides=sides, face=face) for sides, face in zip(sizes, faces, strict=True)]
        yield read_roll(dice, suggest(dice), 0)


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
    assert effect.args == {"die": die_text(likely), "percent": str(round(sizes[likely] * 100 / len(ours)))}


def test_too_many_dice_have_no_odds() -> None:
    assert odds_lines((8,) * 13, (6, 6)) == ()
    assert odds_lines((), (6, 6)) == ()


def test_the_form_shows_two_lines_against_the_likely_opposition() -> None:
    t = PoolTable()
    quote = t.asked("pool.x1.").priced(("a.solo", "d1.8", "p1.1"))
    dice = (*t.one().affiliation["solo"], 8, 10)
    shown = [line for line in quote.lines if line.key.startswith("cortex-odds-")]
    assert shown == list(odds_lines(dice, likely_opposition(t.here, t.exchange)))
    assert all(len(TEXTS.plain(lang, line)) <= 48 for line in shown for lang in ("ru", "en"))
