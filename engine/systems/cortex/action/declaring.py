"""An action is declared: in prose, with what it is to do and to whom; or the turn is passed (CX-POOL-01, CX-DEC-01).

The turn itself is this question (flow A steps 1 and 2); GM characters act by the GM (flow B).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import GM, Rejected, Seat, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.action.aims import aim_text
from engine.systems.cortex.action.exchange import Exchange, Gathering
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    next_id,
)
from engine.systems.cortex.changes import ExchangeMoved, change, exchange_of
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.effects.due import (
    AidGoal,
    AssetGoal,
    ComplicationGoal,
    Goal,
    OtherGoal,
    RestoreGoal,
    StressGoal,
    WeakenGoal,
)
from engine.systems.cortex.scenes.turns import turn_over, yet_to_act
from engine.systems.cortex.tracks import STRESS_TYPES, StressType
from engine.systems.cortex.words import called, short_type

WORDS_LIMIT = 1000
"""Characters of what somebody does."""
NAME_LIMIT = 40
"""Characters of the name of an asset or a complication."""
MOST_TARGETS = 6
PASS = "pass"  # noqa: S105 - an option's name


def declaring(here: CortexPosition) -> Iterable[CortexPending]:
    """The turn of whoever's it is; with free initiative an offer to everybody who has not acted."""
    scene = here.state.scene
    if scene is None or scene.kind != "action" or scene.exchange is not None:
        return
    if here.options.canon.initiative == "free":
        for one in yet_to_act(here):
            yield _turn(here, one, free=True)
        return
    current = here.state.characters.get(scene.round.current or "")
    if current is not None:
        yield _turn(here, current, free=False)


def seat_of(here: CortexPosition, one: Character) -> Seat:
    """Who answers for a character: its player while at the table, else the GM."""
    return one.player if one.is_hero and one.player in here.seats else GM


