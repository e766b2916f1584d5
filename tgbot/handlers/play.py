"""Answering: options pressed, forms ticked and sent, words typed for a question."""

from __future__ import annotations

from engine import GM, Answer, AnyPending, Expire, Play, Prompt, Rejected, Seat, evolve, text
from tgbot.codec import Press, option_code, prompt_code
from tgbot.handlers.desk import Desk, seat_for
from tgbot.handlers.shorthand import read_shorthand
from tgbot.handlers.showing import MENU, Showing, is_private, key_at, may_answer, offers_to
from tgbot.table.requests import Pressed, Said
from tgbot.table.table import Draft, Opened, Place
from tgbot.views.menu import topic_code

ACT = "menu-act"
"""The first menu topic of what `/act` begins."""


def find(desk: Desk, code: str) -> AnyPending:
    """The open prompt of a short code. Refuses with `out-of-date`."""
    for one in desk.pendings():
        if prompt_code(one.prompt) == code:
            return one
    raise Rejected("out-of-date")


def acting_seat(desk: Desk, user: int, one: AnyPending) -> Seat:
    """The seat that this user answers for. Refuses with `not-yours`, or `game-paused`, `game-over`."""
    if desk.table.status != "open":
        raise Rejected("game-over")
    seat = seat_for(desk.table, user, one.prompt)
    if seat is None:
        raise Rejected("not-yours")
    return seat


def drafting_seat(one: AnyPending, seat: Seat) -> Seat:
    """Whose draft it is: who acts for another works on that seat's own draft."""
    return seat if seat in one.prompt.to else min(one.prompt.to)


def on_answer(desk: Desk, pressed: Pressed, press: Press) -> None:
    """A one-pick button: this option is the answer."""
    one = find(desk, press.prompt)
    seat = acting_seat(desk, pressed.who.user, one)
    option = next((o for o in one.prompt.options if option_code(o) == press.option), None)
    if option is None:
        raise Rejected("out-of-date")
    draft = desk.draft(drafting_seat(one, seat), one.prompt.id)
    ask = one.prompt.ask
    if ask is not None and ask.required and not draft.text.strip():
        _hold_pick(desk, pressed, one, seat, option.id)
        return
    answer = Answer(prompt=one.prompt.id, picks=(option.id,), text=draft.text if ask else "")
    _carry_out(desk, pressed, one, seat, answer, press.stamp)


def _hold_pick(desk: Desk, pressed: Pressed, one: AnyPending, seat: Seat, option: str) -> None:
    """The pick waits for the words that belong to it."""
    key = drafting_seat(one, seat)
    desk.set_draft(key, one.prompt.id, evolve(desk.draft(key, one.prompt.id), picks=(option,)))
    _focus(desk, key, one)
    desk.touched = True
    desk.say(pressed, text("write-now", asked=one.prompt.ask.label if one.prompt.ask else text("closed-over")))


def on_tick(desk: Desk, pressed: Pressed, press: Press) -> None:
    """A tick of a form: one more or one less of an option; a full group of one gives its place to the new pick."""
    one = find(desk, press.prompt)
    seat = drafting_seat(one, acting_seat(desk, pressed.who.user, one))
    option = next((o for o in one.prompt.options if option_code(o) == press.option), None)
    if option is None:
        raise Rejected("out-of-date")
    if option.blocked is not None:
        raise Rejected("option-blocked", option=option.label, why=option.blocked)
    draft = desk.draft(seat, one.prompt.id)
    picks = list(draft.picks)
    held = picks.count(option.id)
    if press.verb == "untick" or (option.upto == 1 and held):
        if held:
            picks.remove(option.id)
    elif held < option.upto:
        group = one.prompt.group_of(option)
        if group is not None and group.most == 1:
            picks = [p for p in picks if (o := one.prompt.option(p)) is None or o.group != group.id]
        picks.append(option.id)
    _redraw(desk, pressed, one, seat, evolve(draft, picks=tuple(picks)))


