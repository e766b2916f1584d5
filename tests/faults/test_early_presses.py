"""A press may come before the bot has heard what became of its own message: after a kill it often does."""

from __future__ import annotations

from engine import Map, evolve
from tests.faults.hands import texts
from tgbot.flow.limits import Lavish
from tgbot.flow.outbox import Job, Outbox, Standing
from tgbot.handlers.desk import Desk
from tgbot.handlers.showing import Showing
from tgbot.store.decision import Loaded, Row
from tgbot.store.parcels import parcel
from tgbot.table.table import DiceSeed, Place, Shown, Table
from tgbot.views.view import View

HERE = Place(chat=-100)
KEY = "o|menu|7"


def _desk(message: int | None) -> Desk:
    """At a table one message of which stands, or was ordered and not reported yet."""
    shown = Map({KEY: Shown(place=HERE, digest="as it was", message=message)})
    table = Table(id="aa0001", title="x", home=HERE, owner=7, gms=(7,), dice=DiceSeed(seed="", commitment=""))
    return Desk(texts(), "bot", Loaded(now=0), evolve(table, shown=shown), None)


def _deeds(rows: list[Row], standing: Standing | None) -> list[tuple[str, int | None]]:
    """What the outbox makes of some rows, when the message stands already."""
    outbox = Outbox(Lavish())
    outbox.stands(0, f"aa0001|view|{KEY}", standing)
    for n, row in enumerate(rows):
        outbox.put(0, [parcel(outbox.adopt(0, row), str(n), n)])
    done: list[Job] = []
    while jobs := outbox.ready(0):
        done += jobs
        for job in jobs:
            outbox.landed(job)
    return [(job.deed, job.message) for job in done]


def test_a_close_finds_a_message_whose_report_is_still_on_its_way() -> None:
    desk = _desk(message=None)
    Showing(desk).close(KEY)
    assert _deeds(desk.rows, Standing(-100, 55)) == [("edit", 55)]


def test_a_change_edits_a_message_whose_report_is_still_on_its_way() -> None:
    desk = _desk(message=None)
    Showing(desk).put(KEY, HERE, View(html="as it is"))
    assert _deeds(desk.rows, Standing(-100, 55)) == [("edit", 55)]


def test_a_change_of_what_was_never_sent_is_sent() -> None:
    desk = _desk(message=None)
    Showing(desk).put(KEY, HERE, View(html="as it is"))
    assert _deeds(desk.rows, None) == [("send", None)]


def test_a_change_of_what_waits_to_be_sent_leaves_an_older_message_alone() -> None:
    first = Row(key=KEY, kind="view", game="aa0001", place=HERE, view=View(html="first"))
    desk = _desk(message=None)
    Showing(desk).put(KEY, HERE, View(html="as it is"))
    assert _deeds([first, *desk.rows], Standing(-100, 3)) == [("send", None)]


def test_a_message_that_is_shown_anew_is_closed_where_it_stood() -> None:
    desk = _desk(message=9)
    Showing(desk).close(KEY, replaced=True)
    Showing(desk).put(KEY, HERE, View(html="anew"))
    assert _deeds(desk.rows, Standing(-100, 9)) == [("edit", 9), ("send", None)]


def test_a_warning_that_may_have_arrived_is_never_said_again() -> None:
    desk = _desk(message=None)
    Showing(desk).put("w|clock|p1|100", HERE, View(html="warned"))
    assert not desk.rows[-1].must
