"""Source labels: every die of a roll says what gives it and how it was paid (BB-BUILD-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.core.base import Map, Rejected
from engine.core.sheet import folded

Source = Literal[
    "attribute",
    "main_career",
    "extra_career",
    "aspect",
    "extra_aspect",
    "skill",
    "talent",
    "flag",
    "item",
    "perk",
    "npc",
]
Payment = Literal["base", "pool", "flag"]
SourceLabel: TypeAlias = str
"""`<source>:<name>`, or one of the bare words."""

SOURCES: tuple[Source, ...] = get_args(Source)
PAYMENTS: tuple[Payment, ...] = get_args(Payment)
EXPLOSION: SourceLabel = "explosion"
FLASH: SourceLabel = "flash"
BARE: tuple[SourceLabel, ...] = (EXPLOSION, FLASH)
"""Dice that come after the throw: they have neither name nor payment."""
FREE = "free"


class DieLabel(NamedTuple):
    """What gives a die and how it was paid; `paid` is empty for the bare words."""

    src: SourceLabel
    paid: Payment | Literal[""] = ""

    def __str__(self) -> str:
        return f"{self.src}/{self.paid}" if self.paid else self.src


def source_label(source: Source, name: str) -> SourceLabel:
    return f"{source}:{name}"


def same_source(one: SourceLabel, other: SourceLabel) -> bool:
    """Names are compared folded, as everywhere on a sheet."""
    return folded(one) == folded(other)


def roll_comment(written: Sequence[str | None]) -> Map[SourceLabel, Map[str, int]]:
    """Source -> payment -> dice, in the order of the dice; dice of the bare words are free.

    Refuses, by the code and not by the place: `unlabelled-die`, `unknown-source`, `unknown-payment` (BB-BUILD-14).
    """
    labels = [label.strip() if label else "" for label in written]
    if not all(labels):
        raise Rejected("unlabelled-die")
    parted = [_parted(label) for label in labels]
    for src, _ in parted:
        if src not in BARE and not _known(src):
            raise Rejected("unknown-source", source=src)
    counts: dict[SourceLabel, dict[str, int]] = {}
    for src, paid in parted:
        if paid not in PAYMENTS and src not in BARE:
            raise Rejected("unknown-payment", source=src, payment=paid)
        of_source = counts.setdefault(src, {})
        of_source[paid or FREE] = of_source.get(paid or FREE, 0) + 1
    return Map({src: Map(of_source) for src, of_source in counts.items()})


def _parted(label: str) -> tuple[SourceLabel, str]:
    """Source and payment; a bare word with anything added is left whole and is no source."""
    src, slash, paid = label.partition("/")
    return (label, "") if src in BARE else (src, paid if slash else "")


def _known(src: SourceLabel) -> bool:
    source, _, name = src.partition(":")
    return source in SOURCES and bool(name.strip())