def on_page(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Another page of a form."""
    one = find(desk, press.prompt)
    seat = drafting_seat(one, acting_seat(desk, pressed.who.user, one))
    page = int(press.option[:3]) if press.option.isdigit() else 0
    _redraw(desk, pressed, one, seat, evolve(desk.draft(seat, one.prompt.id), page=page))


def _redraw(desk: Desk, pressed: Pressed, one: AnyPending, seat: Seat, draft: Draft) -> None:
    """The form with its new draft: exactly one edit, no step of the game."""
    desk.set_draft(seat, one.prompt.id, draft)
    language = desk.language_at(pressed.where, pressed.who)
    showing = Showing(desk)
    view = showing.prompt_at(one, seat, language, public=pressed.where.kind != "private")
    key = key_at(desk.table, pressed.where.chat, pressed.message)
    if key:
        showing.put(key, desk.table.shown[key].place, view)
        desk.moved = True
    else:
        desk.reply(pressed, view)
    desk.toast(pressed, "")


def on_done(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The draft of a form is sent as one answer."""
    one = find(desk, press.prompt)
    seat = acting_seat(desk, pressed.who.user, one)
    draft = desk.draft(drafting_seat(one, seat), one.prompt.id)
    answer = Answer(prompt=one.prompt.id, picks=draft.picks, text=draft.text)
    _carry_out(desk, pressed, one, seat, answer, press.stamp)


def on_help(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Why an option is blocked."""
    one = find(desk, press.prompt)
    option = next((o for o in one.prompt.options if option_code(o) == press.option), None)
    if option is None or option.blocked is None:
        raise Rejected("out-of-date")
    desk.toast(pressed, desk.texts.plain(desk.language_of(pressed.who), option.blocked))


def _carry_out(
    desk: Desk, asked: Pressed | Said, one: AnyPending, seat: Seat, answer: Answer, seen: str | None
) -> None:
    stands_for = seat if seat not in one.prompt.to else None
    desk.closing[one.prompt.id] = text("closed-by", name=asked.who.name)
    desk.play(Play(by=seat, answer=answer, seen=seen), asked.who, min(one.prompt.to) if stands_for else None)
    _put_away(desk, one.prompt.id)
    if isinstance(asked, Pressed):
        desk.toast(asked, "")


def _put_away(desk: Desk, prompt: str) -> None:
    """An offer that was taken closes, also where the same offer stands again at once."""
    opened = tuple(o for o in desk.table.opened if o.prompt != prompt)
    desk.change(evolve(desk.table, opened=opened))


def _focus(desk: Desk, seat: Seat, one: AnyPending) -> None:
    desk.table = evolve(desk.table, focus=desk.table.focus.set(seat, one.prompt.id))


# ---- words


def on_words(desk: Desk, said: Said, one: AnyPending) -> None:
    """Words for a question: they complete it, or wait in its draft for the picks that are missing."""
    if said.text is None:
        raise Rejected("text-wanted", media=said.media)
    seat = acting_seat(desk, said.who.user, one)
    prompt = one.prompt
    language = desk.language_at(said.where, said.who)
    key = drafting_seat(one, seat)
    draft = desk.draft(key, prompt.id)
    read = read_shorthand(desk.texts, language, prompt, said.text, draft)
    if read.picks and not prompt.is_form and prompt.ask is not None and prompt.ask.required and not read.text.strip():
        desk.set_draft(key, prompt.id, evolve(draft, picks=read.picks))
        desk.touched = True
        desk.say(said, text("write-now", asked=prompt.ask.label))
        return
    answer = Answer(prompt=prompt.id, picks=read.picks, text=read.text)
    if _complete(one, answer):
        _carry_out(desk, said, one, seat, answer, None)
        return
    desk.set_draft(key, prompt.id, evolve(draft, picks=read.picks, text=read.text))
    _focus(desk, key, one)
    desk.touched = True
    if not any(o.prompt == prompt.id and o.user == said.who.user for o in desk.table.opened):
        open_offer(desk, said, one, seat)
    quote = one.priced(read.picks)
    desk.say(said, text("words-kept-problem", problem=quote.problem) if quote.problem else text("words-kept"))


def _complete(one: AnyPending, answer: Answer) -> bool:
    """Whether nothing is missing any more, so that the words may send the answer at once."""
    prompt = one.prompt
    groups_full = all(len(answer.in_group(prompt, g.id)) >= g.least for g in prompt.groups)
    enough = prompt.least <= len(answer.picks) <= prompt.most
    return groups_full and enough and one.priced(answer.picks).problem is None


# ---- offers and menus


def open_offer(desk: Desk, asked: Said | Pressed, one: AnyPending, seat: Seat) -> None:
    """Shows a standing offer, or once more a question that is asked."""
    place = _place_for(desk, asked, one.prompt)
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


def act(desk: Desk, said: Said | Pressed) -> None:
    """`/act` offers what this person may begin or must contribute; with words it is done at once."""
    seats = desk.table.seats_of(said.who.user)
    if not seats:
        raise Rejected("only-players")
    acts = [one for one in offers_to(desk.pendings(), seats) if one.prompt.menu and one.prompt.menu[0].key == ACT]
    own = [one for one in acts if one.prompt.to & (seats - {GM})] or acts
    if not own:
        raise Rejected("nothing-in-act")
    if isinstance(said, Said) and said.argument:
        on_words(desk, evolve(said, text=said.argument), own[0])
    elif len(own) == 1:
        open_offer(desk, said, own[0], acting_seat(desk, said.who.user, own[0]))
    else:
        open_menu(desk, said, "act")


def gm_menu(desk: Desk, said: Said) -> None:
    """All that the GM may do now, and on whom the table waits."""
    if said.who.anonymous:
        raise Rejected("anonymous")
    if not desk.table.is_gm(said.who.user):
        raise Rejected("only-gm")
    open_menu(desk, said, "gm")


def show_offer(desk: Desk, prompt: Prompt, seat: Seat, user: int, place: Place) -> None:
    """A standing offer becomes a message at `place`, and what a private text of this user answers."""
    show_opened(desk, prompt.id, seat, user, place)
    desk.table = evolve(desk.table, focus=desk.table.focus.set(seat, prompt.id))
    desk.focused[user] = prompt_code(prompt)


def show_menu(desk: Desk, topic: str, seat: Seat, user: int, place: Place) -> None:
    """A topic of the menu (`hero`, `gm` …) becomes a message at `place`."""
    show_opened(desk, _menu(topic_code((text(f"menu-{topic}"),)) if topic else ""), seat, user, place)


def show_opened(desk: Desk, name: str, seat: Seat, user: int, place: Place) -> None:
    """A new message at the end of the chat; an older one of the same offer loses its buttons."""
    key = f"o|{name}|{user}"
    if key in desk.table.shown:
        Showing(desk).close(key)
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


def play_default(desk: Desk, asked: Said | Pressed, one: AnyPending) -> None:
    """The GM lets silence answer now (skip)."""
    if not desk.table.is_gm(asked.who.user):
        raise Rejected("only-gm")
    if one.prompt.default is None:
        raise Rejected("nothing-to-play")
    desk.closing[one.prompt.id] = text("closed-skipped", name=asked.who.name)
    desk.play(Expire(prompt=one.prompt.id), asked.who, min(one.prompt.to) if GM not in one.prompt.to else None)
