"""Which message ids the code names, with which arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.paths import ROOT

SHIPPED = ("engine", "tgbot")
APART = ("tgbot/sandbox/",)
"""The sandbox speaks no language of ours."""


@dataclass(frozen=True)
class Use:
    """A message id in a call; `args` None: given by something that is not written out."""

    key: str
    args: frozenset[str] | None
    where: str
    path: str


@cache
def sources() -> dict[str, ast.Module]:
    """Path (relative, with slashes) -> syntax tree."""
    found = sorted(file for package in SHIPPED for file in (ROOT / package).rglob("*.py"))
    named = {_relative(file): file for file in found}
    return {path: ast.parse(file.read_text("utf-8")) for path, file in named.items() if not path.startswith(APART)}


def _relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def strings() -> frozenset[str]:
    """Every string constant in the code, pieces of f-strings left out."""
    pieces = {
        id(value)
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for value in node.values
    }
    return frozenset(
        node.value
        for tree in sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
    )


def uses_of(callee: str, parameter: str) -> Iterator[Use]:
    """Calls `callee("id", …)` or `callee(parameter="id")`; both ids of `"a" if x else "b"`."""
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) == callee:
                for key in _keys(node, parameter):
                    yield Use(key, _args(node, parameter), f"{path}:{node.lineno}", path)


def put_together(callee: str, parameter: str, below: str) -> Iterator[str]:
    """Regular expressions of the ids that calls in files below a folder make with f-strings."""
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if path.startswith(below) and isinstance(node, ast.Call) and _name(node.func) == callee:
                given = node.args[:1] or [one.value for one in node.keywords if one.arg == parameter]
                yield from (_pattern(one) for one in given if isinstance(one, ast.JoinedStr))


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-zA-Z0-9_-]+" for v in joined.values)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _keys(call: ast.Call, parameter: str) -> list[str]:
    given = call.args[:1] or [one.value for one in call.keywords if one.arg == parameter]
    return [key for expression in given for key in _constants(expression)]


def _constants(expression: ast.expr) -> list[str]:
    match expression:
        case ast.Constant(value=str(key)):
            return [key] if key else []
        case ast.IfExp(body=body, orelse=orelse):
            return [*_constants(body), *_constants(orelse)]
    return []


def _args(call: ast.Call, parameter: str) -> frozenset[str] | None:
    if any(one.arg is None for one in call.keywords):
        return None
    return frozenset(one.arg for one in call.keywords if one.arg not in (None, parameter))
