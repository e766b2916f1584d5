"""A person alone with the bot: start, settings, and which game their words are for."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from engine import Rejected, Text, evolve, rulesets, text
from tgbot.codec import Press
from tgbot.handlers.desk import refusal_view
from tgbot.handlers.rulebook import about_any
from tgbot.store.decision import Decision, Loaded, Row
from tgbot.table import people
from tgbot.table.person import GameRef, Person, Question
from tgbot.table.requests import Membership, Pressed, Said, Told
from tgbot.table.table import Member, Place
from tgbot.texts import Texts, language_for
from tgbot.views.me import me_view, which_game_view, zone_view
from tgbot.views.rulebook import systems_view
from tgbot.views.start import help_view, start_view
from tgbot.views.view import View


@dataclass
class Chamber:
    """A unit of work for one person."""

    texts: Texts
    bot_name: str
    default_language: str
    loaded: Loaded
    person: Person
    rows: list[Row] = field(default_factory=list)

    @property
    def language(self) -> str:
        return spoken(self.person, self.default_language)

    def reply(self, asked: Said | Pressed, view: View) -> None:
        place = Place(chat=asked.where.chat, thread=asked.where.thread)
        key = f"re:{asked.where.chat}:{asked.message}"
        if isinstance(asked, Pressed):
            self.rows.append(Row(key=key, kind="view", place=place, message=asked.message, view=view))
        else:
            self.rows.append(Row(key=key, kind="post", place=place, view=view, reply_to=asked.message, must=True))

    def say(self, asked: Said | Pressed, message: Text) -> None:
        if isinstance(asked, Pressed):
            self.toast(asked, self.texts.plain(self.language, message))
        else:
            self.reply(asked, View(html=self.texts.html(self.language, message)))

    def toast(self, pressed: Pressed, message: str) -> None:
        self.rows.append(
            Row(
                key=f"toast:{pressed.query}",
                kind="toast",
                query=pressed.query,
                title=message[:200],
                alert=len(message) > 60,
            )
        )

    def refuse(self, asked: Said | Pressed, rejected: Rejected) -> None:
        if isinstance(asked, Pressed):
            self.toast(asked, self.texts.refusal(self.language, "", rejected))
        else:
            self.reply(asked, refusal_view(self.texts, self.language, "", rejected))

    def tell(self, to: str, about: str, body: str) -> None:
        self.rows.append(Row(key=f"tell:{to}:{about}:{len(self.rows)}", kind="tell", to=to, about=about, body=body))

    def tell_games(self) -> None:
        """Every table of this person gets a fresh copy of what it must know."""
        for game, ref in self.person.games.items():
            if not ref.over:
                self.tell(game, "member", self.member().model_dump_json())

    def member(self) -> Member:
        return evolve(people.member_of(self.person), language=self.language)

    def finish(self) -> Decision:
        return Decision(person=self.person, rows=tuple(self.rows))


def spoken(person: Person, default: str) -> str:
    """The language that a person is spoken to in: their choice, else what Telegram tells, else the default."""
    return person.language or language_for(person.telegram_language, default)


def chamber(texts: Texts, bot_name: str, default_language: str, loaded: Loaded, user: int) -> Chamber:
    return Chamber(texts, bot_name, default_language, loaded, loaded.person or Person(user=user))


# ---- what is said in private


def on_said(desk: Chamber, said: Said) -> None:
    """A private message: the person's own commands here, everything else goes to the game that it is for."""
    was_open = desk.person.opened
    desk.person = people.seen(people.opened(desk.person), said.who.name, said.who.username, said.who.language)
    if not was_open:
        desk.tell_games()
    if said.command in PRIVATE:
        PRIVATE[said.command](desk, said)
    elif said.command:
        to_game(desk, said, prompt="")
    else:
        words(desk, said)


def start(desk: Chamber, said: Said) -> None:
    """`/start [payload]`: the payload is `g` and a game id when the link came from a table."""
    game = said.argument.strip()[1:] if said.argument.startswith("g") else ""
    if len(game) == 6:
        desk.tell(game, "arrived", desk.member().model_dump_json())
    ref = desk.person.games.get(game)
    title = ref.title if ref is not None else ""
    desk.reply(said, start_view(desk.texts, desk.language, bot=desk.bot_name, game_title=title))


def show_help(desk: Chamber, said: Said) -> None:
    desk.reply(said, help_view(desk.texts, desk.language, said.argument))


def me(desk: Chamber, said: Said) -> None:
    """`/me` shows the settings; `/me zone Europe/Berlin`, `/me quiet 23-8`, `/me language en` sets one."""
    if said.argument:
        word, _, value = said.argument.partition(" ")
        set_one(desk, word.lower(), value)
    desk.reply(said, me_view(desk.texts, desk.language, desk.person))


SETTINGS = {
    "zone": people.with_zone,
    "quiet": people.with_quiet,
    "language": people.with_language,
    "\u0437\u043e\u043d\u0430": people.with_zone,
    "\u0442\u0438\u0445\u0438\u0435": people.with_quiet,
    "\u044f\u0437\u044b\u043a": people.with_language,
}
"""Settings by the word that names them, in both languages."""


