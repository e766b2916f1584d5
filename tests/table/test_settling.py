"""Whatever is due gets done: no due entry stays due after it has struck (laws 4 and 9; cases 14, 16)."""

from hypothesis import given
from hypothesis import strategies as st

from engine import GM, Prompt, Seat, Wait, evolve
from tests.table.tables import DAY, NIGHT, P1, P2, P3, PASS, WHY, at, for_gm, table, turn
from tgbot.table import absence, alarms, notices, pace, setup, silence
from tgbot.table.table import PACES, Table

NOW = at("2027-06-07 10:00")
SEATS = st.frozensets(st.sampled_from([GM, P1, P2, P3]), min_size=1, max_size=2)
CLOCKS = st.sampled_from(["", "", "round1", "round2"])


@st.composite
def questions(draw: st.DrawFn) -> tuple[Prompt, ...]:
    found = []
    for number in range(draw(st.integers(0, 5))):
        one = evolve(turn(f"q{number}"), to=draw(SEATS), clock=draw(CLOCKS), wait=draw(st.sampled_from(list(Wait))))
        found.append(evolve(one, held=draw(st.sampled_from([None, None, WHY]))))
    return (*found, *draw(st.sampled_from([(), (for_gm("rank"),), (evolve(for_gm("judge"), clock="round1"),)])))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    t = evolve(table(draw(st.sampled_from([None, NIGHT]))), excuses=draw(st.integers(0, 2)))
    t = evolve(t, pace=PACES[draw(st.sampled_from(["brisk", "daily", "none"]))])
    for wait in draw(st.sets(st.sampled_from([Wait.WINDOW, Wait.TURN, Wait.SCENE]))):
        t = setup.choose_silence(t, wait, "hold")
    for user in draw(st.sets(st.sampled_from([1, 11, 12, 13]))):
        t = absence.away(t, user, draw(st.sampled_from([None, NOW + DAY])), NOW)
    return t


def strike(t: Table, prompts: tuple[Prompt, ...], due: str, now: float) -> tuple[Table, tuple[Prompt, ...]]:
    """A due entry falls, as the handlers carry it out."""
    kind, _, rest = due.partition("|")
    clock, _, seat = rest.rpartition("|")
    expire: tuple[str, ...] = ()
    if kind == "d":
        struck = silence.strike(t, prompts, rest, now)
        t, expire = struck.table, struck.expire
    elif kind == "a":
        expire = silence.alarm_prompts(t, prompts, rest, now)
        t = alarms.alarm_struck(t, rest)
    elif kind == "back" and absence.over(t, int(rest), now):
        t = absence.back(t, int(rest))
    elif kind == "wake":
        t = notices.mentioned(t, clock, Seat(seat), notices.waking(t, prompts, clock, Seat(seat), now))
    elif kind == "w" and notices.still_true(t, prompts, clock, Seat(seat), now) == "warn":
        t = notices.warned(t, clock, Seat(seat), due)
    return in_line(t, tuple(p for p in prompts if p.id not in expire), now)


def in_line(t: Table, prompts: tuple[Prompt, ...], now: float) -> tuple[Table, tuple[Prompt, ...]]:
    prompts = tuple(p for p in prompts if p.id not in silence.unattended(t, prompts))
    t = pace.wind(t, prompts, now)
    return notices.withdrawn(t, notices.warnings_to_withdraw(t, prompts)), prompts


@given(tables(), questions(), st.lists(st.floats(0, 3 * DAY), min_size=1, max_size=4), st.data())
def test_after_a_few_strikes_nothing_is_due_any_more(
    t: Table, prompts: tuple[Prompt, ...], pauses: list[float], data: st.DataObject
) -> None:
    now = NOW
    t, prompts = in_line(t, prompts, now)
    for clock in t.clocks:
        for seat, user in ((GM, 1), (P1, 11)):
            t = notices.withhold(t, clock, seat, (user,))
    for passed in pauses:
        now += passed
        held = data.draw(st.sampled_from([None, WHY]))
        prompts = tuple(evolve(p, held=held) if p.id == "q0" else p for p in prompts)
        t, prompts = in_line(t, prompts, now)
        for _ in range(60):
            late = [name for name, due in notices.due_times(t, prompts, now).items() if due <= now]
            if not late:
                break
            t, prompts = strike(t, prompts, late[0], now)
        assert not [name for name, due in notices.due_times(t, prompts, now).items() if due <= now]


@given(tables(), questions())
def test_silence_alone_settles_everything_that_is_not_the_gms_and_not_held(
    t: Table, prompts: tuple[Prompt, ...]
) -> None:
    t, prompts, now = evolve(t, silence=type(t.silence)()), tuple(evolve(p, held=None) for p in prompts), NOW
    t = evolve(t, pace=PACES["daily"])
    t, prompts = in_line(t, prompts, now)
    for _ in range(100):
        due = notices.due_times(t, prompts, now)
        if not due:
            break
        name = min(due, key=lambda one: due[one])
        now = max(now, due[name])
        t, prompts = strike(t, prompts, name, now)
    assert [p.id for p in prompts if p.wait is not Wait.NONE and p.default == PASS] == []
