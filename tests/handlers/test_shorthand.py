"""Typed answers: labels first, then a colon and the words."""

import pytest

from engine import GM, Ask, Option, Prompt, Rejected, text
from tests.views.samples import TEXTS
from tgbot.handlers.shorthand import Read, read_shorthand
from tgbot.table.table import Draft


def name(option: str, label: str) -> Option:
    return Option(id=option, label=text("person-name", name=label))


FORM = Prompt(
    id="form",
    to=frozenset({GM}),
    title=text("menu-act"),
    options=(
        name("storm", "♾ Шторм"),
        name("wall", "Стена"),
        name("stealth", "Скрытность 3/2 ★"),
        name("add", "+ навык"),
    ),
    most=3,
    ask=Ask(label=text("menu-act")),
)


def read(typed: str, prompt: Prompt = FORM) -> Read:
    return read_shorthand(TEXTS, "ru", prompt, typed, Draft())


@pytest.mark.parametrize(
    "typed, picks, words",
    [
        ("скрытность, стена: через крышу", ("stealth", "wall"), "через крышу"),
        ("СТЕНА; Скрытность 3/2: тихо", ("wall", "stealth"), "тихо"),
        ("шторм, скрытность: навстречу", ("storm", "stealth"), "навстречу"),
        ("навык: плавание", ("add",), "плавание"),
        ("просто слова", (), "просто слова"),
        ("кто-то: слова", (), "кто-то: слова"),
    ],
)
def test_what_was_typed_is_read(typed: str, picks: tuple[str, ...], words: str) -> None:
    assert read(typed) == Read(picks, words)


def test_a_piece_that_is_no_option_is_named() -> None:
    with pytest.raises(Rejected, match="unread-piece") as refused:
        read("стена, крыша: вверх")
    assert refused.value.args_of_text["piece"] == "крыша"
