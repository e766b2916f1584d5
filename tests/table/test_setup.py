"""A table's life: setup, open, asleep, moved, ended (product.md, Telegram laws; cases 33, 41, 42)."""

from collections.abc import Callable

import pytest

from engine import Map, Rejected, Wait, asked_at_creation, evolve, house_rules, new_game, rulesets
from tests.table.tables import ANN, GM_USER, GROUP, HOUR, P1, at, member, on, table, turn, wound
from tgbot.table import setup
from tgbot.table.pace import wind
from tgbot.table.table import PACES, DiceSeed, Opened, Pace, Place, SceneSpot, Shown, Table

NOW = at("2027-06-07 10:00")
SUPERGROUP = -1001234
TOPIC = Place(chat=GROUP, thread=7)


def fresh() -> Table:
    return setup.new_table(
        "p17abc", "The tower", Place(chat=GROUP), member(GM_USER), DiceSeed(seed="00", commitment="0"), "en"
    )


def placed() -> Table:
    """A table with messages in General and in a topic, and one in a private chat."""
    shown = {"card": Place(chat=GROUP), "scene": TOPIC, "form": Place(chat=ANN)}
    return evolve(
        table(),
        scene=SceneSpot(scene="s1", title="At the gate", place=TOPIC),
        shown=Map({key: Shown(place=place, digest="d", message=5) for key, place in shown.items()}),
        opened=(
            Opened(seat=P1, prompt="menu", user=ANN, place=TOPIC),
            Opened(seat=P1, prompt="act", user=ANN, place=Place(chat=ANN)),
        ),
    )


def test_a_new_table_knows_its_owner_and_its_place() -> None:
    t = fresh()
    assert (t.id, t.status, t.language, t.owner, t.gms) == ("p17abc", "setup", "en", GM_USER, (GM_USER,))
    assert t.member(GM_USER).name == "user 1"


def test_a_language_that_is_not_spoken_becomes_russian() -> None:
    t = setup.new_table("g", "x" * 500, Place(chat=GROUP), member(1), DiceSeed(seed="00", commitment="0"), "de")
    assert (t.language, len(t.title)) == ("ru", 100)


def test_a_game_opens_when_its_rules_are_chosen_and_then_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "rulesets", lambda: ("feats",))
    with pytest.raises(Rejected, match="ruleset-missing"):
        setup.opened(fresh(), (), NOW)
    t = setup.opened(setup.choose_ruleset(fresh(), "feats"), (), NOW)
    assert (t.status, t.ruleset) == ("open", "feats")
    with pytest.raises(Rejected, match="already-open"):
        setup.choose_ruleset(t, "feats")
    with pytest.raises(Rejected, match="already-open"):
        setup.opened(t, (), NOW)


def test_rules_that_a_table_settles_are_asked_for_at_their_defaults() -> None:
    """AMB-03."""
    t = setup.choose_ruleset(fresh(), "cortex")
    assert [(one.field, one.value) for one in setup.rules_to_settle(t)] == [
        ("margin_step_up", False),
        ("opposed_effect_step_down", False),
    ]
    assert [one.field for one in setup.rules_to_settle(setup.choose_ruleset(fresh(), "flowers"))] == [
        "extraordinary_success"
    ]
    assert setup.rules_to_settle(fresh()) == ()


def test_what_is_settled_begins_with_the_game_and_another_system_forgets_it() -> None:
    t = setup.settle_rule(setup.choose_ruleset(fresh(), "cortex"), 1, 1)
    assert [one.value for one in setup.rules_to_settle(t)] == [False, True]
    begun = {one.field: one.value for one in house_rules(new_game(t.ruleset, t.id, t.settled))}
    assert (begun["margin_step_up"], begun["opposed_effect_step_down"]) == (False, True)
    assert setup.choose_ruleset(t, "cortex").settled == t.settled
    assert setup.choose_ruleset(t, "flowers").settled == Map()


@pytest.mark.parametrize("number,choice", [(2, 0), (0, 2), (-1, 0), (0, -1)])
def test_what_is_not_asked_cannot_be_settled(number: int, choice: int) -> None:
    with pytest.raises(Rejected, match="out-of-date"):
        setup.settle_rule(setup.choose_ruleset(fresh(), "cortex"), number, choice)


@pytest.mark.parametrize("ruleset", rulesets())
def test_every_rule_that_is_asked_for_is_a_switch(ruleset: str) -> None:
    assert all(one.choices == (False, True) for one in asked_at_creation(ruleset))


def test_while_the_gm_is_still_choosing_no_clock_runs() -> None:
    t = wound(evolve(fresh(), ruleset="x"), NOW, turn("hero", P1))
    assert t.clocks["hero"].due_at is None
    t = setup.opened(t, (turn("hero", P1),), NOW + HOUR)
    assert t.clocks["hero"].due_at == NOW + 25 * HOUR


