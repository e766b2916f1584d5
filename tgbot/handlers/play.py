"""Answering: options pressed, forms ticked and sent, words typed for a question."""

from __future__ import annotations

from collections.abc import Callable

import engine
from engine import (
    GM,
    Answer,
    AnyPending,
    AnyStepped,
    Block,
    Expire,
    Line,
    Play,
    Prompt,
    Rejected,
    Seat,
    Text,
    evolve,
    text,
)
from tgbot.codec import Press, option_code, prompt_code
from tgbot.handlers.asked import acting_seat, drafting_seat, find
from tgbot.handlers.desk import Desk
from tgbot.handlers.meaning import in_topic, meant_by
from tgbot.handlers.offers import gm_alone, open_menu, open_offer, show_offer
from tgbot.handlers.rulebook import explain
from tgbot.handlers.shorthand import is_done, read_shorthand
from tgbot.handlers.showing import Showing, key_at, offers_to, stands_at
from tgbot.handlers.steps import play
from tgbot.table.requests import Pressed, Said
from tgbot.table.table import Draft, Opened
from tgbot.views.posts import post_view


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
    """A tick of a form: one more or one less of an option; a full group of one gives its place to the new pick,
    one way of a thing to another."""
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
    if option.states and held >= option.upto:
        picks = [pick for pick in picks if pick != option.id]
    elif press.verb == "untick" or (option.upto == 1 and held):
        if held:
            picks.remove(option.id)
    elif held < option.upto:
        group = one.prompt.group_of(option)
        if group is not None and group.most == 1:
            picks = [p for p in picks if (o := one.prompt.option(p)) is None or o.group != group.id]
        if option.way_of:
            picks = [p for p in picks if (o := one.prompt.option(p)) is None or o.way_of != option.way_of]
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
    """Why an option is blocked; without an option, what the rules say about the question, to who may answer it."""
    one = find(desk, press.prompt)
    if not press.option and one.prompt.about:
        acting_seat(desk, pressed.who.user, one)
        explain(desk, pressed, one.prompt.about)
        return
    option = next((o for o in one.prompt.options if option_code(o) == press.option), None)
    if option is None or option.blocked is None:
        raise Rejected("out-of-date")
    desk.toast(pressed, desk.texts.plain(desk.language_of(pressed.who), option.blocked))


def _carry_out(
    desk: Desk, asked: Pressed | Said, one: AnyPending, seat: Seat, answer: Answer, seen: str | None
) -> None:
    stands_for = seat if seat not in one.prompt.to else None
    before = {pending.prompt.id for pending in desk.pendings()}
    desk.closing[one.prompt.id] = text("closed-by", name=asked.who.name)
    stepped = play(desk, Play(by=seat, answer=answer, seen=seen), asked.who, min(one.prompt.to) if stands_for else None)
    if isinstance(asked, Said) and asked.where.kind == "private":
        _tell_apart(desk, asked, seat, stepped)
    opened = next((o for o in desk.table.opened if (o.prompt, o.user) == (one.prompt.id, asked.who.user)), None)
    _put_away(desk, one.prompt.id)
    if opened is not None and not engine.waits(one.prompt):
        _go_on(desk, asked, one.prompt, opened, before)
    if isinstance(asked, Pressed):
        desk.toast(asked, "")


def _tell_apart(desk: Desk, said: Said, seat: Seat, stepped: AnyStepped) -> None:
    """What words have done that is told to few, such as a GM character kept, and doubts about its sheet.

    A button needs no such answer: it turns into what it has done.
    """
    apart = [event for event in stepped.events if event.audience is not None and seat in event.audience]
    blocks = [block for event in apart for block in event.show() or _line_of(event.text())]
    if blocks:
        desk.reply(said, post_view(desk.texts, desk.language_of(said.who), None, blocks))


def _line_of(told: Text | None) -> tuple[Block, ...]:
    return (Line(text=told),) if told is not None else ()


