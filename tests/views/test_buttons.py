"""Rows of buttons: short ones side by side, as even as may be; labels that fit."""

from __future__ import annotations

import pytest

from tests.views.samples import GAME, TEXTS, said
from tgbot.views.buttons import LABEL, in_rows, label, marked, table_button
from tgbot.views.view import Button


def rows(*labels: str) -> list[list[str]]:
    return [[button.text for button in row] for row in in_rows(Button(text=one) for one in labels)]


@pytest.mark.parametrize(
    "labels,laid",
    [
        ("1 2 3 4 5 6", ["1 2 3", "4 5 6"]),
        ("1 2 3 4 5 6 7", ["1 2 3 4", "5 6 7"]),
        ("1 2 3 4 5 6 7 8 9 10 11 12 Отложить", ["1 2 3 4 5", "6 7 8 9 10", "11 12 Отложить"]),
        ("Калининград Москва Самара", ["Калининград Москва", "Самара"]),
        ("Да Нет", ["Да Нет"]),
        ("Достопримечательность Да Нет", ["Достопримечательность", "Да Нет"]),
    ],
)
def test_short_labels_share_a_row(labels: str, laid: list[str]) -> None:
    assert rows(*labels.split()) == [row.split() for row in laid]


def test_no_buttons_no_rows() -> None:
    assert rows() == []


def test_order_is_kept() -> None:
    labels = [str(n) * (n % 17 + 1) for n in range(24)]
    assert [one for row in rows(*labels) for one in row] == labels


def test_a_label_fits_and_is_never_empty() -> None:
    assert label(TEXTS, "ru", said("я" * 99)) == "я" * (LABEL - 1) + "…"
    assert label(TEXTS, "ru", said(" \n ")) == "…"
    assert label(TEXTS, "ru", said("<b>a\nb")) == "<b>a b"


def test_what_is_in_force_is_marked() -> None:
    button = table_button(TEXTS, "ru", said("День" * 9), GAME, "pace", "daily")
    assert marked(button, "daily", "slow") == button
    dotted = marked(button, "daily", "daily")
    assert dotted.text.startswith("● День")
    assert len(dotted.text) == LABEL
