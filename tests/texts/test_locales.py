"""All locale files: both languages say the same, with the same arguments, in all their forms, and nothing idle."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from fluent.syntax import ast

from engine import Text, rulesets
from engine.core.base import Map
from tests.paths import LOCALES
from tests.texts import code
from tests.texts.ftl import CATEGORIES, LANGUAGES, Message, Selector, entries, every_message, files, messages
from tgbot.sandbox.html import parse_html
from tgbot.table.table import PACES
from tgbot.texts import TERMS, Texts, raise_fault
from tgbot.views.start import COMMANDS, DESCRIPTION, TOPICS
from tgbot.views.zones import ZONES

TEXTS = Texts(LOCALES, raise_fault)
DIGITS_ONLY = {"unix": "1752771600", "id": "42"}
"""Variables that stand inside a tag's attribute: digits, by construction."""
NUMBERS = range(131)
FAMILIES = {
    r"command-\w+": "one for each command, from COMMANDS",
    r"help-\w+|help-topic-\w+": "one for each command and topic of help, from COMMANDS and TOPICS",
    r"zone-[\w-]+": "the cities of ZONES",
    r"pace-\w+": "the names of PACES",
    r"language-\w+": "the LANGUAGES",
    r"wait-class-\w+": "the wait classes of the engine",
    r"silence-(is|turn)-\w+": "the two policies of silence",
    r"card-(asleep|ended|broken)": "the states of a table that its card names",
    r"ruleset-\w+": "the registered rule systems",
    r"(about|topic)-[a-z]+-[\w-]+": "the rules by term and their chapters, in the order of their file",
    r"rule-[a-z]+-[\w-]+": "the house rules of the rule systems and their values",
    r"closed-title-\w+": "the kinds of messages that stand, by the first part of their key",
    r"ask-\w+|button-\w+-yes": "what is asked before it is done",
    r"refuse-nothing-in-\w+": "the topics of the menu that a command opens",
}
"""Ids that the bot puts together, and from what; all others stand in the code as they are."""
SYSTEMS = "engine/systems/"
"""Rule systems put ids of their own together; which, is read from their code."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_read(language: str) -> None:
    for path in [*files(language), *files(language, "lexicon"), *files(language, "rules")]:
        junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not junk, (path.name, junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    twice = [id for id, count in Counter(one.id for one in every_message(language)).items() if count > 1]
    assert not twice


def test_both_languages_have_the_same_files_and_ids() -> None:
    ru, en = messages("ru"), messages("en")
    assert {(one.file, one.id) for one in ru.values()} == {(one.file, one.id) for one in en.values()}
    for below in ("lexicon", "rules"):
        assert [path.name for path in files("ru", below)] == [path.name for path in files("en", below)]


def test_both_languages_take_the_same_arguments() -> None:
    ru, en = messages("ru"), messages("en")
    both = [(ru[id], en[id]) for id in ru if id in en]
    differ = {one.id: (one.variables, other.variables) for one, other in both if one.variables != other.variables}
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_all_forms_of_the_language(language: str) -> None:
    short = [
        (one.id, sorted(selector.keys))
        for one in every_message(language)
        for selector in one.selectors
        if selector.plural and not (CATEGORIES[language] <= selector.keys)
    ]
    assert not short


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_stay_small_enough_to_compile_fast(language: str) -> None:
    sizes = Counter(one.file for one in every_message(language))
    assert not {file: size for file, size in sizes.items() if size > 200}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_its_arguments(language: str) -> None:
    """In each branch the markup is what Telegram accepts, and the arguments arrive as they were given."""
    for message in every_message(language):
        for args in samples(message):
            said = TEXTS.html(language, Text(key=message.id, args=Map(args)))
            plain, _entities = parse_html(said)
            assert plain.strip(), message.id
            assert plain == TEXTS.plain(language, Text(key=message.id, args=Map(args))), message.id


def samples(message: Message) -> list[dict[str, str | int]]:
    """Arguments that lead through every branch."""
    choices = [[(name, value) for value in values(message, name)] for name in sorted(message.variables)]
    return [dict(picked) for picked in product(*choices)][:500]


def values(message: Message, variable: str) -> list[str | int]:
    selector = message.selector(variable)
    if selector is None:
        return [DIGITS_ONLY.get(variable, "<Имя & «name»>")]
    if selector.plural:
        return [0, 1, 2, 5, 11, 21, 112]
    return sorted(selector.keys)


# ---- numbers


def russian(number: int) -> str:
    """The plural category of a whole number, after CLDR."""
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def english(number: int) -> str:
    return "one" if number == 1 else "other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_thing_is_declined_right_from_0_to_130(language: str) -> None:
    """Case 50: hours, days, points, whatever a message counts."""
    category = {"ru": russian, "en": english}[language]
    first = {"one": 1, "few": 2, "many": 5, "other": 5}
    for message in every_message(language):
        for selector in message.selectors:
            if selector.plural:
                words = {n: without_number(language, message, selector, n) for n in NUMBERS}
                inflected = [n for n in NUMBERS if not exact(selector, n)]
                wrong = {n: words[n] for n in inflected if words[n] != words[first[category(n)]]}
                assert not wrong, message.id


def exact(selector: Selector, number: int) -> bool:
    """A number that has a branch of its own."""
    return str(number) in selector.keys or "1" in selector.keys


def without_number(language: str, message: Message, selector: Selector, number: int) -> str:
    args = {**samples(message)[0], selector.variable: number}
    said = TEXTS.plain(language, Text(key=message.id, args=Map(args)))
    return re.sub(r"\d+", "#", said)


# ---- messages and code


def system_of(path: str) -> str:
    """The rule system that a file belongs to, or an empty string."""
    return path.split("/")[2] if path.startswith("engine/systems/") else ""


def refusal_ids(use: code.Use) -> list[str]:
    """What a refusal may be called in the locale files; the first that exists is shown."""
    system = system_of(use.path)
    return [f"refuse-{system}-{use.key}", f"refuse-{use.key}"] if system else [f"refuse-{use.key}"]


def test_no_message_is_idle() -> None:
    used = code.strings() | {id for use in code.uses_of("Rejected", "code") for id in refusal_ids(use)}
    made = [*FAMILIES, *code.put_together("text", "key", SYSTEMS), *code.put_together("Text", "key", SYSTEMS)]
    family = re.compile("|".join(f"(?:{one})" for one in made))
    idle = [id for id in messages("ru") if id not in used and not family.fullmatch(id)]
    assert not idle


@pytest.mark.parametrize("package", ["engine/core", "engine/systems", "tgbot/table", "tgbot/views", "tgbot/handlers"])
def test_every_id_in_the_code_exists_with_its_arguments(package: str) -> None:
    wrong = [
        fault
        for use in [*code.uses_of("text", "key"), *code.uses_of("Text", "key")]
        if use.path.startswith(package) and (fault := lacks(use.key, use))
    ]
    assert not wrong


@pytest.mark.parametrize("package", ["engine/core", "engine/face", "engine/systems", "tgbot/table", "tgbot/handlers"])
def test_every_refusal_has_words(package: str) -> None:
    wrong = []
    for use in code.uses_of("Rejected", "code"):
        if use.path.startswith(package):
            named = refusal_ids(use)
            key = next((id for id in named if id in messages("ru")), named[-1])
            if fault := lacks(key, use):
                wrong.append(fault)
    assert not wrong


def test_every_resource_that_costs_is_counted_in_words() -> None:
    wrong = [use.where for use in code.uses_of("Cost", "what") if "amount" not in variables(use.key)]
    assert not wrong


def lacks(key: str, use: code.Use) -> str:
    if key not in messages("ru"):
        return f"{use.where}: {key} is in no locale file"
    missing = variables(key) - use.args if use.args is not None else frozenset()
    return f"{use.where}: {key} needs {sorted(missing)}" if missing else ""


def variables(key: str) -> frozenset[str]:
    return messages("ru")[key].variables if key in messages("ru") else frozenset()


def test_families_are_complete() -> None:
    wanted = {f"command-{one}" for one in COMMANDS} | {f"help-{one}" for one in COMMANDS}
    wanted |= {f"help-topic-{topic}" for topic in TOPICS}
    wanted |= {f"pace-{one}" for one in PACES} | {f"language-{one}" for one in LANGUAGES}
    wanted |= {f"zone-{zone.lower().replace('/', '-').replace('_', '-')}" for zone in ZONES}
    wanted |= {f"ruleset-{one}" for one in rulesets()}
    assert not wanted - set(messages("ru"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_described_in_what_telegram_takes(language: str) -> None:
    for command in COMMANDS:
        assert 1 <= len(TEXTS.plain(language, Text(key=f"command-{command}"))) <= DESCRIPTION
        assert "<code>/" in TEXTS.html(language, Text(key=f"help-{command}")), command


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_fit_a_toast(language: str) -> None:
    for message in every_message(language):
        if message.id.startswith("refuse-"):
            said = [TEXTS.plain(language, Text(key=message.id, args=Map(args))) for args in samples(message)]
            assert max(map(len, said)) <= 200, message.id


def test_terms_stand_in_both_languages() -> None:
    terms = [
        {one.id.name for one in entries(LOCALES / language / TERMS) if isinstance(one, ast.Term)}
        for language in LANGUAGES
    ]
    assert terms[0] == terms[1]
