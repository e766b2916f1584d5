"""What goes out when: one thing at a time in a chat, the last state of a view wins, limits hold for one chat alone."""

from __future__ import annotations

from tgbot.flow.limits import GROUP_BURST, Frugal, Lavish
from tgbot.flow.outbox import Job, Outbox, Standing
from tgbot.store.decision import Row
from tgbot.store.parcels import parcel
from tgbot.table.table import Place
from tgbot.views.view import View

GAME = "0Aabcd"
HERE, THERE = Place(chat=-1), Place(chat=-2)


class Desk:
    """An outbox, and the rows that are put into it one after the other."""

    def __init__(self, outbox: Outbox | None = None) -> None:
        self.outbox = Outbox(Lavish()) if outbox is None else outbox
        self._count = 0

    def put(self, *rows: Row) -> None:
        for row in rows:
            self._count += 1
            self.outbox.put(0, [parcel(row, str(self._count), self._count)])

    def ready(self, now: float = 0.0) -> list[Job]:
        return self.outbox.ready(now)

    def deeds(self, now: float = 0.0) -> list[str]:
        """Everything that goes out now, one after the other, with its text or key."""
        done = []
        while jobs := self.ready(now):
            for job in jobs:
                done.append(f"{job.deed} {job.row.view.html if job.row.view else job.row.key}")
                self.land(job)
        return done

    def land(self, job: Job, message: int = 100) -> None:
        """Succeeds; a new view gets this message id."""
        if job.deed in ("send", "edit") and job.row.kind == "view" and job.row.view:
            known = Standing(job.chat, job.message or message, digest=job.row.view.digest)
            self.outbox.stands(0, job.parcel.key, known)
        if job.deed == "topic":
            self.outbox.stands(0, job.parcel.key, Standing(job.chat, thread=message))
        self.outbox.landed(job)


def view(html: str, place: Place = HERE, message: int | None = None, key: str = "card", after: str = "") -> Row:
    return Row(key=key, kind="view", game=GAME, place=place, message=message, view=View(html=html), after=after)


def post(html: str, place: Place = HERE) -> Row:
    return Row(key=html, kind="post", game=GAME, place=place, view=View(html=html))


def test_rows_of_a_chat_go_out_in_order_and_one_at_a_time() -> None:
    desk = Desk()
    desk.put(post("a"), post("b"), post("c", THERE))
    assert sorted(job.row.key for job in desk.ready()) == ["a", "c"]
    assert desk.ready() == []


def test_edits_of_one_view_merge_and_the_last_wins() -> None:
    desk = Desk()
    desk.put(view("1", message=7), post("between"), view("2", message=7), view("3", message=7))
    assert desk.deeds() == ["edit 3", "send between"]


def test_a_view_replaced_while_it_is_sent_is_edited_afterwards() -> None:
    desk = Desk()
    desk.put(view("1"))
    (sending,) = desk.ready()
    desk.put(desk.outbox.adopt(0, view("2")))
    assert desk.ready() == []
    desk.land(sending, message=55)
    (edit,) = desk.ready()
    assert (edit.deed, edit.message, edit.row.view and edit.row.view.html) == ("edit", 55, "2")


def test_a_view_is_never_sent_twice_while_the_report_of_its_first_send_is_on_its_way() -> None:
    desk = Desk()
    desk.put(view("1"))
    (sending,) = desk.ready()
    desk.put(desk.outbox.adopt(0, view("2", after="card")))
    desk.land(sending)
    (edit,) = desk.ready()
    desk.put(desk.outbox.adopt(0, view("3", after="card")))
    desk.land(edit)
    desk.put(desk.outbox.adopt(0, view("4", after="card")))
    assert desk.deeds() == ["edit 4"]


def test_a_view_that_was_never_sent_is_sent_in_its_last_form() -> None:
    desk = Desk()
    desk.put(view("1"), view("2", after="card"))
    assert desk.deeds() == ["send 2"]


def test_a_new_message_under_an_old_key_is_sent_even_if_an_older_one_stands() -> None:
    desk = Desk()
    desk.put(view("1"))
    desk.deeds()
    desk.put(view("2"))
    assert desk.deeds() == ["send 2"]


def test_an_edit_equal_to_what_stands_is_not_sent() -> None:
    desk = Desk()
    desk.put(view("1"))
    desk.deeds()
    desk.put(view("1", message=100))
    assert desk.deeds() == ["nothing 1"]


