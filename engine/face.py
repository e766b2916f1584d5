"""The engine as the bot calls it: games of any system, told apart by the name of their ruleset."""

from __future__ import annotations

import json
from typing import Literal, get_args, get_origin

from engine.core import game as core
from engine.core.base import Frozen, Map, Rejected, Seat
from engine.core.game import Command, Game, Pending, Roller, Ruleset, Stepped
from engine.core.sheet import NO_WORDS, Lexicon, Words
from engine.core.view import Block
from engine.registry import RULESETS

AnyGame = Game[Frozen, Frozen]
AnyRuleset = Ruleset[Frozen, Frozen]
AnyPending = Pending[Frozen, Frozen]
AnyStepped = Stepped[Frozen, Frozen]


class Rule(Frozen):
    """A house rule as it can be listed: its field, what it is set to, and what it may be set to.

    `choices` is empty for a whole number within its own limits (the ruleset refuses others).
    """

    field: str
    value: str | int | bool
    choices: tuple[str | int | bool, ...]


def rulesets() -> tuple[str, ...]:
    """The ids of all rule systems, in the order in which they are offered."""
    return tuple(RULESETS)


def kin(ruleset: str) -> str:
    """The system whose words a variant shares; empty for one with words of its own, and for an unknown one."""
    found = RULESETS.get(ruleset)
    return found.kin if found is not None else ""


def schema_no(ruleset: str) -> int:
    return _rules(ruleset).schema_no


def new_game(ruleset: str, game_id: str) -> AnyGame:
    """A game that nobody has joined yet, with the default house rules."""
    rules = _rules(ruleset)
    options = rules.options_type()
    return rules.game_type(
        id=game_id, ruleset=rules.id, schema_no=rules.schema_no, options=options, state=rules.new(options)
    )


def step(game: AnyGame, command: Command, roller: Roller, words: Map[str, Words] = NO_WORDS.languages) -> AnyStepped:
    """Carries a command out, or raises `Rejected`. `words`: those of text sheets, by language."""
    return core.step(_rules(game.ruleset), game, command, roller, Lexicon(words))


def prompts(game: AnyGame) -> tuple[AnyPending, ...]:
    """Everything that may be answered now."""
    return core.pending(_rules(game.ruleset), game)


def revert(game: AnyGame, kept: AnyGame) -> AnyGame:
    """`kept` as the successor of `game`."""
    return core.revert(game, kept)


def scene(game: AnyGame) -> tuple[Block, ...]:
    return _rules(game.ruleset).scene(core.position(game))


def sheet(game: AnyGame, seat: Seat) -> tuple[Block, ...]:
    return _rules(game.ruleset).sheet(core.position(game), seat)


def sheet_text(game: AnyGame, seat: Seat, language: str, words: Map[str, Words]) -> str:
    """The heroes of a seat as text sheets; `words` as for `step`."""
    return _rules(game.ruleset).sheet_text(core.position(game, Lexicon(words)), seat, language)


def hero_name(game: AnyGame, seat: Seat) -> str:
    return _rules(game.ruleset).hero_name(core.position(game), seat)


def house_rules(game: AnyGame) -> tuple[Rule, ...]:
    """The house rules in force, with the values that may be chosen."""
    listed = []
    for name, field in type(game.options).model_fields.items():
        choices = get_args(field.annotation) if get_origin(field.annotation) is Literal else ()
        choices = (False, True) if field.annotation is bool else choices
        listed.append(Rule(field=name, value=getattr(game.options, name), choices=choices))
    return tuple(listed)


def dump(game: AnyGame) -> bytes:
    """The game as JSON."""
    return game.model_dump_json(exclude_defaults=True).encode()


def load(raw: bytes) -> AnyGame:
    """A game from its JSON, of any schema up to today's. Raises `ValueError` when it is none."""
    head = json.loads(raw)
    rules = _rules(str(head.get("ruleset")))
    number = int(head.get("schema_no", 0))
    if number == rules.schema_no:
        return rules.game_type.model_validate_json(raw)
    body = Map[str, object](head)
    while number < rules.schema_no:
        body, number = rules.migrate(body, number), number + 1
    return rules.game_type.model_validate_json(json.dumps(dict(body.set("schema_no", number))))


def _rules(ruleset: str) -> AnyRuleset:
    try:
        return RULESETS[ruleset]
    except KeyError:
        raise Rejected("no-such-ruleset", name=ruleset) from None
