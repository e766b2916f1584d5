"""The bot's voice, as `docs/glossary.md` describes it, where a machine can hear it."""

from __future__ import annotations

import re

import pytest

from tests.paths import DOCS, LOCALES
from tests.texts.ftl import files
from tgbot.texts import RULES

FORMAL = re.compile(r"\b(?:[а-яё]+(?:йте|ите|ьте)|вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)
"""«Вы» and its imperatives."""
TO_THE_WHOLE_TABLE = {"ваш стол", "говорите и действуйте"}
"""Words to several people at once."""
DATA_AFTER_PREPOSITION = re.compile(
    r"\b(?:от|для|у|к|без|вместо|из-за|ради)\s+\{ \$(?:name|hero|who|asker|player|gm)\b"
)
"""A name after a preposition would need a case that we do not know."""
FILES = [path.relative_to(LOCALES / "ru").as_posix() for path in (*files("ru"), *files("ru", RULES))]


def said(name: str) -> str:
    """A Russian file without its comments."""
    lines = (LOCALES / "ru" / name).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", FILES)
def test_it_says_ty(name: str) -> None:
    words = said(name)
    for plural in TO_THE_WHOLE_TABLE:
        words = words.replace(plural, "")
    assert FORMAL.findall(words) == []


@pytest.mark.parametrize("name", FILES)
def test_names_stand_in_the_nominative(name: str) -> None:
    assert DATA_AFTER_PREPOSITION.findall(said(name)) == []


@pytest.mark.parametrize("name", FILES)
def test_russian_is_quoted_in_russian(name: str) -> None:
    plain = re.sub(r'<[^<>]*>|\{ "[^"]*" \}', "", said(name))
    assert re.findall(r'["“”]', plain) == []


@pytest.mark.parametrize("name", FILES)
def test_english_is_quoted_in_english(name: str) -> None:
    plain = re.sub(r'<[^<>]*>|\{ "[^"]*" \}', "", (LOCALES / "en" / name).read_text("utf-8"))
    assert re.findall(r'["«»]', plain) == []


def test_the_glossary_has_one_line_for_each_term() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", (DOCS / "glossary.md").read_text("utf-8"), re.MULTILINE)
    russian = [row[0] for row in rows if row[0] not in ("Russian", "---")]
    assert len(russian) == len(set(russian))
