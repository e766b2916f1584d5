"""How an opposed check is shown: who stands against whom, both rolls, who wins and why (FT-OPP-04 … FT-OPP-10)."""

from __future__ import annotations

from engine.core.base import Text, text
from engine.core.view import Block, Line
from engine.systems.feats.checks.skill_choice import skill_text
from engine.systems.feats.checks.view import outcome_text, roll_blocks
from engine.systems.feats.contests.life import Contest, Side
from engine.systems.feats.contests.opposed import RolledPair, Verdict
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.state import FeatsState


def side_name(state: FeatsState, side: Side) -> str:
    """A hero's name, or that of an NPC."""
    hero = state.heroes.get(side.who) if side.kind == "hero" else None
    return hero.name if hero is not None else side.who


def side_text(name: str, side: Side) -> Text:
    """`Swallow: Stealth 3/2`."""
    return text("feats-side", who=name, skill=skill_text(side.skill, side.rating))


def versus(active: str, contest: Contest, passive: str, side: Side) -> Text:
    """Who meets whom; the numbers of an NPC stay with the GM until the roll."""
    return text("feats-versus", active=_shown(active, contest.active), passive=_shown(passive, side))


def _shown(name: str, side: Side) -> Text:
    return side_text(name, side) if side.kind == "hero" else text("feats-side-hidden", who=name, skill=side.skill)


def both_rolls(active: str, contest: Contest, passive: str, side: Side, rolls: RolledPair) -> tuple[Block, ...]:
    """Every stage of both ladders; each side has the other's rank for its task rank (FT-OPP-02)."""
    own, other = contest.active.rating, side.rating
    return (
        Line(text=side_text(active, contest.active), strong=True),
        *roll_blocks(rolls.active, own, other.rank),
        Line(text=side_text(passive, side), strong=True),
        *roll_blocks(rolls.passive, other, own.rank),
    )


def verdict_text(verdict: Verdict, active: str, passive: str) -> Text:
    """Who wins, by what, and how cleanly."""
    if verdict.quality is None:
        return text("feats-nobody-wins")
    winner = active if verdict.winner == "active" else passive
    return text(
        "feats-wins",
        who=winner,
        why=text(f"feats-decided-by-{verdict.decided_by}"),
        quality=text(f"feats-quality-{_key(verdict.quality)}"),
    )


def outcomes_text(active: str, own: Outcome, passive: str, other: Outcome) -> Text:
    return text("feats-outcomes", active=active, own=outcome_text(own), passive=passive, other=outcome_text(other))


def _key(outcome: Outcome) -> str:
    return outcome.value.replace("_", "-")
