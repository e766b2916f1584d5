"""What the vectors do not say: odds against brute force, states through JSON, montages played at random."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.core.base import Dice, Map, Rejected, Seat
from engine.systems.feats.checks.consequence import Consequence
from engine.systems.feats.checks.life import (
    Check,
    Final,
    Ranked,
    Rolled,
    Terms,
    describe,
    end_without_roll,
    improve_check,
    keep,
    roll,
    set_terms,
    withdraw,
)
from engine.systems.feats.checks.odds import odds, odds_of
from engine.systems.feats.checks.values import Attempt, fallen, roll_check
from engine.systems.feats.contests.life import (
    AwaitingSkill,
    Contest,
    Decided,
    Ready,
    Sealed,
    Side,
    decide,
    describe_contest,
    oppose,
    pairings,
    roll_contest,
    settle,
    window,
)
from engine.systems.feats.hero import Hero, NpcSheet, Stress
from engine.systems.feats.ladder import LADDER, Outcome
from engine.systems.feats.montage.clock import common_deadline, grace_deadline, release
from engine.systems.feats.montage.moves import add_obstacle, declare, leave, pass_by, resolve_check
from engine.systems.feats.montage.options import clock_stands, contribution_options
from engine.systems.feats.montage.setup import Preparation, start
from engine.systems.feats.montage.values import Montage, Obstacle
from engine.systems.feats.options import Clamp
from engine.systems.feats.scenes.life import change_setup, contest_compared, dice_fell
from engine.systems.feats.skills import NpcSkill, Rating, Skill
from engine.systems.feats.state import FeatsState, OfferedDetail, PendingDetail, Scene, Session

SKILL = Rating(rank=2, value=2)


def d8(first: int, second: int) -> tuple[Dice, ...]:
    return fallen((first, second))


@pytest.mark.parametrize("clamp", ["per_stage", "end_only"])
def test_the_odds_are_those_of_all_64_throws(clamp: str) -> None:
    rule: Clamp = "per_stage" if clamp == "per_stage" else "end_only"
    for value, task_rank, net in product(range(5), range(1, 5), range(-3, 4)):
        attempt = Attempt(rating=Rating(rank=2, value=value), advantage=max(net, 0), disadvantage=max(-net, 0))
        rolled = [roll_check(attempt, task_rank, d8(a, b), rule).outcome for a, b in product(range(1, 9), repeat=2)]
        assert odds_of(attempt, task_rank, rule) == Map({outcome: rolled.count(outcome) for outcome in LADDER})
    assert odds(0, 0, 0, rule)[Outcome.CRITICAL] == 1


def test_a_check_spends_its_tokens_and_its_point_only_after_the_dice() -> None:
    check = set_terms(
        Check(id="c1", hero="ann", skill="stealth", stage=Ranked(status="ranked", terms=Terms(task_rank=1))),
        Terms(task_rank=2, advantage=1, tokens=1),
        tokens_held=1,
    )
    assert isinstance(check.stage, Ranked)
    rolled = roll(check, check.stage, SKILL, d8(1, 4), "per_stage")
    assert isinstance(rolled.stage, Rolled)
    assert rolled.stage.roll.net_advantage == 2  # one source and one token: no number, one step
    assert rolled.stage.roll.outcome is Outcome.SUCCESS_AT_COST  # 1 + 4 + 2 = 7 fails, a step up
    final, points = improve_check(rolled, "ann", 2)
    assert isinstance(final.stage, Final)
    assert (final.stage.outcome, points) == (Outcome.SUCCESS, 1)
    with pytest.raises(Rejected, match="text-missing"):
        describe(final, final.stage, Consequence())
    assert describe(final, final.stage, Consequence(text="over the wall")).stage.status == "described"


def test_more_tokens_than_the_hero_holds_are_refused() -> None:
    check = Check(id="c1", hero="ann", skill="x", stage=Ranked(status="ranked", terms=Terms(task_rank=1)))
    with pytest.raises(Rejected, match="no-token"):
        set_terms(check, Terms(task_rank=1, tokens=2), tokens_held=1)


def test_after_keep_it_is_too_late_to_improve() -> None:
    ranked = Ranked(status="ranked", terms=Terms(task_rank=2))
    rolled = roll(Check(id="c1", hero="ann", skill="x", stage=ranked), ranked, SKILL, d8(1, 1), "per_stage")
    assert isinstance(rolled.stage, Rolled)
    with pytest.raises(Rejected, match="too-late"):
        improve_check(keep(rolled, rolled.stage), "ann", 1)


def contest() -> tuple[Contest, Side]:
    ann = Side(who="ann", kind="hero", skill="Stealth", rating=SKILL)
    sentry = Side(who="Sentry", kind="npc", skill="senses", rating=Rating(rank=5, value=0, archetype=True))
    return Contest(id="o1", active=ann, stage=AwaitingSkill(status="awaiting_skill", hero="bob", proposed="x")), sentry


def test_a_contest_runs_from_the_skill_to_the_words() -> None:
    declared, sentry = contest()
    ready = oppose(declared, sentry, ())
    assert isinstance(ready.stage, Ready)
    rolled = roll_contest(ready, ready.stage, (d8(6, 6), d8(1, 1)), (), "per_stage")
    assert isinstance(rolled.stage, Sealed)
    assert window(rolled.stage, 1, 0, "sealed").open == ("active",)  # an NPC has no points
    chosen = decide(rolled, rolled.stage, "active", "improve")
    assert isinstance(chosen.stage, Sealed)
    assert window(chosen.stage, 1, 0, "sealed").decided
    settled, left, _ = settle(chosen, chosen.stage, 1, 0)
    assert isinstance(settled.stage, Decided)
    assert left == 0
    assert settled.stage.verdict.winner == "passive"  # 14 falls 3 steps to failure, +1; 2 rises 3 to critical
    described = describe_contest(settled, settled.stage, Consequence(consequence="seen"))
    with pytest.raises(Rejected, match="repeat-without-change"):
        oppose(declared, sentry, pairings([described]))


def test_the_same_words_twice_are_a_changed_setup() -> None:
    scene = change_setup(Scene(id="s1", title="t", kind="quick", stalled=True), "dark")
    again = change_setup(scene, "dark")
    assert (scene.situation_key, again.situation_key, scene.stalled) == ("1: dark", "2: dark", False)


def test_a_double_failure_gives_a_quick_scene_its_check_back() -> None:
    scene = dice_fell(Scene(id="s1", title="t", kind="quick"), ()).scene
    assert scene.key_checks_made == 1
    assert contest_compared(scene, "double_failure").key_checks_made == 0
    assert contest_compared(scene, "step").key_checks_made == 1


def a_full_state() -> FeatsState:
    ranked = Ranked(status="ranked", terms=Terms(task_rank=2))
    bare = Check(id="c1", hero="ann", skill="x", stage=ranked)
    rolled = roll(bare, ranked, SKILL, d8(3, 3), "end_only")
    assert isinstance(rolled.stage, Rolled)
    final = keep(rolled, rolled.stage)
    assert isinstance(final.stage, Final)
    declared, sentry = contest()
    ready = oppose(declared, sentry, ())
    assert isinstance(ready.stage, Ready)
    sealed = roll_contest(ready, ready.stage, (d8(6, 6), d8(1, 1)), (), "per_stage")
    assert isinstance(sealed.stage, Sealed)
    decided = settle(sealed, sealed.stage, 0, 0).contest
    hero = Hero(
        id="ann",
        player=Seat("p1"),
        name="Ann",
        stress=Stress(max=4),
        skills=(Skill(name="x", rank=5, value=0, archetype=True),),
    )
    scene = Scene(
        id="s1",
        title="The pass",
        kind="montage",
        montage=declare(montage("ann", "bob"), "ann", "lore", "wall"),
        checks=(bare, rolled, final, withdraw(bare), end_without_roll(bare, "impossible")),
        contests=(declared, ready, sealed, decided),
    )
    return FeatsState(
        heroes=Map({"ann": hero}),
        npcs=Map({"n1": NpcSheet(name="N", skills=(NpcSkill(name="y", rank=5, value=1),))}),
        session=Session(number=1, open=True),
        scene=scene,
        details=(
            PendingDetail(status="pending", id="d1", hero="ann", words="a rope"),
            OfferedDetail(status="offered", id="d2", hero="ann", words="a rope", verdict="adjust", answer="a vine"),
        ),
    )


@pytest.mark.parametrize("sparse", [False, True])
def test_a_state_survives_json_in_every_stage(sparse: bool) -> None:
    state = a_full_state()
    assert FeatsState.model_validate_json(state.model_dump_json(exclude_defaults=sparse)) == state


def montage(*heroes: str, length: int = 6) -> Montage:
    obstacles = (Obstacle(id="wall", text="wall"), Obstacle(id="fire", text="fire", ongoing=True))
    return Montage(goal="g", pressure="p", difficulty="normal", obstacles=obstacles, heroes=heroes, track_length=length)


def test_a_montage_starts_from_the_form_of_the_gm() -> None:
    form = Preparation(
        goal=" Reach the pass ",
        pressure="the enemy",
        obstacles=("Snow", "", "a  patrol", "snow"),
        difficulty="normal",
        heroes=("ann", "bob"),
    )
    here = start(form, frozenset({"Snow"}), "symmetric")
    assert here.goal == "Reach the pass"
    assert [(one.text, one.ongoing) for one in here.obstacles] == [("Snow", True), ("a patrol", False)]
    assert here.track_length == 4


def test_when_all_have_left_the_montage_ends() -> None:
    gone = leave(leave(montage("ann", "bob"), "ann").montage, "bob")
    assert gone.montage.outcome == "failure"
    assert gone.montage.round == 2


def test_the_clock_stands_while_nobody_who_waits_can_choose() -> None:
    one_wall = montage("ann", "bob").model_copy(update={"obstacles": (Obstacle(id="wall", text="wall"),)})
    reserved = declare(one_wall, "ann", "lore", "wall")
    assert clock_stands(reserved)
    assert not clock_stands(release(reserved, "ann").montage)
    assert not clock_stands(add_obstacle(reserved, Obstacle(id="gate", text="gate")))


@pytest.mark.parametrize("seed", range(60))
def test_any_montage_ends_and_never_goes_back(seed: int) -> None:
    rng = Random(seed)
    heroes = tuple("abcde"[: rng.randint(1, 5)])
    here, fired = montage(*heroes, length=rng.randint(3, 14)), 0
    for _ in range(400):
        before = here
        if here.finished:
            break
        try:
            here = random_move(rng, here, rng.choice(heroes))
        except Rejected:
            assert here == before
        assert before.progress <= here.progress <= here.track_length
        assert before.round <= here.round
        assert set(here.pending) <= set(heroes) - set(here.contributed)
        for hero in here.waiting():
            sheet = Hero(id=hero, player=Seat("p1"), name=hero, stress=Stress(max=1))
            assert contribution_options(here, hero, sheet, "both").may_pass
        fired += 1
    while not here.finished:
        here = silence(here)
    assert not here.waiting()
    assert not here.pending


def random_move(rng: Random, here: Montage, hero: str) -> Montage:
    skill = rng.choice(["lore", "force", "Lore ", "charm"])
    match rng.randrange(12):
        case 0 | 1 | 2 | 3:
            return declare(here, hero, skill, rng.choice(here.obstacles).id)
        case 4 | 5 | 6:
            return resolve_check(here, hero, rng.choice(LADDER)).montage
        case 7:
            return pass_by(here, hero).montage
        case 8:
            return release(here, hero).montage
        case 9:
            return common_deadline(here, here.round).montage
        case 10:
            return grace_deadline(here, here.round, hero).montage
    if rng.random() < 0.2:
        return leave(here, hero).montage
    number = len(here.obstacles)
    return add_obstacle(here, Obstacle(id=f"o{number}", text="more", ongoing=rng.random() < 0.3))


def silence(here: Montage) -> Montage:
    """Nobody answers: open declarations come back, deadlines fall."""
    if here.pending:
        return release(here, next(iter(here.pending))).montage
    running = [hero for hero in here.waiting() if here.grace.get(hero) == "running"]
    if running:
        return grace_deadline(here, here.round, running[0]).montage
    return common_deadline(here, here.round).montage
