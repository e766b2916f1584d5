"""The machine form of an SFX or a Limit: one JSON object on a line `@ {…}` (CX-TXT-04).

Its words are those of CX-SFX-04, CX-SFX-05, CX-LIM-02.
Dice are written as `d6`; every key stands in the order of the rules.
"""

from __future__ import annotations

import json
from typing import TypeVar

from pydantic import ValidationError

from engine.core.base import Rejected, evolve
from engine.systems.cortex.dice import read_die, written
from engine.systems.cortex.sfx.data import Benefit, Condition, Consequence, Limit, SpecialEffect, StepUp

OF_SFX = ("timing", "requires_trait", "conditions", "benefits")
OF_LIMIT = ("trigger", "consequence", "reward_pp", "recovery")
LISTS = {"conditions", "benefits", "consequence"}
DIE = "die"
KEYS_OF_STEP = {
    "pool": ("target", "which", "steps"),
    "effect": ("target", "steps"),
    "stress": ("target", "type", "steps"),
    "asset": ("target", "steps"),
    "complication": ("target", "steps"),
}
"""What is said of a step up, by what is stepped."""

Json = object
M = TypeVar("M", SpecialEffect, Limit)


def machine_sfx(sfx: SpecialEffect, typed: str) -> SpecialEffect:
    """An SFX with its machine form. Refusal: `bad-machine-form`."""
    told = _object(typed, OF_SFX)
    return _checked(sfx, told, SpecialEffect)


def machine_limit(limit: Limit, typed: str) -> Limit:
    """A Limit with its machine form. Refusal: `bad-machine-form`."""
    told = _object(typed, OF_LIMIT)
    return _checked(limit, told, Limit)


def sfx_machine_form(sfx: SpecialEffect) -> str:
    """Empty for an SFX that is applied by hand and says nothing of its time (CX-FMT-06)."""
    if sfx == SpecialEffect(name=sfx.name, text=sfx.text):
        return ""
    return _written(
        {
            "timing": sfx.timing,
            "requires_trait": sfx.requires_trait,
            "conditions": [op_said(one) for one in sfx.conditions],
            "benefits": [op_said(one) for one in sfx.benefits],
        }
    )


def limit_machine_form(limit: Limit) -> str:
    """Empty for a Limit of words alone."""
    if limit == Limit(name=limit.name, text=limit.text):
        return ""
    return _written(
        {
            "trigger": limit.trigger,
            "consequence": [op_said(one) for one in limit.consequence],
            "reward_pp": limit.reward_pp,
            "recovery": limit.recovery,
        }
    )


def op_said(op: Condition | Benefit | Consequence) -> dict[str, Json]:
    """A condition, a benefit or a consequence as it is written."""
    told = op.model_dump(mode="json")
    if isinstance(op, StepUp):
        told = {"op": op.op, **{key: told[key] for key in KEYS_OF_STEP[op.target]}}
    return {key: written(value) if key == DIE else value for key, value in told.items()}


def _written(told: dict[str, Json]) -> str:
    return json.dumps(told, ensure_ascii=False)


def _object(typed: str, keys: tuple[str, ...]) -> dict[str, Json]:
    try:
        told = json.loads(typed)
    except (ValueError, RecursionError):
        raise Rejected("bad-machine-form") from None
    if not isinstance(told, dict) or not told.keys() <= set(keys):
        raise Rejected("bad-machine-form")
    return {key: [_op(one) for one in _listed(value)] if key in LISTS else value for key, value in told.items()}


def _listed(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise Rejected("bad-machine-form")
    return value


def _op(told: Json) -> Json:
    """One operation with its die as a number of sides."""
    if not isinstance(told, dict):
        raise Rejected("bad-machine-form")
    if DIE not in told:
        return told
    try:
        return {**told, DIE: read_die(str(told[DIE]))}
    except Rejected:
        raise Rejected("bad-machine-form") from None


def _checked(value: M, told: dict[str, Json], model: type[M]) -> M:
    try:
        parsed = model.model_validate({"name": value.name, "text": value.text, **told})
    except ValidationError:
        raise Rejected("bad-machine-form") from None
    return evolve(value, **{key: getattr(parsed, key) for key in told})