def _turn(here: CortexPosition, one: Character, *, free: bool) -> CortexPending:
    scene = here.state.scene
    number = scene.round.asked if scene is not None else 0
    seat = seat_of(here, one)
    options = (*_goals(here, one), Option(id=PASS, label=text("cortex-pass"), group="goal"))
    prompt = Prompt(
        id=f"turn.{scene.id if scene else ''}.{number}.{one.id}",
        about="action",
        to=frozenset({seat}),
        title=text("cortex-turn", who=one.name),
        body=(Line(text=text("cortex-turn-says")),),
        options=(*options, *_targets(here, one)),
        groups=(
            Group(id="goal", label=text("cortex-goal"), least=1, most=1),
            Group(id="target", label=text("cortex-target"), most=MOST_TARGETS),
        ),
        least=1,
        most=1 + MOST_TARGETS,
        ask=Ask(label=text("cortex-act-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE if free else Wait.TURN,
        default=None if free or seat == GM else Default(picks=(PASS,)),
        menu=(MENU_GM if seat == GM else MENU_ACT,),
    )
    return Pending(prompt, _declared(one.id), _quote)


def _quote(picks: tuple[str, ...]) -> Quote:
    """Stress and complications need somebody to take them."""
    needs = any(one == "complication" or one.startswith("stress.") for one in picks)
    if needs and not any(one.startswith("t.") for one in picks):
        return Quote(problem=text("refuse-cortex-target-missing"))
    return Quote()


def _goals(here: CortexPosition, me: Character) -> Iterable[Option]:
    for type_ in STRESS_TYPES:
        yield _goal(f"stress.{type_}", text(f"cortex-goal-stress-{type_}"))
    yield _goal("complication", text("cortex-goal-complication"))
    yield _goal("asset", text("cortex-goal-asset"))
    for other in _others(here, me):
        for type_ in STRESS_TYPES:
            if other.track(type_).stress:
                label = text("cortex-goal-aid", type=short_type(type_), who=other.name)
                yield _goal(f"aid.{other.id}.{type_}", label)
    for key, label in _things(here):
        yield _goal(key, label)
    for held in me.power_sets:
        yield from _restorable(held.name, me)
    yield _goal("other", text("cortex-goal-other"))


def _restorable(name: str, me: Character) -> Iterable[Option]:
    """What is shut down and comes back by an action (CX-SHUT-01)."""
    for at, held in enumerate(me.power_sets, start=1):
        if held.name != name or not any(limit.recovery == "action" for limit in held.limits):
            continue
        if held.shutdown:
            yield _goal(f"restore.{at}", text("cortex-goal-restore", name=held.name))
        for number, power in enumerate(held.powers, start=1):
            if power.shutdown:
                yield _goal(f"restore.{at}.{number}", text("cortex-goal-restore", name=power.name))


def _goal(key: str, label: Text) -> Option:
    return Option(id=key, label=label, group="goal")


def _things(here: CortexPosition) -> Iterable[tuple[str, Text]]:
    """Assets, complications and Scene Distinctions may be attacked by anyone (CX-EFF-06, CX-SCD-05)."""
    scene = here.state.scene
    for at, one in enumerate(scene.distinctions if scene is not None else (), start=1):
        yield f"weaken.s.{at}", text("cortex-goal-weaken", name=one.name)
    for holder in _there(here):
        for at, asset in enumerate(holder.assets, start=1):
            yield f"weaken.a.{holder.id}.{at}", text("cortex-goal-weaken", name=asset.name)
        for at, complication in enumerate(holder.complications, start=1):
            yield f"weaken.c.{holder.id}.{at}", text("cortex-goal-weaken", name=complication.name)


def _targets(here: CortexPosition, me: Character) -> Iterable[Option]:
    """Who may be acted on; nobody: the doom pool opposes (CX-OPP-02)."""
    for other in _others(here, me):
        yield Option(id=f"t.{other.id}", label=called(other), group="target")


def _there(here: CortexPosition) -> tuple[Character, ...]:
    every = here.state.characters.values()
    return tuple(
        one for one in every if not one.gone and (one.present if not one.is_hero else one.player in here.seats)
    )


def _others(here: CortexPosition, me: Character) -> tuple[Character, ...]:
    return tuple(one for one in _there(here) if one.id != me.id)


def _declared(who: CharacterId) -> Callable[[CortexLedger, Answer], None]:
    def declared(led: CortexLedger, answer: Answer) -> None:
        me = character(led.state, who)
        chosen = next(one for one in answer.picks if not one.startswith("t."))
        targets = tuple(one.removeprefix("t.") for one in answer.picks if one.startswith("t."))
        if chosen == PASS:
            change(led, text("cortex-passes", who=me.name))
            turn_over(led, who)
            return
        words = tidy(answer.text)
        if not words:
            raise Rejected("words-missing")
        goal = _goal_of(led, me, chosen, targets, words)
        opponents = targets if isinstance(goal, StressGoal | ComplicationGoal | OtherGoal) else ()
        begin(led, me, goal, opponents, words)

    return declared


def begin(
    led: CortexLedger, me: Character, goal: Goal, targets: tuple[CharacterId, ...], words: str, *, rest: bool = False
) -> None:
    """Opens an exchange; nothing is spent yet. Refusal: `exchange-open` while this character has one."""
    if exchange_of(led.state, me.id) is not None:
        raise Rejected("exchange-open")
    led.post(
        ExchangeMoved(
            exchange=Exchange(
                id=next_id(led.state, "x"),
                actor=me.id,
                words=words,
                goal=goal,
                targets=targets,
                in_transition=rest,
                stage=Gathering(stage="gathering"),
            )
        )
    )
    if words:
        aim = aim_text(led.state, me.id, goal, targets)
        said = (text("cortex-words", words=words), *([aim] if aim is not None else []))
        line = text("cortex-declares", who=me.name)
        change(led, line, blocks=tuple(Line(text=one) for one in said), strong=True)


def named(words: str) -> str:
    """The name of what is made: what stands before a colon, or the beginning."""
    head, colon, _ = words.partition(":")
    name = tidy(head if colon else words)
    return name if len(name) <= NAME_LIMIT else name[: NAME_LIMIT - 1].rstrip() + "…"


def _goal_of(here: CortexPosition, me: Character, chosen: str, targets: tuple[CharacterId, ...], words: str) -> Goal:
    """Refusal: `target-missing` where somebody must be named."""
    kind, _, rest = chosen.partition(".")
    match kind:
        case "stress" | "complication" if not targets:
            raise Rejected("target-missing")
        case "stress":
            return StressGoal(goal="stress", target=targets[0], type=_type(rest))
        case "complication":
            return ComplicationGoal(goal="complication", target=targets[0], name=named(words))
        case "asset":
            return AssetGoal(goal="asset", holder=targets[0] if targets else me.id, name=named(words))
        case "aid":
            patient, _, type_ = rest.partition(".")
            return AidGoal(goal="aid", target=patient, type=_type(type_))
        case "weaken":
            return _weakening(here, rest)
        case "restore":
            at, _, number = rest.partition(".")
            held = me.power_sets[int(at) - 1]
            power = held.powers[int(number) - 1].name if number else ""
            return RestoreGoal(goal="restore", set=held.name, power=power)
        case _:
            return OtherGoal(goal="other")


def _weakening(here: CortexPosition, key: str) -> WeakenGoal:
    what, _, rest = key.partition(".")
    if what == "s":
        scene = here.state.scene
        held = scene.distinctions if scene is not None else ()
        return WeakenGoal(goal="weaken", what="scene_distinction", name=held[int(rest) - 1].name)
    who, _, at = rest.partition(".")
    bearer = character(here.state, who)
    if what == "a":
        return WeakenGoal(goal="weaken", what="asset", of=who, name=bearer.assets[int(at) - 1].name)
    return WeakenGoal(goal="weaken", what="complication", of=who, name=bearer.complications[int(at) - 1].name)


def _type(word: str) -> StressType:
    return next(type_ for type_ in STRESS_TYPES if type_ == word)
