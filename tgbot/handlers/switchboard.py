"""Which deed a command or a button calls: one dictionary each."""

from __future__ import annotations

from collections.abc import Callable

from tgbot.codec import Press
from tgbot.handlers import inspect, lobby, offers, play, rulebook, running, setting_up
from tgbot.handlers.desk import Desk
from tgbot.table.requests import Pressed, Said

Command = Callable[[Desk, Said], None]
Action = Callable[[Desk, Pressed, Press], None]

VERBS: dict[str, Action] = {
    "answer": play.on_answer,
    "tick": play.on_tick,
    "untick": play.on_tick,
    "done": play.on_done,
    "page": lambda desk, pressed, press: PAGES.get(press.prompt, play.on_page)(desk, pressed, press),
    "help": play.on_help,
    "open": offers.on_open,
    "close": offers.on_close,
}

PAGES: dict[str, Action] = {
    "menu": lambda desk, pressed, press: offers.turn_menu(
        desk, pressed, press.stamp, int(press.option[:3]) if press.option.isdigit() else 0
    ),
    "log": inspect.on_log,
}

COMMANDS: dict[str, Command] = {
    "endgame": lobby.endgame,
    "join": lobby.join,
    "leave": lobby.leave,
    "hero": play.menu("hero"),
    "act": play.act,
    "menu": play.menu(""),
    "gm": play.menu("gm"),
    "sheet": inspect.sheet,
    "scene": inspect.scene,
    "status": inspect.status,
    "waiting": inspect.show_waiting,
    "nudge": inspect.nudge,
    "log": inspect.log,
    "rule": rulebook.rule,
    "pause": running.pause,
    "resume": running.resume,
    "extend": running.extend,
    "skip": running.skip,
    "undo": running.undo,
    "pace": running.show_pace,
    "settings": running.settings,
    "rules_options": running.rules_options,
}

ACTIONS: dict[str, Action] = {
    "system": setting_up.on_setup,
    "house": setting_up.on_setup,
    "language": lambda desk, pressed, press: in_setup(desk, running.on_language)(desk, pressed, press),
    "pace": lambda desk, pressed, press: in_setup(desk, running.on_pace)(desk, pressed, press),
    "open": setting_up.on_setup,
    "cancel": setting_up.on_setup,
    "join": lambda desk, pressed, press: lobby.join(desk, pressed),
    "leave": lobby.on_leave_confirmed,
    "endgame": lobby.on_end_confirmed,
    "keep": lobby.on_cancel,
    "npc": lobby.on_npc,
    "vacate": lobby.on_vacate,
    "act": lambda desk, pressed, press: play.act(desk, pressed),
    "menu": lambda desk, pressed, press: offers.open_menu(desk, pressed, ""),
    "sheet": inspect.on_sheet,
    "skip": running.on_skip,
    "wait": running.on_wait,
    "silent": running.on_silent,
    "silence": running.on_silence,
    "settings": lambda desk, pressed, press: running.settings(desk, pressed),
    "rules": lambda desk, pressed, press: running.rules_options(desk, pressed),
    "rule": running.on_rule,
    "about": rulebook.on_about,
}


def in_setup(desk: Desk, after: Action) -> Action:
    """The same button on the set-up card and in the settings."""
    return setting_up.on_setup if desk.table.status == "setup" else after
