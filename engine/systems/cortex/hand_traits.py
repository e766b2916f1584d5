"""The GM's hand on traits: shut down, weakened, working again (CX-SHUT-01, CX-SHUT-03, CX-SFX-03, CX-GM-01)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Literal, TypeAlias

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option, Prompt
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character, Power, PowerSet
from engine.systems.cortex.hand_forms import MENU_HAND, complete, hand_form, people, say_why, troubled

How: TypeAlias = Literal["shut", "weak", "works"]
HOWS: tuple[How, ...] = ("shut", "weak", "works")
MOST = 24
"""Traits set at once."""
HOW = Group(id="how", label=text("cortex-hand-state"), least=1, most=1)
WHICH = Group(id="which", label=text("cortex-hand-what"), least=1, most=MOST)


def hand_traits(here: CortexPosition) -> Iterable[CortexPending]:
    """A form for everybody who has Power Sets or powers."""
    for one in people(here):
        traits = tuple(_traits(one))
        if not traits:
            continue
        options = [Option(id=key, label=_label(trait), group=WHICH.id) for key, trait in traits]
        hows = [Option(id=f"how.{how}", label=text(f"cortex-hand-trait-{how}"), group=HOW.id) for how in HOWS]
        form = hand_form("traits", (*options, *hows), (WHICH, HOW))
        prompt = evolve(
            form,
            id=f"hand.traits.{one.id}",
            title=text("cortex-hand-traits-of", who=one.name),
            secret=one.secret,
            terms=tuple(f"{key} {trait.name} {_state(trait)}" for key, trait in traits),
            menu=(*MENU_HAND, text("cortex-hand-traits")),
        )
        yield Pending(prompt, _set_for(one.id), troubled(_trouble(one, prompt)))


def _traits(one: Character) -> Iterator[tuple[str, PowerSet | Power]]:
    """Sets `t.1`, their powers `t.1.1`, loose powers `t.0.1`."""
    for at, held in enumerate(one.power_sets, start=1):
        yield f"t.{at}", held
        for number, power in enumerate(held.powers, start=1):
            yield f"t.{at}.{number}", power
    for number, power in enumerate(one.powers, start=1):
        yield f"t.0.{number}", power


def _state(trait: PowerSet | Power) -> How:
    if trait.shutdown:
        return "shut"
    return "weak" if trait.weakened else "works"


def _label(trait: PowerSet | Power) -> Text:
    return text(f"cortex-hand-trait-is-{_state(trait)}", name=trait.name)


def _trouble(one: Character, prompt: Prompt) -> Callable[[tuple[str, ...]], str]:
    def trouble(picks: tuple[str, ...]) -> str:
        idle = complete(prompt, picks) and _with_traits(one, picks, _how(picks)) == one
        return "changes-nothing" if idle else ""

    return trouble


def _how(picks: tuple[str, ...]) -> How:
    return next(one for one in HOWS if f"how.{one}" in picks)


def _set_for(who: str) -> Callable[[CortexLedger, Answer], None]:
    def set_(led: CortexLedger, answer: Answer) -> None:
        one, how = character(led.state, who), _how(answer.picks)
        change(led, _line(one, answer.picks, how), _with_traits(one, answer.picks, how))
        say_why(led, answer.text)

    return set_


def _line(one: Character, keys: Collection[str], how: How) -> Text:
    """The traits of a secret sheet stay secret."""
    if one.secret:
        return text("cortex-hand-traits-secret", who=one.name)
    names = ", ".join(trait.name for key, trait in _traits(one) if key in keys)
    return text(f"cortex-hand-traits-{how}-now", who=one.name, names=names)


def _with_traits(one: Character, keys: Collection[str], how: How) -> Character:
    sets = [_set(held, at, keys, how) for at, held in enumerate(one.power_sets, start=1)]
    return evolve(one, power_sets=tuple(sets), powers=_powers(one.powers, 0, keys, how))


def _set(held: PowerSet, at: int, keys: Collection[str], how: How) -> PowerSet:
    powers = _powers(held.powers, at, keys, how)
    if f"t.{at}" not in keys:
        return evolve(held, powers=powers)
    return evolve(held, powers=powers, shutdown=how == "shut", weakened=how == "weak")


def _powers(powers: tuple[Power, ...], at: int, keys: Collection[str], how: How) -> tuple[Power, ...]:
    return tuple(
        evolve(power, shutdown=how == "shut", weakened=how == "weak") if f"t.{at}.{number}" in keys else power
        for number, power in enumerate(powers, start=1)
    )
