"""Which function answers the vectors of which (system, kind), and how a vector file is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent

Json = Any
Given = dict[str, Json]
Result = dict[str, Json]
Adapter = Callable[[Given], Result]


@dataclass(frozen=True)
class Vector:
    """One case: what is given, what must come out."""

    id: str
    system: str
    kind: str
    given: Given
    expect: Result
    note: str = ""


@dataclass(frozen=True)
class Registered:
    """An adapter; `only_named` compares no more fields than a vector names (else results must be equal).

    `partial`: fields whose own value is a map of which, too, only what is named counts.
    """

    answer: Adapter
    only_named: bool
    partial: tuple[str, ...] = ()

    def counted(self, result: Result, expect: Result) -> Result:
        """Of a result what a vector asks for."""
        if not self.only_named:
            return result
        named = {name: value for name, value in result.items() if name in expect}
        for field in self.partial:
            if isinstance(named.get(field), dict):
                named[field] = {name: value for name, value in named[field].items() if name in expect[field]}
        return named


ADAPTERS: dict[tuple[str, str], Registered] = {}


def adapter(
    system: str, kind: str, *, only_named: bool = False, partial: tuple[str, ...] = ()
) -> Callable[[Adapter], Adapter]:
    """Registers a function that translates a vector's `given`, calls the rules, and translates the result."""

    def register(answer: Adapter) -> Adapter:
        if (system, kind) in ADAPTERS:
            raise ValueError(f"two adapters for {system}/{kind}")
        ADAPTERS[system, kind] = Registered(answer, only_named, partial)
        return answer

    return register


def read_vectors(file: Path) -> Iterator[Vector]:
    """The vectors of a file, in its order."""
    content = _load(file)
    for one in content["vectors"]:
        yield Vector(
            id=one["id"],
            system=one.get("system", content["system"]),
            kind=one["kind"],
            given=one["given"],
            expect=one["expect"],
            note=one.get("note") or "",
        )


def disputed() -> dict[str, str]:
    """Ids of disputed vectors, with the line of the seed and the reason."""
    return {one["id"]: f"seed {one['seed']}: {one['why']}" for one in _load(HERE / "disputed.yaml")["disputed"]}


@lru_cache(maxsize=32)
def _load(file: Path) -> Json:
    return yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 - safe
