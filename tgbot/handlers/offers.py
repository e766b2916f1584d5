"""Standing offers and menus: opened, turned, put away."""

from __future__ import annotations

from engine import AnyPending, Prompt, Rejected, Seat, evolve, text
from tgbot.codec import Press, prompt_code
from tgbot.handlers.asked import acting_seat, drafting_seat, find
from tgbot.handlers.desk import Desk
from tgbot.handlers.showing import MENU, Showing, is_private, may_answer, offers_to
from tgbot.table.requests import Pressed, Said
from tgbot.table.table import Opened, Place
from tgbot.views.menu import topic_code


def open_offer(desk: Desk, asked: Said | Pressed, one: AnyPending, seat: Seat) -> None:
    """Shows a standing offer, or once more a question that is asked."""
    place = _place_for(desk, asked, one.prompt)
    key = f"q|{one.prompt.id}|{asked.who.user}"
    stands = desk.table.shown.get(key)
    if stands is not None and stands.place == place:
        Showing(desk).move_down(key)
        _focus(desk, one.prompt, drafting_seat(one, seat), asked.who.user)
    else:
        show_offer(desk, one.prompt, drafting_seat(one, seat), asked.who.user, place)
    _say_where(desk, asked, place)


def open_menu(desk: Desk, asked: Said | Pressed, topic: str) -> None:
    """Shows what this person may do now. `topic`: the word of a first topic (`hero`, `gm` …), or empty for all.

    Refuses with `only-players`, or `nothing-in-…` and `nothing-to-do` where nothing is offered.
    """
    seats = desk.table.seats_of(asked.who.user)
    if not seats:
        raise Rejected("only-players")
    offers = offers_to(desk.pendings(), seats)
    wanted = [one for one in offers if not topic or (one.prompt.menu and one.prompt.menu[0].key == f"menu-{topic}")]
    if not wanted:
        raise Rejected(f"nothing-in-{topic}" if topic else "nothing-to-do")
    place = _place_for(desk, asked, None)
    show_menu(desk, topic, min(seats), asked.who.user, place)
    _say_where(desk, asked, place)


def _menu(code: str) -> str:
    return f"{MENU}/{code}" if code else MENU


def turn_menu(desk: Desk, pressed: Pressed, code: str, page: int) -> None:
    """The menu that was pressed shows another topic or page."""
    user = pressed.who.user
    here = next(
        (o for o in desk.table.opened if o.user == user and o.prompt.startswith(MENU) and _is(desk, o, pressed)), None
    )
    if here is None:
        raise Rejected("out-of-date")
    stood = desk.table.shown.get(f"o|{here.prompt}|{user}")
    turned = evolve(here, prompt=_menu(code), page=page)
    others = tuple(o for o in desk.table.opened if o != here and not (o.user == user and o.prompt == turned.prompt))
    shown = desk.table.shown.drop(f"o|{here.prompt}|{user}")
    if stood is not None:
        shown = shown.set(f"o|{turned.prompt}|{user}", stood)
    desk.change(evolve(desk.table, opened=(*others, turned), shown=shown))
    desk.toast(pressed, "")


def _is(desk: Desk, opened: Opened, pressed: Pressed) -> bool:
    stands = desk.table.shown.get(f"o|{opened.prompt}|{opened.user}")
    return stands is not None and stands.message in (None, pressed.message)


def gm_alone(desk: Desk, said: Said) -> None:
    """Refuses with `anonymous`, `only-gm`."""
    if said.who.anonymous:
        raise Rejected("anonymous")
    if not desk.table.is_gm(said.who.user):
        raise Rejected("only-gm")


def show_offer(desk: Desk, prompt: Prompt, seat: Seat, user: int, place: Place) -> None:
    """A standing offer becomes a message at `place`, and what a private text of this user answers."""
    show_opened(desk, prompt.id, seat, user, place)
    _focus(desk, prompt, seat, user)


def _focus(desk: Desk, prompt: Prompt, seat: Seat, user: int) -> None:
    desk.table = evolve(desk.table, focus=desk.table.focus.set(seat, prompt.id))
    desk.focused[user] = prompt_code(prompt)


def show_menu(desk: Desk, topic: str, seat: Seat, user: int, place: Place) -> None:
    """A topic of the menu (`hero`, `gm` …) becomes a message at `place`; the menus they had before are put away."""
    name = _menu(topic_code((text(f"menu-{topic}"),)) if topic else "")
    kept = tuple(o for o in desk.table.opened if o.user != user or o.prompt == name or not o.prompt.startswith(MENU))
    desk.change(evolve(desk.table, opened=kept))
    show_opened(desk, name, seat, user, place)


def show_opened(desk: Desk, name: str, seat: Seat, user: int, place: Place) -> None:
    """A new message at the end of the chat; an older one of the same offer loses its buttons."""
    key = f"o|{name}|{user}"
    if key in desk.table.shown:
        Showing(desk).move_down(key)
    others = tuple(o for o in desk.table.opened if not (o.user == user and o.prompt == name))
    opened = Opened(seat=seat, prompt=name, user=user, place=place)
    desk.change(evolve(desk.table, opened=(*others, opened)))


def _place_for(desk: Desk, asked: Said | Pressed, prompt: Prompt | None) -> Place:
    """Where an offer is shown: forms, secrets and menus in the private chat if it is open, everything else here."""
    here = Place(chat=asked.where.chat, thread=asked.where.thread)
    private = prompt is None or is_private(prompt)
    return Place(chat=asked.who.user) if private and desk.table.member(asked.who.user).reachable else here


def _say_where(desk: Desk, asked: Said | Pressed, place: Place) -> None:
    elsewhere = place.chat != asked.where.chat
    if isinstance(asked, Pressed):
        words = desk.texts.plain(desk.language_of(asked.who), text("look-in-private")) if elsewhere else ""
        desk.toast(asked, words)
    elif elsewhere:
        desk.say(asked, text("look-in-private"))


def on_open(desk: Desk, pressed: Pressed, press: Press) -> None:
    """A press that opens an offer, a question for somebody else (the GM), or a topic of the menu."""
    if press.prompt == MENU:
        turn_menu(desk, pressed, press.option, 0)
        return
    one = find(desk, press.prompt)
    if not may_answer(one.prompt, desk.table.seats_of(pressed.who.user)):
        raise Rejected("not-yours")
    open_offer(desk, pressed, one, acting_seat(desk, pressed.who.user, one))


def on_close(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Puts an opened offer or menu away; its draft stays."""
    user = pressed.who.user
    ids = {prompt_code(one.prompt): one.prompt.id for one in desk.pendings()}
    gone = ids.get(press.prompt, "")

    def closes(opened: Opened) -> bool:
        if opened.user != user:
            return False
        return opened.prompt.startswith(MENU) if press.prompt == MENU else opened.prompt == gone

    kept = tuple(o for o in desk.table.opened if not closes(o))
    if kept == desk.table.opened:
        raise Rejected("out-of-date")
    desk.change(evolve(desk.table, opened=kept))
    desk.toast(pressed, "")
