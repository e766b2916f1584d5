"""The set-up card of a new game: its maker chooses by buttons or in words, and opens the game."""

from __future__ import annotations

import engine
from engine import Rejected, text
from tgbot.codec import Press, unpack
from tgbot.handlers.desk import Desk
from tgbot.handlers.lobby import tell_person
from tgbot.handlers.shorthand import SHOWN
from tgbot.handlers.spoken import as_heard
from tgbot.table import setup
from tgbot.table.requests import Pressed, Said, Sender
from tgbot.views.buttons import MARKS
from tgbot.views.cards import setup_card
from tgbot.views.view import Button


def on_setup(desk: Desk, pressed: Pressed, press: Press) -> None:
    """A choice on the set-up card."""
    _choose(desk, pressed.who, press)
    desk.toast(pressed, "")


def set_up_by_words(desk: Desk, said: Said) -> None:
    """A reply to the set-up card: names of its buttons, with commas between them. Refuses with `unread-piece`."""
    for piece in filter(None, (as_heard(one) for one in (said.text or "").split(","))):
        buttons = _buttons(desk)
        called = [button for button in buttons if as_heard(button.text.lstrip(MARKS)).startswith(piece)]
        press = unpack(called[0].data) if len(called) == 1 else None
        if press is None:
            raise Rejected("unread-piece", piece=piece[:SHOWN], example=buttons[0].text)
        _choose(desk, said.who, press)


def _buttons(desk: Desk) -> list[Button]:
    """As the card stands by now: a rule system brings questions of its own."""
    card = setup_card(desk.texts, desk.table.language, desk.table, engine.rulesets())
    return [button for row in card.rows for button in row]


def _choose(desk: Desk, who: Sender, press: Press) -> None:
    """`system`, `house`, `language`, `pace`, `open` or `cancel`. Only the game's maker may choose."""
    table = desk.table
    if not table.is_gm(who.user):
        raise Rejected("only-gm")
    if table.status != "setup":
        raise Rejected("out-of-date")
    match press.prompt:
        case "system":
            desk.change(setup.choose_ruleset(table, press.option))
        case "house":
            desk.change(setup.settle_rule(table, *_numbers(press.option)))
        case "language":
            desk.change(setup.choose_language(table, press.option))
        case "pace":
            desk.change(setup.choose_pace(table, press.option, (), desk.now))
        case "cancel":
            desk.change(setup.ended(table, desk.now))
        case _:
            open_table(desk, who)


def _numbers(option: str) -> tuple[int, int]:
    """`rule-choice`. Refuses with `out-of-date`."""
    rule, _, choice = option.partition("-")
    if not (rule.isdecimal() and choice.isdecimal()):
        raise Rejected("out-of-date")
    return int(rule), int(choice)


def open_table(desk: Desk, who: Sender) -> None:
    """From set-up to a game that people may join; the commitment of the dice is published on its card."""
    desk.change(setup.opened(desk.table, (), desk.now))
    desk.game = desk.before = engine.new_game(desk.table.ruleset, desk.table.id, desk.table.settled)
    desk.note(who, text("log-opened", commitment=desk.table.dice.commitment))
    tell_person(desk, who.user)
