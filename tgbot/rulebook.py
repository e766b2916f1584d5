"""The rules text by term of a system: its chapters, which terms some words mean, which are near them.

A term is a message `about-<system>-<term>` of `rules/<system>.ftl`: its first line is its title, `.words` are what it
is found by beside the title, `.see` names related terms. It stands in the chapter (`topic-<system>-<chapter>`) above
it. A variant shows its own text where it has one, its kin's otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

from engine import Text, kin, text
from tgbot.texts import LANGUAGES, Texts, normal

WORD: Final = re.compile(r"\w+")
ENDING: Final = "аеиоуыэюяйьaeiouy"
"""Letters that another form of a word changes."""
LEAST_STEM: Final = 3
LONGER: Final = 3
"""So many letters another form may be longer than the word."""
LONGEST: Final = 80
"""Characters that are looked up."""
NEAR: Final = 0.6
"""So alike must a word be to be offered when nothing is found."""
OFFERED: Final = 8
"""So many terms are offered at most."""

Name = tuple[str, ...]
"""The words of a name, as they are compared."""


@dataclass(frozen=True)
class Term:
    """One thing of the rules. `titles` by language, plain; `names` in all languages; `see`: ids of related terms."""

    id: str
    about: Text
    titles: tuple[tuple[str, str], ...]
    names: tuple[Name, ...]
    see: tuple[str, ...]

    def title(self, lang: str) -> str:
        return dict(self.titles)[lang]


@dataclass(frozen=True)
class Chapter:
    """Terms under one heading."""

    id: str
    title: Text
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Rulebook:
    """All terms of a system."""

    ruleset: str
    chapters: tuple[Chapter, ...]

    @property
    def terms(self) -> tuple[Term, ...]:
        return tuple(term for chapter in self.chapters for term in chapter.terms)

    def term(self, id: str) -> Term | None:
        return next((term for term in self.terms if term.id == id), None)

    def related(self, term: Term) -> tuple[Term, ...]:
        return tuple(other for id in term.see if (other := self.term(id)) is not None)

    def chapter_of(self, term: Term) -> int:
        return next(number for number, chapter in enumerate(self.chapters) if term in chapter.terms)

    def meant(self, typed: str) -> tuple[Term, ...]:
        """The terms that typed words name: exactly, else shortened or in another form, else by a part of the name."""
        asked = words_of(typed)
        if not asked:
            return ()
        return (
            self._named(lambda name: name == asked)
            or self._named(lambda name: _all_in(asked, name) and len(asked) >= len(name))
            or self._named(lambda name: _all_in(asked, name))
        )

    def near(self, typed: str) -> tuple[Term, ...]:
        """Terms that may have been meant by words that name none, the most alike first."""
        asked = words_of(typed)
        alike = {term.id: max(_likeness(asked, name) for name in term.names) for term in self.terms}
        ranked = sorted(self.terms, key=lambda term: alike[term.id], reverse=True)
        return tuple(term for term in ranked if alike[term.id][0] >= NEAR)[:OFFERED]

    def _named(self, fits: Callable[[Name], bool]) -> tuple[Term, ...]:
        return tuple(term for term in self.terms if any(fits(name) for name in term.names))


def words_of(typed: str) -> Name:
    return tuple(WORD.findall(normal(typed[:LONGEST])))


def _all_in(asked: Name, name: Name) -> bool:
    """Whether each word that was asked is a word of the name."""
    return all(any(_same(word, known) for known in name) for word in asked)


def _same(word: str, known: str) -> bool:
    """Whether a typed word is the known one: its beginning, or another form of it."""
    stem = known.rstrip(ENDING)
    if len(stem) < LEAST_STEM:
        return word == known
    beginning = len(word) >= LEAST_STEM and known.startswith(word)
    return beginning or (word.startswith(stem) and len(word) <= len(known) + LONGER)


def _likeness(asked: Name, name: Name) -> tuple[float, float]:
    """From 0 to 1: how much the most alike of the name's words looks like a typed one, and all of them together."""
    alike = [max((_ratio(word, known) for word in asked), default=0.0) for known in name]
    return max(alike, default=0.0), sum(alike) / max(1, len(alike))


def _ratio(word: str, known: str) -> float:
    if min(len(word), len(known)) < LEAST_STEM:
        return 0.0
    return 1.0 if _same(word, known) else SequenceMatcher(None, word, known).ratio()


@lru_cache(maxsize=32)
def rulebook(texts: Texts, ruleset: str) -> Rulebook:
    """The rules of a system by term; one without such texts has no chapters."""
    chapters: dict[str, list[str]] = {}
    for system in (kin(ruleset), ruleset):
        _gather(texts.rule_ids(system), system, chapters)
    return Rulebook(
        ruleset,
        tuple(
            Chapter(id, text(f"topic-{ruleset}-{id}"), tuple(_term(texts, ruleset, one) for one in terms))
            for id, terms in chapters.items()
        ),
    )


def _gather(ids: tuple[str, ...], system: str, chapters: dict[str, list[str]]) -> None:
    """The terms of one file in their chapters; one that is known keeps its place."""
    known = {term for terms in chapters.values() for term in terms}
    chapter = ""
    for id in ids:
        if id.startswith(topic := f"topic-{system}-"):
            chapter = id.removeprefix(topic)
        elif (term := id.removeprefix(f"about-{system}-")) not in known:
            chapters.setdefault(chapter, []).append(term)


def _term(texts: Texts, ruleset: str, id: str) -> Term:
    about = text(f"about-{ruleset}-{id}")
    titles = tuple((lang, texts.plain(lang, about).partition("\n")[0]) for lang in LANGUAGES)
    found_by = [word for lang in LANGUAGES for word in texts.listed(lang, about.key, "words")]
    names = (words_of(name) for name in (*(title for _, title in titles), *found_by))
    return Term(id, about, titles, tuple(dict.fromkeys(names)), texts.listed(LANGUAGES[0], about.key, "see"))
