"""An action begins: a player says what the hero does, the GM acts with a character or calls for a roll (digest 4.1).

BB-BUILD-01, BB-BUILD-03, BB-BUILD-17, BB-CREATE-04, BB-HEALTH-04, BB-HEALTH-05, BB-NPC-01.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.blackbird.actions.events import ActionDeclared, action_called
from engine.systems.blackbird.actions.framing import (
    GM_ACTIONS,
    Frame,
    attribute_options,
    first_stage,
    frame_groups,
    frame_options,
    picked_frame,
    post_frame,
    several_options,
)
from engine.systems.blackbird.actions.owners import Owner, gm_characters, owner_called
from engine.systems.blackbird.actions.values import MOST_IN_TURN, Action, Framing, asked_anew
from engine.systems.blackbird.at_table import (
    MENU_ACT,
    TO_GM,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    heroes_at,
    next_id,
)
from engine.systems.blackbird.character import Attribute, Character, CharacterId, Extra
from engine.systems.blackbird.health import DEAD_AT, can_act
from engine.systems.blackbird.sheet.view import attribute_text
from engine.systems.blackbird.state import BlackbirdState

ACTION_LIMIT = 1000
"""Characters of an action's words."""


def declaring(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Act] for every hero who can; for the GM, everybody whose roll he may call. Only in an open scene."""
    if here.state.scene is None:
        return
    for hero in heroes_at(here):
        if has_room(here.state, hero.id):
            if can_act(hero.health):
                yield _act(hero)
            if hero.health > DEAD_AT:
                yield _by_gm(here, hero, "call")
    for one in gm_characters(here):
        if one.health > DEAD_AT and has_room(here.state, one.id):
            yield _by_gm(here, one, "act")


def has_room(state: BlackbirdState, who: CharacterId) -> bool:
    """Whether a character has fewer open actions than a turn may have; answers are not counted."""
    return sum(one.who == who and not one.answers for one in state.actions) < MOST_IN_TURN


def new_action(led: BlackbirdLedger, who: CharacterId, attribute: Attribute | None, words: str) -> Action:
    """An action that nobody has framed; with the first attribute of all if its sheet needs one and none is named."""
    needs = isinstance(owner_called(led.state, who), Character)
    return Action(
        id=next_id(led.state, "a"),
        who=who,
        words=words.strip(),
        attribute=(attribute or "boldness") if needs else "",
        stage=Framing(stage="framing"),
    )


def begin(led: BlackbirdLedger, owner: Owner, action: Action) -> None:
    led.post(ActionDeclared(action=action, name=owner.name))


def _act(hero: Character) -> BlackbirdPending:
    """The player proposes the attribute; the fitting one is the GM's decision."""
    options = (*attribute_options(), *several_options())
    prompt = Prompt(
        id=f"act.{hero.id}",
        to=frozenset({hero.player}),
        title=text("blackbird-act", hero=hero.name),
        body=(Line(text=text("blackbird-act-says")),),
        options=options,
        groups=(
            Group(id="attribute", label=text("blackbird-group-attribute"), least=1, most=1),
            Group(id="turn", label=text("blackbird-group-turn"), most=1),
        ),
        most=2,
        ask=Ask(label=text("blackbird-act-asks"), max_len=ACTION_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
        about="roll",
    )

    def declared(led: BlackbirdLedger, answer: Answer) -> None:
        frame = picked_frame(answer.picks)
        begin(led, hero, frame.of(new_action(led, hero.id, frame.attribute, answer.text)))

    return Pending(prompt, declared, _covers)


def _covers(picks: tuple[str, ...]) -> Quote:
    """What the ticked attribute is for (BB-BUILD-03)."""
    frame = picked_frame(picks)
    if frame.attribute is None:
        return Quote()
    covers = text(f"blackbird-covers-{frame.attribute}")
    return Quote(lines=(text("blackbird-covers", attribute=attribute_text(frame.attribute), what=covers),))


def _by_gm(here: BlackbirdPosition, owner: Owner, how: str) -> BlackbirdPending:
    """A GM character's action, or a roll that the GM calls for; framed at once."""
    attributes: tuple[Option, ...] = () if isinstance(owner, Extra) else attribute_options()
    options = (*attributes, *frame_options(here, owner.id, answers=False))
    groups = tuple(evolve(group, least=1) if group.id == "attribute" else group for group in frame_groups(options))
    prompt = Prompt(
        id=f"{how}.{owner.id}",
        to=TO_GM,
        title=text(f"blackbird-gm-{how}", who=owner.name),
        body=(Line(text=text(f"blackbird-gm-{how}-says")),),
        options=options,
        groups=groups,
        least=1 if attributes else 0,
        most=8,
        ask=Ask(label=text("blackbird-act-asks"), max_len=ACTION_LIMIT),
        wait=Wait.NONE,
        menu=GM_ACTIONS,
        about="roll",
    )
    return Pending(prompt, _called(owner), _whole)


def _whole(picks: tuple[str, ...]) -> Quote:
    frame = picked_frame(picks)
    if frame.answer_with and not frame.against:
        return Quote(problem=text("refuse-blackbird-answer-of-nobody"))
    return Quote()


def _called(owner: Owner) -> Callable[[BlackbirdLedger, Answer], None]:
    def called(led: BlackbirdLedger, answer: Answer) -> None:
        frame: Frame = picked_frame(answer.picks)
        action = frame.of(new_action(led, owner.id, frame.attribute, answer.text))
        begin(led, owner, action)
        stands = action_called(led.state, action.id)
        post_frame(led, asked_anew(stands, first_stage(stands, led)))

    return called
