"""When PP rise to the floor: with scenes, Acts, weeks, and by the button (CX-PP-02, AMB-29)."""

from collections.abc import Callable

import pytest

from engine.core.prompt import Weekly
from tests.systems.cortex.table import CortexTable, cortex, flowers


def poor(t: CortexTable) -> CortexTable:
    """Both heroes stand below their floors; the second one's is higher."""
    t.set_hero("p1", pp=0)
    t.set_hero("p2", pp=1, pp_floor=3)
    return t


@pytest.mark.parametrize("play", [cortex, flowers])
def test_every_monday_at_midnight_the_pp_of_all_rise_to_the_floor(play: Callable[..., CortexTable]) -> None:
    t = poor(play(players=2, session_tick="week"))
    assert t.prompt("session.start").alarm == Weekly(weekday=0, hour=0)
    t.silence("session.start")
    assert (t.hero("p1").pp, t.hero("p2").pp) == (1, 3)


def test_a_week_takes_nothing_from_who_has_more() -> None:
    t = cortex(players=1, session_tick="week")
    t.set_hero("p1", pp=5)
    t.silence("session.start")
    assert t.hero("p1").pp == 5


@pytest.mark.parametrize("tick", ["scene", "act", "button"])
def test_otherwise_no_alarm_is_set(tick: str) -> None:
    prompt = cortex(players=1, session_tick=tick).prompt("session.start")
    assert prompt.alarm is None
    assert prompt.default is None


@pytest.mark.parametrize("tick", ["scene", "act", "button", "week"])
def test_the_button_always_works(tick: str) -> None:
    t = poor(cortex(players=2, session_tick=tick))
    t.pick("gm", "session.start", "start")
    assert (t.hero("p1").pp, t.hero("p2").pp) == (1, 3)


def test_with_weeks_an_action_scene_starts_no_session() -> None:
    t = poor(cortex(players=2, session_tick="week"))
    t.scene("action")
    assert (t.hero("p1").pp, t.hero("p2").pp) == (0, 1)
