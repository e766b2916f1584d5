"""House rules: the fields of a ruleset's options, what each may be set to, and which are settled before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar, get_args, get_origin

from pydantic.fields import FieldInfo

from engine.core.base import Frozen, Rejected

RuleValue = str | int | bool
O = TypeVar("O", bound=Frozen)  # noqa: E741


@dataclass(frozen=True)
class AskedAtCreation:
    """Marks a house rule that people settle before their game begins: `Annotated[bool, AskedAtCreation()]`.

    It is a switch: such a rule is in force, or it is not.
    """


class Rule(Frozen):
    """A house rule as it can be listed: its field, what it is set to, and what it may be set to.

    `choices` is empty for a whole number within its own limits (the ruleset refuses others).
    """

    field: str
    value: RuleValue
    choices: tuple[RuleValue, ...]
    asked: bool = False
    """Settled before the game begins."""


def listed(options: Frozen) -> tuple[Rule, ...]:
    """In the order in which the options name them."""
    fields = type(options).model_fields
    return tuple(_rule(name, field, getattr(options, name)) for name, field in fields.items())


def _rule(name: str, field: FieldInfo, value: RuleValue) -> Rule:
    choices = get_args(field.annotation) if get_origin(field.annotation) is Literal else ()
    choices = (False, True) if field.annotation is bool else choices
    asked = any(isinstance(mark, AskedAtCreation) for mark in field.metadata)
    return Rule(field=name, value=value, choices=choices, asked=asked)


def with_rule(options: O, field: str, value: RuleValue) -> O:
    """Refusals: `no-such-rule`, `bad-rule-value`."""
    if field not in type(options).model_fields:
        raise Rejected("no-such-rule", rule=field)
    try:
        return type(options).model_validate({**options.model_dump(), field: value})
    except ValueError:
        raise Rejected("bad-rule-value", rule=field, value=str(value)) from None