def test_unknown_choices_are_refused_by_name() -> None:
    choices: dict[str, Callable[[], Table]] = {
        "no-such-ruleset": lambda: setup.choose_ruleset(fresh(), "chess"),
        "no-such-language": lambda: setup.choose_language(fresh(), "de"),
        "no-such-pace": lambda: setup.choose_pace(fresh(), "hasty", (), NOW),
        "unknown-zone": lambda: setup.choose_zone(fresh(), "Europe/Atlantis"),
        "bad-hour": lambda: setup.choose_daily_hour(fresh(), 24),
        "bad-excuses": lambda: setup.choose_excuses(fresh(), 10),
    }
    for code, choose in choices.items():
        with pytest.raises(Rejected, match=code):
            choose()
    assert "chess" not in rulesets()


def test_a_preset_pace_keeps_the_grid_and_the_days_off() -> None:
    t = setup.custom_pace(fresh(), Pace(name="custom", turn=30, grid_hour=20, off_days=(6,)), (), NOW)
    t = setup.choose_pace(t, "slow", (), NOW)
    assert t.pace == evolve(PACES["slow"], grid_hour=20, off_days=(6,))


@pytest.mark.parametrize(
    "pace,code",
    [
        (Pace(turn=0), "bad-hours"),
        (Pace(scene=10_000), "bad-hours"),
        (Pace(window=float("nan")), "bad-hours"),
        (Pace(grid_hour=24), "bad-hour"),
        (Pace(off_days=(7,)), "bad-days"),
        (Pace(off_days=tuple(range(7))), "bad-days"),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(pace: Pace, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        setup.custom_pace(fresh(), pace, (), NOW)


def test_silence_is_set_for_each_class() -> None:
    t = setup.choose_silence(setup.choose_silence(fresh(), Wait.TURN, "hold"), Wait.TURN, "default")
    assert t.silence == Map({"turn": "default"})


def test_a_game_ends_once() -> None:
    t = setup.ended(table(), NOW)
    assert (t.status, t.ended_at) == ("ended", NOW)
    with pytest.raises(Rejected, match="game-over"):
        setup.ended(t, NOW)


def test_a_game_sleeps_and_wakes_once() -> None:
    asleep = setup.asleep(table(), NOW)
    assert setup.asleep(asleep, NOW + HOUR) == asleep
    awake = setup.woken(asleep, (), NOW + HOUR)
    assert (awake.status, setup.woken(awake, (), NOW + 2 * HOUR)) == ("open", awake)


def test_what_is_not_open_does_not_fall_asleep_and_what_is_broken_does_not_wake() -> None:
    assert setup.asleep(fresh(), NOW) == fresh()
    broken = setup.broken(table(), NOW)
    assert (broken.status, setup.woken(broken, (), NOW)) == ("broken", broken)
    assert setup.mended(broken, (), NOW).status == "open"
    assert setup.mended(table(), (), NOW) == table()


# --- the chat changes ---


def test_a_game_moves_with_its_group_and_its_messages_are_posted_anew() -> None:
    t = setup.moved(placed(), GROUP, SUPERGROUP)
    assert (t.home.chat, t.scene.place.chat if t.scene else 0) == (SUPERGROUP, SUPERGROUP)
    assert list(t.shown) == ["form"]
    assert [one.place.chat for one in t.opened] == [SUPERGROUP, ANN]


def test_told_twice_it_moves_once() -> None:
    once = setup.moved(placed(), GROUP, SUPERGROUP)
    assert setup.moved(once, GROUP, SUPERGROUP) == once


def test_a_running_deadline_moves_along() -> None:
    prompts = (turn("act", P1),)
    t = setup.moved(wind(placed(), prompts, NOW), GROUP, SUPERGROUP)
    assert on(wind(t, prompts, NOW + HOUR).clocks["act"].due_at) == "2027-06-08 10:00"


def test_a_scene_whose_topic_is_gone_falls_back_to_the_games_place() -> None:
    t = setup.topic_gone(placed(), GROUP, 7)
    assert t.scene is not None
    assert (t.scene.place, t.home) == (Place(chat=GROUP), Place(chat=GROUP))
    assert (list(t.shown), len(t.opened)) == (["card", "form"], 1)


def test_a_game_whose_own_topic_is_gone_falls_back_to_general() -> None:
    t = setup.topic_gone(evolve(placed(), home=TOPIC), GROUP, 7)
    assert t.scene is not None
    assert (t.home, t.scene.place) == (Place(chat=GROUP), Place(chat=GROUP))


def test_somebody_elses_topic_changes_nothing_and_nobody_is_told_twice() -> None:
    assert setup.topic_gone(placed(), GROUP, 8) == placed()
    once = setup.topic_gone(placed(), GROUP, 7)
    assert setup.topic_gone(once, GROUP, 7) == once
