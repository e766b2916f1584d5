"""What silence does at a deadline (product.md, Time, law 4; cases 28, 30, 31)."""

from engine import GM, Prompt, Wait, evolve
from tests.table.tables import (
    ANN,
    BOB,
    GM_USER,
    HOUR,
    P1,
    P2,
    P3,
    WHY,
    at,
    away,
    dues,
    for_gm,
    in_round,
    on,
    table,
    turn,
    window,
    wound,
)
from tgbot.table.pace import extend, pause
from tgbot.table.seats import gone, leave
from tgbot.table.setup import choose_excuses, choose_silence, new_act
from tgbot.table.silence import expired_prompts, skipped, strike, unattended
from tgbot.table.table import Table

NOW = at("2027-06-07 10:00")
DUE = at("2027-06-08 10:00")
ACT = turn("act", P1)
ROUND = (in_round("part.p1", P1), in_round("part.p2", P2))


def asked(*prompts: Prompt, around: Table | None = None) -> Table:
    return wound(around or table(), NOW, *prompts)


def test_at_the_deadline_the_default_is_played() -> None:
    assert expired_prompts(asked(ACT), (ACT,), "act", DUE) == ("act",)


def test_a_second_before_it_is_not() -> None:
    assert expired_prompts(asked(ACT), (ACT,), "act", DUE - 1) == ()


def test_all_who_are_missing_in_a_round_pass_in_the_order_of_their_questions() -> None:
    assert expired_prompts(asked(*ROUND), ROUND, "round1", DUE) == ("part.p1", "part.p2")


def test_who_answered_in_time_loses_nothing() -> None:
    assert expired_prompts(asked(*ROUND), ROUND[1:], "round1", DUE) == ("part.p2",)


def test_a_chance_to_react_that_nobody_took_is_over() -> None:
    prompts = (window("improve", P1),)
    assert expired_prompts(asked(*prompts), prompts, "improve", NOW + 8 * HOUR) == ("improve",)


def test_a_moved_deadline_does_nothing_at_its_old_time() -> None:
    t = extend(asked(ACT), 24, NOW)
    assert strike(t, (ACT,), "act", DUE).table == t
    assert expired_prompts(t, (ACT,), "act", DUE) == ()


def test_an_old_deadline_of_an_answered_question_does_nothing() -> None:
    t = wound(asked(ACT), DUE - 1, for_gm("rank"))
    assert expired_prompts(t, (for_gm("rank"),), "act", DUE) == ()


def test_nothing_expires_in_a_pause() -> None:
    assert expired_prompts(pause(asked(ACT), NOW), (ACT,), "act", DUE + 1) == ()


def test_who_is_held_does_not_pass_when_the_round_is_over() -> None:
    prompts = (in_round("part.p1", P1, held=WHY), in_round("part.p2", P2))
    assert expired_prompts(asked(*prompts), prompts, "round1", DUE) == ("part.p2",)


# --- the game holds ---


def test_a_game_that_holds_calls_the_gm_once_and_plays_nothing() -> None:
    t = asked(ACT, around=choose_silence(table(), Wait.TURN, "hold"))
    struck = strike(t, (ACT,), "act", DUE)
    assert (struck.expire, struck.call_gm) == ((), ("act",))
    again = strike(struck.table, (ACT,), "act", DUE + 60)
    assert (again.expire, again.call_gm) == ((), ())
    assert dues(struck.table, DUE, ACT) == {}


def test_hold_is_set_for_each_class() -> None:
    t = choose_silence(table(), Wait.TURN, "hold")
    assert expired_prompts(asked(*ROUND, around=t), ROUND, "round1", DUE) == ("part.p1", "part.p2")


def test_a_gms_decision_without_a_default_calls_the_gm_once() -> None:
    rank = for_gm("rank")
    struck = strike(asked(rank), (rank,), "rank", DUE)
    assert (struck.expire, struck.call_gm) == ((), ("rank",))
    assert strike(struck.table, (rank,), "rank", DUE + 60).call_gm == ()


def test_the_gm_who_waits_is_called_again_at_the_new_deadline() -> None:
    rank = for_gm("rank")
    t = extend(strike(asked(rank), (rank,), "rank", DUE).table, 5, DUE)
    assert strike(t, (rank,), "rank", DUE + 5 * HOUR).call_gm == ("rank",)


def test_who_joins_a_round_after_its_call_gets_the_hours_of_a_window() -> None:
    rank = evolve(for_gm("rank"), clock="round1")
    t = strike(asked(rank, ROUND[0]), (rank, ROUND[0]), "round1", DUE).table
    t = wound(t, DUE + HOUR, rank, ROUND[1])
    assert on(t.clocks["round1"].due_at) == "2027-06-08 19:00"


