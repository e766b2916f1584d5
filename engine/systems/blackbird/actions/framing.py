"""The GM frames an action: attribute, difficulty, further actions of the turn, opposition; or no roll (digest 4.1).

BB-BUILD-01, BB-DIFF-01, BB-DIFF-02, BB-DIFF-05, BB-GM-01, BB-OPP-01, BB-OPP-07, BB-ROLL-01. Silence lets the player's
proposal stand, with the difficulty that follows by itself (digest 3.11).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.difficulty import Difficulty, difficulty
from engine.systems.blackbird.actions.events import ActionFramed, action_called, close_action
from engine.systems.blackbird.actions.owners import able, name_of, owner_called
from engine.systems.blackbird.actions.values import (
    MOST_IN_TURN,
    Action,
    ActionId,
    ChoosingCareer,
    Framing,
    Gathering,
    Stage,
    asked_anew,
)
from engine.systems.blackbird.actions.view import declared_blocks, difficulty_text
from engine.systems.blackbird.at_table import (
    MENU_GM,
    TO_GM,
    WORDS_LIMIT,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
)
from engine.systems.blackbird.character import ATTRIBUTES, Attribute, Character, CharacterId
from engine.systems.blackbird.sheet.view import attribute_text

HARDEST = 8
"""The highest difficulty with a button; several actions, wounds and items come on top."""
MOST_AGAINST = 5
NO_ROLL: tuple[Literal["succeeds", "nothing", "impossible"], ...] = ("succeeds", "nothing", "impossible")
"""What the GM may rule without dice; the last sends the action back."""
NOBODY = "against.nobody"
STANDS = "end.stands"
"""Nothing is changed; what silence does."""
GM_ACTIONS = (MENU_GM, text("blackbird-menu-actions"))
"""Where the GM finds what concerns rolls."""


class Frame(NamedTuple):
    """What was picked of attribute, difficulty, further actions and opposition; what was not stays as it is."""

    attribute: Attribute | None = None
    base: int | None = None
    in_turn: int | None = None
    against: tuple[CharacterId, ...] | None = None
    answer_with: Attribute | None = None

    def of(self, action: Action) -> Action:
        """The action in this frame."""
        return evolve(
            action,
            attribute=action.attribute and (self.attribute or action.attribute),
            base=self.base or action.base,
            in_turn=self.in_turn or action.in_turn,
            against=action.against if self.against is None else self.against,
            answer_with=self.answer_with or action.answer_with,
        )


def framing(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """A window for each action that was declared; afterwards the GM may frame it anew until the throw."""
    for action in here.state.actions:
        if not action.thrown and not action.held:
            yield _frame(here, action)


def difficulty_of(here: BlackbirdPosition, action: Action, items: int = 0) -> Difficulty:
    """The difficulty as it is now, with `items` that are used (BB-DIFF-03, BB-DIFF-04)."""
    health = owner_called(here.state, action.who).health
    return difficulty(items, action.in_turn, health, here.options.multi_action_step, action.base)


def frame_options(here: BlackbirdPosition, who: CharacterId, *, answers: bool) -> Iterator[Option]:
    """Difficulties, further actions; who may oppose, and with what. An answer is opposed already."""
    yield from _difficulties()
    yield from several_options()
    if answers:
        return
    others = [one for one in able(here) if one.id != who]
    for other in others:
        yield Option(id=f"against.{other.id}", label=text("blackbird-name", name=other.name), group="against")
    if any(isinstance(other, Character) for other in others):
        yield from _answers()


@lru_cache(maxsize=1)
def _difficulties() -> tuple[Option, ...]:
    return tuple(
        Option(
            id=f"base.{number}",
            label=text("blackbird-difficulty-label", number=str(number)),
            group="base",
            words=(text("blackbird-typed-difficulty", number=str(number)),),
        )
        for number in range(1, HARDEST + 1)
    )


@lru_cache(maxsize=1)
def _answers() -> tuple[Option, ...]:
    return tuple(
        Option(id=f"with.{one}", label=text("blackbird-answer-attribute", attribute=attribute_text(one)), group="with")
        for one in ATTRIBUTES
    )


@lru_cache(maxsize=1)
def attribute_options() -> tuple[Option, ...]:
    return tuple(Option(id=f"attribute.{one}", label=attribute_text(one), group="attribute") for one in ATTRIBUTES)


@lru_cache(maxsize=1)
def several_options() -> tuple[Option, ...]:
    """BB-DIFF-02."""
    return tuple(
        Option(id=f"turn.{number}", label=text("blackbird-in-turn", count=number), group="turn")
        for number in range(1, MOST_IN_TURN + 1)
    )


def frame_groups(options: Iterable[Option]) -> tuple[Group, ...]:
    """The headings of those options that are there."""
    held = {option.group for option in options}
    most = {"against": MOST_AGAINST}
    return tuple(
        Group(id=group, label=text(f"blackbird-group-{group}"), most=most.get(group, 1))
        for group in ("attribute", "base", "turn", "against", "with", "end")
        if group in held
    )


def picked_frame(picks: Sequence[str]) -> Frame:
    """Ticks as a frame."""
    parted = [pick.partition(".") for pick in picks]
    picked = {group: what for group, _, what in parted}
    opponents = tuple(pick.partition(".")[2] for pick in picks if pick.startswith("against.") and pick != NOBODY)
    return Frame(
        attribute=_attribute(picked.get("attribute")),
        base=int(picked["base"]) if "base" in picked else None,
        in_turn=int(picked["turn"]) if "turn" in picked else None,
        against=(opponents or ()) if opponents or NOBODY in picks else None,
        answer_with=_attribute(picked.get("with")),
    )


def first_stage(action: Action, here: BlackbirdPosition) -> Stage:
    """Where the dice are gathered; whoever has no careers, or no sheet, is not asked for the main one."""
    owner = owner_called(here.state, action.who)
    if isinstance(owner, Character) and owner.careers:
        return ChoosingCareer(stage="career")
    return Gathering(stage="gathering")


def post_frame(led: BlackbirdLedger, action: Action, words: str = "") -> None:
    """The action stands framed in the state."""
    opponents = tuple(name_of(led.state, one) for one in action.against)
    needed = difficulty_of(led, action)
    name = name_of(led.state, action.who)
    led.post(ActionFramed(action=action, name=name, needed=needed, opponents=opponents, words=words))


def _frame(here: BlackbirdPosition, action: Action) -> BlackbirdPending:
    first = isinstance(action.stage, Framing)
    attributes = attribute_options() if action.attribute else ()
    ruled: tuple[str, ...] = (*(("stands",) if first else ()), *(() if action.answers else NO_ROLL))
    options = (
        *attributes,
        *frame_options(here, action.who, answers=bool(action.answers)),
        *((Option(id=NOBODY, label=text("blackbird-nobody"), group="against"),) if action.against else ()),
        *(Option(id=f"end.{one}", label=text(f"blackbird-no-roll-{one}"), group="end") for one in ruled),
    )
    prompt = Prompt(
        id=f"frame.{action.id}" if first else f"reframe.{action.id}.{action.asked}",
        to=TO_GM,
        title=text("blackbird-frame", who=name_of(here.state, action.who)),
        body=tuple(_body(here, action)),
        options=options,
        groups=frame_groups(options),
        least=0,
        most=5 + MOST_AGAINST,
        ask=Ask(label=text("blackbird-frame-asks"), max_len=WORDS_LIMIT),
        wait=Wait.WINDOW if first else Wait.NONE,
        default=Default(picks=(STANDS,)) if first else None,
        about="difficulty",
        secret=True,  # whom the GM keeps for later is the GM's own business
        menu=() if first else GM_ACTIONS,
    )
    return Pending(prompt, _framed(action.id), _quote(here, action))


def _body(here: BlackbirdPosition, action: Action) -> Iterator[Block]:
    yield from declared_blocks(action)
    yield Line(text=difficulty_text(difficulty_of(here, action), action.opposed))
    yield Line(text=text("blackbird-frame-says" if isinstance(action.stage, Framing) else "blackbird-reframe-says"))


def _quote(here: BlackbirdPosition, action: Action) -> Callable[[tuple[str, ...]], Quote]:
    def quote(picks: tuple[str, ...]) -> Quote:
        if any(pick.startswith("end.") for pick in picks):
            alone = len(picks) == 1
            return Quote() if alone else Quote(problem=text("refuse-blackbird-no-roll-alone"))
        framed = picked_frame(picks).of(action)
        if framed.answer_with and not framed.against:
            return Quote(problem=text("refuse-blackbird-answer-of-nobody"))
        return Quote(lines=(difficulty_text(difficulty_of(here, framed), framed.opposed),))

    return quote


def _framed(action_id: ActionId) -> Callable[[BlackbirdLedger, Answer], None]:
    def framed(led: BlackbirdLedger, answer: Answer) -> None:
        action = action_called(led.state, action_id)
        words = answer.text.strip()
        for ruled in NO_ROLL:
            if f"end.{ruled}" in answer.picks:
                close_action(led, action, ruled, words)
                return
        now = picked_frame(answer.picks).of(action)
        if isinstance(action.stage, Framing):
            now = asked_anew(now, first_stage(now, led))
        post_frame(led, now, words)

    return framed


def _attribute(named: str | None) -> Attribute | None:
    return next((one for one in ATTRIBUTES if one == named), None)
