"""The office: every inbox entry gets its decision here. Commands and presses are found by one dictionary each."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from engine import Rejected, evolve, rulesets, text
from tgbot import codec
from tgbot.codec import Press
from tgbot.dice import commitment, new_seed
from tgbot.handlers import clockwork, inspect, lobby, news, offers, people, play, rulebook, running, setting_up
from tgbot.handlers.asked import find
from tgbot.handlers.choosing import chosen_game, which_game
from tgbot.handlers.desk import Desk, refusal_view
from tgbot.handlers.finishing import finish
from tgbot.handlers.play import on_words
from tgbot.handlers.showing import key_at
from tgbot.store.decision import OVER, Decision, Loaded, Need, Row
from tgbot.table import setup
from tgbot.table.requests import Membership, Migrated, Pressed, Reported, Request, Said, Struck, Told, TopicGone
from tgbot.table.table import DiceSeed, Member, Place
from tgbot.texts import Texts, language_for
from tgbot.views.buttons import table_button
from tgbot.views.posts import note_view
from tgbot.views.rulebook import systems_view
from tgbot.views.start import help_view, start_link
from tgbot.views.view import Button

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

ANYWHERE = ("start", "help", "newgame", "me")
"""Commands that need no game."""

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


@dataclass(frozen=True)
class Office:
    """Decides: a request and what was loaded in, everything that one commit writes out. No network, no clock."""

    texts: Texts
    bot_name: str
    language: str = "ru"
    """Spoken until a table or a person chooses, where Telegram tells no language."""
    zone: str = "Europe/Moscow"
    """The time zone of new games."""

    def decide(self, request: Request, loaded: Loaded) -> Decision:
        """Raises `Need` when more must be loaded first."""
        match request:
            case Said():
                return self._said(request, loaded)
            case Pressed():
                return self._pressed(request, loaded)
            case Struck():
                return self._at_table(loaded, lambda desk: clockwork.strike(desk, request))
            case Reported():
                return self._reported(request, loaded)
            case Told():
                return self._told(request, loaded)
            case Membership() if request.where.kind == "private":
                room = people.chamber(self.texts, self.bot_name, self.language, loaded, request.who.user)
                people.on_membership(room, request)
                return room.finish()
            case Membership():
                return self._at_table(loaded, lambda desk: news.on_membership(desk, request))
            case Migrated():
                return self._at_table(loaded, lambda desk: news.migrate(desk, request))
            case TopicGone():
                return self._at_table(loaded, lambda desk: news.topic_gone(desk, request))

    def _desk(self, loaded: Loaded) -> Desk | None:
        if loaded.table is None:
            return None
        return Desk(self.texts, self.bot_name, loaded, loaded.table, loaded.game)

    def _at_table(self, loaded: Loaded, deed: Callable[[Desk], None]) -> Decision:
        desk = self._desk(loaded)
        if desk is None:
            return Decision()
        deed(desk)
        return settled(desk)

    # ---- words

    def _said(self, said: Said, loaded: Loaded) -> Decision:
        if said.edited or said.who.bot:
            return Decision()  # an edited message never plays again
        if said.where.kind == "private":
            room = people.chamber(self.texts, self.bot_name, self.language, loaded, said.who.user)
            try:
                people.on_said(room, said)
            except Rejected as rejected:
                room.refuse(said, rejected)
            return room.finish()
        return self._said_in_group(said, loaded)

    def _said_in_group(self, said: Said, loaded: Loaded) -> Decision:
        if said.command in ANYWHERE:
            return self._without_game(said, loaded)
        if not said.command and said.reply_to is None:
            return Decision()  # plain prose is the players' own
        if loaded.table is None:
            found = chosen_game(loaded.chat, said.where.thread)
            if isinstance(found, str):
                raise Need("other", other=found)
            if not said.command:
                return Decision()
            if said.command == "rule" and not found:
                return self._without_game(said, loaded)
            return which_game(self.texts, language_for(said.who.language, self.language), said, found)
        desk = self._desk(loaded)
        if desk is None:
            return Decision()
        if said.who.anonymous:
            return Decision(rows=(self._who_is_it(said, desk.table.id, desk.table.language),))
        return self._spoken(desk, said, prompt="")

    def _who_is_it(self, said: Said, game: str, language: str) -> Row:
        """An admin who writes as the group: the press of this button comes from the real account. Case 44."""
        again = table_button(self.texts, language, text("button-it-is-me"), game, "again")
        view = note_view(self.texts, language, text("who-is-it"), rows=((again,),))
        place = Place(chat=said.where.chat, thread=said.where.thread)
        key = f"re:{said.where.chat}:{said.message}"
        return Row(key=key, kind="post", place=place, view=view, reply_to=said.message, must=True)

    def _spoken(self, desk: Desk, said: Said, prompt: str, asked: Said | Pressed | None = None) -> Decision:
        """A command or words, at one table; `asked` is who hears a refusal, if it is not the words themselves."""
        try:
            if said.command:
                command = COMMANDS.get(said.command)
                if command is None:
                    raise Rejected("unknown-command", typed=said.command[:32])
                command(desk, said)
            else:
                self._words(desk, said, prompt)
        except Rejected as rejected:
            fresh = self._desk(desk.loaded)
            if fresh is None:
                return Decision()
            fresh.refuse(asked or said, rejected)
            return finish(fresh)
        return settled(desk)

    def _words(self, desk: Desk, said: Said, prompt: str) -> None:
        if prompt:
            on_words(desk, said, find(desk, prompt))
            return
        key = key_at(desk.table, said.where.chat, said.reply_to)
        kind, _, rest = key.partition("|")
        if kind in ("q", "o"):
            wanted = rest.partition("|")[0]
            found = next((one for one in desk.pendings() if one.prompt.id == wanted), None)
            if found is None:
                raise Rejected("out-of-date")
            on_words(desk, said, found)
        elif kind == "card" and desk.table.status == "setup":
            setting_up.set_up_by_words(desk, said)

    def _without_game(self, said: Said, loaded: Loaded) -> Decision:
        language = language_for(said.who.language, self.language)
        place = Place(chat=said.where.chat, thread=said.where.thread)
        key = f"re:{said.where.chat}:{said.message}"
        if said.command == "newgame":
            return self._newgame(said, loaded, language)
        if said.command == "help":
            view = help_view(self.texts, language, said.argument)
        elif said.command == "rule":
            view = systems_view(self.texts, language, rulesets())
        else:
            link = Button(text=self.texts.plain(language, text("button-private")), url=start_link(self.bot_name))
            view = note_view(self.texts, language, text("in-private"), rows=((link,),))
        return Decision(rows=(Row(key=key, kind="post", place=place, view=view, reply_to=said.message, must=True),))

    def _newgame(self, said: Said, loaded: Loaded, language: str) -> Decision:
        """A table in its set-up; one game a place."""
        place = Place(chat=said.where.chat, thread=said.where.thread)
        taken = next((g for g in loaded.chat if g.status != OVER and _lives_in(g.threads, said.where.thread)), None)
        if said.who.anonymous:
            return Decision(rows=(self._who_is_it(said, "", language),))
        if taken is not None:
            view = refusal_view(self.texts, language, "", Rejected("game-here-already", title=taken.title))
            key = f"re:{said.where.chat}:{said.message}"
            return Decision(rows=(Row(key=key, kind="post", place=place, view=view, reply_to=said.message, must=True),))
        seed = new_seed()
        owner = Member(user=said.who.user, name=said.who.name, username=said.who.username, language=language)
        title = said.argument.strip() or said.where.title
        dice = DiceSeed(seed=seed, commitment=commitment(seed))
        table = setup.new_table(loaded.fresh_id, title, place, owner, dice, language)
        table = evolve(table, forum=said.where.forum, zone=self.zone)
        desk = Desk(self.texts, self.bot_name, loaded, table, None)
        desk.change(table)
        desk.rows.append(Row(key="rights", kind="rights", game=table.id, place=place))
        return finish(desk)

    # ---- presses

    def _pressed(self, pressed: Pressed, loaded: Loaded) -> Decision:
        press = codec.unpack(pressed.data)
        if press is None:
            return self._stale(pressed, loaded)
        if press.verb == "me":
            room = people.chamber(self.texts, self.bot_name, self.language, loaded, pressed.who.user)
            try:
                people.on_pressed(room, pressed, press)
            except Rejected as rejected:
                room.refuse(pressed, rejected)
            return room.finish()
        if press.verb == "table" and press.prompt == "again" and not press.game:
            return self._said_in_group(kept_words(pressed), loaded)
        desk = self._desk(loaded)
        if desk is None:
            return self._stale(pressed, loaded)
        return self._pressed_at_table(desk, pressed, press)

    def _pressed_at_table(self, desk: Desk, pressed: Pressed, press: Press) -> Decision:
        try:
            if press.verb == "table" and press.prompt == "again":
                return self._spoken(desk, kept_words(pressed), prompt="", asked=pressed)
            action = ACTIONS.get(press.prompt) if press.verb == "table" else VERBS.get(press.verb)
            if action is None:
                raise Rejected("out-of-date")
            action(desk, pressed, press)
        except Rejected as rejected:
            fresh = self._desk(desk.loaded)
            if fresh is None:
                return Decision()
            fresh.refuse(pressed, rejected)
            return finish(fresh)
        return settled(desk)

    def _stale(self, pressed: Pressed, loaded: Loaded) -> Decision:
        language = language_for(pressed.who.language, self.language)
        words = self.texts.refusal(language, "", Rejected("out-of-date"))
        return Decision(rows=(Row(key=f"toast:{pressed.query}", kind="toast", query=pressed.query, title=words),))

    # ---- news

    def _reported(self, report: Reported, loaded: Loaded) -> Decision:
        if report.game.startswith("u"):
            return Decision()
        return self._at_table(loaded, lambda desk: news.on_reported(desk, report))

    def _told(self, told: Told, loaded: Loaded) -> Decision:
        if told.to.startswith("u") and told.to[1:].isdigit() and loaded.table is None:
            room = people.chamber(self.texts, self.bot_name, self.language, loaded, int(told.to[1:]))
            people.on_told(room, told)
            return room.finish()
        desk = self._desk(loaded)
        if desk is None:
            return news.put_aside(self.texts, self.language, told) if told.about == "fault" else Decision()
        if told.about == "said":
            body = json.loads(told.body)
            return self._spoken(desk, Said.model_validate(body["said"]), prompt=str(body["prompt"]))
        news.on_told(desk, told)
        return settled(desk)


def settled(desk: Desk) -> Decision:
    """What waits for nobody goes on at once; then everything is brought in line."""
    if desk.touched and desk.table.status == "open":
        clockwork.unattended(desk)
    return finish(desk)


def _lives_in(threads: tuple[int, ...], thread: int | None) -> bool:
    return thread in threads if thread is not None else not threads


def kept_words(pressed: Pressed) -> Said:
    """The message that a press of "which game?" brings back, as if it were said now."""
    said = Said(who=pressed.who, where=pressed.where, message=pressed.message, text=pressed.kept)
    if not pressed.kept.startswith("/"):
        return said
    command, _, argument = pressed.kept[1:].partition(" ")
    return said.model_copy(update={"command": command.partition("@")[0].lower(), "argument": argument.strip()})
