"""Which messages stand in the chats: compared with what should stand, after every change.

Nothing is sent from here. A message that should stand and does not becomes a send, one that looks different an edit,
one that should not stand any more a last edit without buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import engine
from engine import GM, AnyPending, Prompt, Seat, Text, evolve, text
from tgbot.handlers.naming import as_shown, heroes, name_of
from tgbot.store.decision import Row
from tgbot.table import notices, waiting
from tgbot.table.pace import clock_of
from tgbot.table.table import Opened, Place, SceneSpot, Shown, Table
from tgbot.views.cards import game_card, scene_card, setup_card
from tgbot.views.menu import menu_view
from tgbot.views.people import any_of
from tgbot.views.prompt import closed_view, prompt_view, sealed_view
from tgbot.views.rules import changed_rules
from tgbot.views.start import start_link
from tgbot.views.view import View
from tgbot.views.waiting import warning_over

if TYPE_CHECKING:
    from tgbot.handlers.desk import Desk

MENU = "menu"
PINNED = ("card", "scene")


class Showing:
    """The messages of one table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # ---- scenes as topics

    def open_scene(self, news: engine.SceneOpened) -> None:
        """Gives the scene its own topic where the group has them; else it is played at home."""
        table = self.desk.table
        place = table.home
        if table.forum and table.rights.topics:
            key = f"topic|{news.scene}"
            place = Place(chat=table.home.chat, topic=key)
            title = news.title or self.desk.texts.plain(table.language, news.kind)
            self.desk.rows.append(
                Row(key=key, kind="topic", game=table.id, place=table.home, title=title[:128], must=True)
            )
        self.desk.change(evolve(table, scene=SceneSpot(scene=news.scene, title=news.title, place=place)))

    def close_scene(self, news: engine.SceneClosed) -> None:
        table = self.desk.table
        spot = table.scene
        if spot is None or spot.scene != news.scene:
            return
        if spot.place != table.home:
            key = f"topic_close|{news.scene}"
            self.desk.rows.append(
                Row(key=key, kind="topic_close", game=table.id, place=spot.place, after=spot.place.topic)
            )
        self.desk.change(evolve(table, scene=None))

    # ---- what should stand

    def bring_in_line(self) -> None:
        """Rows for every difference between what stands and what should."""
        pendings = self.desk.pendings()
        self._withdraw_warnings(pendings)
        self._forget_closed(pendings)
        wanted = self.wanted(pendings)
        for key in self.desk.table.shown:
            if key not in wanted and not is_warning(key):
                self.close(key)
        for key, (place, view) in wanted.items():
            self.put(key, place, view)

    def wanted(self, pendings: tuple[AnyPending, ...]) -> dict[str, tuple[Place, View]]:
        """Every message that should stand now, by view key."""
        desk, table = self.desk, self.desk.table
        if table.status in ("asleep", "broken"):
            return {key: (shown.place, _as_it_is()) for key, shown in table.shown.items()}
        if table.status == "setup" or desk.game is None:
            return {"card": (table.home, setup_card(desk.texts, table.language, table, engine.rulesets()))}
        wanted = {"card": (table.home, self._card())}
        if table.status != "open":
            return wanted
        if engine.scene(desk.game):
            wanted["scene"] = (desk.place, self.scene_at(table.language))
        for one in pendings:
            if engine.waits(one.prompt):
                wanted.update(self._asked(one))
        by_id = {one.prompt.id: one for one in pendings}
        for opened in table.opened:
            wanted[f"o|{opened.prompt}|{opened.user}"] = (opened.place, self.opened_view(opened, by_id, pendings))
        return wanted

    def _card(self) -> View:
        desk, table = self.desk, self.desk.table
        rules = changed_rules(desk.game) if desk.game is not None else ()
        start = start_link(desk.bot_name, f"g{table.id}")
        return game_card(desk.texts, table.language, table, heroes(desk.game), rules, start=start)

    def scene_at(self, language: str) -> View:
        """The scene card, with whom the table waits for."""
        desk, table = self.desk, self.desk.table
        blocks = engine.scene(desk.game) if desk.game is not None else ()
        awaited = as_shown(table, desk.game, waiting.awaited(table, desk.prompts()))
        return scene_card(desk.texts, language, table, blocks, awaited)

    def _asked(self, one: AnyPending) -> dict[str, tuple[Place, View]]:
        """The message or messages that ask an open question."""
        table, prompt = self.desk.table, one.prompt
        private = {}
        for seat in sorted(prompt.to):
            for user in table.users_of(seat)[:1]:
                if is_private(prompt) and table.member(user).reachable:
                    language = self.desk.language_of_member(table.member(user))
                    view = self.prompt_at(one, seat, language, public=False)
                    private[f"q|{prompt.id}|{user}"] = (Place(chat=user), view)
        if prompt.secret:
            return private or self._sealed(one)
        if private:
            return private
        view = self.prompt_at(one, min(prompt.to), table.language, public=True)
        return {f"q|{prompt.id}": (self.desk.place, view)}

    def _sealed(self, one: AnyPending) -> dict[str, tuple[Place, View]]:
        """A question that only they may see, for people whom nothing private reaches: the way to their own chat."""
        desk, table = self.desk, self.desk.table
        who = any_of(name_of(table, desk.game, seat) for seat in waiting.in_order(one.prompt.to))
        link = start_link(desk.bot_name, f"g{table.id}")
        view = sealed_view(desk.texts, table.language, who, one.prompt.title, link)
        users = [user for seat in one.prompt.to for user in table.users_of(seat)[:1]]
        return {f"q|{one.prompt.id}|{user}": (desk.place, view) for user in users[:1]}

    def prompt_at(self, one: AnyPending, seat: Seat, language: str, *, public: bool) -> View:
        """A prompt as it stands for a seat: with its draft, its price and its deadline.

        Without a forced reply: Telegram lets nobody edit a message that has one, and this one is to be kept true.
        """
        desk, table = self.desk, self.desk.table
        clock = table.clocks.get(clock_of(one.prompt))
        view = prompt_view(
            desk.texts,
            language,
            table.id,
            desk.game.epoch if desk.game else 0,
            one,
            desk.draft(seat, one.prompt.id),
            due_at=clock.due_at if clock else None,
            zone=table.zone,
            whom=any_of(name_of(table, desk.game, s) for s in waiting.in_order(one.prompt.to)) if public else None,
            game_title="" if public else table.title,
            silence=waiting.deadline_policy(table, one.prompt.wait),
        )
        return evolve(view, ask="")

    def opened_view(self, opened: Opened, by_id: dict[str, AnyPending], pendings: tuple[AnyPending, ...]) -> View:
        desk, table = self.desk, self.desk.table
        private = opened.place.chat == opened.user
        language = desk.language_of_member(table.member(opened.user)) if private else table.language
        if opened.prompt in by_id:
            one = by_id[opened.prompt]
            seat = opened.seat if opened.seat in one.prompt.to else min(one.prompt.to)
            return self.prompt_at(one, seat, language, public=not private)
        offers = offers_to(pendings, table.seats_of(opened.user))
        epoch = desk.game.epoch if desk.game else 0
        return menu_view(desk.texts, language, table.id, epoch, offers, topic_of(opened.prompt), opened.page)

    # ---- differences

    def put(self, key: str, place: Place, view: View) -> None:
        """One message that should stand at `place`."""
        table = self.desk.table
        stands = table.shown.get(key)
        if stands is not None and stands.place != place and stands.message is not None:
            self.close(key, replaced=True)
            stands = None
        if view.html == "" or (stands is not None and stands.digest == view.digest and stands.place == place):
            return
        message = stands.message if stands is not None else None
        ordered = stands is not None and stands.place == place and message is None
        row = Row(
            key=key, kind="view", game=table.id, place=place, message=message, view=view, must=not is_warning(key)
        )
        self.desk.rows.append(evolve(row, after=key) if ordered else row)
        pinned = stands.pinned if stands is not None else False
        shown = Shown(place=place, digest=view.digest, message=message, pinned=pinned)
        self.desk.table = evolve(self.desk.table, shown=self.desk.table.shown.set(key, shown))

    def close(self, key: str, last: View | None = None, *, replaced: bool = False) -> None:
        """A message that should not stand any more: its last edit, without buttons.

        `replaced`: another message takes its key at once; rows of one key merge, so the last edit gets its own key.
        """
        table = self.desk.table
        stands = table.shown[key]
        language = self._language_of(key)
        view = last or closed_view(self.desk.texts, language, self._title(key), self._outcome(key))
        last_key = f"{key}|{stands.message}" if replaced and stands.message is not None else key
        row = Row(key=last_key, kind="close", game=table.id, place=stands.place, message=stands.message, view=view)
        self.desk.rows.append(row if stands.message is not None else evolve(row, after=key))
        if stands.pinned and stands.message is not None:
            self.desk.rows.append(
                Row(key=f"unpin|{key}", kind="unpin", game=table.id, place=stands.place, message=stands.message)
            )
        if stands.place.chat > 0:
            self.desk.questioned.add(stands.place.chat)
        self.desk.table = evolve(table, shown=table.shown.drop(key))

    def move_down(self, key: str) -> None:
        """The message is shown once more at the end of the chat; the one that stands says so and loses its buttons."""
        below = closed_view(self.desk.texts, self._language_of(key), self._title(key), text("closed-below"))
        self.close(key, below, replaced=True)
        self.desk.touched = True

    def _language_of(self, key: str) -> str:
        table = self.desk.table
        place = table.shown[key].place
        return self.desk.language_of_member(table.member(place.chat)) if place.chat > 0 else table.language

    def _title(self, key: str) -> Text:
        kind, _, rest = key.partition("|")
        if kind not in ("q", "o"):
            return text(f"closed-title-{kind}")
        if rest.startswith(MENU):
            return text("closed-title-menu")
        return self._titled(lambda prompt: prompt.id == rest.partition("|")[0])

    def _titled(self, meant: Callable[[Prompt], bool]) -> Text:
        """What a question was called before this step."""
        before = engine.prompts(self.desk.before) if self.desk.before is not None else self.desk.pendings()
        found = next((one.prompt for one in before if meant(one.prompt)), None)
        return found.title if found is not None else text("closed-title-question")

    def _outcome(self, key: str) -> Text:
        prompt_id = key.split("|")[1] if "|" in key else ""
        return self.desk.closing.get(prompt_id, text("closed-over"))

    def _withdraw_warnings(self, pendings: tuple[AnyPending, ...]) -> None:
        """Warnings that stopped being true are edited away; they mention nobody any more."""
        desk = self.desk
        stale = notices.warnings_to_withdraw(desk.table, tuple(one.prompt for one in pendings))
        desk.table = notices.withdrawn(desk.table, stale)
        for one in stale:
            if one.view in desk.table.shown:
                clock, _, seat = one.key.rpartition("|")
                who = name_of(desk.table, desk.game, Seat(seat))
                language = self._language_of(one.view)
                what = self._titled(_asked_by(clock, Seat(seat)))
                hero = engine.hero_name(desk.game, Seat(seat)) if desk.game is not None else ""
                self.close(one.view, warning_over(desk.texts, language, who, what, hero))

    def _forget_closed(self, pendings: tuple[AnyPending, ...]) -> None:
        """Opened offers, drafts and focus of prompts that are open no more."""
        desk = self.desk
        alive = {one.prompt.id for one in pendings}
        for key in desk.loaded.drafts:
            if key.partition("|")[2] not in alive:
                desk.drafts[key] = None
        opened = tuple(o for o in desk.table.opened if o.prompt in alive or o.prompt.startswith(MENU))
        focus = desk.table.focus
        for seat, prompt in desk.table.focus.items():
            if prompt not in alive:
                focus = focus.drop(seat)
        desk.table = evolve(desk.table, opened=opened, focus=focus)


