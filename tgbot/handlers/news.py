"""News for a table: what became of its messages, what a person changed, what happened to its chat."""

from __future__ import annotations

import json

from engine import GM, Seat, evolve, text
from tgbot.handlers.desk import Desk
from tgbot.handlers.finishing import tell_questions
from tgbot.handlers.lobby import greet
from tgbot.handlers.naming import mention_of
from tgbot.handlers.showing import PINNED
from tgbot.store.decision import Decision, Row
from tgbot.table import pace, seats, setup
from tgbot.table.requests import Membership, Migrated, Reported, Told, TopicGone
from tgbot.table.table import Member, Place
from tgbot.texts import Texts, language_for
from tgbot.views.buttons import table_button
from tgbot.views.people import mention
from tgbot.views.posts import note_view
from tgbot.views.view import View


def on_reported(desk: Desk, report: Reported) -> None:
    """What Telegram answered to one of our rows."""
    if report.outcome == "sent":
        _sent(desk, report)
    elif report.outcome == "topic_made":
        _topic_made(desk, report)
    elif report.outcome == "unreachable":
        _unreachable(desk, report)
    elif report.outcome == "gone":
        _gone(desk, report)
    elif report.outcome == "migrated":
        migrate(desk, Migrated(old=desk.table.home.chat, new=report.chat))
    elif report.outcome == "refused":
        _refused(desk, report)


def _sent(desk: Desk, report: Reported) -> None:
    """A message stands: its id is kept; cards are pinned once."""
    stands = desk.table.shown.get(report.row)
    if stands is None or stands.message == report.message:
        return
    stands = evolve(stands, message=report.message)
    desk.table = evolve(desk.table, shown=desk.table.shown.set(report.row, stands))
    desk.moved = True
    _pin_cards(desk)
    if stands.place.chat > 0:
        tell_questions(desk, stands.place.chat)


def _pin_cards(desk: Desk) -> None:
    """Cards that stand are pinned, once, where the bot may pin."""
    if not desk.table.rights.pin:
        return
    for key in PINNED:
        stands = desk.table.shown.get(key)
        if stands is None or stands.message is None or stands.pinned:
            continue
        row = Row(key=f"pin|{key}", kind="pin", game=desk.table.id, place=stands.place, message=stands.message)
        desk.rows.append(row)
        desk.table = evolve(desk.table, shown=desk.table.shown.set(key, evolve(stands, pinned=True)))
        desk.moved = True


def _topic_made(desk: Desk, report: Reported) -> None:
    """The scene's topic has its thread: everything that waited for it goes there."""
    if report.thread is None:
        return
    shown = desk.table.shown
    for key, stands in desk.table.shown.items():
        if stands.place.topic == report.row:
            place = Place(chat=stands.place.chat, thread=report.thread)
            shown = shown.set(key, evolve(stands, place=place))
    table = evolve(desk.table, shown=shown)
    if table.scene is not None and table.scene.place.topic == report.row:
        place = Place(chat=table.home.chat, thread=report.thread)
        table = evolve(table, scene=evolve(table.scene, place=place))
    desk.change(table)


def _unreachable(desk: Desk, report: Reported) -> None:
    """Somebody blocked the bot, or it was put out of the group."""
    if report.chat > 0:
        desk.change(seats.unreachable(desk.table, report.chat))
        desk.tell(f"u{report.chat}", "unreachable", json.dumps({"game": desk.table.id}))
    else:
        desk.change(setup.asleep(desk.table, desk.now))


def _gone(desk: Desk, report: Reported) -> None:
    """Somebody deleted the message: it is sent anew if it should still stand."""
    if report.row in desk.table.shown:
        desk.change(evolve(desk.table, shown=desk.table.shown.drop(report.row)))


def _refused(desk: Desk, report: Reported) -> None:
    """A topic that could not be made, or is gone: the game goes on at home, and the GM is told once."""
    table = desk.table
    if table.scene is not None and table.scene.place.topic == report.row:
        shown = table.shown
        for key, stands in table.shown.items():
            if stands.place.topic == report.row:
                shown = shown.drop(key)
        desk.change(evolve(table, shown=shown, scene=evolve(table.scene, place=table.home)))
        desk.post_line(text("topic-not-made"))
    elif report.row.startswith("pin|"):
        desk.change(evolve(table, rights=evolve(table.rights, pin=False)))


