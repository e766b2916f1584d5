"""The rules by term: the same terms in both languages, links that lead somewhere, words that mean one thing."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from engine import Text, kin, rulesets
from tests.paths import LOCALES
from tests.texts import code
from tests.texts.ftl import entries
from tgbot.rulebook import Term, rulebook
from tgbot.texts import LANGUAGES, RULES, Texts, raise_fault
from tgbot.views.buttons import LABEL
from tgbot.views.pages import length
from tgbot.views.view import OPTIONS_A_PAGE

TEXTS = Texts(LOCALES, raise_fault)
SYSTEMS = rulesets()
MEANT = {
    "cortex": {"бреши", "брешь", "единица", "единицы", "1", "one", "ones", "помощь", "help"},
    "flowers": {"бреши", "брешь", "единица", "единицы", "1", "one", "ones", "помощь", "help", "без броска", "no roll"},
}
"""Words that mean several terms in people's mouths: they are asked which."""
LINES = range(2, 8)
"""Lines of a term, its title among them."""
SHORT = 700
"""Characters of a term, at most: it is read on a phone."""


def terms(ruleset: str) -> tuple[Term, ...]:
    return rulebook(TEXTS, ruleset).terms


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_every_system_has_rules_by_term(ruleset: str) -> None:
    assert len(terms(ruleset)) >= 20
    assert all(
        chapter.id and 1 <= len(chapter.terms) <= OPTIONS_A_PAGE for chapter in rulebook(TEXTS, ruleset).chapters
    )


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_both_languages_hold_the_same_terms_in_the_same_order(ruleset: str) -> None:
    russian, english = (
        [entry.id.name for entry in entries(LOCALES / language / RULES / f"{ruleset}.ftl") if hasattr(entry, "id")]
        for language in LANGUAGES
    )
    assert russian == english
    assert len(russian) <= 150


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_related_terms_exist_and_are_the_same_in_both_languages(ruleset: str) -> None:
    known = {term.id for term in terms(ruleset)}
    for term in terms(ruleset):
        russian, english = (TEXTS.listed(language, term.about.key, "see") for language in LANGUAGES)
        assert russian == english, term.id
        assert russian, term.id
        assert set(russian) <= known - {term.id}, (term.id, set(russian) - known)


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_a_word_means_one_term_unless_it_is_meant_to_ask(ruleset: str) -> None:
    meaning = defaultdict(list)
    for term in terms(ruleset):
        for name in term.names:
            meaning[name].append(term.id)
    several = {" ".join(name) for name, ids in meaning.items() if len(ids) > 1}
    assert several == MEANT.get(ruleset, set())


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_every_term_is_found_by_its_titles_and_words(ruleset: str) -> None:
    book = rulebook(TEXTS, ruleset)
    for term in book.terms:
        for name in term.names:
            assert term in book.meant(" ".join(name)), (term.id, name)


@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_every_term_that_a_question_names_exists(ruleset: str) -> None:
    """`Prompt(about=…)`, written out; a variant's questions are those of its kin."""
    folder = f"engine/systems/{kin(ruleset) or ruleset}/"
    named = {
        str(node.value.value)
        for path, tree in code.sources().items()
        if path.startswith(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg == "about" and isinstance(node.value, ast.Constant)
    }
    assert len(named) > 5
    assert not named - {term.id for term in terms(ruleset)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", SYSTEMS)
def test_a_term_is_a_title_and_a_few_lines(ruleset: str, language: str) -> None:
    for term in terms(ruleset):
        said = TEXTS.html(language, term.about)
        assert said.startswith("<b>"), term.id
        assert len(said.splitlines()) in LINES, term.id
        assert length(said) <= SHORT, (term.id, length(said))
        assert 1 <= len(term.title(language)) <= LABEL, term.title(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_written_in_the_letter_of_the_language(language: str) -> None:
    """A Latin d8 in a Russian text, or a Cyrillic one in an English."""
    foreign = {"ru": "d", "en": "к"}[language]
    for ruleset in SYSTEMS:
        for id in TEXTS.rule_ids(ruleset):
            said = TEXTS.plain(language, Text(key=id))
            assert not [size for size in (4, 6, 8, 10, 12) if f"{foreign}{size}" in said], id


def test_a_variant_keeps_the_places_of_its_kin_and_borrows_what_it_lacks() -> None:
    for ruleset in SYSTEMS:
        if related := kin(ruleset):
            own = [term.id for term in terms(ruleset)]
            assert [one for one in own if one in {term.id for term in terms(related)}] == [
                term.id for term in terms(related)
            ]
            borrowed = {term.id for term in terms(related)} - {
                id.removeprefix(f"about-{ruleset}-") for id in TEXTS.rule_ids(ruleset)
            }
            assert borrowed
            for id in borrowed:
                assert TEXTS.html("en", Text(key=f"about-{ruleset}-{id}")) == TEXTS.html(
                    "en", Text(key=f"about-{related}-{id}")
                )