def set_one(desk: Chamber, word: str, value: str) -> None:
    """One setting. Refuses with `no-such-setting`, and with what the setting itself refuses."""
    change = SETTINGS.get(word)
    if change is None:
        raise Rejected("no-such-setting", typed=word[:30])
    desk.person = change(desk.person, value)
    desk.tell_games()


def no_group(desk: Chamber, said: Said) -> None:
    raise Rejected("group-only", bot=desk.bot_name)


def show_rule(desk: Chamber, said: Said) -> None:
    """`/rule [word]`: of the game in focus or the only one; asks which game, or without one which system."""
    living = {name for name, ref in desk.person.games.items() if not ref.over}
    focus = desk.person.focus.partition("/")[0]
    if living:
        to_game(desk, said, prompt="", game=focus if focus in living else "")
    else:
        desk.reply(said, systems_view(desk.texts, desk.language, rulesets()))


PRIVATE = {"start": start, "help": show_help, "rule": show_rule, "me": me, "newgame": no_group, "join": no_group}


def words(desk: Chamber, said: Said) -> None:
    """Plain words: for the question that they answer, else the person is asked which."""
    found = people.addressee(desk.person, said.reply_to)
    if isinstance(found, Question):
        to_game(desk, said, prompt=found.prompt, game=found.game)
    elif found:
        desk.reply(said, which_game_view(desk.texts, desk.language, desk.person, found))
    else:
        raise Rejected("nothing-asked")


def to_game(desk: Chamber, said: Said, prompt: str, game: str = "") -> None:
    """Sends a message on to a game; with several, buttons ask for which."""
    living = {name: ref for name, ref in desk.person.games.items() if not ref.over}
    if not game and len(living) == 1:
        game = next(iter(living))
    if game:
        body = json.dumps({"said": said.model_dump(mode="json"), "prompt": prompt})
        desk.tell(game, "said", body)
    elif living:
        desk.reply(said, which_game_view(desk.texts, desk.language, desk.person, ()))
    else:
        raise Rejected("no-games")


# ---- presses


def on_pressed(desk: Chamber, pressed: Pressed, press: Press) -> None:
    """A button of the person's own: settings, `game` (which game the kept words are for), `help`."""
    if press.prompt == "game":
        again = Said(who=pressed.who, where=pressed.where, message=pressed.message, text=pressed.kept)
        if pressed.kept.startswith("/"):
            command, _, argument = pressed.kept[1:].partition(" ")
            again = evolve(again, command=command.partition("@")[0].lower(), argument=argument.strip())
        to_game(desk, again, prompt=press.stamp, game=press.option)
        desk.reply(pressed, View(html=desk.texts.html(desk.language, text("sent-on"))))
        desk.toast(pressed, "")
        return
    if press.prompt == "help":
        desk.reply(pressed, help_view(desk.texts, desk.language, press.option))
    elif press.prompt == "about":
        language = desk.person.language or language_for(pressed.who.language, desk.language)
        desk.reply(pressed, about_any(desk.texts, language, press, pressed.kept))
    elif press.prompt == "zone" and not press.option:
        desk.reply(pressed, zone_view(desk.texts, desk.language, desk.person))
    elif press.prompt == "settings":
        desk.reply(pressed, me_view(desk.texts, desk.language, desk.person))
    else:
        _set_by_button(desk, press)
        desk.reply(pressed, me_view(desk.texts, desk.language, desk.person))
    desk.toast(pressed, "")


def _set_by_button(desk: Chamber, press: Press) -> None:
    if press.prompt == "zone" and press.option == "game":
        desk.person = evolve(desk.person, zone="")
        desk.tell_games()
    else:
        set_one(desk, press.prompt, press.option or "auto")


# ---- news


def on_told(desk: Chamber, told: Told) -> None:
    body = json.loads(told.body or "{}")
    game = str(body.get("game", ""))
    if told.about == "seated":
        ref = GameRef(title=str(body["title"]), gm=bool(body["gm"]), over=bool(body["over"]))
        desk.person = people.with_game(desk.person, game, ref)
        if not desk.person.name:
            desk.person = evolve(desk.person, name=str(body["name"]))
        desk.tell(game, "member", desk.member().model_dump_json())
    elif told.about == "questions":
        others = tuple(q for q in desk.person.questions if q.game != game)
        asked = tuple(Question.model_validate(q) for q in body["questions"])
        focus = f"{game}/{body['focus']}" if body.get("focus") else desk.person.focus
        desk.person = evolve(desk.person, questions=(*others, *asked)[-people.QUESTIONS_KEPT :], focus=focus)
    elif told.about == "unreachable":
        desk.person = people.blocked(desk.person)


def on_membership(desk: Chamber, news: Membership) -> None:
    """The private chat was blocked or opened again."""
    desk.person = people.opened(desk.person) if news.present else people.blocked(desk.person)
    desk.tell_games()
