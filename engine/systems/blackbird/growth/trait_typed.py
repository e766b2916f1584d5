"""An aspect or a skill as somebody types it, with its types ticked or written (BB-ASPECT-02, BB-SKILL-02)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import evolve
from engine.core.sheet import Lexicon
from engine.systems.blackbird.character import ASPECT_TYPES, SKILL_TYPES, Aspect, Skill
from engine.systems.blackbird.sheet.traits import read_aspect, read_skill


def typed_aspect(typed: str, picks: Iterable[str], lexicon: Lexicon) -> Aspect:
    """`Name (comment)`; types that are ticked come to those that are written."""
    aspect = read_aspect(typed, lexicon)
    chosen = {*aspect.types, *picks}
    return evolve(aspect, types=tuple(one for one in ASPECT_TYPES if one in chosen), approved=True)


def typed_skill(typed: str, picks: Iterable[str], lexicon: Lexicon) -> Skill:
    skill = read_skill(typed, lexicon)
    chosen = {*skill.types, *picks}
    return evolve(skill, types=tuple(one for one in SKILL_TYPES if one in chosen), approved=True)
