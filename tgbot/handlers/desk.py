"""The desk: one request at one table, from what was loaded to everything that the one commit writes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html import escape

import engine
from engine import GM, AnyGame, AnyPending, Prompt, Seat, Text, evolve
from tgbot.store.decision import Loaded, LogEntry, Row
from tgbot.table.requests import Pressed, Said, Sender, Where
from tgbot.table.table import Draft, Member, Place, Table
from tgbot.texts import Texts, language_for
from tgbot.views.view import View

KEPT_OF_TOAST = 200
"""Characters of a toast."""


@dataclass
class Desk:
    """A unit of work. Handlers change `table` and `game` through it; `finishing.finish` makes one decision of it."""

    texts: Texts
    bot_name: str
    loaded: Loaded
    table: Table
    game: AnyGame | None
    before: AnyGame | None = None
    rows: list[Row] = field(default_factory=list)
    log: list[LogEntry] = field(default_factory=list)
    drafts: dict[str, Draft | None] = field(default_factory=dict)
    closing: dict[str, Text] = field(default_factory=dict)
    """By prompt id: what its message says when it closes, if more is known than that it is over."""
    faces_used: int = 0
    keep: bool = False
    drop_kept: int = 0
    touched: bool = False
    """The table or the game changed, so that clocks and messages must be brought in line."""
    moved: bool = False
    """Only the record of what a message shows changed: the table is written, nothing else is brought in line."""
    questioned: set[int] = field(default_factory=set)
    """Users whose private chat with the bot lost a message: their record learns which questions are open. Of a new one
    it learns when the message has been sent."""
    focused: dict[int, str] = field(default_factory=dict)
    """By user: the short code of the prompt that they opened last."""
    posts: list[tuple[Place, str, View]] = field(default_factory=list)

    @property
    def now(self) -> float:
        return self.loaded.now

    # ---- what is open

    def pendings(self) -> tuple[AnyPending, ...]:
        return engine.prompts(self.game) if self.game is not None else ()

    def prompts(self) -> tuple[Prompt, ...]:
        return tuple(one.prompt for one in self.pendings())

    def draft(self, seat: Seat, prompt: str) -> Draft:
        key = f"{seat}|{prompt}"
        if key in self.drafts:
            return self.drafts[key] or Draft()
        return self.loaded.drafts.get(key) or Draft()

    def set_draft(self, seat: Seat, prompt: str, draft: Draft) -> None:
        self.drafts[f"{seat}|{prompt}"] = None if draft.empty else draft

    # ---- what happens

    def change(self, table: Table) -> None:
        self.table = table
        self.touched = True

    def no_undo(self) -> None:
        """What was played just now is no step that undo takes back."""
        self.keep = False
        self.log = [evolve(entry, step=False) for entry in self.log]

    def note(self, who: Sender | None, *lines: Text) -> None:
        """A line of the log for something that is not a rule (joined, paused, undone …)."""
        version = self.game.version if self.game is not None else 0
        name = who.name if who else ""
        self.log.append(LogEntry(at=self.now, version=version, by=who.user if who else 0, name=name, lines=lines))

    # ---- what is said

    @property
    def place(self) -> Place:
        """Where the game goes on now: the open scene's topic, else home."""
        return self.table.scene.place if self.table.scene is not None else self.table.home

    def post(self, view: View, place: Place | None = None) -> None:
        """A public message, sent once."""
        version = self.game.version if self.game is not None else 0
        key = f"post:{version}:{int(self.now * 1000)}:{len(self.posts)}"
        self.posts.append((place or self.place, key, view))
        self.rows.append(Row(key=key, kind="post", game=self.table.id, place=place or self.place, view=view, must=True))

    def post_line(self, line: Text, place: Place | None = None) -> None:
        """One public line, in the game's language."""
        self.post(View(html=self.texts.html(self.table.language, line)), place)

    def toast(self, pressed: Pressed, message: str) -> None:
        """The answer to a press; long ones become an alert."""
        shown = message if len(message) <= KEPT_OF_TOAST else message[: KEPT_OF_TOAST - 1] + "…"
        self.rows.append(
            Row(key=f"toast:{pressed.query}", kind="toast", query=pressed.query, title=shown, alert=len(shown) > 60)
        )

    def reply(self, asked: Said | Pressed, view: View) -> None:
        """The answer to a command (a new message beside it), or to a press (the pressed message is edited)."""
        key = f"re:{asked.where.chat}:{asked.message}"
        place = Place(chat=asked.where.chat, thread=asked.where.thread)
        if isinstance(asked, Pressed):
            row = Row(key=key, kind="view", place=place, message=asked.message, view=view)
        else:
            row = Row(key=key, kind="post", place=place, view=view, reply_to=asked.message, must=True)
        self.rows.append(row)

    def close_asked(self, pressed: Pressed, line: Text) -> None:
        """The pressed message loses its buttons and says what came of it."""
        self.reply(pressed, View(html=self.texts.html(self.language_at(pressed.where, pressed.who), line)))

    def say(self, asked: Said | Pressed, message: Text) -> None:
        """A short answer in the right language: a toast for a press, a message for a command."""
        if isinstance(asked, Pressed):
            self.toast(asked, self.texts.plain(self.language_of(asked.who), message))
        else:
            self.reply(asked, View(html=self.texts.html(self.language_at(asked.where, asked.who), message)))

    def refuse(self, asked: Said | Pressed, rejected: engine.Rejected) -> None:
        """The refusal in words, and nothing else happens."""
        language = self.language_of(asked.who)
        if isinstance(asked, Pressed):
            self.toast(asked, self.texts.refusal(language, self.table.ruleset, rejected))
        else:
            language = self.language_at(asked.where, asked.who)
            self.reply(asked, refusal_view(self.texts, language, self.table.ruleset, rejected))

    def language_of(self, who: Sender) -> str:
        """The person's language: their own choice, else Telegram's, else the game's."""
        return self.language_of_member(self.table.member(who.user), who.language)

    def language_of_member(self, member: Member, told: str = "") -> str:
        return member.language or language_for(told, self.table.language)

    def language_at(self, where: Where, who: Sender) -> str:
        """Public text is in the game's language, private text in the person's."""
        return self.language_of(who) if where.kind == "private" else self.table.language

    def tell(self, to: str, about: str, body: str = "") -> None:
        """Something for another aggregate: a game id, or `u<user id>`."""
        self.rows.append(Row(key=f"tell:{to}:{about}:{len(self.rows)}", kind="tell", to=to, about=about, body=body))

    def tell_json(self, to: str, about: str, body: dict[str, object]) -> None:
        self.tell(to, about, json.dumps(body, ensure_ascii=False))


def seat_for(table: Table, user: int, prompt: Prompt) -> Seat | None:
    """The seat in whose name this user may answer a prompt: an own one, else the GM's for anybody."""
    mine = table.seats_of(user)
    for seat in sorted(prompt.to):
        if seat in mine:
            return seat
    return GM if GM in mine else None


def refusal_view(texts: Texts, language: str, ruleset: str, rejected: engine.Rejected) -> View:
    """A refusal as a message."""
    return View(html=escape(texts.refusal(language, ruleset, rejected)))
