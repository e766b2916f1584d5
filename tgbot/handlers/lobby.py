"""Sitting down at a game, leaving it, ending it."""

from __future__ import annotations

import engine
from engine import Join, Leave, Rejected, Seat, evolve, text
from tgbot.codec import Press
from tgbot.handlers.desk import Desk
from tgbot.handlers.offers import show_menu, show_offer
from tgbot.handlers.showing import offers_to
from tgbot.handlers.steps import play
from tgbot.table import seats, setup
from tgbot.table.requests import Pressed, Said, Sender
from tgbot.table.table import Member, Place
from tgbot.texts import language_for
from tgbot.views.buttons import label, table_button
from tgbot.views.people import mention
from tgbot.views.posts import note_view
from tgbot.views.start import start_link
from tgbot.views.view import Button, View

HERO_TOPIC = "menu-hero"


def member_of(desk: Desk, who: Sender) -> Member:
    """What the table knows of a person, with the name that they bear now."""
    known = desk.table.members.get(str(who.user))
    fresh = known or Member(user=who.user, name=who.name, language=language_for(who.language, desk.table.language))
    return evolve(fresh, name=who.name, username=who.username)


def tell_person(desk: Desk, user: int) -> None:
    """The person's own record learns of this game; the answer brings their zone, quiet hours and language."""
    table = desk.table
    over = table.status == "ended" or not table.seats_of(user)
    name = table.member(user).name
    body = {"game": table.id, "title": table.title, "gm": table.is_gm(user), "over": over, "name": name}
    desk.tell_json(f"u{user}", "seated", body)


# ---- seats


def join(desk: Desk, asked: Said | Pressed) -> None:
    """Takes a seat; the hero is made next, in the private chat."""
    who = asked.who
    if who.anonymous:
        raise Rejected("anonymous")
    if desk.table.status != "open":
        raise Rejected("game-over" if desk.table.status == "ended" else "not-open-yet")
    table, seat = seats.take(desk.table, member_of(desk, who))
    desk.change(table)
    desk.note(who, text("log-joined"))
    play(desk, Join(seat=seat), who, None)
    desk.no_undo()  # undo restores the game, never who sits at the table
    tell_person(desk, who.user)
    desk.say(asked, text("joined"))


def greet(desk: Desk, user: int) -> None:
    """The hero's making is offered in the private chat, once; who never opened it gets a link in the group, once.

    Called when the person's own record has answered, for only it knows whether the private chat is open.
    """
    chair = next((c for c in desk.table.chairs if c.user == user and not c.left), None)
    if chair is None or chair.greeted == "yes" or desk.table.status != "open":
        return
    member = desk.table.member(user)
    if not member.reachable:
        if chair.greeted == "":
            desk.change(seats.with_chair(desk.table, evolve(chair, greeted="called")))
            _ask_to_open_private(desk, member)
        return
    desk.change(seats.with_chair(desk.table, evolve(chair, greeted="yes")))
    offers = [o for o in offers_to(desk.pendings(), frozenset({chair.seat})) if _is_hero(o.prompt.menu)]
    if len(offers) == 1:
        show_offer(desk, offers[0].prompt, chair.seat, user, Place(chat=user))
    elif offers:
        show_menu(desk, "hero", chair.seat, user, Place(chat=user))


def _ask_to_open_private(desk: Desk, member: Member) -> None:
    """Somebody who never opened the private chat gets a link in the group; nothing secret is said here."""
    language = desk.table.language
    link = Button(
        text=label(desk.texts, language, text("button-private")),
        url=start_link(desk.bot_name, f"g{desk.table.id}"),
        style="primary",
    )
    said = text("open-private-first", who=mention(member))
    desk.post(note_view(desk.texts, language, said, rows=((link,),)), desk.table.home)


def _is_hero(menu: tuple[engine.Text, ...]) -> bool:
    return bool(menu) and menu[0].key == HERO_TOPIC


def leave(desk: Desk, asked: Said | Pressed) -> None:
    """Gives the seat up, after asking once; what the hero had open is settled by the rules."""
    seat = desk.table.seat_of(asked.who.user)
    if seat is None:
        raise Rejected("only-players")
    desk.reply(asked, confirm_view(desk, asked, "leave"))


