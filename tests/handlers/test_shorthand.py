"""Typed answers: labels first, then a colon and the words."""

import pytest

from engine import GM, Ask, Dice, Option, Prompt, Rejected, text
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
        ("Стена дрожит под ветром, и я держу её", (), "Стена дрожит под ветром, и я держу её"),
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


ROLLED = Prompt(
    id="choose",
    to=frozenset({GM}),
    title=text("menu-act"),
    options=(
        name("sum", "Лучшая сумма"),
        *(
            Option(
                id=f"d{at}",
                label=text("cortex-opt-rolled", die=Dice(sides=sides, face=face), what=text("person-name", name=what)),
                upto=2,
                states=(text("cortex-die-unused"), text("cortex-die-total"), text("cortex-die-effect")),
                blocked=text("menu-act") if face == 1 else None,
            )
            for at, (sides, face, what) in enumerate(((10, 5, "Соло"), (8, 5, "Полёт"), (6, 4, "Бой"), (6, 1, "Взор")))
        ),
        name("stress", "Стресс: Кондуктор, физ."),
        name("mind", "Стресс: Кондуктор, мент."),
    ),
    least=0,
    most=9,
    ask=Ask(label=text("menu-act"), beside=True),
)


@pytest.mark.parametrize(
    "typed, picks",
    [
        ("5 4", ("d0", "d2")),
        ("5 5 итог 4", ("d0", "d1", "d2", "d2")),
        ("сумма к8: 5, к6=4; итоговый к10:5", ("d1", "d2", "d0", "d0")),
        ("полёт бой итог соло стресс кондуктор мент", ("d1", "d2", "d0", "d0", "mind")),
        ("total 4 effect 5", ("d2", "d0", "d0")),
        ("лучшая сумма", ("sum",)),
        ("лучш", ("sum",)),
    ],
)
def test_fallen_dice_are_named_by_what_they_show(typed: str, picks: tuple[str, ...]) -> None:
    """The word of a state holds for the dice behind it; without one they are in the total."""
    assert read(typed, ROLLED) == Read(picks, "")


def test_words_beside_picks_stand_behind_a_colon() -> None:
    assert read("5 4 стресс: кондуктор физ: Подножка", ROLLED) == Read(("d0", "d2", "stress"), "Подножка")


@pytest.mark.parametrize("typed, piece", [("5 семь", "семь"), ("как-нибудь", "как-нибудь"), ("5 9", "9")])
def test_dice_that_nobody_threw_are_not_taken_for_words(typed: str, piece: str) -> None:
    with pytest.raises(Rejected, match="unread-piece") as refused:
        read(typed, ROLLED)
    assert refused.value.args_of_text == {"piece": piece, "example": "Лучшая сумма"}


RESTING = Prompt(
    id="rest",
    to=frozenset({GM}),
    title=text("menu-act"),
    options=(name("a", "Ресурс: Пилотирование"), name("b", "Ресурс: Механика"), name("c", "Лечить стресс: физ. к8")),
    ask=Ask(label=text("menu-act")),
)


@pytest.mark.parametrize(
    "typed, picks, words",
    [
        ("ресурс: пилот", ("a",), ""),
        ("ресурс: механика: Отмычка", ("b",), "Отмычка"),
        ("лечить стресс: чай и сон", ("c",), "чай и сон"),
        ("Лечить стресс: физ.", ("c",), ""),
        (": ресурс", (), "ресурс"),
    ],
)
def test_a_label_may_hold_a_colon_itself(typed: str, picks: tuple[str, ...], words: str) -> None:
    assert read(typed, RESTING) == Read(picks, words)
