"""Text sheets: what people paste is read, what is written is read back equal, and nothing else ever comes out."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core.base import Rejected, Seat
from engine.core.sheet import Lexicon, clean_line, entries, folded
from engine.systems.feats.hero import Condition, Effect, HeroSheet, NpcSheet, Stress
from engine.systems.feats.heroes.sheet import ReadHero, ReadNpc, read_sheet
from engine.systems.feats.heroes.sheet_write import require_npc_readable, require_readable, write_hero, write_npc
from engine.systems.feats.scenes.boundaries import hero_from_sheet
from engine.systems.feats.skills import NpcSkill, Skill
from tests.paths import LOCALES
from tests.vectors.adapters_feats import lexicon
from tgbot.texts import LANGUAGES, Texts, raise_fault

TIN_LANTERN = """Name: Tin Lantern
Rank: 2
Stress: 0/5
Motivation: find out who built him
Complication: cannot lie to a child
Skills:
Mechanics 4/4 [*]
Endurance 3/1
Streets 2/2
Abilities:
Overdrive (Heat 3): double strength for one blow
Night light (Heat 0)
Items:
Spare fuse ×3
Gear:
Toolbox
Conditions:
dazzled [source active]
Linked advantage: 1"""


def hero(pasted: str) -> HeroSheet:
    read = read_sheet(pasted, lexicon(), "none")
    assert isinstance(read, ReadHero)
    return read.hero


def warnings(pasted: str) -> list[tuple[int | None, str]]:
    return [(one.line, one.code) for one in read_sheet(pasted, lexicon(), "none").warnings if one.line]


def skill(line: str) -> Skill:
    return hero(f"Name: A\nStress: 1\nSkills:\n{line}").skills[0]


def ability(line: str) -> Effect:
    return hero(f"Name: A\nStress: 1\nPowers:\n{line}").abilities[0]


def refusal(pasted: str) -> tuple[str, object]:
    with pytest.raises(Rejected) as refused:
        read_sheet(pasted, lexicon(), "none")
    return refused.value.code, refused.value.args_of_text.get("line")


def test_an_exported_sheet_is_the_sheet_that_was_imported() -> None:
    """FT-CHAR-14."""
    assert write_hero(hero(TIN_LANTERN), lexicon(), "en") == TIN_LANTERN


def test_a_sheet_written_in_one_language_is_read_in_a_game_of_the_other() -> None:
    in_russian = write_hero(hero(TIN_LANTERN), lexicon(), "ru")
    assert "Очки Свершений" not in in_russian
    assert "Связанное преимущество: 1" in in_russian
    assert hero(in_russian) == hero(TIN_LANTERN)


@pytest.mark.parametrize(
    "line,read",
    [
        ("Скрытность 4/3 [*]", ("Скрытность", 4, 3, True)),
        ("Скрытность: 4 / +3", ("Скрытность", 4, 3, False)),
        ("Скрытность — 4/2к8+3 (архетип)", ("Скрытность", 4, 3, True)),
        ("Stealth 4/2d8", ("Stealth", 4, 0, False)),
        ("Stealth ★ rank 4 value 3", ("Stealth", 4, 3, True)),
        ("Протокол 7 2/1", ("Протокол 7", 2, 1, False)),
        ("Fractions 1/2 3/4", ("Fractions 1/2", 3, 4, False)),
        ("Стелс ранг 4, значение 2д8 + 3", ("Стелс", 4, 3, False)),
    ],
)
def test_a_skill_is_read_in_every_usual_form(line: str, read: tuple[str, int, int, bool]) -> None:
    one = skill(line)
    assert (one.name, one.rank, one.value, one.archetype) == read


@pytest.mark.parametrize(
    "line,name,base,current,text",
    [
        ("Рывок (Накал 2): мгновенный бросок", "Рывок", 2, 2, "мгновенный бросок"),
        ("Рывок (2 накала) — бросок", "Рывок", 2, 2, "бросок"),
        ("Рывок [Heat 4/3]", "Рывок", 4, 3, ""),
        ("Рывок (на 10 шагов) (Накал 2)", "Рывок (на 10 шагов)", 2, 2, ""),
        ("Рывок, 3 Накала: бросок (до 9)", "Рывок,", 3, 3, "бросок (до 9)"),
        ("Рывок (3) бросок", "Рывок", 3, 3, "бросок"),
        ("Рывок: бросок", "Рывок", 0, 0, "бросок"),
        ("Рывок (Накал 2): -5 к броску", "Рывок", 2, 2, "-5 к броску"),
    ],
)
def test_an_ability_is_parted_at_its_heat(line: str, name: str, base: int, current: int, text: str) -> None:
    one = ability(line)
    assert (one.name, one.base_heat_cost, one.current_heat_cost, one.text) == (name, base, current, text)


def test_a_used_ability_is_marked_before_its_text() -> None:
    assert ability("Flash (Heat 2) [used]: blinds").used_this_scene
    assert ability("Flash [used]: blinds").used_this_scene
    assert not ability("Flash (Heat 2): once [used] it is gone").used_this_scene


@pytest.mark.parametrize(
    "value,filled,most",
    [
        ("6", 0, 6),
        ("1/6", 1, 6),
        ("6 (заполнено 2)", 2, 6),
        ("6 (filled 0)", 0, 6),
        ("■ ☒ □ □", 2, 4),
        ("⬛\ufe0f⬜", 1, 2),
    ],
)
def test_stress_is_a_number_a_fraction_or_drawn_boxes(value: str, filled: int, most: int) -> None:
    """FT-CHAR-10."""
    assert hero(f"Name: A\nStress: {value}").stress == Stress(max=most, filled=filled)


@pytest.mark.parametrize("value", ["0", "7/6", "six", "1/2/3", "2/6 (filled 1)", "□ 3", "9999999999"])
def test_other_stress_is_refused(value: str) -> None:
    assert refusal(f"Name: A\nStress: {value}") == ("bad-stress", 2)


@pytest.mark.parametrize(
    "lines,code,line",
    [
        ("Имя: А\nИмя: Б", "duplicate-field", 2),
        ("Имя:", "empty-value", 1),
        ("НПС: А\nИмя: Б", "duplicate-field", 2),
        ("Имя: " + "А" * 61, "bad-name", 1),
        ("Имя: А\nРанг: 5", "bad-character-rank", 2),
        ("Имя: А\nСтресс: 1\n\nОС: 4", "bad-feat-points", 4),
        ("Имя: А\nНакал: -1", "bad-number", 2),
        ("Имя: А\nНакал разожжен: может быть", "bad-flag", 2),
        ("Имя: А\nНавыки:\nСтелс", "bad-skill-line", 3),
        ("Имя: А\nНавыки:\nСтелс 1/5", "bad-skill-value", 3),
        ("Имя: А\nНавыки:\nЁж 1/1\nеж 2/2", "duplicate-skill", 4),
        ("Имя: А\nСпособности:\n(Накал 2)", "bad-ability-line", 3),
        ("Имя: А\nСпособности: Рывок (Накал 1); рывок (Накал 2)", "duplicate-ability", 2),
        ("Имя: А\nПредметы:\nШашка ×1\nСнаряжение:\nшашка", "duplicate-item", 5),
        ("Имя: А\nСостояния:\nИстощение 0", "bad-condition-level", 3),
        ("Имя: А\nСостояния:\nИстощение 1\nExhaustion 2", "duplicate-condition", 4),
        ("Стресс: 1", "name-missing", None),
        ("Имя: А", "stress-missing", None),
        ("", "name-missing", None),
    ],
)
def test_the_first_line_at_fault_is_named(lines: str, code: str, line: int | None) -> None:
    assert refusal(lines) == (code, line)


def test_the_first_line_is_the_name_where_no_line_says_one() -> None:
    assert hero("# Ласточка\nСтресс 6").name == "Ласточка"
    assert warnings("Ласточка\nИмя: Гранит\nСтресс: 6") == [(1, "unread-line")]


def test_what_is_missing_in_an_entry_is_warned_of() -> None:
    pasted = "Имя: А\nСтресс: 2\nСпособности: Рывок\nПредметы: верёвка\nСостояния: истощение, ослеплён\nзаметка: x"
    assert warnings(pasted) == [
        (3, "heat-missing"),
        (4, "count-missing"),
        (5, "level-missing"),
        (6, "unread-line"),
    ]


def test_a_gm_character_keeps_rank_5_without_a_mark_and_reads_nothing_else() -> None:
    pasted = "Стресс: 3\nПредметы:\nнож ×1\nGM character: Dockmaster\nSkills: Threats 5/3 [*]\nNote: likes sugar"
    read = read_sheet(pasted, lexicon(), 0)
    assert isinstance(read, ReadNpc)
    assert read.npc == NpcSheet(
        name="Dockmaster", skills=(NpcSkill(name="Threats", rank=5, value=3),), note="likes sugar"
    )
    assert [(one.line, one.code) for one in read.warnings] == [(1, "not-for-npc"), (2, "not-for-npc")]
    assert read_sheet(write_npc(read.npc, lexicon(), "ru"), lexicon(), "none") == ReadNpc(read.npc, ())
    require_npc_readable(read.npc, lexicon())


@pytest.mark.parametrize(
    "name", ["- Рывок", "Рывок (Накал 3)", "Рывок\nтихий", "Навыки", "Рывок **", "Имя: Рывок", " Рывок", "x\u00a0y"]
)
def test_a_name_that_would_not_read_back_is_refused(name: str) -> None:
    sheet = HeroSheet(name="А", stress=Stress(max=1), abilities=(Effect(kind="ability", name=name, text="t"),))
    with pytest.raises(Rejected, match="not-readable"):
        require_readable(sheet, lexicon())


def test_a_joining_hero_brings_no_currencies() -> None:
    sheet = hero(
        "Name: A\nStress: 2/5\nPowers: Flash (Heat 1) [used]\nConditions: blind\nFP: 3\nHeat: 2\nLinked advantage: 1"
    )
    joined = hero_from_sheet(sheet, "h1", Seat("p1"))
    assert (joined.feat_points, joined.heat, joined.linked_advantage) == (0, 0, 0)
    assert not joined.abilities[0].used_this_scene
    assert joined.stress == sheet.stress
    assert joined.conditions == sheet.conditions


def test_lines_lose_their_dress() -> None:
    assert clean_line("**[b]== Навыки ==[/b]**") == "Навыки"
    assert clean_line("  3)  Streets\u00a02/2 ") == "Streets 2/2"
    assert clean_line("[*]Рывок [*]") == "Рывок [*]"
    assert clean_line("-5 к броску") == "-5 к броску"


def test_entries_are_split_outside_parentheses() -> None:
    assert entries("a (1, 2), b [x; y]; , c") == ("a (1, 2)", "b [x; y]", "c")


def test_names_are_the_same_without_case_spaces_and_dots() -> None:
    assert folded("  Полёт  НА метле ") == folded("полет на Метле")


def test_both_languages_have_the_same_words() -> None:
    words = Texts(LOCALES, raise_fault).lexicon("feats")
    assert set(words["ru"]) == set(words["en"])
    assert all(spellings for language in LANGUAGES for spellings in words[language].values())


WORDS = st.text("абвгдеёжзий abcxyz", min_size=1, max_size=12).map(lambda text: " ".join(text.split())).filter(bool)
NAMES = WORDS.map(lambda word: f"ш{word}")
ANY_TEXT = st.text(st.sampled_from("abхx×1234567890 /()[]*:=-—.,;+■□\nНакал Heat2d8ранг"), max_size=40)


def unique(names: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(names, max_size=3, unique_by=folded)


@st.composite
def heroes(draw: st.DrawFn) -> HeroSheet:
    number = st.integers(0, 4)
    items = draw(unique(NAMES))
    kinds = sorted(draw(st.lists(st.sampled_from((0, 1, 2)), min_size=len(items), max_size=len(items))))
    most = draw(st.integers(1, 9))
    return HeroSheet(
        name=draw(NAMES),
        character_rank=draw(st.integers(1, 4)),
        stress=Stress(max=most, filled=draw(st.integers(0, most))),
        motivation=draw(st.one_of(st.just(""), WORDS)),
        complication=draw(st.one_of(st.just(""), WORDS)),
        skills=tuple(
            Skill(name=name, rank=draw(st.integers(1, 4)), value=draw(number), archetype=draw(st.booleans()))
            for name in draw(unique(NAMES))
        ),
        abilities=tuple(
            Effect(
                kind="ability",
                name=name,
                base_heat_cost=draw(number),
                current_heat_cost=draw(number),
                used_this_scene=draw(st.booleans()),
                text=draw(st.one_of(st.just(""), WORDS)),
            )
            for name in draw(unique(NAMES))
        ),
        items=tuple(
            Effect(kind="gear", name=name)
            if kind == 2
            else Effect(kind="effect" if kind else "item", name=name, uses_left=draw(number), text=draw(WORDS))
            for name, kind in zip(items, kinds, strict=True)
        ),
        conditions=tuple(Condition(id=name, source_active=draw(st.booleans())) for name in draw(unique(NAMES))),
        feat_points=draw(st.integers(0, 3)),
        heat=draw(number),
        ignited_this_scene=draw(st.booleans()),
        linked_advantage=draw(number),
    )


@given(heroes(), st.sampled_from(LANGUAGES))
@settings(max_examples=150, deadline=None)
def test_a_hero_with_ordinary_names_reads_back_equal(sheet: HeroSheet, language: str) -> None:
    read = read_sheet(write_hero(sheet, lexicon(), language), lexicon(), "none")
    assert isinstance(read, ReadHero)
    assert read.hero == sheet
    assert {one.code for one in read.warnings} <= {"motivation-missing", "complication-missing", "skills-missing"}
    require_readable(sheet, lexicon())


@given(st.lists(ANY_TEXT, max_size=6), st.sampled_from(["Skills", "Powers", "Items", "Effects", "Gear", "Conditions"]))
@example(["9" * 5000 + "/1"], "Skills")
@settings(max_examples=200, deadline=None)
def test_whatever_is_pasted_is_read_or_refused_at_a_line(lines: list[str], section: str) -> None:
    line: object = 1
    try:
        read_sheet("\n".join(["Name: A", "Stress: 2", f"{section}:", *lines]), lexicon(), "none")
    except Rejected as refused:
        line = refused.args_of_text["line"]
    assert line


def test_an_empty_lexicon_reads_nothing_and_breaks_nothing() -> None:
    empty = Lexicon(Texts(LOCALES, raise_fault).lexicon("no-such-system"))
    with pytest.raises(Rejected, match="stress-missing"):
        read_sheet("Имя: А\nСтресс: 1", empty, "none")
