"""The GM's hand on the order of turns: whose turn it is, who has acted, a new round (CX-TIME-03, FL-STRUCT-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character, open_scene
from engine.systems.cortex.changes import RoundMoved
from engine.systems.cortex.character import Character
from engine.systems.cortex.exchange import Gathering
from engine.systems.cortex.hand_forms import hand_form, say_why
from engine.systems.cortex.state import Round, Scene
from engine.systems.cortex.turns import able, ask_again, pass_over, turn_over

NEW_ROUND, NOBODY = "round", "nobody"


def hand_turns(here: CortexPosition) -> Iterable[CortexPending]:
    """Only in an Action Scene with somebody who can act."""
    scene, ready = here.state.scene, able(here)
    if scene is None or scene.kind != "action" or not ready:
        return
    prompt = hand_form("turns", _options(scene, ready))
    now = scene.round
    yield Pending(evolve(prompt, terms=(now.number, now.current or "", *now.acted)), _set)


def _options(scene: Scene, ready: Sequence[Character]) -> Iterator[Option]:
    busy = text("refuse-cortex-exchange-open") if _rolling(scene) else None
    for one in ready:
        if one.id != scene.round.current:
            yield Option(id=f"turn.{one.id}", label=text("cortex-hand-turn", who=one.name), blocked=busy)
    for one in ready:
        word = "back" if one.id in scene.round.acted else "acted"
        blocked = busy if one.id == scene.round.current else None
        yield Option(id=f"{word}.{one.id}", label=text(f"cortex-hand-turn-{word}", who=one.name), blocked=blocked)
    if scene.round.current is not None:
        yield Option(id=NOBODY, label=text("cortex-hand-turn-nobody"), blocked=busy)
    yield Option(id=NEW_ROUND, label=text("cortex-hand-turn-round"), blocked=busy)


def _rolling(scene: Scene) -> bool:
    """Dice have fallen; before them an action is only put aside, as by an interruption (CX-TIME-04)."""
    return scene.exchange is not None and not isinstance(scene.exchange.stage, Gathering)


def _set(led: CortexLedger, answer: Answer) -> None:
    scene = open_scene(led.state)
    now = scene.round
    word, _, who = answer.pick.partition(".")
    match word:
        case "turn":
            acted = tuple(one for one in now.acted if one != who)
            given = evolve(now, current=who, acted=acted, interrupted=None, asked=now.asked + 1, idle=0)
            _move(led, given, text("cortex-turn-goes-to", who=character(led.state, who).name))
        case "acted" if who == now.current:
            _move(led, now, _line("acted-now", led, who))
            turn_over(led, who)
        case "acted":
            led.post(RoundMoved(round=evolve(now, acted=(*now.acted, who)), line=_line("acted-now", led, who)))
        case "back":
            acted = tuple(one for one in now.acted if one != who)
            led.post(RoundMoved(round=evolve(now, acted=acted), line=_line("back-now", led, who)))
        case "nobody":
            _move(led, evolve(now, current=None, interrupted=None), text("cortex-hand-turn-nobody-now"))
        case "round":
            fresh = Round(number=now.number + 1, last=now.last, asked=now.asked + 1)
            _move(led, fresh, text("cortex-new-round", number=fresh.number))
        case _:
            raise Rejected("out-of-date")
    say_why(led, answer.text)
    _ask_who_is_next(led)


def _line(key: str, led: CortexLedger, who: str) -> Text:
    return text(f"cortex-hand-turn-{key}", who=character(led.state, who).name)


def _move(led: CortexLedger, to: Round, line: Text) -> None:
    """What was only declared is put aside; nothing was spent."""
    led.post(RoundMoved(round=to, line=line, drop_exchange=True))


def _ask_who_is_next(led: CortexLedger) -> None:
    scene = led.state.scene
    if scene is not None and scene.round.current is None and scene.exchange is None:
        ask_again(led)
        pass_over(led)
