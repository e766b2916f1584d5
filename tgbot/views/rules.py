"""House rules and the policy of silence in plain words; also used by the cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine import AnyGame, Rule, Text, Wait, house_rules, new_game, text
from tgbot.table.table import Pace, Silence, Table
from tgbot.texts import Texts
from tgbot.views.people import joined
from tgbot.views.times import hours

CLASSES = (Wait.WINDOW, Wait.TURN, Wait.SCENE)
"""The wait classes that have hours and a policy."""


def changed_rules(game: AnyGame) -> tuple[Rule, ...]:
    """The house rules that differ from the system's own."""
    usual = {rule.field: rule.value for rule in house_rules(new_game(game.ruleset, game.id))}
    return tuple(rule for rule in house_rules(game) if rule.value != usual[rule.field])


def rule_name(ruleset: str, field: str) -> Text:
    return text(f"rule-{ruleset}-{field}")


def rule_value(texts: Texts, lang: str, ruleset: str, field: str, value: str | int | bool) -> Text:
    """A value of a house rule: its own words, else yes or no, else the number."""
    written = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"rule-{ruleset}-{field}-{written}"
    if texts.has(lang, key) or isinstance(value, str):
        return text(key)
    if isinstance(value, bool):
        return text("rule-yes" if value else "rule-no")
    return text("rule-number", value=value)


def rule_lines(texts: Texts, lang: str, ruleset: str, rules: Iterable[Rule]) -> tuple[Text, ...]:
    return tuple(
        text(
            "rule-line",
            name=rule_name(ruleset, rule.field),
            value=rule_value(texts, lang, ruleset, rule.field, rule.value),
        )
        for rule in rules
    )


def pace_words(pace: Pace) -> Text:
    """`daily: reaction 8 hours, move 24 hours, scene 24 hours`."""
    if pace.window is None and pace.turn is None and pace.scene is None:
        return text("pace-without-clock")
    lengths = {name: _hours(length) for name, length in by_class(pace).items()}
    return text("pace-with-hours", name=text(f"pace-{pace.name}"), **lengths)


def by_class(pace: Pace) -> dict[str, float | None]:
    return {"window": pace.window, "turn": pace.turn, "scene": pace.scene}


def _hours(length: float | None) -> Text:
    return text("pace-no-clock") if length is None else hours(length)


def silence_of(table: Table, wait: Wait) -> Silence:
    """What happens at a deadline of this class."""
    return table.silence.get(wait.value, "default")


def silence_words(table: Table) -> Text:
    """What the whole table does about silence, in one sentence; classes that differ are named."""
    holding = [wait for wait in CLASSES if silence_of(table, wait) == "hold"]
    if not holding:
        return text("policy-default")
    if len(holding) == len(CLASSES):
        return text("policy-hold")
    return text("policy-mixed", classes=joined([text(f"wait-class-{wait.value}") for wait in holding]))
