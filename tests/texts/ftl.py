"""The locale files as syntax trees: ids, variables, selectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.paths import LOCALES
from tgbot.texts import LANGUAGES, RULES

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
CATEGORIES = {"ru": frozenset({"one", "few", "many"}), "en": frozenset({"one", "other"})}
"""What whole numbers need; the default stands for fractions, which we never show."""


@dataclass(frozen=True)
class Selector:
    """A choice by a variable; `keys` as written, the default among them."""

    variable: str
    keys: frozenset[str]
    default: str

    @property
    def plural(self) -> bool:
        return bool(self.keys & PLURALS)


@dataclass
class _Finder(Visitor):
    variables: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant): variant.default for variant in node.variants}
            default = next(key for key, is_default in keys.items() if is_default)
            self.selectors.append(Selector(node.selector.id.name, frozenset(keys), default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@dataclass(frozen=True)
class Message:
    """A message of one language."""

    id: str
    file: str
    variables: frozenset[str]
    selectors: tuple[Selector, ...]

    def selector(self, variable: str) -> Selector | None:
        return next((one for one in self.selectors if one.variable == variable), None)


def files(language: str, below: str = "") -> list[Path]:
    return sorted((LOCALES / language / below).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id; ids that stand twice are found by `every_message`."""
    return {one.id: one for one in every_message(language)}


@cache
def every_message(language: str) -> tuple[Message, ...]:
    return tuple(one for path in [*files(language), *files(language, RULES)] for one in read(path))


def read(path: Path) -> Iterator[Message]:
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            finder = _Finder()
            finder.visit(entry)
            yield Message(entry.id.name, path.name, frozenset(finder.variables), tuple(finder.selectors))


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


__all__ = ["CATEGORIES", "LANGUAGES", "Message", "Selector", "entries", "every_message", "files", "messages", "read"]
