"""Looking: sheets, the scene, the state of the game, whom it waits for, what happened."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from engine import GM, Rejected, Seat, evolve
from tgbot.codec import Press
from tgbot.handlers.desk import Desk
from tgbot.handlers.naming import as_shown, heroes, mention_of, name_of
from tgbot.handlers.showing import Showing
from tgbot.store.decision import LogEntry, Need
from tgbot.table import notices, waiting
from tgbot.table.requests import Pressed, Said
from tgbot.texts import normal
from tgbot.views import waiting as shown
from tgbot.views.log import log_view, readable
from tgbot.views.people import shown_name
from tgbot.views.sheets import sheet_text_view, sheet_view
from tgbot.views.waiting import nudge_view, waiting_view

LOG_SHOWN = 10
LOG_AT_MOST = 200


def playing(desk: Desk) -> engine.AnyGame:
    if desk.game is None:
        raise Rejected("not-open-yet")
    return desk.game


def sheet(desk: Desk, asked: Said) -> None:
    """`/sheet`: the own sheet, or all names to choose from; `/sheet name`: somebody's."""
    game = playing(desk)
    seat = desk.table.seat_of(asked.who.user)
    if asked.argument:
        seat = seat_named(desk, asked.argument)
    elif seat is None or not engine.hero_name(game, seat):
        if not any(engine.hero_name(game, s) for s in game.seats):
            raise Rejected("no-sheet")
        seat = next(s for s in game.seats if engine.hero_name(game, s))
    _show_sheet(desk, asked, seat)


def on_sheet(desk: Desk, pressed: Pressed, press: Press) -> None:
    """`sheet` with a seat shows it; `seat-text` shows it as text to copy."""
    _show_sheet(desk, pressed, Seat(press.option.removesuffix("-text")), as_text=press.option.endswith("-text"))
    desk.toast(pressed, "")


def _show_sheet(desk: Desk, asked: Said | Pressed, seat: Seat, *, as_text: bool = False) -> None:
    game = playing(desk)
    if seat not in game.seats or not engine.hero_name(game, seat):
        raise Rejected("no-sheet")
    language = desk.language_at(asked.where, asked.who)
    named = heroes(game)
    if as_text:
        sheet = engine.sheet_text(game, seat, language, desk.texts.lexicon(game.ruleset))
        desk.reply(asked, sheet_text_view(desk.texts, language, desk.table.id, seat, sheet, named))
    else:
        desk.reply(asked, sheet_view(desk.texts, language, desk.table.id, seat, engine.sheet(game, seat), named))


def seat_named(desk: Desk, words: str) -> Seat:
    """The seat of a player or hero named by (the beginning of) a name. Refuses with `who-is-that`."""
    game = playing(desk)
    wanted = normal(words.removeprefix("@"))
    for chair in desk.table.chairs:
        if chair.left:
            continue
        member = desk.table.member(chair.user)
        names = (member.name, member.username, engine.hero_name(game, chair.seat))
        if wanted and any(normal(name).startswith(wanted) for name in names if name):
            return chair.seat
    if wanted in ("gm", "\u0432\u0435\u0434\u0443\u0449\u0438\u0439"):
        return GM
    raise Rejected("who-is-that", typed=words[:40])


def status(desk: Desk, asked: Said | Pressed) -> None:
    """Where the game stands: the scene, and whom it waits for, at the end of the chat."""
    language = desk.language_at(asked.where, asked.who)
    desk.reply(asked, Showing(desk).scene_at(language))


def scene(desk: Desk, asked: Said) -> None:
    """The scene card once more. Refuses with `no-scene` between scenes."""
    if not engine.scene(playing(desk)):
        raise Rejected("no-scene")
    status(desk, asked)