def test_a_pin_waits_for_the_message_it_is_about() -> None:
    desk = Desk()
    pin = Row(key="card", kind="pin", game=GAME, place=HERE, after="card")
    desk.put(pin, view("1"), post("x"))
    (sending,) = desk.ready()
    assert sending.deed == "send"
    desk.land(sending, message=9)
    assert desk.ready()[0].message == 9


def test_what_hangs_on_a_message_that_never_came_is_dropped() -> None:
    desk = Desk()
    desk.put(Row(key="card", kind="pin", game=GAME, place=HERE, after="card"))
    desk.put(Row(key="other", kind="close", game=GAME, place=HERE, view=View(html="over"), after="other"))
    assert desk.deeds() == ["nothing card", "nothing over"]


def test_a_close_takes_the_place_of_a_view_that_was_not_sent_yet() -> None:
    desk = Desk()
    desk.put(view("1"), Row(key="card", kind="close", game=GAME, place=HERE, view=View(html="over"), after="card"))
    assert desk.deeds() == ["nothing over"]


def test_a_message_waits_for_the_topic_that_is_being_made() -> None:
    desk = Desk()
    desk.put(Row(key="scene", kind="topic", game=GAME, place=HERE, title="Scene"))
    desk.put(view("1", Place(chat=-1, topic="scene")), post("elsewhere"))
    (topic,) = desk.ready()
    assert topic.deed == "topic"
    desk.land(topic, message=33)
    (sending,) = desk.ready()
    assert (sending.deed, sending.thread) == ("send", 33)


def test_without_its_topic_a_message_goes_to_general() -> None:
    desk = Desk()
    desk.put(Row(key="scene", kind="topic", game=GAME, place=HERE, title="Scene"))
    desk.put(post("1", Place(chat=-1, topic="scene")))
    desk.outbox.landed(desk.ready()[0])  # refused
    assert desk.ready()[0].thread is None


def test_a_group_gets_its_burst_and_then_one_message_in_five_seconds() -> None:
    desk = Desk(Outbox(Frugal()))
    desk.put(*(post(str(n)) for n in range(30)))
    assert len(desk.deeds()) == GROUP_BURST
    assert desk.deeds(now=4.9) == []
    assert desk.outbox.wakes_at(4.9) == 5.0
    assert desk.deeds(now=5.0) == ["send 20"]


def test_edits_and_topics_share_the_budget_toasts_and_pins_do_not() -> None:
    desk = Desk(Outbox(Frugal()))
    for n in range(10):
        desk.put(view(str(n), message=n, key=f"v{n}"), Row(key=f"t{n}", kind="topic", game=GAME, place=HERE, title="x"))
    desk.deeds()
    pins = [Row(key=f"p{n}", kind="pin", game=GAME, place=HERE, message=n) for n in range(3)]
    toasts = [Row(key=f"t{n}", kind="toast", query=str(n)) for n in range(100)]
    desk.put(*pins, *toasts, post("late"))
    deeds = desk.deeds()
    assert [deed for deed in deeds if deed.startswith("answer")] == [f"answer t{n}" for n in range(100)]
    assert [deed for deed in deeds if not deed.startswith("answer")] == ["pin p0", "pin p1", "pin p2"]


def test_all_chats_together_get_25_a_second() -> None:
    desk = Desk(Outbox(Frugal()))
    desk.put(*(post("hello", Place(chat=number)) for number in range(1, 60)))
    assert len(desk.ready()) == 25


def test_a_chat_that_must_wait_does_not_delay_another() -> None:
    desk = Desk()
    desk.put(post("a"), post("b"), post("c", THERE))
    first, other = desk.ready()
    desk.outbox.again(first, not_before=30)
    desk.land(other)
    desk.put(post("d", THERE))
    assert desk.deeds(now=1) == ["send d"]
    assert desk.deeds(now=30) == ["send a", "send b"]


def test_a_newer_version_goes_instead_of_one_that_failed() -> None:
    desk = Desk()
    desk.put(view("1", message=7))
    (first,) = desk.ready()
    desk.put(view("2", message=7))
    desk.outbox.again(first, not_before=1)
    assert desk.deeds(now=1) == ["edit 2"]


def test_messages_to_other_partitions_never_merge() -> None:
    desk = Desk()
    tells = [Row(key="tell", kind="tell", to="u7", about="x", body=str(n)) for n in range(3)]
    desk.put(*tells)
    assert desk.deeds() == ["tell tell"] * 3


def test_rows_of_a_partition_that_was_lost_are_forgotten() -> None:
    desk = Desk()
    desk.put(post("a"), post("b"))
    (flying,) = desk.ready()
    desk.outbox.forget(0)
    desk.outbox.landed(flying)
    assert desk.deeds() == []
    assert len(desk.outbox) == 0
