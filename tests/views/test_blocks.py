"""Blocks: dice told apart without colour, bars of segments, names and values, folds."""

from __future__ import annotations

import pytest

from engine import Block, Dice, DiceRow, Fact, Facts, Fold, Line, Source, Track
from tests.views.samples import TEXTS, said
from tests.views.showing import entities, shown
from tgbot.views.blocks import bar, render
from tgbot.views.pages import cut
from tgbot.views.view import View


def view(*blocks: Block, language: str = "ru") -> View:
    return View(html=cut(render(TEXTS, language, blocks)))


def die(sides: int, face: int, label: str = "", *, aside: bool = False) -> Source:
    return Source(die=Dice(sides=sides, face=face), label=said(label) if label else None, aside=aside)


def test_each_die_has_its_size_its_face_and_its_source() -> None:
    row = DiceRow(label=said("Бросок"), dice=(die(10, 7, "Ловкость"), die(8, 8)))
    assert shown(view(row)) == "Бросок\n🎲 к10: 7 (Ловкость) · к8: 8"
    assert shown(view(row, language="en")) == "Бросок\n🎲 d10: 7 (Ловкость) · d8: 8"


def test_ones_are_set_apart() -> None:
    row = DiceRow(dice=(die(10, 7), die(8, 1, aside=True), die(6, 1, aside=True)))
    assert shown(view(row)) == "🎲 к10: 7\nВ сторону: к8: 1 · к6: 1"


def test_a_throw_of_ones_alone_and_of_nothing() -> None:
    assert shown(view(DiceRow(dice=(die(6, 1, aside=True),)))) == "В сторону: к6: 1"
    assert shown(view(DiceRow(dice=()))) == "Костей нет"


def test_sixty_dice_with_long_labels_are_one_message_and_folded() -> None:
    """Case 1."""
    many = view(DiceRow(dice=tuple(die(12, 11, "Очень длинное название особенности героя") for _ in range(60))))
    assert shown(many).startswith("🎲 60 костей\n")
    assert len(shown(many)) > 1000
    assert len(entities(many, "expandable_blockquote")) == 1


@pytest.mark.parametrize(
    "done,length,drawn",
    [(0, 6, "□□□□□□"), (2, 6, "■■□□□□"), (6, 6, "■■■■■■"), (1, 100, "■" + "□" * 19), (99, 100, "■" * 19 + "□")],
)
def test_progress_is_a_bar_of_segments(done: int, length: int, drawn: str) -> None:
    assert bar(done, length) == drawn


def test_a_track_says_its_numbers_too() -> None:
    assert shown(view(Track(label=said("Прогресс"), done=2, length=6))) == "Прогресс: ■■□□□□ 2/6"


def test_facts_and_lines() -> None:
    facts = Facts(rows=(Fact(label=said("Ранг"), value=said("2")), Fact(label=said("Стресс"), value=said("0/4"))))
    both = view(Line(text=said("Успех"), strong=True), facts)
    assert shown(both) == "Успех\nРанг: 2\nСтресс: 0/4"
    assert [one["length"] for one in entities(both, "bold")] == [5]


def test_what_most_skip_is_folded() -> None:
    folded = view(Fold(lines=(said("раз"), said("<два>"))))
    assert shown(folded) == "раз\n<два>"
    assert len(entities(folded, "expandable_blockquote")) == 1
