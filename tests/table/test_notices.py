"""Warnings, mentions and nudges: once, still true, and not at night (laws 3 and 6; cases 11, 17, 19, 22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GM, Default, Map, Prompt, Rejected, evolve
from tests.table.tables import (
    ANN,
    BOB,
    CID,
    DAY,
    GM_USER,
    HOUR,
    NIGHT,
    P1,
    P2,
    WHY,
    at,
    away,
    dues,
    for_gm,
    in_round,
    member,
    table,
    turn,
    window,
    wound,
)
from tgbot.table.notices import (
    awake_from,
    due_times,
    may_nudge,
    mentionable,
    mentioned,
    nudge,
    still_true,
    waking,
    warned,
    warnings_to_withdraw,
    withdrawn,
    withhold,
)
from tgbot.table.pace import extend, pause, resume
from tgbot.table.setup import asleep, choose_pace, ended
from tgbot.table.table import Table, Warned

NOW = at("2027-06-07 10:00")
ACT = turn("act", P1)
MORNING = at("2027-06-08 06:00")


def stale(around: Table, *prompts: Prompt) -> list[str]:
    return [one.key for one in warnings_to_withdraw(around, prompts)]


def test_a_question_has_one_warning_and_one_deadline() -> None:
    t = wound(table(), NOW, ACT)
    assert dues(t, NOW, ACT) == {"d|act": "2027-06-08 10:00", "w|act|p1": "2027-06-08 05:12"}


def test_in_a_round_everybody_missing_is_warned_once_and_the_deadline_is_one() -> None:
    prompts = (in_round("part.p1", P1), in_round("part.p2", P2))
    assert list(dues(wound(table(), NOW, *prompts), NOW, *prompts)) == ["d|round1", "w|round1|p1", "w|round1|p2"]


def test_one_with_two_questions_of_a_round_is_warned_once() -> None:
    prompts = (in_round("part.p1", P1), in_round("help.p1", P1))
    assert list(dues(wound(table(), NOW, *prompts), NOW, *prompts)) == ["d|round1", "w|round1|p1"]


def test_nobody_is_warned_of_a_mere_chance_to_react() -> None:
    assert list(dues(wound(table(), NOW, window("improve", P1)), NOW, window("improve", P1))) == ["d|improve"]


def test_the_gm_is_reminded_by_the_deadline_itself() -> None:
    assert list(dues(wound(table(), NOW, for_gm("rank")), NOW, for_gm("rank"))) == ["d|rank"]


def test_a_gm_whose_silence_plays_something_is_warned() -> None:
    doom = evolve(for_gm("doom"), default=Default(picks=("pass",)))
    assert list(dues(wound(table(), NOW, doom), NOW, doom)) == ["d|doom", "w|doom|gm"]


# --- once, and still true ---


def test_a_warning_is_given_once_however_often_it_strikes() -> None:
    t = wound(table(), NOW, ACT)
    assert still_true(t, (ACT,), "act", P1, MORNING) == "warn"
    t = warned(t, "act", P1, "warning/act/p1")
    assert still_true(t, (ACT,), "act", P1, MORNING) == "no"
    assert list(dues(t, MORNING, ACT)) == ["d|act"]


def test_who_acted_a_second_before_is_not_warned() -> None:
    t = wound(wound(table(), NOW, ACT), MORNING - 1, for_gm("rank"))
    assert still_true(t, (for_gm("rank"),), "act", P1, MORNING) == "no"


def test_a_warning_whose_deadline_was_moved_comes_later() -> None:
    t = extend(wound(table(), NOW, ACT), 24, NOW)
    assert still_true(t, (ACT,), "act", P1, MORNING) == "later"


def test_a_warning_after_the_deadline_is_of_no_use() -> None:
    assert still_true(wound(table(), NOW, ACT), (ACT,), "act", P1, at("2027-06-08 10:00")) == "no"


@pytest.mark.parametrize("prompts", [(for_gm("rank"),), ()])
def test_a_warning_that_was_answered_or_undone_is_withdrawn(prompts: tuple[Prompt, ...]) -> None:
    t = wound(warned(wound(table(), NOW, ACT), "act", P1, "w1"), MORNING, *prompts)
    assert [(one.key, one.view) for one in warnings_to_withdraw(t, prompts)] == [("act|p1", "w1")]


def test_a_warning_that_is_true_still_stands() -> None:
    assert stale(warned(wound(table(), NOW, ACT), "act", P1, "w1"), ACT) == []


def test_a_moved_deadline_withdraws_the_old_warning_and_is_warned_of_once_anew() -> None:
    t = extend(warned(wound(table(), NOW, ACT), "act", P1, "w1"), 24, MORNING)
    assert stale(t, ACT) == ["act|p1"]
    t = withdrawn(t, warnings_to_withdraw(t, (ACT,)))
    assert dues(t, MORNING, ACT) == {"d|act": "2027-06-09 10:00", "w|act|p1": "2027-06-09 00:24"}
    t = warned(t, "act", P1, "w2")
    assert list(dues(t, MORNING, ACT)) == ["d|act"]
    assert stale(t, ACT) == []


def test_a_pause_withdraws_the_warning_and_the_deadline_after_it_has_its_own() -> None:
    t = pause(warned(wound(table(), NOW, ACT), "act", P1, "w1"), MORNING)
    assert stale(t, ACT) == ["act|p1"]
    assert dues(t, MORNING, ACT) == {}
    t = resume(withdrawn(t, warnings_to_withdraw(t, (ACT,))), (ACT,), MORNING + DAY)
    assert dues(t, MORNING + DAY, ACT) == {"d|act": "2027-06-09 10:00", "w|act|p1": "2027-06-09 05:12"}


def test_a_warning_of_one_who_went_away_is_withdrawn() -> None:
    assert stale(away(warned(wound(table(), NOW, ACT), "act", P1, "w1"), ANN), ACT) == ["act|p1"]


def test_a_held_question_is_not_warned_of() -> None:
    held = turn("act", P1, held=WHY)
    t = wound(warned(wound(table(), NOW, ACT), "act", P1, "w1"), MORNING, held)
    assert stale(t, held) == ["act|p1"]
    assert dues(t, MORNING, held) == {}


def test_a_question_without_a_deadline_cannot_be_warned_of() -> None:
    with pytest.raises(Rejected, match="no-deadline"):
        warned(wound(choose_pace(table(), "none", (), NOW), NOW, ACT), "act", P1, "w1")


def test_a_game_that_sleeps_or_is_over_says_nothing() -> None:
    t = wound(table(), NOW, ACT)
    assert dues(asleep(t, NOW), NOW, ACT) == {}
    over = ended(warned(t, "act", P1, "w1"), NOW)
    assert dues(over, NOW) == {}
    assert stale(over) == ["act|p1"]


def test_the_end_of_an_absence_is_due_even_while_the_game_sleeps() -> None:
    t = asleep(away(table(), ANN, until=MORNING), NOW)
    assert dues(t, NOW) == {"back|11": "2027-06-08 06:00"}


# --- at night ---


def test_a_warning_at_five_in_the_morning_waits_until_eight() -> None:
    assert dues(wound(table(NIGHT), NOW, ACT), NOW, ACT)["w|act|p1"] == "2027-06-08 08:00"


def test_two_players_of_one_round_are_warned_each_by_their_own_night() -> None:
    t = table(NIGHT)
    t = evolve(t, members=t.members.set(str(BOB), member(BOB, NIGHT, "America/Los_Angeles")))
    prompts = (in_round("part.p1", P1), in_round("part.p2", P2))
    due = dues(wound(t, NOW, *prompts), NOW, *prompts)
    assert (due["w|round1|p1"], due["w|round1|p2"]) == ("2027-06-08 08:00", "2027-06-08 05:12")


def test_new_quiet_hours_count_at_the_moment_of_sending() -> None:
    t = wound(table(), NOW, ACT)
    t = evolve(t, members=t.members.set(str(ANN), member(ANN, NIGHT)))
    assert still_true(t, (ACT,), "act", P1, MORNING) == "later"
    assert still_true(t, (ACT,), "act", P1, at("2027-06-08 08:00")) == "warn"


def test_a_warning_missed_while_the_bot_was_down_comes_when_they_wake() -> None:
    t = wound(table(NIGHT), at("2027-06-07 22:30"), ACT)
    assert dues(t, NOW, ACT)["w|act|p1"] == "2027-06-08 17:42"
    late = at("2027-06-08 21:00")
    assert still_true(t, (ACT,), "act", P1, late) == "warn"


def test_asked_at_midnight_and_due_at_two_nobody_is_woken() -> None:
    t = choose_pace(table(NIGHT), "brisk", (), NOW)
    t = evolve(t, pace=evolve(t.pace, turn=2))
    assert list(dues(wound(t, at("2027-06-08 00:00"), ACT), at("2027-06-08 00:00"), ACT)) == ["d|act"]


def test_a_post_does_not_mention_a_sleeper_nor_one_who_is_away() -> None:
    t = away(evolve(table(), members=table().members.set(str(ANN), member(ANN, NIGHT))), CID)
    assert mentionable(t, (ANN, BOB, CID), MORNING) == (BOB,)


def test_a_withheld_mention_comes_once_when_they_wake() -> None:
    t = withhold(wound(table(NIGHT), NOW, ACT), "act", P1, (ANN,))
    assert dues(t, at("2027-06-08 03:00"), ACT)["wake|act|p1"] == "2027-06-08 08:00"
    assert waking(t, (ACT,), "act", P1, at("2027-06-08 03:00")) == ()
    assert waking(t, (ACT,), "act", P1, at("2027-06-08 08:00")) == (ANN,)
    t = mentioned(t, "act", P1, (ANN,))
    assert waking(t, (ACT,), "act", P1, at("2027-06-08 08:00")) == ()
    assert "wake|act|p1" not in dues(t, MORNING, ACT)


def test_a_withheld_mention_that_is_not_true_any_more_does_not_come() -> None:
    t = withhold(wound(table(NIGHT), NOW, ACT), "act", P1, (ANN,))
    t = wound(t, MORNING, for_gm("rank"))
    assert t.withheld == Map()
    assert waking(t, (for_gm("rank"),), "act", P1, at("2027-06-08 08:00")) == ()


def test_of_two_gms_the_one_who_wakes_first_is_mentioned_first() -> None:
    t = evolve(table(NIGHT), gms=(GM_USER, 2))
    t = evolve(t, members=t.members.set("2", member(2, NIGHT, "Asia/Tokyo")))
    t = withhold(wound(t, NOW, for_gm("rank")), "rank", GM, (GM_USER, 2))
    midnight = at("2027-06-08 00:30")
    assert dues(t, midnight, for_gm("rank"))["wake|rank|gm"] == "2027-06-08 01:00"
    assert waking(t, (for_gm("rank"),), "rank", GM, at("2027-06-08 01:00")) == (2,)
    assert mentioned(t, "rank", GM, (2,)).withheld["rank|gm"] == (GM_USER,)


@given(st.floats(0, 2 * DAY), st.integers(0, 23), st.integers(0, 23))
def test_a_due_warning_that_strikes_at_its_time_is_given_to_somebody_awake(asked: float, start: int, end: int) -> None:
    quiet = evolve(NIGHT, start=start, end=end)
    t = wound(table(quiet), NOW + asked, ACT)
    due = due_times(t, (ACT,), NOW + asked).get("w|act|p1")
    if due is not None:
        assert still_true(t, (ACT,), "act", P1, due) == "warn"
        assert awake_from(t, ANN, due) == due


@given(st.floats(0, 26 * HOUR), st.integers(0, 23), st.integers(0, 23))
def test_a_later_warning_has_a_later_due_time(passed: float, start: int, end: int) -> None:
    t = wound(table(evolve(NIGHT, start=start, end=end)), NOW, ACT)
    now = NOW + passed
    due = due_times(t, (ACT,), now).get("w|act|p1")
    match still_true(t, (ACT,), "act", P1, now):
        case "later":
            assert due is not None
            assert due > now
        case "warn":
            assert due is not None
            assert due <= now
        case "no":
            assert due is None


# --- nudges by hand ---


def test_players_nudge_a_seat_once_in_eight_hours_whoever_asks() -> None:
    t = nudge(wound(table(), NOW, ACT), (ACT,), BOB, P1, NOW)
    assert may_nudge(t, BOB, P1, NOW + 3 * HOUR) == 5 * HOUR
    assert may_nudge(t, CID, P1, NOW + 3 * HOUR) == 5 * HOUR
    assert may_nudge(t, BOB, P1, NOW + 8 * HOUR) == 0
    assert may_nudge(t, BOB, P2, NOW) == 0


def test_the_gm_nudges_freely_but_not_twice_within_minutes() -> None:
    t = nudge(wound(table(), NOW, ACT), (ACT,), BOB, P1, NOW)
    assert may_nudge(t, GM_USER, P1, NOW + 60) == 240
    assert may_nudge(t, GM_USER, P1, NOW + 300) == 0


def test_a_nudge_too_soon_says_how_long_to_wait() -> None:
    t = nudge(wound(table(), NOW, ACT), (ACT,), BOB, P1, NOW)
    with pytest.raises(Rejected) as refusal:
        nudge(t, (ACT,), CID, P1, NOW + HOUR + 30)
    assert (refusal.value.code, refusal.value.args_of_text["minutes"]) == ("nudge-too-soon", 420)


@pytest.mark.parametrize("prompt", [window("improve", P1), turn("act", P2), turn("act", P1, held=WHY)])
def test_one_who_is_not_waited_for_is_not_nudged(prompt: Prompt) -> None:
    with pytest.raises(Rejected, match="not-awaited"):
        nudge(wound(table(), NOW, prompt), (prompt,), BOB, P1, NOW)


def test_nobody_is_nudged_in_a_pause() -> None:
    with pytest.raises(Rejected, match="game-stands"):
        nudge(pause(wound(table(), NOW, ACT), NOW), (ACT,), GM_USER, P1, NOW)


def test_old_nudges_are_forgotten() -> None:
    t = nudge(wound(table(), NOW, ACT), (ACT,), BOB, P1, NOW)
    t = nudge(t, (ACT,), CID, P1, NOW + 9 * HOUR)
    assert list(t.nudged) == ["13|p1"]


def test_a_warned_seat_is_kept_by_clock_and_seat() -> None:
    t = warned(wound(table(), NOW, ACT), "act", P1, "w1")
    assert t.warned == Map({"act|p1": Warned(due_at=at("2027-06-08 10:00"), view="w1")})
