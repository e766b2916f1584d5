"""Text sheets: lines, lists, sets, Milestones, errors with their lines, and back to text.

CX-TXT-01 … CX-TXT-10, CX-FMT-01 … CX-FMT-07, FL-TXT-01 … FL-TXT-05.
"""

from __future__ import annotations

import random

import pytest

from engine.core.base import Map, Rejected, evolve
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Milestone, Power, PowerSet, Sheet
from engine.systems.cortex.flowers import FlowersOptions
from engine.systems.cortex.held import Asset, Banked, Complication, Resource
from engine.systems.cortex.options import CortexOptions
from engine.systems.cortex.sfx.data import AddDie, Limit, ShutDown, SpecialEffect, SpendPp
from engine.systems.cortex.sheet.check import problems
from engine.systems.cortex.sheet.power_set_text import parse_power_set
from engine.systems.cortex.sheet.read import ReadSheet, read_sheet
from engine.systems.cortex.sheet.write import require_readable, write_sheet
from engine.systems.cortex.tracks import STRESS_TYPES, Track
from tests.systems.cortex.table import words

CORTEX, FLOWERS = CortexOptions().canon, FlowersOptions().canon
LANGUAGES = ("ru", "en")


def read(pasted: str, canon: Canon = CORTEX) -> ReadSheet:
    return read_sheet(pasted, words(), canon)


def fault(pasted: str, canon: Canon = CORTEX) -> tuple[str, object]:
    with pytest.raises(Rejected) as caught:
        read(pasted, canon)
    return caught.value.code, caught.value.args_of_text.get("line")


@pytest.mark.parametrize(
    "line, solo",
    [
        ("Соло: d10", (10,)),
        ("Соло = к10", (10,)),
        ("Соло — d10", (10,)),
        ("Соло d10", (10,)),
        ("Соло-d10", (10,)),
        ("**Solo**: 3d8", (8, 8, 8)),
        ("• [b]СОЛО[/b]\u00a0d8 d8", (8, 8)),
    ],
)
def test_a_keyword_and_its_value(line: str, solo: tuple[int, ...]) -> None:
    """CX-TXT-02, CX-TXT-03."""
    assert read(f"Имя: Кай\n{line}").sheet.affiliation == {"solo": solo}


@pytest.mark.parametrize(
    "pasted, expected",
    [
        ("", ("empty-sheet", 1)),
        ("Кай\nхороший человек", ("empty-sheet", 1)),
        ("Имя:", ("bad-value", 1)),
        ("Кай\nИмя: Кай", ("duplicate-field", 2)),
        ("Имя: Кай\nТип персонажа: бог", ("bad-value", 2)),
        ("Имя: Кай\nСоло: никак", ("bad-die", 2)),
        ("Имя: Кай\nКооперация: Соло d10, ещё", ("bad-value", 2)),
        ("Имя: Кай\nСпециализации: Бой", ("bad-level", 2)),
        ("Имя: Кай\nСО: много", ("bad-number", 2)),
        ("Имя: Кай\nМинимум СО: 6", ("bad-number", 2)),
        ("Имя: Кай\nСтресс: душевный d6", ("bad-type", 2)),
        ("Имя: Кай\nСтресс: физ", ("bad-die", 2)),
        ("Имя: Кай\nСтресс: физ d6, phys d8", ("duplicate-name", 2)),
        ("Имя: Кай\nПоддался стрессу: физ очень", ("bad-value", 2)),
        ("Имя: Кай\nОтличия: А; а", ("duplicate-name", 2)),
        ("Имя: Кай\nРесурсы: Друг d12 (Бой)", ("bad-die", 2)),
        ("Имя: Кай\nКомплект: К\nСила d4", ("bad-die", 3)),
        ("Имя: Кай\nКомплект: К\nСила d6\nСила d8", ("duplicate-name", 4)),
        ("Имя: Кай\nКомплект: К\nСЭФ: А. Б\n@ {", ("bad-machine-form", 4)),
        ('Имя: Кай\nКомплект: К\nСЭФ: А. Б\n@ {"trigger": ""}', ("bad-machine-form", 4)),
        ("Имя: Кай\nСЭФ: А. Б", ("unrecognised-line", 2)),
        ("Имя: Кай\n1 XP когда", ("unrecognised-line", 2)),
        ("Имя: Кай\nВеха: А\n1 XP а\n1 XP б", ("duplicate-field", 4)),
        ("Имя: Кай\nпросто слова", ("unrecognised-line", 2)),
        ("Имя: Кай\nСтресс:\n- Возраст: старый", ("bad-type", 3)),
        ("Имя: Кай\nПокинул историю: может быть", ("bad-value", 2)),
        ("Имя: Кай\nОтличия:\nСила: d8", ("unrecognised-line", 3)),
    ],
)
def test_the_first_line_at_fault_stops_the_reading(pasted: str, expected: tuple[str, int]) -> None:
    """CX-TXT-08, CX-TXT-07."""
    assert fault(pasted) == expected


