"""The log: who, when, what; silence, secrets, what was taken back; pages."""

from __future__ import annotations

from typing import Any

from engine import GM
from tests.views.samples import EVENING, GAME, P1, P2, TEXTS, said
from tests.views.showing import buttons, entities, labels, press, shown
from tgbot.store.decision import LogEntry
from tgbot.views.log import ENTRIES_A_PAGE, log_view, readable
from tgbot.views.view import View

NAMES = {"p1": said("Искра (Аня)")}
WHEN = "17 июл, 20:00"


def entry(**more: Any) -> LogEntry:
    return LogEntry(**{"at": EVENING, "version": 7, "by": 2, "name": "Аня", "lines": (said("Проверка"),), **more})


def logged(*entries: LogEntry, page: int = 0, language: str = "ru", **more: Any) -> View:
    return log_view(TEXTS, language, GAME, entries, page, names=NAMES, zone="Europe/Moscow", **more)


def test_an_entry_says_when_who_and_what() -> None:
    assert shown(logged(entry())).splitlines() == ["Журнал", "", f"{WHEN} · Аня · №7", "Проверка"]
    assert entities(logged(entry()), "date_time")[0]["unix_time"] == EVENING


def test_what_silence_did_says_so() -> None:
    assert f"{WHEN} · Искра (Аня) · по молчанию · №7" in shown(logged(entry(by=0, name="", for_seat="p1")))
    assert "· By silence ·" in shown(logged(entry(by=0, name=""), language="en"))


def test_what_the_calendar_did_is_nobodys_silence() -> None:
    struck = shown(logged(entry(by=0, name="", for_seat="gm", calendar=True)))
    assert f"{WHEN} · По календарю · №7" in struck
    assert "молчани" not in struck


def test_the_gm_acting_for_somebody_is_seen() -> None:
    assert "Ольга, вместо: Искра (Аня)" in shown(logged(entry(name="Ольга", for_seat="p1")))
    assert "Ольга, вместо: кто-то" in shown(logged(entry(name="Ольга", for_seat="p9")))


def test_a_secret_is_read_by_whom_it_is_for_and_by_the_gm() -> None:
    """Case 10."""
    secret = entry(secret=(said("тайна"),), audience=("p1",))
    assert "тайна" not in shown(logged(secret))
    assert "тайна" not in shown(logged(secret, seats=frozenset({P2})))
    assert "🔒 тайна" in shown(logged(secret, seats=frozenset({P1})))
    assert "🔒 тайна" in shown(logged(secret, seats=frozenset({GM})))


def test_what_was_taken_back_is_struck_through() -> None:
    view = logged(entry(undone=True))
    assert shown(view).splitlines()[-2:] == ["↩️ Отменено:", "Проверка"]
    assert len(entities(view, "strikethrough")) == 1


def test_a_step_that_is_all_secret_is_not_there_for_others() -> None:
    secret = entry(lines=(), secret=(said("тайна"),), audience=("p1",))
    assert readable(secret, frozenset({P1}))
    assert readable(secret, frozenset({GM}))
    assert not readable(secret, frozenset({P2}))
    assert not readable(secret, frozenset())


def test_loaded_dice_are_named() -> None:
    assert "репетиция" in shown(logged(entry(loaded=True)))


def test_the_newest_page_comes_first_and_reads_downwards() -> None:
    entries = [entry(version=n) for n in range(30)]
    view = logged(*entries)
    assert [line.rpartition("№")[2] for line in shown(view).splitlines() if "№" in line] == [
        str(n) for n in range(30 - ENTRIES_A_PAGE, 30)
    ]
    assert labels(view) == [["‹ Раньше"]]
    older = press(view, "‹ Раньше")
    assert (older.verb, older.prompt, older.option) == ("page", "log", "1")
    assert labels(logged(*entries, page=2)) == [["Позже ›"]]
    assert "Страница 3 из 3" in shown(logged(*entries, page=9))


def test_fifty_long_entries_stay_within_a_message() -> None:
    """Case 1."""
    long = [entry(version=n, lines=(said("<очень> длинно " * 80),) * 3) for n in range(50)]
    for page in range(30):
        shown(logged(*long, page=page))


def test_an_empty_log() -> None:
    assert shown(logged()) == "В журнале пока пусто."
    assert buttons(logged()) == []