def key_at(table: Table, chat: int, message: int | None) -> str:
    """The key of what this message of this chat shows, or nothing. Message numbers are each chat's own."""
    return next((k for k, s in table.shown.items() if message and s.message == message and s.place.chat == chat), "")


def stands_at(table: Table, prompt: str, chat: int, user: int) -> bool:
    """Whether a prompt is shown to this person in this chat: asked there, or opened by them."""
    keys = (f"q|{prompt}", f"q|{prompt}|{user}", f"o|{prompt}|{user}")
    return any((stands := table.shown.get(key)) is not None and stands.place.chat == chat for key in keys)


def is_warning(key: str) -> bool:
    """Whether the message warns of a deadline: said at most once, rather not at all than twice (case 11)."""
    return key.startswith("w|")


def _asked_by(clock: str, seat: Seat) -> Callable[[Prompt], bool]:
    """Several people may be asked by one clock, each in a question of their own."""
    return lambda prompt: clock_of(prompt) == clock and seat in prompt.to


def topic_of(opened: str) -> str:
    """The topic code of an opened menu."""
    return opened.removeprefix(MENU).removeprefix("/")


def is_private(prompt: Prompt) -> bool:
    """Forms, secrets and questions for text go to the private chat where it is open; other questions to the topic."""
    return prompt.is_form or prompt.secret or prompt.ask is not None


def offers_to(pendings: tuple[AnyPending, ...], seats: frozenset[Seat]) -> tuple[AnyPending, ...]:
    """What the holder of some seats may do now, asked or offered."""
    return tuple(one for one in pendings if one.prompt.to & seats and (one.prompt.menu or engine.waits(one.prompt)))


def may_answer(prompt: Prompt, seats: frozenset[Seat]) -> bool:
    return bool(prompt.to & seats) or GM in seats


def _as_it_is() -> View:
    return View(html="")
