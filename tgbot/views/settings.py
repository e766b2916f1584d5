"""What the GM sets: pace, what silence does, house rules, language."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Rule, Text, text
from tgbot.table.table import PACES, Table
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
        text("setup-language", name=text(f"language-{table.language}")),
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
    """Buttons: `table` with `silence` and a wait class, which turns that class over; `settings`."""
    lines = [text("silence-title"), silence_words(table)]
    lines += [
        text("silence-class", name=text(f"wait-class-{one.value}"), what=text(f"silence-is-{silence_of(table, one)}"))
        for one in CLASSES
    ]
    rows = in_rows(
        table_button(
            texts,
            lang,
            text(f"silence-turn-{silence_of(table, one)}", name=text(f"wait-class-{one.value}")),
            table.id,
            "silence",
            one.value,
        )
        for one in CLASSES
    )
    return _view(texts, lang, lines, (*rows, _back(texts, lang, table.id, "settings")))


def rules_view(texts: Texts, lang: str, game_id: str, ruleset: str, rules: Sequence[Rule]) -> View:
    """All house rules in force. Buttons: `table` with `rule` and the field; `settings`."""
    lines = [text("rules-title" if rules else "rules-none"), *rule_lines(texts, lang, ruleset, rules)]
    rows = in_rows(
        table_button(texts, lang, rule_name(ruleset, rule.field), game_id, "rule", rule.field) for rule in rules
    )
    return _view(texts, lang, lines, (*rows, _back(texts, lang, game_id, "settings")))


def rule_view(texts: Texts, lang: str, game_id: str, ruleset: str, rule: Rule) -> View:
    """One house rule. Buttons: `table` with `set` and `field=number of the choice`; for a whole number `less`, `more`
    and the field; `rules`."""
    lines = rule_lines(texts, lang, ruleset, (rule,))
    rows = _choices(texts, lang, game_id, ruleset, rule) if rule.choices else _steps(texts, lang, game_id, rule)
    return _view(texts, lang, lines, (*rows, _back(texts, lang, game_id, "rules")))


def _choices(texts: Texts, lang: str, game_id: str, ruleset: str, rule: Rule) -> tuple[Row, ...]:
    return in_rows(
        marked(
            table_button(
                texts,
                lang,
                rule_value(texts, lang, ruleset, rule.field, choice),
                game_id,
                "set",
                f"{rule.field}={number}",
            ),
            (type(choice), choice),
            (type(rule.value), rule.value),
        )
        for number, choice in enumerate(rule.choices)
    )


def _steps(texts: Texts, lang: str, game_id: str, rule: Rule) -> tuple[Row, ...]:
    less = table_button(texts, lang, text("button-less"), game_id, "less", rule.field)
    more = table_button(texts, lang, text("button-more"), game_id, "more", rule.field)
    return ((less, more),)


def _language(texts: Texts, lang: str, table: Table, one: str) -> Button:
    button = table_button(texts, lang, text(f"language-{one}"), table.id, "language", one)
    return marked(button, one, table.language)


def _back(texts: Texts, lang: str, game_id: str, word: str) -> Row:
    return (table_button(texts, lang, text("menu-up"), game_id, word),)


def _view(texts: Texts, lang: str, lines: Sequence[Text], rows: tuple[Row, ...]) -> View:
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=rows)