def test_what_a_line_is() -> None:
    """CX-TXT-07: continuations, unknown fields, lists, names of sets and Milestones."""
    sheet, warnings, _ = read(
        "> Команда d8\nВозраст: 34\nили больше\nОтличия:\n- Раз\n- Девиз: ни шагу\nРост: 180\n\nКомплекты:\n"
        "Крылья\nПолёт (ночью) d8 (отключена)\nПерья d6 (редко)\nСЭФ: Пике! Вниз\nи вверх\n\n"
        "Пламя (отключён)\nЖар d10\n\nВехи\nДом\n> про дом\n3 XP, вернуться\nтуда\n\nДорога (завершена)"
    )
    assert sheet.name == "Команда d8"
    assert sheet.about == "Возраст: 34\nили больше\nРост: 180"
    assert sheet.distinctions == ("Раз", "Девиз: ни шагу")
    wings, flame = sheet.power_sets
    assert [(one.name, one.die, one.shutdown) for one in wings.powers] == [
        ("Полёт (ночью)", 8, True),
        ("Перья (редко)", 6, False),
    ]
    assert (wings.sfx[0].name, wings.sfx[0].text) == ("Пике!", "Вниз и вверх")
    assert flame.shutdown
    home, road = sheet.milestones
    assert (home.about, home.conditions[3]) == ("про дом", "вернуться туда")
    assert road.completed
    assert [(one.line, one.code) for one in warnings] == [(2, "unknown-field"), (7, "unknown-field")]


def test_levels_and_marks() -> None:
    """CX-PSET-03. CX-TXT-05."""
    sheet, warnings, _ = read(
        "Имя: Кай\nСпециализации: Бой (мастер); Речь 2d6; Лес d10 эксперт; Мастер мечей: новичок\n"
        "Помехи: Лёд d8 (ещё 1 сцена, беспомощна), Дым (едкий) d6\nПреимущества: Щит d10 (на стене)\n"
        "Поддался стрессу: физ (без травмы)\nПокинул историю: да"
    )
    assert sheet.specialties == {"Бой": "master", "Речь": "expert", "Лес": "master", "Мастер мечей": "novice"}
    assert [(one.code, one.line) for one in warnings] == [("level-mismatch", 2)]
    ice, smoke = sheet.complications
    assert (ice.lasts, ice.helpless, smoke.name) == (1, True, "Дым (едкий)")
    assert sheet.assets[0].name == "Щит (на стене)"
    assert sheet.track("physical") == Track(out="pulled", was_out="pulled")
    assert sheet.gone


def test_words_of_the_other_system_are_no_keywords() -> None:
    """FL-TXT-02, FL-TXT-04."""
    assert fault("Имя: Кай\nКоманда d8", FLOWERS) == ("unrecognised-line", 2)
    assert fault("Имя: Кай\nСуровость d8") == ("unrecognised-line", 2)
    assert read("Имя: Кай\nСуровость d8", FLOWERS).sheet.affiliation == {"": (8,)}
    three = read("Имя: Кай\nСуровость: d10, d8, Страх d6", FLOWERS).sheet
    assert three.affiliation == {"d10": (10,), "d8": (8,), "Страх": (6,)}


@pytest.mark.parametrize("sheet", ["> ", ""])
def test_a_set_alone_needs_name_powers_and_limit(sheet: str) -> None:
    """CX-FMT-05, CX-FMT-06."""
    with pytest.raises(Rejected, match="no-name"):
        parse_power_set(sheet, words())


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("canon", [CORTEX, FLOWERS], ids=["cortex", "flowers"])
def test_an_export_reads_back_equal(seed: int, canon: Canon) -> None:
    """CX-TXT-09, CX-TXT-10, FL-TXT-05: in both languages, whatever the sheet holds."""
    sheet = some_sheet(random.Random(seed), canon)
    for language in LANGUAGES:
        written = write_sheet(sheet, words(), language, canon)
        assert "\n\n\n" not in written
        assert written == written.strip()
        again = read(written, canon).sheet
        assert again == sheet, written
    require_readable(sheet, words(), canon)
    problems(sheet, canon)


