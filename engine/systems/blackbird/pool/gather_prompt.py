"""What every question about the dice of an action has in common: who is asked, the clock, the ways out (digest 3.11).

BB-BUILD-17, BB-OPP-06. Silence throws nothing: the action stays open and nobody waits for it; for who answers the
attribute's base dice fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import GM, Text, evolve, text
from engine.core.prompt import Default, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.difficulty import STANDARD
from engine.systems.blackbird.actions.events import ActionMoved, action_called
from engine.systems.blackbird.actions.framing import GM_ACTIONS, difficulty_of
from engine.systems.blackbird.actions.opposing import Standing, standing_of
from engine.systems.blackbird.actions.owners import Owner, name_of, owner_called, seat_of
from engine.systems.blackbird.actions.values import Action, ChoosingCareer, Settled, asked_anew
from engine.systems.blackbird.actions.view import declared_blocks, difficulty_text, who_opposes
from engine.systems.blackbird.at_table import MENU_ACT, BlackbirdLedger, BlackbirdPosition
from engine.systems.blackbird.character import Extra
from engine.systems.blackbird.pool.labels import DieLabel
from engine.systems.blackbird.pool.odds_lines import beating_line, chance_lines, critical_line
from engine.systems.blackbird.throw.falling import throw_plain
from engine.systems.blackbird.throw.throwing import dice_in_short, dice_of_silence
from engine.systems.blackbird.throw.view import worth_text

LATER, OTHER_CAREER, BARE = "later", "recareer", "bare"
ENDS = (LATER, OTHER_CAREER, BARE)
ABOUT = {"career": "career", "pool": "dice", "extra": "npc"}
"""The rules by term that explain each question."""


def gather_prompt(
    here: BlackbirdPosition, action: Action, what: str, body: Iterable[Block], options: tuple[Option, ...]
) -> Prompt:
    """Of whoever acts: a move with a clock for all of it, or, once it has run out, a standing offer."""
    seat = seat_of(here, action.who)
    key = "blackbird-gather-career" if what == "career" else "blackbird-gather"
    if action.answers and what != "career":
        key = "blackbird-gather-answer"
    silent = BARE if action.answers else LATER
    return Prompt(
        id=f"{what}.{action.id}.{action.asked}" if action.awaited else f"{what}.open.{action.id}.{action.asked}",
        to=frozenset({seat}),
        title=text(key, who=name_of(here.state, action.who)),
        body=(*gather_head(here, action), *body),
        options=options,
        wait=Wait.TURN if action.awaited else Wait.NONE,
        default=Default(picks=(silent,)) if action.awaited else None,
        menu=GM_ACTIONS if seat == GM else (MENU_ACT,),
        clock=f"gather.{action.id}" if action.awaited else "",
        about=ABOUT[what],
    )


def gather_head(here: BlackbirdPosition, action: Action) -> Iterator[Block]:
    """What is tried, against whom, how hard it is."""
    yield from declared_blocks(action)
    if action.against:
        names = who_opposes([name_of(here.state, who) for who in action.against])
        yield Line(text=text("blackbird-opposed-by", who=names))
    if action.answers:
        asked = action_called(here.state, action.answers)
        name = name_of(here.state, asked.who)
        yield Line(text=text("blackbird-answers-to", who=name))
        yield Line(text=worth_text(standing_to_beat(here, action), name))
    yield Line(text=difficulty_text(difficulty_of(here, action), action.opposed))


def standing_to_beat(here: BlackbirdPosition, answer: Action) -> Standing:
    """What the action is worth that somebody answers."""
    stage = action_called(here.state, answer.answers).stage
    return standing_of(stage.roll if isinstance(stage, Settled) else None)


def lines_of_chances(here: BlackbirdPosition, action: Action, dice: int, needed: int, bonus: int = 0) -> Iterator[Text]:
    """Against the difficulty; an answer against what it answers; an action that is opposed against nothing yet."""
    rules = here.options
    if not action.opposed:
        yield from chance_lines(dice, needed, bonus, rules)
        return
    stands = standing_to_beat(here, action) if action.answers else None
    if stands is not None and stands.critical == "none":
        yield beating_line(dice, stands.net + needed - STANDARD, bonus, rules)
    yield critical_line(dice, rules)


def ways_out(action: Action, owner: Owner) -> tuple[Option, ...]:
    """What silence does: later, or the bare dice of who answers."""
    if action.answers:
        dice = len(bare_dice(action, owner))
        label = text("blackbird-bare", dice=dice) if dice else text("blackbird-bare-none")
        return (Option(id=BARE, label=label, group="end"),)
    return (Option(id=LATER, label=text("blackbird-later"), group="end"),) if action.awaited else ()


def leave_gathering(led: BlackbirdLedger, action: Action, end: str) -> None:
    """One of the ways out is taken."""
    match end:
        case "bare":
            throw_bare_dice(led, action)
        case "recareer":
            led.post(ActionMoved(action=asked_anew(action, ChoosingCareer(stage="career"))))
        case _:
            line = text("blackbird-lies-open", who=name_of(led.state, action.who))
            led.post(ActionMoved(action=evolve(action, awaited=False), line=line))


def bare_dice(action: Action, owner: Owner) -> tuple[DieLabel, ...]:
    """What falls for somebody who answers and says nothing (BB-OPP-06)."""
    if isinstance(owner, Extra):
        return dice_in_short(owner)
    return dice_of_silence(owner, action.attribute) if action.attribute else ()


def throw_bare_dice(led: BlackbirdLedger, action: Action) -> None:
    """Nothing is paid and nothing is decided afterwards; with attribute 0 there is no throw."""
    throw_plain(led, action, bare_dice(action, owner_called(led.state, action.who)), decides=False)