def show_waiting(desk: Desk, asked: Said | Pressed) -> None:
    """Who is awaited, for what, until when."""
    awaited = as_shown(desk.table, desk.game, waiting.awaited(desk.table, desk.prompts()))
    language = desk.language_at(asked.where, asked.who)
    paused_at = desk.table.paused_at
    desk.reply(asked, waiting_view(desk.texts, language, awaited, zone=desk.table.zone, paused_at=paused_at))


def log(desk: Desk, asked: Said) -> None:
    """`/log [n]`: the last n steps, newest last."""
    count = int(asked.argument[:4]) if asked.argument.isdigit() else LOG_SHOWN
    if asked.argument and not asked.argument.isdigit():
        raise Rejected("bad-log-count", typed=asked.argument[:20])
    _show_log(desk, asked, min(max(count, 1), LOG_AT_MOST), 0)


def on_log(desk: Desk, pressed: Pressed, press: Press) -> None:
    """Another page; page 0 holds the newest."""
    if not press.option.isdigit():
        raise Rejected("out-of-date")
    _show_log(desk, pressed, LOG_AT_MOST, int(press.option[:4]))
    desk.toast(pressed, "")


def _show_log(desk: Desk, asked: Said | Pressed, count: int, page: int) -> None:
    if desk.loaded.log is None:
        raise Need("log", count=min(2 * count, LOG_AT_MOST))  # some entries have nothing to tell
    private = asked.where.kind == "private"
    seats = desk.table.seats_of(asked.who.user) if private else frozenset[Seat]()
    zone = desk.table.member(asked.who.user).zone if private else ""
    names = {str(c.seat): name_of(desk.table, desk.game, c.seat) for c in desk.table.chairs}
    view = log_view(
        desk.texts,
        desk.language_at(asked.where, asked.who),
        desk.table.id,
        [entry for entry in told(desk.loaded.log) if readable(entry, seats)][-count:],
        page,
        names=names,
        seats=seats,
        zone=zone or desk.table.zone,
    )
    desk.reply(asked, view)


def told(log: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The entries that say something, oldest first; steps that an undo took back are marked."""
    undone = [range(entry.back_to + 1, entry.version) for entry in log if entry.back_to >= 0]
    marked = (evolve(e, undone=e.step and any(e.version in versions for versions in undone)) for e in log)
    return tuple(entry for entry in marked if entry.lines or entry.secret)


def nudge(desk: Desk, asked: Said) -> None:
    """Reminds the awaited, or one of them; a sleeper is named without a mention, and mentioned on waking."""
    table = desk.table
    mine = table.seats_of(asked.who.user)
    if not mine:
        raise Rejected("only-players")
    awaited = [a for a in waiting.awaited(table, desk.prompts()) if not a.chance and a.held is None]
    if asked.argument:
        wanted = seat_named(desk, asked.argument)
        awaited = [a for a in awaited if a.seat == wanted]
    awaited = [a for a in awaited if a.seat not in mine]
    if not awaited:
        raise Rejected("nobody-to-nudge")
    for seat in dict.fromkeys(a.seat for a in awaited):
        table = notices.nudge(table, desk.prompts(), asked.who.user, seat, desk.now)
    lines = [reminded(desk, one) for one in awaited]
    for one in awaited:
        asleep = [user for user in one.users if user not in notices.mentionable(table, one.users, desk.now)]
        table = notices.withhold(table, one.clock, one.seat, asleep)
    desk.change(table)
    desk.post(nudge_view(desk.texts, table.language, table.id, shown_name(asked.who.name), lines, zone=table.zone))


def reminded(desk: Desk, one: waiting.Awaited) -> shown.Awaited:
    """A line of the nudge: whoever is awake is mentioned, a sleeper only named."""
    awake = notices.mentionable(desk.table, one.users, desk.now)
    named = mention_of if len(awake) == len(one.users) else name_of
    who = named(desk.table, desk.game, one.seat)
    return shown.Awaited(who=who, what=one.prompt.title, wait=one.prompt.wait, due_at=one.due_at, held=one.held)
