"""What happens when a due entry falls: a warning, a deadline, an alarm of the calendar. Each is checked again first."""

from __future__ import annotations

from engine import GM, Expire, Prompt, Seat, evolve, text
from tgbot.handlers.desk import Desk
from tgbot.handlers.naming import mention_of, name_of
from tgbot.handlers.showing import Showing
from tgbot.handlers.steps import play
from tgbot.table import absence, alarms, notices, silence, waiting
from tgbot.table.clocks import counting_of, full_clock, going
from tgbot.table.requests import Struck
from tgbot.table.table import Place
from tgbot.views import waiting as shown
from tgbot.views.people import joined
from tgbot.views.waiting import gm_call_view, nudge_view, warning_view


def strike(desk: Desk, struck: Struck) -> None:
    """One due entry. What is not true any more does nothing but put the due entries right."""
    desk.touched = True
    if desk.table.status != "open":
        return
    kind, _, rest = struck.due.partition("|")
    clock, _, seat = rest.rpartition("|")
    if kind == "d":
        _deadline(desk, rest)
    elif kind == "w":
        _warn(desk, clock, Seat(seat))
    elif kind == "wake":
        _wake(desk, clock, Seat(seat))
    elif kind == "a":
        _alarm(desk, rest)
    elif kind == "back" and rest.isdigit() and absence.over(desk.table, int(rest), desk.now):
        desk.change(absence.back(desk.table, int(rest)))


def _deadline(desk: Desk, clock: str) -> None:
    """Silence plays the defaults, or the game holds and the GM is called, once."""
    outcome = silence.strike(desk.table, desk.prompts(), clock, desk.now)
    desk.change(outcome.table)
    expire(desk, outcome.expire)
    if outcome.call_gm:
        _call_gm(desk, clock, outcome.call_gm)
    for seat in outcome.excused:
        desk.post_line(text("miss-excused", who=name_of(desk.table, desk.game, seat)))


def expire(desk: Desk, prompts: tuple[str, ...]) -> None:
    """Silence answers each of these that is still open when its turn comes."""
    for prompt_id in prompts:
        found = next((p for p in desk.prompts() if p.id == prompt_id), None)
        if found is not None and found.default is not None:
            desk.closing[prompt_id] = text("closed-calendar" if found.alarm else "closed-silence")
            play(desk, Expire(prompt=prompt_id), None, min(found.to))


def _call_gm(desk: Desk, clock: str, prompts: tuple[str, ...]) -> None:
    held = [p for p in desk.prompts() if p.id in prompts]
    if held and all(p.for_gm_alone for p in held):
        _remind_gm(desk, clock)
    elif held:
        _offer_gm(desk, clock, held)


def _remind_gm(desk: Desk, clock: str) -> None:
    """What only the GM can answer is held: a reminder now, or when they wake, and again after as long as before."""
    table = desk.table
    fresh = going(full_clock(table, table.clocks[clock].wait, desk.now), desk.now, counting_of(table))
    table = notices.withhold(evolve(table, clocks=table.clocks.set(clock, fresh)), clock, GM, (table.owner,))
    desk.change(table)
    _wake(desk, clock, GM)


def _offer_gm(desk: Desk, clock: str, held: list[Prompt]) -> None:
    """The game holds at a player's deadline: the GM waits on, plays the default, or answers for them."""
    table = desk.table
    member = table.member(table.owner)
    place = Place(chat=member.user) if member.reachable else desk.place
    language = desk.language_of_member(member) if member.reachable else table.language
    silent = joined([name_of(table, desk.game, seat) for p in held for seat in waiting.in_order(p.to)])
    gm = mention_of(table, desk.game, GM)
    epoch = desk.game.epoch if desk.game else 0
    desk.post(gm_call_view(desk.texts, language, table.id, epoch, held, gm, silent, clock=clock), place)


def _alarm(desk: Desk, prompt_id: str) -> None:
    prompts = silence.alarm_prompts(desk.table, desk.prompts(), prompt_id, desk.now)
    if prompts:
        desk.change(alarms.alarm_struck(desk.table, prompt_id))
        expire(desk, prompts)


def _warn(desk: Desk, clock: str, seat: Seat) -> None:
    """One warning for a deadline and a seat, in the private chat if it is open, else in the topic."""
    prompts = desk.prompts()
    if notices.still_true(desk.table, prompts, clock, seat, desk.now) != "warn":
        return
    users = notices.warnable(desk.table, prompts, clock, seat)
    asked = [a for a in waiting.awaited(desk.table, prompts) if (a.clock, a.seat) == (clock, seat) and not a.chance]
    due_at = desk.table.clocks[clock].due_at
    if not asked or not users or due_at is None:
        return
    member = desk.table.member(users[0])
    place = Place(chat=member.user) if member.reachable else desk.place
    language = desk.language_of_member(member) if member.reachable else desk.table.language
    key = f"w|{clock}|{seat}|{int(due_at)}"
    view = warning_view(
        desk.texts,
        language,
        desk.table.id,
        desk.game.epoch if desk.game else 0,
        [a.prompt for a in asked],
        mention_of(desk.table, desk.game, seat),
        due_at,
        zone=(member.zone if member.reachable else "") or desk.table.zone,
        silence=asked[0].policy,
    )
    desk.change(notices.warned(desk.table, clock, seat, key))
    Showing(desk).put(key, place, view)


def _wake(desk: Desk, clock: str, seat: Seat) -> None:
    """Somebody who slept when they would have been mentioned is mentioned now, if it is still true."""
    prompts = desk.prompts()
    users = notices.waking(desk.table, prompts, clock, seat, desk.now)
    asked = [a for a in waiting.awaited(desk.table, prompts) if (a.clock, a.seat) == (clock, seat)]
    held_back = desk.table.withheld.get(f"{clock}|{seat}", ())
    desk.change(notices.mentioned(desk.table, clock, seat, users or (() if asked else held_back)))
    if users and asked:
        table, who = desk.table, mention_of(desk.table, desk.game, seat)
        lines = [
            shown.Awaited(who=who, what=a.prompt.title, wait=a.prompt.wait, due_at=a.due_at, held=a.held) for a in asked
        ]
        member = table.member(users[0])
        place = Place(chat=member.user) if member.reachable else desk.place
        language = desk.language_of_member(member) if member.reachable else table.language
        desk.post(nudge_view(desk.texts, language, table.id, None, lines, zone=member.zone or table.zone), place)


def unattended(desk: Desk) -> None:
    """What waits for nobody goes on at once."""
    expire(desk, silence.unattended(desk.table, desk.prompts()))
