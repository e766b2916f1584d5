"""People: as they named themselves, mentioned by id."""

from __future__ import annotations

import pytest

from engine import GM, evolve
from tests.views.samples import P1, P2, TEXTS, said, table
from tgbot.sandbox.html import parse_html
from tgbot.table.table import Member
from tgbot.views.people import acting, any_of, by_silence, joined, mention, seat_mention, seat_name, shown_name


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200d", "\u2060", "\u3164", "\u00a0"])
def test_a_name_that_looks_empty_is_still_called_something(name: str) -> None:
    """Case 35."""
    assert TEXTS.plain("ru", shown_name(name)) == "без имени"


@pytest.mark.parametrize("name", ["я", "_", "🎲", "١", "a\u0301"])
def test_a_name_with_a_sign_is_as_typed(name: str) -> None:
    assert TEXTS.plain("ru", shown_name(name)) == name


def test_people_without_a_user_name_are_mentioned_by_id() -> None:
    text, entities = parse_html(TEXTS.html("ru", mention(Member(user=3, name="\u200b"))))
    assert text == "без имени"
    assert entities[0]["user"] == {"id": 3}


def test_a_seat_is_named_by_its_hero_first() -> None:
    assert TEXTS.plain("ru", seat_name(table(), P1, "Искра")) == "Искра (Аня <b>&_*)"
    assert TEXTS.plain("ru", seat_name(table(), P2)) == "без имени"
    assert TEXTS.plain("ru", seat_name(table(), GM)) == "Ольга (ведущий)"
    assert parse_html(TEXTS.html("ru", seat_name(table(), P1)))[1] == []


def test_all_gms_are_called() -> None:
    two = evolve(table(), gms=(1, 2))
    assert [e["user"] for e in parse_html(TEXTS.html("en", seat_mention(two, GM)))[1]] == [{"id": 1}, {"id": 2}]


def test_who_acted_for_whom_and_what_silence_did() -> None:
    assert TEXTS.plain("ru", acting(said("Ольга"), said("Искра"))) == "Ольга, вместо: Искра"
    assert TEXTS.plain("en", acting(said("Olga"))) == "Olga"
    assert TEXTS.plain("ru", by_silence(said("Искра"))) == "Искра · по молчанию"


def test_lists_of_people() -> None:
    assert TEXTS.plain("en", joined([said("A"), said("B"), said("C")])) == "A, B, C"
    assert TEXTS.plain("ru", joined([])) == "никто"
    assert TEXTS.plain("ru", any_of([said("A")])) == "A"
    assert TEXTS.plain("ru", any_of([said("A"), said("B")])) == "A, B (достаточно одного ответа)"