NAMES = (
    "Крыло",
    "Team: what is left",
    "Команда d8",
    "СЭФ: не он",
    "@ знак",
    "Долгий путь, короткий привет",
    "Стресс",
    "Сила (ночью)",
    "three words here",
    "Ёж",
    "10 XP",
    "Опыт: никакого",
)


def some_sheet(dice: random.Random, canon: Canon) -> Sheet:
    """A sheet with anything in it that a sheet can hold."""

    def names(most: int) -> tuple[str, ...]:
        return tuple(dice.sample(NAMES, dice.randint(0, most)))

    def plain(most: int) -> tuple[str, ...]:
        fit = [one for one in NAMES if ":" not in one and "d8" not in one and "@" not in one]
        return tuple(dice.sample(fit, dice.randint(0, most)))

    labels = COMPANY if canon.affiliation == "company" else ("Долг", "d8", "Fear")
    slot: dict[str, tuple[int, ...]] = dict(zip(labels, ((10,), (8,), (6, 6)), strict=True))
    tracks = {
        type_: Track(stress=dice.choice((0, 6)), trauma=dice.choice((0, 8)), was_out=dice.choice((None, "pulled")))
        for type_ in STRESS_TYPES
    }
    sheet = Sheet(
        name=dice.choice(NAMES),
        kind=dice.choice(("hero", "mob", "large_scale", "major")),
        about="\n".join(names(3)),
        affiliation=Map(slot),
        distinctions=names(3),
        power_sets=tuple(some_set(name, plain(3), dice) for name in plain(3)),
        powers=tuple(Power(name=name, die=8) for name in plain(2)),
        specialties=Map({name: dice.choice(("novice", "expert", "master", "grandmaster")) for name in plain(3)}),
        reaction_defaults=names(2),
        milestones=tuple(
            Milestone(
                name=name,
                about=dice.choice(("", "СЭФ: о чём-то d8")),
                conditions=Map({worth: "когда: так" for worth in (1, 3, 10) if dice.random() < 0.6}),
                completed=dice.random() < 0.3,
            )
            for name in plain(2)
        ),
        pp=dice.randint(0, 3),
        pp_floor=dice.randint(1, 5),
        xp=dice.randint(0, 9),
        tracks=Map({type_: track for type_, track in tracks.items() if track != Track()}),
        resources=tuple(Resource(name=name, die=8, specialty=dice.choice(("", "Бой (мечи)"))) for name in plain(2)),
        gone=dice.random() < 0.2,
    )
    if canon.affiliation == "severity":
        banked = (Banked(die=10, used_as="stunt", source="Лозы"), Banked(die=8, used_as="push"))
        return evolve(sheet, banked=banked, actions_done=dice.randint(0, 3))
    return evolve(
        sheet,
        banked=(Banked(die=10), Banked(die=8)),
        assets=tuple(Asset(name=name, die=10, lasts=dice.choice((0, 2, 5))) for name in plain(2)),
        complications=tuple(
            Complication(name=name, die=6, lasts=dice.choice((0, 1, 21)), helpless=dice.random() < 0.5)
            for name in plain(2)
        ),
    )


def some_set(name: str, powers: tuple[str, ...], dice: random.Random) -> PowerSet:
    return PowerSet(
        name=name,
        shutdown=dice.random() < 0.3,
        weakened=dice.random() < 0.3,
        powers=tuple(
            Power(name=one, die=dice.choice((6, 8, 10, 12)), shutdown=dice.random() < 0.3, weakened=dice.random() < 0.3)
            for one in powers
        ),
        sfx=(
            SpecialEffect(name="Пике!", text="Вниз. И вверх d8"),
            SpecialEffect(
                name="Рывок",
                text="",
                timing="anytime",
                requires_trait="Полёт",
                conditions=(SpendPp(op="spend_pp"),),
                benefits=(AddDie(op="add_die", die=8),),
            ),
        ),
        limits=(
            Limit(name="Ветер", text="Дует."),
            Limit(name="Дождь", consequence=(ShutDown(op="shutdown", name="Полёт"),), recovery="action"),
        ),
    )
