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


DICE = Prompt(
    id="pool",
    to=frozenset({GM}),
    title=text("menu-act"),
    options=(
        Option(id="solo", label=text("person-name", name="к8 Соло"), group="a"),
        Option(
            id="first",
            label=text("person-name", name="к8 Дитя утёса"),
            group="d",
            words=(text("person-name", name="отличие1"),),
        ),
        Option(
            id="first4",
            label=text("person-name", name="к4 Дитя утёса"),
            group="d",
            words=(text("person-name", name="отличие1 к4"),),
        ),
        name("flight", "к10 Сверхчеловеческий полёт"),
        name("split", "2к8 Акробатика"),
        name("push", "к6 воля"),
    ),
    most=9,
)


@pytest.mark.parametrize(
    "typed, picks",
    [
        ("отличие1 полет воля", ("first", "flight", "push")),
        ("Отличие1 к4 + соло + 2к8", ("first4", "solo", "split")),
        ("к8 d8 к10", ("solo", "first", "flight")),
        ("акроб, сверхч", ("split", "flight")),
        ("к4 дитя утёса", ("first4",)),
    ],
)
def test_dice_beginnings_and_other_words_name_options(typed: str, picks: tuple[str, ...]) -> None:
    assert read(typed, DICE).picks == picks


def test_a_die_that_nothing_is_worth_is_refused() -> None:
    with pytest.raises(Rejected, match="unread-piece"):
        read("соло к12", DICE)
