"""What the GM sets: pace, what silence does, house rules, language."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Rule, Text, Wait, text
from tgbot.table.table import PACES, Silence, Table
from tgbot.texts import LANGUAGES, Texts
from tgbot.views.buttons import in_rows, marked, table_button
from tgbot.views.pages import cut
from tgbot.views.rules import CLASSES, pace_words, rule_lines, rule_name, rule_value, silence_of, silence_words
from tgbot.views.view import Button, Row, View
from tgbot.views.zones import zone_name


def settings_view(texts: Texts, lang: str, table: Table) -> View:
    """Everything at a glance. Buttons: `table` with `pace`, `silence`, `rules` (no argument: open it), `language`."""
    lines = (
        text("settings-title", title=table.title),
        text("card-pace", pace=pace_words(table.pace)),
        silence_words(table),
        text("settings-zone", zone=zone_name(texts, lang, table.zone)),
        text("settings-hour", hour=f"{table.daily_hour:02}"),
        text("setup-language", name=text(f"language-{table.language}")),
        text("settings-hint"),
    )
    openers = (("button-pace", "pace"), ("button-silence", "silence"), ("button-rules", "rules"))
    rows = (
        *in_rows(table_button(texts, lang, text(key), table.id, word) for key, word in openers),
        *in_rows(_language(texts, lang, table, one) for one in LANGUAGES),
    )
    return _view(texts, lang, lines, rows)


def pace_view(texts: Texts, lang: str, table: Table) -> View:
    """Buttons: `table` with `pace` and a preset's name; `settings`."""
    own = () if table.pace.name in PACES else (text("card-pace", pace=pace_words(table.pace)),)
    presets = (text("pace-preset", pace=pace_words(pace)) for pace in PACES.values())
    lines = (text("pace-title"), *own, *presets, text("pace-hint"))
    rows = in_rows(
        marked(table_button(texts, lang, text(f"pace-{name}"), table.id, "pace", name), name, table.pace.name)
        for name in PACES
    )
    return _view(texts, lang, lines, (*rows, _back(texts, lang, table.id, "settings")))


def silence_view(texts: Texts, lang: str, table: Table) -> View:
    """Buttons: `table` with `silence` and `class-policy`; `settings`."""
    lines = [text("silence-title"), silence_words(table)]
    lines += [
        text("silence-class", name=text(f"wait-class-{one.value}"), what=text(f"silence-is-{silence_of(table, one)}"))
        for one in CLASSES
    ]
    rows = in_rows(_turned(texts, lang, table, one) for one in CLASSES)
    return _view(texts, lang, lines, (*rows, _back(texts, lang, table.id, "settings")))


def _turned(texts: Texts, lang: str, table: Table, wait: Wait) -> Button:
    """The button that gives a class the other policy."""
    now = silence_of(table, wait)
    other: Silence = "hold" if now == "default" else "default"
    shown = text(f"silence-turn-{now}", name=text(f"wait-class-{wait.value}"))
    return table_button(texts, lang, shown, table.id, "silence", f"{wait.value}-{other}")


def rules_view(texts: Texts, lang: str, game_id: str, ruleset: str, rules: Sequence[Rule]) -> View:
    """All house rules in force. Buttons: `table` with `rule` and the rule's number in `rules`; `settings`."""
    lines = [text("rules-title" if rules else "rules-none"), *rule_lines(texts, lang, ruleset, rules)]
    rows = in_rows(
        table_button(texts, lang, rule_name(ruleset, rule.field), game_id, "rule", str(number))
        for number, rule in enumerate(rules)
    )
    return _view(texts, lang, lines, (*rows, _back(texts, lang, game_id, "settings")))


def rule_view(texts: Texts, lang: str, game_id: str, ruleset: str, number: int, rule: Rule) -> View:
    """One house rule, the `number`-th of all. Buttons: `table` with `rule` and `number-choice` (which choice), or
    `number-value` for a whole number; `rules`."""
    lines = rule_lines(texts, lang, ruleset, (rule,))
    if rule.choices:
        rows = in_rows(
            marked(
                _sets(texts, lang, game_id, number, at, _value(texts, lang, ruleset, rule, choice)), choice, rule.value
            )
            for at, choice in enumerate(rule.choices)
        )
    else:
        value = int(rule.value)
        less = _sets(texts, lang, game_id, number, value - 1, text("button-less", value=value - 1))
        rows = ((less, _sets(texts, lang, game_id, number, value + 1, text("button-more", value=value + 1))),)
    return _view(texts, lang, lines, (*rows, _back(texts, lang, game_id, "rules")))


def _value(texts: Texts, lang: str, ruleset: str, rule: Rule, choice: str | int | bool) -> Text:
    return rule_value(texts, lang, ruleset, rule.field, choice)


def _sets(texts: Texts, lang: str, game_id: str, number: int, value: int, shown: Text) -> Button:
    return table_button(texts, lang, shown, game_id, "rule", f"{number}-{value}")


def _language(texts: Texts, lang: str, table: Table, one: str) -> Button:
    button = table_button(texts, lang, text(f"language-{one}"), table.id, "language", one)
    return marked(button, one, table.language)


def _back(texts: Texts, lang: str, game_id: str, word: str) -> Row:
    return (table_button(texts, lang, text("menu-up"), game_id, word),)


def _view(texts: Texts, lang: str, lines: Sequence[Text], rows: tuple[Row, ...]) -> View:
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=rows)