def _go_on(desk: Desk, asked: Pressed | Said, done: Prompt, opened: Opened, before: set[str]) -> None:
    """The offer that goes on from the answered one is shown at once: the next step of a wizard.

    After a press it takes the place of the answered message; after words it comes below them.
    """
    fresh = [p for p in desk.prompts() if p.id not in before and p.follows == done.id]
    if len(fresh) != 1:
        return
    key, stood = f"o|{done.id}|{opened.user}", desk.table.shown.get(f"o|{done.id}|{opened.user}")
    if isinstance(asked, Pressed) and stood is not None and stood.message == asked.message:
        shown = desk.table.shown.drop(key).set(f"o|{fresh[0].id}|{opened.user}", stood)
        desk.change(evolve(desk.table, shown=shown))
        others = tuple(o for o in desk.table.opened if not (o.user == opened.user and o.prompt == fresh[0].id))
        desk.change(evolve(desk.table, opened=(*others, evolve(opened, prompt=fresh[0].id))))
        desk.focused[opened.user] = prompt_code(fresh[0])
    else:
        show_offer(desk, fresh[0], opened.seat, opened.user, opened.place)


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
    if prompt.is_form and is_done(desk.texts, said.text):
        _carry_out(desk, said, one, seat, Answer(prompt=prompt.id, picks=draft.picks, text=draft.text), None)
        return
    read = read_shorthand(desk.texts, language, prompt, said.text, draft)
    _refuse_blocked(prompt, read.picks)
    if read.picks and not prompt.is_form and prompt.ask is not None and prompt.ask.required and not read.text.strip():
        desk.set_draft(key, prompt.id, evolve(draft, picks=read.picks))
        _focus(desk, key, one)
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
    if not stands_at(desk.table, prompt.id, said.where.chat, said.who.user):
        open_offer(desk, said, one, seat)
    desk.say(said, _words_kept(one, read.picks))


def _refuse_blocked(prompt: Prompt, picks: tuple[str, ...]) -> None:
    """A blocked option is named with its reason at once; nothing is kept."""
    for option in (o for o in prompt.options if o.id in picks):
        if option.blocked is not None:
            raise Rejected("option-blocked", option=option.label, why=option.blocked)


def _words_kept(one: AnyPending, picks: tuple[str, ...]) -> Text:
    """What a form still lacks; a question of one pick lacks just that."""
    if not one.prompt.is_form:
        return text("words-kept-pick")
    problem = one.priced(picks).problem
    return text("words-kept-problem", problem=problem) if problem else text("words-kept")


def _complete(one: AnyPending, answer: Answer) -> bool:
    """Whether nothing is missing any more, so that the words may send the answer at once."""
    prompt = one.prompt
    if prompt.ask is not None and prompt.ask.beside and not answer.picks:
        return False
    groups_full = all(len(answer.in_group(prompt, g.id)) >= g.least for g in prompt.groups)
    enough = prompt.least <= len(answer.picks) <= prompt.most
    return groups_full and enough and one.priced(answer.picks).problem is None


def act(desk: Desk, said: Said | Pressed) -> None:
    """`/act` offers what this person may begin or must contribute; with words it is done at once."""
    if isinstance(said, Said) and said.argument:
        by_words(desk, said, "act")
        return
    seats = _seats(desk, said)
    acts = [one for one in offers_to(desk.pendings(), seats) if in_topic(one, "act")]
    own = [one for one in acts if one.prompt.to & (seats - {GM})] or acts
    if not own:
        raise Rejected("nothing-in-act")
    if len(own) == 1:
        open_offer(desk, said, own[0], acting_seat(desk, said.who.user, own[0]))
    else:
        open_menu(desk, said, "act")


def menu(topic: str) -> Callable[[Desk, Said], None]:
    """`/menu`, `/hero`, `/gm`: what this person may do now; with words an offer is opened or answered by its name."""

    def shown(desk: Desk, said: Said) -> None:
        if topic == "gm":
            gm_alone(desk, said)
        if said.argument:
            by_words(desk, said, topic)
        else:
            open_menu(desk, said, topic)

    return shown


def by_words(desk: Desk, said: Said, topic: str) -> None:
    """The words behind a command: an offer or a question is named, or answered, or both (`name: answer`)."""
    seats = frozenset({GM}) if topic == "gm" else _seats(desk, said)
    meant = meant_by(desk, said, topic, seats)
    one = meant.pending
    seat = acting_seat(desk, said.who.user, one)
    if meant.words:
        on_words(desk, evolve(said, text=meant.words), one)
    else:
        open_offer(desk, said, one, seat)


def _seats(desk: Desk, asked: Said | Pressed) -> frozenset[Seat]:
    """The seats of this person. Refuses with `only-players`."""
    seats = desk.table.seats_of(asked.who.user)
    if not seats:
        raise Rejected("only-players")
    return seats


def play_default(desk: Desk, asked: Said | Pressed, one: AnyPending) -> None:
    """The GM lets silence answer now (skip)."""
    if not desk.table.is_gm(asked.who.user):
        raise Rejected("only-gm")
    if one.prompt.default is None:
        raise Rejected("nothing-to-play")
    desk.closing[one.prompt.id] = text("closed-skipped", name=asked.who.name)
    play(desk, Expire(prompt=one.prompt.id), asked.who, min(one.prompt.to) if GM not in one.prompt.to else None)