def test_the_gm_may_skip_and_only_what_has_a_default_is_played() -> None:
    rank = evolve(for_gm("rank"), clock="round1")
    assert skipped((rank, *ROUND), "round1") == ("part.p1", "part.p2")
    assert skipped((rank, *ROUND), "round2") == ()


# --- excused misses ---


def test_the_first_miss_of_an_act_starts_the_clock_anew_once() -> None:
    t = choose_excuses(table(), 1)
    struck = strike(asked(ACT, around=t), (ACT,), "act", DUE)
    assert (struck.expire, struck.excused) == ((), (P1,))
    assert on(struck.table.clocks["act"].due_at) == "2027-06-09 10:00"
    again = strike(struck.table, (ACT,), "act", DUE + 24 * HOUR)
    assert (again.expire, again.excused) == (("act",), ())


def test_a_second_strike_of_an_excused_deadline_does_nothing() -> None:
    t = strike(asked(ACT, around=choose_excuses(table(), 1)), (ACT,), "act", DUE).table
    again = strike(t, (ACT,), "act", DUE + 1)
    assert (again.expire, again.excused, again.table) == ((), (), t)


def test_the_second_miss_of_an_act_is_not_excused_and_a_new_act_is_a_new_start() -> None:
    t = strike(asked(ACT, around=choose_excuses(table(), 1)), (ACT,), "act", DUE).table
    other = turn("resist", P1)
    t = wound(t, DUE, other)
    assert expired_prompts(t, (other,), "resist", DUE + 24 * HOUR) == ("resist",)
    assert strike(new_act(t), (other,), "resist", DUE + 24 * HOUR).excused == (P1,)


def test_in_a_round_only_those_with_an_excuse_left_get_the_time_again() -> None:
    t = choose_excuses(table(), 1)
    t = evolve(t, missed=t.missed.set("p2", 1))
    struck = strike(asked(*ROUND, around=t), ROUND, "round1", DUE)
    assert (struck.expire, struck.excused) == (("part.p2",), (P1,))
    assert on(struck.table.clocks["round1"].due_at) == "2027-06-09 10:00"


def test_a_chance_to_react_gone_by_is_no_miss() -> None:
    prompts = (window("improve", P1),)
    struck = strike(asked(*prompts, around=choose_excuses(table(), 1)), prompts, "improve", NOW + 8 * HOUR)
    assert (struck.expire, struck.excused) == (("improve",), ())


def test_the_gm_needs_no_excuse() -> None:
    doom = turn("doom", GM)
    assert strike(asked(doom, around=choose_excuses(table(), 1)), (doom,), "doom", DUE).expire == ("doom",)


# --- nobody left to wait for ---


def test_when_all_but_one_who_is_away_are_in_the_round_goes_on_at_once() -> None:
    t = away(asked(*ROUND), BOB)
    assert unattended(t, ROUND) == ()
    assert unattended(t, ROUND[1:]) == ("part.p2",)


def test_the_move_of_one_who_left_the_group_is_not_waited_for() -> None:
    assert unattended(gone(asked(ACT), ANN), (ACT,)) == ("act",)


def test_the_move_of_one_who_gave_up_the_seat_is_not_waited_for() -> None:
    assert unattended(leave(asked(ACT), ANN)[0], (ACT,)) == ("act",)


def test_a_question_that_others_may_answer_too_is_waited_for() -> None:
    either = turn("help", P1, P2)
    assert unattended(away(asked(either), ANN), (either,)) == ()


def test_the_game_holds_for_nobody_who_is_away() -> None:
    t = away(asked(ACT, around=choose_silence(table(), Wait.TURN, "hold")), ANN)
    struck = strike(t, (ACT,), "act", DUE)
    assert (struck.expire, struck.call_gm) == (("act",), ())


def test_a_gms_decision_waits_for_the_gm_even_when_away() -> None:
    rank = for_gm("rank")
    assert unattended(away(asked(rank), GM_USER), (rank,)) == ()


def test_in_a_pause_and_while_held_nothing_is_played_for_those_away() -> None:
    assert unattended(pause(away(asked(ACT), ANN), NOW), (ACT,)) == ()
    held = turn("act", P1, held=WHY)
    assert unattended(away(asked(held), ANN), (held,)) == ()


def test_a_round_of_three_of_whom_two_are_away_waits_for_the_third() -> None:
    prompts = (*ROUND, in_round("part.p3", P3))
    t = away(away(asked(*prompts), ANN), BOB)
    assert unattended(t, prompts) == ()
    assert unattended(t, prompts[:2]) == ("part.p1", "part.p2")