def on_leave_confirmed(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Only who asked to leave leaves. Refuses with `not-yours`."""
    _only_who_asked(pressed, press)
    unseat(desk, pressed.who)
    desk.say(pressed, text("left-the-game"))
    desk.close_asked(pressed, text("left-the-game"))


def unseat(desk: Desk, who: Sender) -> None:
    """The seat is empty from now on; the table and the GM see it in the log and on the card."""
    table, seat = seats.leave(desk.table, who.user)
    desk.change(table)
    play(desk, Leave(seat=seat), who, None)
    desk.no_undo()
    desk.post_line(text("somebody-left", name=who.name))
    tell_person(desk, who.user)


def confirm_view(desk: Desk, asked: Said | Pressed, word: str) -> View:
    """A question before something that cannot be taken back. Buttons: `table` with the word, or `keep`; both carry who
    asked, for the group sees them, too."""
    mine = str(asked.who.user)
    language = desk.language_at(asked.where, asked.who)
    yes = table_button(desk.texts, language, text(f"button-{word}-yes"), desk.table.id, word, mine, style="danger")
    no = table_button(desk.texts, language, text("button-keep"), desk.table.id, "keep", mine)
    asks = text(f"ask-{word}", title=desk.table.title)
    return View(html=desk.texts.html(language, asks), rows=((yes, no),))


def _only_who_asked(pressed: Pressed, press: Press) -> None:
    if press.option and press.option != str(pressed.who.user):
        raise Rejected("not-yours")


# ---- a seat whose player has left the group


def on_npc(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The GM plays the seat from now on."""
    if not desk.table.is_gm(pressed.who.user):
        raise Rejected("only-gm")
    desk.change(seats.play_as_npc(desk.table, _absent_seat(desk, press.option)))
    desk.note(pressed.who, text("seat-played-by-gm"))
    desk.close_asked(pressed, text("seat-played-by-gm"))
    desk.toast(pressed, "")


def on_vacate(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The seat is given up; what its hero had open is settled by the rules."""
    if not desk.table.is_gm(pressed.who.user):
        raise Rejected("only-gm")
    seat = _absent_seat(desk, press.option)
    desk.change(seats.vacate(desk.table, seat))
    play(desk, Leave(seat=seat), pressed.who, seat)
    desk.no_undo()
    desk.close_asked(pressed, text("seat-given-up"))
    desk.toast(pressed, "")


def _absent_seat(desk: Desk, named: str) -> Seat:
    """A seat that is still its absent owner's. Refuses with `out-of-date`."""
    chair = desk.table.chair_of(Seat(named))
    if chair is None or chair.left or chair.npc or not desk.table.member(chair.user).absent:
        raise Rejected("out-of-date")
    return chair.seat


# ---- the end


def endgame(desk: Desk, asked: Said | Pressed) -> None:
    """Asks before; ending is the GM's."""
    if not desk.table.is_gm(asked.who.user):
        raise Rejected("only-gm")
    if desk.table.status == "ended":
        raise Rejected("game-over")
    desk.reply(asked, confirm_view(desk, asked, "endgame"))


def on_end_confirmed(desk: Desk, pressed: Pressed, press: Press) -> None:
    if not desk.table.is_gm(pressed.who.user):
        raise Rejected("only-gm")
    end(desk, pressed.who)
    desk.say(pressed, text("ended"))
    desk.close_asked(pressed, text("ended"))


def end(desk: Desk, who: Sender) -> None:
    desk.change(setup.ended(desk.table, desk.now))
    desk.note(who, text("log-ended"))
    desk.post_line(text("game-ended", title=desk.table.title))
    for user in {*desk.table.gms, *(c.user for c in desk.table.chairs)}:
        tell_person(desk, user)


def on_cancel(desk: Desk, pressed: Pressed, press: Press) -> None:
    """`No` to a question that asks before. Refuses with `not-yours`."""
    _only_who_asked(pressed, press)
    desk.close_asked(pressed, text("nothing-changed"))
    desk.say(pressed, text("nothing-changed"))
