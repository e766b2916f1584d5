"""Seats and roles: taken, left, taken back, handed over; who may do what (product.md, Roles; cases 27, 28, 31, 37)."""

from typing import get_args

import pytest

from engine import GM, Rejected, Seat, evolve
from tests.table.tables import ANN, BOB, CID, GM_USER, P1, P2, P3, at, member, table
from tgbot.table.absence import away, away_everywhere, back, back_everywhere, over, with_deputy
from tgbot.table.person import Person
from tgbot.table.seats import (
    Deed,
    appoint,
    check,
    dismiss,
    gone,
    hand_over,
    leave,
    may,
    play_as_npc,
    returned,
    take,
    unreachable,
    vacate,
    with_member,
)
from tgbot.table.setup import ended
from tgbot.table.table import Table

NOW = at("2027-06-07 10:00")
DAN, WATCHER = 14, 99
P4 = Seat("p4")


def crowd() -> Table:
    return evolve(table(), gms=(GM_USER, 2))


def test_the_first_who_joins_gets_p1_and_the_next_p2() -> None:
    t, first = take(evolve(table(), chairs=()), member(ANN))
    t, second = take(t, member(BOB))
    assert (first, second, t.seat_of(BOB)) == (P1, P2, P2)


def test_a_number_is_never_used_for_somebody_else() -> None:
    t, left = leave(table(), CID)
    t, seat = take(t, member(DAN))
    assert (left, seat) == (P3, P4)


def test_who_comes_back_gets_the_old_seat() -> None:
    t, _ = leave(table(), BOB)
    t, _ = take(t, member(DAN))
    t, seat = take(t, member(BOB))
    assert (seat, t.seat_of(BOB), len(t.chairs)) == (P2, P2, 4)


def test_unless_somebody_else_plays_it_now() -> None:
    t = hand_over(table(), P2, member(DAN))
    assert (t.seat_of(DAN), t.seat_of(BOB)) == (P2, None)
    t, seat = take(t, member(BOB))
    assert seat == P4


def test_nobody_sits_in_two_seats() -> None:
    with pytest.raises(Rejected, match="at-the-table"):
        take(table(), member(ANN))
    with pytest.raises(Rejected, match="already-seated"):
        hand_over(table(), P2, member(ANN))


def test_the_gm_may_play_too() -> None:
    t, seat = take(table(), member(GM_USER))
    assert t.seats_of(GM_USER) == {GM, seat}


def test_a_game_that_is_over_has_no_seat_free() -> None:
    with pytest.raises(Rejected, match="game-over"):
        take(ended(table(), NOW), member(DAN))


def test_who_has_no_seat_cannot_leave_it() -> None:
    with pytest.raises(Rejected, match="not-seated"):
        leave(table(), WATCHER)


@pytest.mark.parametrize("seat", [GM, Seat("p9")])
def test_only_a_players_seat_that_is_taken_can_be_given_away(seat: Seat) -> None:
    for deed in (vacate, play_as_npc, lambda t, s: hand_over(t, s, member(DAN))):
        with pytest.raises(Rejected, match="no-such-seat"):
            deed(table(), seat)


def test_a_second_press_of_remove_hits_nobody() -> None:
    t = vacate(table(), P2)
    with pytest.raises(Rejected, match="no-such-seat"):
        vacate(t, P2)


def test_a_hero_that_the_gm_plays_can_be_handed_to_a_player_again() -> None:
    t = hand_over(play_as_npc(table(), P1), P1, member(DAN))
    assert (t.seat_of(DAN), t.users_of(P1)) == (P1, (DAN,))


def test_one_who_left_the_group_keeps_the_seat_until_the_gm_decides() -> None:
    t = gone(table(), ANN)
    assert (t.seat_of(ANN), t.member(ANN).absent) == (P1, True)
    assert not returned(t, ANN).member(ANN).absent


def test_an_owner_who_leaves_a_co_gm_behind_hands_the_game_over() -> None:
    t = gone(crowd(), GM_USER)
    assert (t.owner, t.gms) == (2, (2,))
    assert (gone(crowd(), 2).owner, gone(crowd(), 2).gms) == (GM_USER, (GM_USER,))


