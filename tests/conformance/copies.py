"""Clauses that are tried on copies of a game: silence, secrets, JSON, playing again from the start."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from random import Random

from engine import (
    GM,
    Answer,
    AnyGame,
    AnyStepped,
    Expire,
    Map,
    Play,
    Prompt,
    Rejected,
    Seat,
    dump,
    load,
    revert,
    scene,
    sheet,
    step,
    waits,
)
from engine.core.sheet import Words
from tests.conformance.answers import legal_picks
from tests.conformance.broken import Broken, Clause, guarded, require
from tests.conformance.moves import Dice, Spot, Undo, priced
from tests.conformance.player import family
from tests.conformance.prompts_kept import check_prompts
from tests.conformance.record import Done
from tests.conformance.wording import Wording

STEPS_OF_SILENCE = 50


def check_silence(spot: Spot, words: Map[str, Words], rng: Random, wording: Wording) -> None:
    """Defaults alone, in any order, leave nobody waited for but the GM, and those whose clock the GM holds."""
    gone: set[str] = set()
    for _ in range(STEPS_OF_SILENCE):
        due = [one.prompt.id for one in spot.open if _runs_out(one.prompt)]
        if not due:
            break
        silent = rng.choice(due)
        after = _silenced(spot, silent, words)
        gone |= spot.waiting - after.waiting
        require(not after.waiting & gone, Clause.RETURNED, f"{sorted(after.waiting & gone)}, by silence on {silent}")
        check_prompts(after, spot, wording)
        spot = after
    else:
        raise Broken(Clause.SILENCE, f"after {STEPS_OF_SILENCE} steps {sorted(spot.waiting)} still wait")
    left = [one.prompt for one in spot.open if waits(one.prompt)]
    players = [prompt.id for prompt in left if GM not in prompt.to]
    require(len(players) < max(1, len(left)), Clause.SILENCE, f"{players} are held, and the GM has nothing to decide")


def _runs_out(prompt: Prompt) -> bool:
    return waits(prompt) and prompt.held is None and prompt.default is not None


def _silenced(spot: Spot, prompt: str, words: Map[str, Words]) -> Spot:
    with guarded(f"silence on {prompt}"):
        return Spot.of(step(spot.game, Expire(prompt=prompt), Dice("silence"), words).game)


def check_json(spot: Spot) -> None:
    """Out and in again it is the same game with the same prompts."""
    with guarded("a game out of its JSON", Clause.JSON), warnings.catch_warnings():
        warnings.simplefilter("error")
        again = load(dump(spot.game))
    require(again == spot.game, Clause.JSON, "the game is another one")
    then, now = [one.prompt for one in Spot.of(again).open], [one.prompt for one in spot.open]
    require(then == now, Clause.JSON, f"the prompts are others: {_first_difference(then, now)}")


def _first_difference(then: Sequence[Prompt], now: Sequence[Prompt]) -> str:
    return next((one.id for one, other in zip(now, then, strict=False) if one != other), "their number")


def check_replay(games: Mapping[int, AnyGame], end: AnyGame, record: Sequence[Done], words: Map[str, Words]) -> None:
    """The accepted commands from the start, with the dice that fell, give equal games. `games`: before each move."""
    if not record:
        return
    game, dice = games[record[0].number], Dice("none")
    kept: dict[int, AnyGame] = {}
    for done, after in zip(record, [*(games[done.number] for done in record[1:]), end], strict=True):
        kept[done.number] = game
        if done.accepted:
            again = _made_again(game, done, kept, dice, words)
            require(again == after, Clause.REPLAY, f"move {done.number}, played again, gives another game")
        game = after  # an equal value, whose prompts are known


def _made_again(game: AnyGame, done: Done, kept: Mapping[int, AnyGame], dice: Dice, words: Map[str, Words]) -> AnyGame:
    with guarded(f"move {done.number}, played again"), dice.all_recorded(done.thrown):
        if isinstance(done.move, Undo):
            return revert(game, kept[done.move.before], dice, words).game
        return step(game, done.move, dice, words).game


# ---- secrets


def check_secrets(spot: Spot, births: Mapping[str, int], words: Map[str, Words], rng: Random) -> frozenset[str]:
    """Two different answers to a secret prompt look the same to others while a twin of it stays open.

    Twins are secret prompts of one kind to different people that share a clock, or were opened by the same move
    (`births`). Gives the ids of the prompts that were answered in two ways.
    """
    secret = [one.prompt for one in spot.open if one.prompt.secret and one.prompt.options]
    rounds: dict[tuple[str, object], list[Prompt]] = {}
    for prompt in secret:
        rounds.setdefault((family(prompt.id), prompt.clock or births.get(prompt.id)), []).append(prompt)
    twins = [(one, frozenset(p.id for p in those if p.to != one.to)) for those in rounds.values() for one in those]
    return frozenset(one.id for one, others in twins if others and _compare(spot, one, others, words, rng))


def _compare(spot: Spot, prompt: Prompt, twins: frozenset[str], words: Map[str, Words], rng: Random) -> bool:
    answered = _two_ways(spot, prompt, words, rng)
    if len(answered) < 2:
        return False
    here, there = (Spot.of(stepped.game) for stepped in answered)
    if not twins & here.by_id.keys() & there.by_id.keys():
        return False
    for seat in spot.game.seats:
        if seat not in prompt.to:
            pairs = zip(_visible(here, answered[0], seat), _visible(there, answered[1], seat), strict=True)
            for (what, shown), (_, else_shown) in pairs:
                _require_same(prompt, f"{what} that {seat} sees", shown, else_shown)
    return True


def _require_same(prompt: Prompt, what: str, shown: Sequence[object], else_shown: Sequence[object]) -> None:
    if shown == else_shown:
        return
    differ = next((pair for pair in zip(shown, else_shown, strict=False) if pair[0] != pair[1]), (shown, else_shown))
    raise Broken(Clause.SECRET, f"{prompt.id}: {what}: {str(differ[0])[:500]} or {str(differ[1])[:500]}")


def _two_ways(spot: Spot, prompt: Prompt, words: Map[str, Words], rng: Random) -> list[AnyStepped]:
    """The results of two answers that differ in their picks, with the same dice; fewer where there are none."""
    found: dict[tuple[str, ...], AnyStepped] = {}
    asked = "words" if prompt.ask is not None and prompt.ask.required else ""
    for _ in range(8):
        picks = legal_picks(rng, prompt, lambda option: 1.0)
        if picks is None or picks in found or priced(spot.by_id[prompt.id], picks).problem is not None:
            continue
        play = Play(by=min(prompt.to), answer=Answer(prompt=prompt.id, picks=picks, text=asked))
        try:
            found[picks] = step(spot.game, play, Dice("secrets"), words)
        except Rejected:
            continue
        if len(found) == 2:
            break
    return list(found.values())


def _visible(spot: Spot, stepped: AnyStepped, seat: Seat) -> list[tuple[str, Sequence[object]]]:
    """What somebody sees: own prompts, those that wait in the open, the scene, sheets, what is told."""
    events = [event for event in stepped.events if event.audience is None or seat in event.audience]
    prompts = [one.prompt for one in spot.open]
    return [
        ("the prompts", [p for p in prompts if seat in p.to or (waits(p) and not p.secret)]),
        ("the scene", scene(spot.game)),
        ("the sheets", [sheet(spot.game, one) for one in spot.game.seats]),
        ("the log", [(event.text(), event.show(), event.announces()) for event in events]),
    ]
