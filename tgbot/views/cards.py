"""Cards: the set-up of a new game, the pinned card of a game, the pinned card of its scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine import GM, Block, Rule, Seat, Text, asked_at_creation, text
from tgbot.table.setup import rules_to_settle
from tgbot.table.table import PACES, Table
from tgbot.texts import LANGUAGES, Texts
from tgbot.views.blocks import render
from tgbot.views.buttons import Style, in_rows, label, marked, table_button
from tgbot.views.pages import cut
from tgbot.views.people import joined, people_of, seat_name
from tgbot.views.rules import pace_words, rule_lines, rule_name, rule_value, silence_words
from tgbot.views.view import Button, Row, View
from tgbot.views.waiting import Awaited, waiting_lines


def setup_card(texts: Texts, lang: str, table: Table, systems: Sequence[str]) -> View:
    """The wizard of a new game. Buttons: `table` with `system`, `language`, `pace` and the choice, `house` with
    `rule-choice`; `open`, `cancel`."""
    rules = rules_to_settle(table)
    lines = [
        text("setup-title", title=table.title),
        text("setup-system", name=_system(table)),
        *_settled_lines(texts, lang, table, rules),
        text("setup-language", name=text(f"language-{table.language}")),
        text("setup-pace", pace=pace_words(table.pace)),
        text("setup-hint" if table.ruleset else "setup-hint-system"),
    ]
    rows = (
        *in_rows(_choice(texts, lang, table, "system", one, table.ruleset, f"ruleset-{one}") for one in systems),
        *((_settles(texts, lang, table, number, rule),) for number, rule in enumerate(rules)),
        *in_rows(_choice(texts, lang, table, "language", one, table.language, f"language-{one}") for one in LANGUAGES),
        *in_rows(_choice(texts, lang, table, "pace", one, table.pace.name, f"pace-{one}") for one in PACES),
        (
            table_button(texts, lang, text("button-open-game"), table.id, "open", style=_ready(table)),
            table_button(texts, lang, text("button-cancel"), table.id, "cancel"),
        ),
    )
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=rows)


def _settled_lines(texts: Texts, lang: str, table: Table, rules: Sequence[Rule]) -> Iterator[Text]:
    """What every table decides for itself, with the usual way beside it."""
    if rules:
        yield text("setup-rules")
    usual = {rule.field: rule.value for rule in asked_at_creation(table.ruleset)} if rules else {}
    for rule in rules:
        yield text(
            "setup-rule",
            name=rule_name(table.ruleset, rule.field),
            value=rule_value(texts, lang, table.ruleset, rule.field, rule.value),
            usual=rule_value(texts, lang, table.ruleset, rule.field, usual[rule.field]),
        )


def _settles(texts: Texts, lang: str, table: Table, number: int, rule: Rule) -> Button:
    """The button that gives a house rule its next value and shows whether it is on."""
    after = (rule.choices.index(rule.value) + 1) % len(rule.choices)
    name = rule_name(table.ruleset, rule.field)
    shown = text("setup-switch-on" if rule.value else "setup-switch-off", name=name)
    return table_button(texts, lang, shown, table.id, "house", f"{number}-{after}")


def _ready(table: Table) -> Style:
    return "primary" if table.ruleset else ""


def _system(table: Table) -> Text:
    return text(f"ruleset-{table.ruleset}" if table.ruleset else "setup-system-open")


def _choice(texts: Texts, lang: str, table: Table, word: str, value: str, now: str, key: str) -> Button:
    return marked(table_button(texts, lang, text(key), table.id, word, value), value, now)


def game_card(
    texts: Texts,
    lang: str,
    table: Table,
    heroes: Mapping[Seat, str],
    rules: Sequence[Rule],
    *,
    start: str = "",
) -> View:
    """The pinned card. `heroes`: hero names by seat. `rules`: house rules that differ from the system's own
    (`changed_rules`). `start`: the link that opens the private chat. Buttons: `table` with `join`, `menu`."""
    said = [texts.html(lang, line) for line in _game_lines(texts, lang, table, heroes, rules)]
    return View(html=cut("\n".join(said)), rows=_game_buttons(texts, lang, table, start))


def _game_lines(
    texts: Texts, lang: str, table: Table, heroes: Mapping[Seat, str], rules: Sequence[Rule]
) -> Iterator[Text]:
    yield text("card-title", title=table.title)
    if table.status in ("asleep", "ended", "broken"):
        yield text(f"card-{table.status}")
    yield text("card-system", name=_system(table))
    yield text("card-gm", name=people_of(table, GM))
    seated = [seat_name(table, c.seat, heroes.get(c.seat, "")) for c in table.chairs if not c.left]
    yield text("card-players", count=len(seated), names=joined(seated)) if seated else text("card-no-players")
    yield text("card-pace", pace=pace_words(table.pace))
    yield silence_words(table)
    if rules:
        yield text("card-rules")
        yield from rule_lines(texts, lang, table.ruleset, rules)
    if not table.rights.hears:
        yield text("card-deaf")


def _game_buttons(texts: Texts, lang: str, table: Table, start: str) -> tuple[Row, ...]:
    if table.status != "open":
        return ()
    rows: list[Row] = [
        (
            table_button(texts, lang, text("button-join"), table.id, "join", style="primary"),
            table_button(texts, lang, text("button-menu"), table.id, "menu"),
        )
    ]
    if start:
        rows.append((Button(text=label(texts, lang, text("button-private")), url=start),))
    return tuple(rows)


def scene_card(
    texts: Texts,
    lang: str,
    table: Table,
    blocks: Sequence[Block],
    awaited: Sequence[Awaited],
) -> View:
    """The pinned card of what is going on (`blocks` from the engine) and whom it waits for. Buttons: `act`, `menu`."""
    shown = [render(texts, lang, blocks)] if blocks else [texts.html(lang, text("scene-none"))]
    lines = waiting_lines(texts, lang, awaited, zone=table.zone, paused_at=table.paused_at)
    html = "\n".join([*shown, "", *lines])
    row = (
        table_button(texts, lang, text("button-act"), table.id, "act", style="primary"),
        table_button(texts, lang, text("button-menu"), table.id, "menu"),
    )
    return View(html=cut(html), rows=(row,) if table.status == "open" else ())
