"""How texts are made: what is escaped, what a refusal says, what happens to a message that is missing or broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Dice, Map, Rejected, text
from tests.paths import LOCALES
from tgbot.sandbox.html import parse_html
from tgbot.texts import LONGEST, TextFault, Texts, closest_language, log_fault, raise_fault

TEXTS = Texts(LOCALES, raise_fault)
names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=200)


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A small folder of texts, in which a test may add faults."""
    for language in ("ru", "en"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "terms.ftl").write_text("-d = d\n", "utf-8")
        (tmp_path / language / "core.ftl").write_text(
            "die = { -d }{ $sides }\n"
            "refuse-somehow = No.\n"
            "refuse-full = Full.\n"
            "refuse-inn-full = No room at the inn.\n",
            "utf-8",
        )
    return tmp_path


@given(names, st.sampled_from(["ru", "en"]))
def test_any_name_arrives_as_typed(name: str, language: str) -> None:
    said = text("person-with-hero", name=text("person-name", name=name), hero=name)
    shown, entities = parse_html(TEXTS.html(language, said))
    assert shown == f"{name} ({name})"
    assert entities == []
    assert TEXTS.plain(language, said) == shown


@pytest.mark.parametrize("name", ["a_b", "*x*", "<b>", "&", "&amp;", "&#8203;", "`", "]", "🇩🇪", "مرحبا", "\u200b", '"'])
def test_names_that_broke_other_bots(name: str) -> None:
    """Case 34."""
    assert parse_html(TEXTS.html("ru", text("card-title", title=name)))[0] == name
    assert TEXTS.plain("ru", text("card-title", title=name)) == name


def test_markup_of_ours_stays_and_theirs_does_not() -> None:
    assert TEXTS.html("en", text("card-title", title="<i>x</i>")) == "<b>&lt;i&gt;x&lt;/i&gt;</b>"
    assert TEXTS.plain("en", text("card-title", title="<i>x</i>")) == "<i>x</i>"


def test_a_nested_text_is_said_in_the_same_language_and_escaped_once() -> None:
    who = text("person-gm", name=text("person-name", name="A & B"))
    assert TEXTS.html("ru", text("card-gm", name=who)) == "Ведущий: A &amp; B (ведущий)"
    assert TEXTS.html("en", text("card-gm", name=who)) == "GM: A &amp; B (GM)"


@pytest.mark.parametrize(
    "die,ru,en",
    [
        (Dice(sides=8), "к8", "d8"),
        (Dice(sides=6, count=3), "3к6", "3d6"),
        (Dice(sides=10, face=7), "к10: 7", "d10: 7"),
        (Dice(sides=1000), "к1000", "d1000"),
    ],
)
def test_dice_are_written_with_the_letter_of_the_language(die: Dice, ru: str, en: str) -> None:
    said = text("person-name", name=die)
    assert TEXTS.plain("ru", said) == ru
    assert TEXTS.plain("en", said) == en


def test_numbers_are_counted_and_ids_are_not_grouped() -> None:
    assert TEXTS.plain("ru", text("span-hours", count=1000)).split() == ["1", "000", "часов"]
    assert 'unix="1752771600"' in TEXTS.html("ru", text("moment", unix="1752771600", words="…"))


def test_an_endless_argument_is_shortened() -> None:
    assert len(TEXTS.plain("ru", text("person-name", name="я" * 9000))) == LONGEST


# ---- refusals


def test_a_refusal_speaks_the_words_of_its_system_first(shop: Path) -> None:
    texts = Texts(shop, raise_fault)
    assert texts.refusal("en", "inn", Rejected("full")) == "No room at the inn."
    assert texts.refusal("en", "ship", Rejected("full")) == "Full."


def test_a_variant_borrows_the_words_that_it_lacks(shop: Path) -> None:
    """Refusals, house rules and the lexicon of a system with kin."""
    for language in ("ru", "en"):
        with (shop / language / "core.ftl").open("a", encoding="utf-8") as file:
            file.write("\nrefuse-cortex-leaking = It leaks.\nrule-cortex-tide = Tide\nrule-flowers-tide = Wind\n")
    texts = Texts(shop, raise_fault)
    assert texts.refusal("en", "flowers", Rejected("leaking")) == "It leaks."
    assert texts.html("en", text("refuse-flowers-leaking")) == "It leaks."
    assert texts.html("en", text("rule-flowers-tide")) == "Wind"
    assert not texts.has("en", "rule-flowers-full")
    assert TEXTS.lexicon("flowers") == TEXTS.lexicon("cortex")


def test_a_refusal_without_words_still_answers(shop: Path) -> None:
    assert Texts(shop, log_fault).refusal("en", "ship", Rejected("leaking")) == "No."
    with pytest.raises(TextFault):
        Texts(shop, raise_fault).refusal("en", "ship", Rejected("leaking"))


def test_a_refusal_repeats_only_a_short_piece() -> None:
    """Case 8."""
    said = TEXTS.refusal("ru", "", Rejected("bad-rule-value", rule="x", value="9" * 3000))
    assert said == f"Так это правило не настроить: {'9' * 39}…"
    nested = Rejected("option-blocked", option=text("person-name", name="A" * 4000), why=text("card-ended"))
    assert len(TEXTS.refusal("ru", "", nested)) < 200


def test_a_refusal_has_no_markup() -> None:
    assert TEXTS.refusal("en", "", Rejected("no-such-ruleset", name="<b>&")) == "There is no such rule system: <b>&"


# ---- faults


def test_a_missing_message_stops_a_test_and_shows_its_id_in_production(shop: Path) -> None:
    with pytest.raises(TextFault, match="lost"):
        Texts(shop, raise_fault).html("ru", text("lost"))
    assert Texts(shop, log_fault).html("ru", text("lost")) == "⟦lost⟧"


def test_a_missing_argument_is_a_fault(shop: Path) -> None:
    with pytest.raises(TextFault, match="sides"):
        Texts(shop, raise_fault).html("ru", text("die"))
    assert Texts(shop, log_fault).html("ru", text("die")) == "⟦die⟧"


def test_an_id_that_stands_twice_is_a_fault(shop: Path) -> None:
    (shop / "ru" / "other.ftl").write_text("die = x\n", "utf-8")
    with pytest.raises(TextFault, match="die"):
        Texts(shop, raise_fault)


def test_a_broken_message_is_a_fault(shop: Path) -> None:
    (shop / "ru" / "other.ftl").write_text("hole = { nothing }\n", "utf-8")
    with pytest.raises(TextFault, match="hole"):
        Texts(shop, raise_fault).html("ru", text("hole"))


def test_everything_compiles() -> None:
    Texts(LOCALES, raise_fault).warm()


# ---- languages


@pytest.mark.parametrize("code,language", [("ru-RU", "ru"), ("uk", "ru"), ("en", "en"), ("de", "en"), ("", "en")])
def test_people_are_greeted_in_the_closest_language(code: str, language: str) -> None:
    assert closest_language(code) == language


def test_the_lexicon_lists_the_words_of_each_language(shop: Path) -> None:
    for language, words in (("ru", "Имя, имя  героя"), ("en", "Name")):
        (shop / language / "lexicon").mkdir()
        (shop / language / "lexicon" / "inn.ftl").write_text(f"name = {words}\n", "utf-8")
    found = Texts(shop, raise_fault).lexicon("inn")
    assert found == Map({"ru": Map({"name": ("Имя", "имя героя")}), "en": Map({"name": ("Name",)})})
    assert Texts(shop, raise_fault).lexicon("none") == Map({"ru": Map(), "en": Map()})
