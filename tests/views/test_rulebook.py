"""The rules by term on a phone: what words find, where buttons lead, what was not found."""

from __future__ import annotations

import re
from functools import partial

import pytest

from engine import rulesets
from tests.views.samples import GAME, TEXTS
from tests.views.showing import buttons, labels, press, shown
from tgbot.rulebook import Rulebook, rulebook
from tgbot.texts import LANGUAGES
from tgbot.views.rulebook import (
    contents_view,
    door_of_game,
    door_of_person,
    several_view,
    systems_view,
    term_view,
    unknown_view,
)

CORTEX = rulebook(TEXTS, "cortex")
FLOWERS = rulebook(TEXTS, "flowers")
DOOR = door_of_game(GAME)


def found(typed: str, book: Rulebook = CORTEX) -> list[str]:
    return [term.id for term in book.meant(typed)]


@pytest.mark.parametrize(
    "typed, id",
    [
        ("стресс", "stress"),
        ("СТРЕССОМ", "stress"),
        ("стре", "stress"),
        ("stress", "stress"),
        ("травму", "trauma"),
        ("отличия", "distinction"),
        ("подъем на ноги", ""),
        ("поднять на ноги", "revival"),
        ("вехами", "milestone"),
        ("сэф", "sfx"),
        ("СО", "plot-points"),
        ("2к12", "cutting"),
        ("запас рока", "doom-pool"),
        ("дайсы рока", "doom-pool"),
        ("ход", "action"),
        ("brainstorm", ""),
        ("pools", "pool"),
        ("doom dice", "doom-pool"),
        ("reviving", "revival"),
    ],
)
def test_a_word_is_found_in_any_form_and_language(typed: str, id: str) -> None:
    assert found(typed) == ([id] if id else [])


def test_yo_and_e_are_one_letter() -> None:
    assert found("свёл") == found("свел")
    assert found("подъём") == found("подъем")


def test_a_word_of_several_terms_finds_them_all() -> None:
    assert found("брешь") == ["hitch", "opportunity"]
    view = several_view(TEXTS, "ru", "брешь", CORTEX.meant("брешь"), DOOR)
    assert "«брешь»" in shown(view)
    assert labels(view) == [["Брешь игрока", "Брешь ведущего"], ["Все главы"]]


def test_a_term_leads_to_what_is_related_and_back_to_its_chapter() -> None:
    view = term_view(TEXTS, "ru", CORTEX, CORTEX.meant("стресс")[0], DOOR)
    assert shown(view).startswith("Стресс\nВред трёх видов")
    leads = press(view, "Травма")
    assert (leads.verb, leads.game, leads.prompt, leads.option) == ("table", GAME, "about", "trauma")
    back = press(view, "‹ Удары и беды")
    assert back.option == str(1 + [chapter.id for chapter in CORTEX.chapters].index("harm"))


def test_the_contents_lead_through_all_chapters() -> None:
    view = contents_view(TEXTS, "ru", CORTEX, 0, DOOR)
    assert len(buttons(view)) == len(CORTEX.chapters)
    seen: list[str] = []
    for page, chapter in enumerate(CORTEX.chapters, 1):
        view = contents_view(TEXTS, "ru", CORTEX, page, DOOR)
        assert shown(view) == TEXTS.plain("ru", chapter.title)
        seen += [one.text for one in buttons(view)][: len(chapter.terms)]
        assert [one.text for one in buttons(view)][-1] == "Все главы"
    assert seen == [term.title("ru") for term in CORTEX.terms]
    assert "Дальше ›" not in [one.text for one in buttons(view)]


def test_a_page_beyond_the_end_is_the_end() -> None:
    assert shown(contents_view(TEXTS, "en", CORTEX, 999, DOOR)) == "Milestones and XP"


def test_what_is_not_found_is_shown_with_the_nearest_and_an_example() -> None:
    view = unknown_view(TEXTS, "ru", CORTEX, "стрес <b>", DOOR)
    assert "нет такого слова: стрес <b>" in shown(view)
    assert "/rule действие" in shown(view)
    assert "Стресс" in [one.text for one in buttons(view)]
    nothing = unknown_view(TEXTS, "ru", CORTEX, "щ" * 5000, DOOR)
    assert len(shown(nothing)) < 200
    assert labels(nothing) == [["Все главы"]]


def test_words_around_a_term_still_offer_it() -> None:
    assert found("что такое стресс") == []
    assert CORTEX.near("что такое стресс")[0].id == "stress"


def test_a_variant_shows_its_own_text_where_it_has_one() -> None:
    here, there = FLOWERS.meant("кооперация"), CORTEX.meant("кооперация")
    assert shown(term_view(TEXTS, "ru", FLOWERS, here[0], DOOR)).startswith("Суровость")
    assert shown(term_view(TEXTS, "ru", CORTEX, there[0], DOOR)).startswith("Кооперация")
    same = FLOWERS.meant("отличие")[0]
    assert "Черта героя" in shown(term_view(TEXTS, "ru", FLOWERS, same, DOOR))
    assert FLOWERS.term("when-to-roll") in FLOWERS.chapters[0].terms


@pytest.mark.parametrize("language, company", [("ru", r"соло|кооперац"), ("en", r"solo|buddy|affiliation")])
def test_flowers_speak_of_no_company(language: str, company: str) -> None:
    """Severity stands in its place; only there it is said so."""
    speaking = [t.id for t in FLOWERS.terms if re.search(company, TEXTS.plain(language, t.about), re.IGNORECASE)]
    assert speaking == ["affiliation"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", rulesets())
def test_every_view_is_what_telegram_takes(ruleset: str, language: str) -> None:
    book = rulebook(TEXTS, ruleset)
    for door in (DOOR, door_of_person(ruleset)):
        view = partial(term_view, TEXTS, language, book)
        for term in book.terms:
            shown(view(term, door))
        for page in range(len(book.chapters) + 1):
            shown(contents_view(TEXTS, language, book, page, door))


def test_without_a_game_every_system_is_offered() -> None:
    view = systems_view(TEXTS, "ru", rulesets())
    assert len(buttons(view)) == len(rulesets())
    leads = press(view, "Кортекс плюс")
    assert (leads.verb, leads.stamp, leads.prompt, leads.option) == ("me", "cortex", "about", "")
