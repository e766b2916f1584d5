"""The engine as the bot calls it: games of any system, told apart by the name of their ruleset."""

from __future__ import annotations

import json

from engine.core import game as core
from engine.core.base import Frozen, Map, Rejected, Seat
from engine.core.game import Command, Game, Pending, Roller, Ruleset, Stepped
from engine.core.house_rules import Rule, RuleValue, listed
from engine.core.sheet import NO_WORDS, Lexicon, Words
from engine.core.view import Block
from engine.registry import RULESETS

AnyGame = Game[Frozen, Frozen]
AnyRuleset = Ruleset[Frozen, Frozen]
AnyPending = Pending[Frozen, Frozen]
AnyStepped = Stepped[Frozen, Frozen]
NOTHING_SETTLED: Map[str, RuleValue] = Map()


def rulesets() -> tuple[str, ...]:
    """The ids of all rule systems, in the order in which they are offered."""
    return tuple(RULESETS)


def kin(ruleset: str) -> str:
    """The system whose words a variant shares; empty for one with words of its own, and for an unknown one."""
    found = RULESETS.get(ruleset)
    return found.kin if found is not None else ""


def schema_no(ruleset: str) -> int:
    return _rules(ruleset).schema_no


def new_game(ruleset: str, game_id: str, settled: Map[str, RuleValue] = NOTHING_SETTLED) -> AnyGame:
    """A game that nobody has joined yet, with the default house rules, but for those that were settled before."""
    rules = _rules(ruleset)
    options = rules.options_type.model_validate(dict(settled))
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
    return listed(game.options)


def asked_at_creation(ruleset: str) -> tuple[Rule, ...]:
    """The house rules that are settled before a game begins, at their defaults."""
    return tuple(rule for rule in listed(_rules(ruleset).options_type()) if rule.asked)


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
