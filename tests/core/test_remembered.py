"""Results that are found again by the identity of the values they were made of."""

from __future__ import annotations

from engine.core import base
from engine.core.base import Text, remembered, text


def test_the_same_value_is_worked_out_once_and_another_one_anew() -> None:
    made: list[str] = []

    @remembered
    def key_of(one: Text) -> str:
        made.append(one.key)
        return one.key

    first, other = text("first"), text("other")
    assert [key_of(one) for one in (first, other, first)] == ["first", "other", "first"]
    assert made == ["first", "other"]


def test_an_old_result_is_forgotten_and_a_new_value_never_meets_it() -> None:
    """A value is held as long as its result: another one cannot get its place in memory."""

    @remembered
    def key_of(one: Text) -> str:
        return one.key

    for number in range(3 * base.REMEMBERED):
        assert key_of(Text(key=f"n{number}")) == f"n{number}"