def test_the_only_gm_stays_one_for_nobody_else_could_act() -> None:
    t = gone(table(), GM_USER)
    assert (t.owner, t.gms) == (GM_USER, (GM_USER,))


def test_who_blocks_the_bot_is_still_in_the_game() -> None:
    t = unreachable(table(), ANN)
    assert (t.member(ANN).reachable, t.member(ANN).absent) == (False, False)


def test_a_refreshed_copy_does_not_end_an_absence() -> None:
    t = with_member(gone(away(table(), ANN, None, NOW), ANN), member(ANN, zone="Asia/Tokyo"))
    assert (t.member(ANN).zone, t.member(ANN).absent) == ("Asia/Tokyo", True)
    assert t.member(ANN).away is not None


# --- roles ---


def test_the_owner_names_and_dismisses_co_gms() -> None:
    t = appoint(table(), member(ANN))
    assert t.is_gm(ANN)
    assert not dismiss(t, ANN).is_gm(ANN)
    with pytest.raises(Rejected, match="already-gm"):
        appoint(t, member(ANN))
    with pytest.raises(Rejected, match="owner-stays"):
        dismiss(t, GM_USER)
    with pytest.raises(Rejected, match="not-gm"):
        dismiss(t, BOB)


def test_what_each_role_may_do() -> None:
    allowed = {
        who: {deed for deed in get_args(Deed) if may(crowd(), user, deed)}
        for who, user in (("owner", GM_USER), ("co-gm", 2), ("player", ANN), ("watcher", WATCHER))
    }
    assert allowed["watcher"] == {"join"}
    assert allowed["player"] == {"join", "leave", "nudge", "undo_own", "invite"}
    assert allowed["owner"] - allowed["co-gm"] == {"appoint"}
    assert allowed["owner"] == set(get_args(Deed)) - {"leave"}


@pytest.mark.parametrize(
    "user,deed,code",
    [(ANN, "pause", "only-gm"), (WATCHER, "nudge", "only-players"), (2, "appoint", "only-owner")],
)
def test_a_refusal_says_whose_it_is(user: int, deed: Deed, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        check(crowd(), user, deed)
    check(crowd(), GM_USER, deed)


# --- absence ---


def test_away_until_a_date_and_back_on_it() -> None:
    t = away(table(), ANN, at("2027-06-21 10:00"), NOW)
    assert t.member(ANN).absent
    assert not over(t, ANN, at("2027-06-21 09:59"))
    assert over(t, ANN, at("2027-06-21 10:00"))
    assert back(t, ANN) == table()


def test_back_without_having_been_away_changes_nothing() -> None:
    assert back(table(), ANN) is not None
    assert back(table(), ANN) == table()
    assert not over(table(), ANN, NOW)


def test_an_absence_without_a_date_does_not_end_by_itself() -> None:
    assert not over(away(table(), ANN, None, NOW), ANN, at("2030-01-01 00:00"))


@pytest.mark.parametrize("until,code", [("2027-06-07 10:00", "past"), ("2029-06-07 10:00", "too-long")])
def test_an_absence_lies_ahead_and_ends_within_a_year(until: str, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        away(table(), ANN, at(until), NOW)


def test_nobody_is_their_own_deputy() -> None:
    with pytest.raises(Rejected, match="own-deputy"):
        with_deputy(table(), P1, ANN)
    with pytest.raises(Rejected, match="no-such-seat"):
        with_deputy(table(), P4, BOB)
    assert with_deputy(with_deputy(table(), P1, BOB), P1, None) == table()


def test_a_deputy_has_no_say_once_the_owner_is_back() -> None:
    t = with_deputy(away(table(), ANN, None, NOW), P1, BOB)
    assert t.seats_of(BOB) == {P1, P2}
    assert back(t, ANN).seats_of(BOB) == {P2}


def test_one_declaration_for_all_games_is_kept_with_the_person() -> None:
    person = away_everywhere(Person(user=ANN), at("2027-06-21 10:00"), NOW)
    assert person.away == away(table(), ANN, at("2027-06-21 10:00"), NOW).member(ANN).away
    assert back_everywhere(person) == Person(user=ANN)
