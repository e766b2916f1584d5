"""What the forms about opposed checks share: sides from ticks and words, and the end of a contest before its dice.

FT-OPP-02, FT-NEED-03, FT-GM-06.
"""

from __future__ import annotations

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Group, Option
from engine.core.sheet import tidy
from engine.systems.feats.at_table import FeatsLedger, hero_called
from engine.systems.feats.checks.events import Why
from engine.systems.feats.contests.events import ContestDropped
from engine.systems.feats.contests.life import Contest, Counts, Side
from engine.systems.feats.contests.view import side_name
from engine.systems.feats.hero import NAME_LIMIT, Hero, HeroId
from engine.systems.feats.montage.turns import release_hero
from engine.systems.feats.options import UnlistedSkill
from engine.systems.feats.skills import HIGHEST_ARCHETYPE_RANK, HIGHEST_VALUE, Rating, rating_of

MOST_COUNTED = 9
"""How far the counters of a form go; the rule has no limit (FT-ADV-02)."""
NPC_RANKS = range(1, HIGHEST_ARCHETYPE_RANK + 1)
VALUES = range(HIGHEST_VALUE + 1)


def count_options(prefix: str, group: str, tokens: int) -> tuple[Option, ...]:
    """Counters of one side; a `prefix` marks those of the other side."""
    named = "feats-other-" if prefix else "feats-"
    held = (Option(id=f"{prefix}token", label=text(f"{named}use-token"), group=group, upto=tokens),) if tokens else ()
    return (
        Option(id=f"{prefix}advantage", label=text(f"{named}advantage"), group=group, upto=MOST_COUNTED),
        Option(id=f"{prefix}disadvantage", label=text(f"{named}disadvantage"), group=group, upto=MOST_COUNTED),
        *held,
    )


def counts_in(picks: tuple[str, ...], prefix: str) -> Counts:
    return Counts(
        advantage=picks.count(f"{prefix}advantage"),
        disadvantage=picks.count(f"{prefix}disadvantage"),
        tokens=picks.count(f"{prefix}token"),
    )


def counts_group(group: str, name: str | Text) -> Group:
    return Group(id=group, label=text("feats-counts-of", who=name))


def npc_numbers(rank_group: str, value_group: str) -> tuple[Option, ...]:
    """Skill rank 1–5 and value 0–4 of an NPC."""
    ranks = (
        Option(id=f"npcrank{rank}", label=text("feats-rank", rank=str(rank)), group=rank_group) for rank in NPC_RANKS
    )
    values = (
        Option(id=f"value{value}", label=text("feats-value", value=str(value)), group=value_group) for value in VALUES
    )
    return (*ranks, *values)


def npc_rating(picks: tuple[str, ...]) -> Rating | None:
    """The numbers that were ticked for an NPC, who needs no archetype mark for rank 5; None while one is missing."""
    rank = next((one for one in NPC_RANKS if f"npcrank{one}" in picks), None)
    value = next((one for one in VALUES if f"value{one}" in picks), None)
    return None if rank is None or value is None else Rating(rank=rank, value=value, archetype=True)


def named_parts(typed: str, count: int) -> tuple[str, ...]:
    """`Guard: Perception: looks up` as `count` names and the words behind them.

    Refusals: `skill-missing` when a name is missing, `bad-name` when one is too long.
    """
    pieces = typed.split(":", count)
    names = tuple(tidy(piece) for piece in pieces[:count])
    if len(names) < count or not all(names):
        raise Rejected("skill-missing")
    if any(len(name) > NAME_LIMIT for name in names):
        raise Rejected("bad-name", most=NAME_LIMIT)
    return (*names, pieces[count].strip() if len(pieces) > count else "")


def hero_side(hero: Hero, skill: str, counts: Counts, unlisted: UnlistedSkill) -> Side:
    """A hero with a skill. Refusals: those of `rating_of`."""
    return Side(who=hero.id, kind="hero", skill=skill, rating=rating_of(hero.skills, skill, unlisted), counts=counts)


def drop_contest(led: FeatsLedger, contest: Contest, why: Why, note: str = "") -> None:
    """Ends a contest before its dice; in a montage its hero waits again (FT-MONT-26)."""
    name = side_name(led.state, contest.active)
    led.post(ContestDropped(contest=contest.id, name=name, skill=contest.active.skill, why=why, note=note))
    if contest.obstacle:
        release_hero(led, contest.active.who)


def require_hero_tokens(led: FeatsLedger, hero_id: HeroId, counts: Counts) -> None:
    """Refusal: `no-token` beyond the hero's tokens."""
    held = hero_called(led.state, hero_id).linked_advantage
    if counts.tokens > held:
        raise Rejected("no-token", need=counts.tokens, has=held)