def on_told(desk: Desk, told: Told) -> None:
    """What a person's record, or the corridor, tells the table."""
    body = json.loads(told.body or "{}")
    if told.about in ("member", "arrived"):
        member = Member.model_validate(body)
        known = str(member.user) in desk.table.members
        if known or told.about == "arrived":
            desk.change(seats.with_member(desk.table, member))
            greet(desk, member.user)
    elif told.about == "outage":
        desk.change(pace.after_outage(desk.table, float(body["seconds"]), desk.now))
        if desk.table.status == "open":
            desk.post_line(text("after-outage", hours=max(1, round(float(body["seconds"]) / 3600))))
    elif told.about == "fault":
        _fault(desk)


def _fault(desk: Desk) -> None:
    gm = desk.table.member(desk.table.owner)
    place = Place(chat=gm.user) if gm.reachable else desk.table.home
    desk.post_line(text("fault-note", title=desk.table.title), place)


def put_aside(texts: Texts, default_language: str, told: Told) -> Decision:
    """A game that cannot be read any more: its GM is told where it was played, as far as that is known."""
    body = json.loads(told.body or "{}")
    if not isinstance(body.get("chat"), int):
        return Decision()
    language = language_for(str(body.get("language")), default_language)
    gm = mention(Member(user=int(body.get("owner") or 0), name=str(body.get("name") or "")))
    note = note_view(texts, language, text("fault-quarantined", gm=gm, title=str(body.get("title") or told.to)))
    place = Place(chat=body["chat"], thread=body.get("thread"))
    return Decision(rows=(Row(key=f"fault:{told.to}", kind="post", place=place, view=note, must=True),))


# ---- the chat


def on_membership(desk: Desk, news: Membership) -> None:
    """The bot was put out or came back; somebody left the group."""
    if news.bot:
        if not news.present:
            desk.change(setup.asleep(desk.table, desk.now))
            return
        table = evolve(desk.table, rights=news.rights, forum=news.where.forum)
        desk.change(table)
        _pin_cards(desk)
        if table.status == "asleep":
            desk.change(setup.woken(table, desk.prompts(), desk.now))
            desk.post_line(text("bot-back"))
        return
    if str(news.who.user) not in desk.table.members:
        return
    if news.present:
        desk.change(seats.returned(desk.table, news.who.user))
        return
    _left_group(desk, news)


def _left_group(desk: Desk, news: Membership) -> None:
    """Nobody waits for who has left; the seat stays until the GM decides on it. Case 27."""
    was_gm, owner = desk.table.is_gm(news.who.user), desk.table.owner
    seat = desk.table.seat_of(news.who.user)
    desk.change(seats.gone(desk.table, news.who.user))
    desk.note(news.who, text("log-left-group"))
    if seat is not None:
        desk.post(_vacant(desk, news, seat))
    if was_gm and desk.table.owner == owner:
        desk.post_line(text("gm-left", name=news.who.name))


def _vacant(desk: Desk, news: Membership, seat: Seat) -> View:
    """Who is to play the seat now: buttons for the GM, `table` with `npc` or `vacate` and the seat."""
    texts, language, game = desk.texts, desk.table.language, desk.table.id
    said = text("seat-vacant", name=news.who.name, gm=mention_of(desk.table, desk.game, GM))
    row = (
        table_button(texts, language, text("button-npc"), game, "npc", str(seat), "primary"),
        table_button(texts, language, text("button-vacate"), game, "vacate", str(seat)),
    )
    return note_view(texts, language, said, rows=(row,))


def migrate(desk: Desk, news: Migrated) -> None:
    """Everything moves to the new id; message ids of the old chat mean nothing there."""
    if desk.table.home.chat == news.new:
        return
    desk.change(setup.moved(desk.table, news.old, news.new))


def topic_gone(desk: Desk, news: TopicGone) -> None:
    """Falls back to home (or General), and says so once."""
    table = setup.topic_gone(desk.table, news.chat, news.thread)
    if table != desk.table:
        desk.change(table)
        desk.post_line(text("topic-gone"))
