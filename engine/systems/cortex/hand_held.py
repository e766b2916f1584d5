"""The GM's hand on what is held: another die, another term, gone (CX-GEN-02, CX-GEN-03; CX-TIME-02, CX-COMP-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option, Prompt
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LADDER, LARGEST
from engine.systems.cortex.hand_forms import (
    DIE_OR_NOT,
    WHAT,
    complete,
    dice,
    hand_form,
    people,
    picked_die,
    say_why,
    troubled,
)
from engine.systems.cortex.held import ENDLESS, SCENE, Asset, Banked, Complication, Resource
from engine.systems.cortex.making import effect_lasts
from engine.systems.cortex.turns import people_changed
from engine.systems.cortex.words import die_text

Held: TypeAlias = Asset | Complication | Resource | Banked
KINDS = ("assets", "complications", "resources", "banked")
HELPLESS = "helpless"
TERMS = ("scene", "action", "endless")
LASTS = Group(id="lasts", label=text("cortex-hand-lasts"), most=1)


class Place(NamedTuple):
    """Where a thing is held: whose, which kind, the how-manieth."""

    who: str
    kind: str
    at: int

    @property
    def id(self) -> str:
        return f"{self.who}.{self.kind}.{self.at}"


def hand_held(here: CortexPosition) -> Iterable[CortexPending]:
    """What anybody holds, bears or has banked."""
    found = [(place, one, held) for one in people(here) for place, held in _held_by(one)]
    if not found:
        return
    things = [Option(id=place.id, label=_label(one, held), group=WHAT.id) for place, one, held in found]
    sizes = [*dice(LADDER)]
    if any(isinstance(held, Complication) for _, _, held in found):
        sizes.append(Option(id=HELPLESS, label=text("cortex-hand-helpless"), group=DIE_OR_NOT.id))
    terms = [Option(id=f"for.{one}", label=text(f"cortex-hand-for-{one}"), group=LASTS.id) for one in TERMS]
    known = tuple(f"{place.id} {_name(held)} {held.die}" for place, _, held in found)
    changing = hand_form("held", (*things, *sizes, *terms), (WHAT, DIE_OR_NOT, LASTS))
    yield Pending(evolve(changing, terms=known), _changed, troubled(lambda picks: _trouble(here, changing, picks)))
    taking = hand_form("take", (evolve(one, group="") for one in things))
    yield Pending(evolve(taking, terms=known), _taken)


def _held_by(one: Character) -> Iterator[tuple[Place, Held]]:
    for kind in KINDS:
        for at, held in enumerate(_of_kind(one, kind)):
            yield Place(one.id, kind, at), held


def _of_kind(one: Character, kind: str) -> tuple[Held, ...]:
    match kind:
        case "assets":
            return one.assets
        case "complications":
            return one.complications
        case "resources":
            return one.resources
        case _:
            return one.banked


def _name(held: Held) -> str:
    return held.source if isinstance(held, Banked) else held.name


def _label(one: Character, held: Held) -> Text:
    unnamed = isinstance(held, Banked) and not held.source
    name = text("cortex-hand-bank-short") if unnamed else _named(held)
    return text("cortex-hand-held-by", name=name, die=die_text(held.die), who=one.name)


def _named(held: Held) -> Text:
    if isinstance(held, Banked) and not held.source:
        return text("cortex-hand-bank")
    return text("cortex-name", name=_name(held))


def _found(here: CortexPosition, pick: str) -> tuple[Place, Character, Held]:
    """Refusal: `out-of-date`."""
    who, kind, at = pick.split(".")
    one, place = character(here.state, who), Place(who, kind, int(at))
    held = _of_kind(one, kind)
    if place.at >= len(held):
        raise Rejected("out-of-date")
    return place, one, held[place.at]


def _trouble(here: CortexPosition, prompt: Prompt, picks: tuple[str, ...]) -> str:
    if not complete(prompt, picks):
        return ""
    _, _, held = _found(here, _thing(picks))
    if HELPLESS in picks and not isinstance(held, Complication):
        return "only-complications"
    if isinstance(held, Banked) and any(one.startswith("for.") for one in picks):
        return "banked-waits"
    return "changes-nothing" if _after(here, held, picks) == held else ""


def _thing(picks: tuple[str, ...]) -> str:
    return next(one for one in picks if one.count(".") == 2)


def _changed(led: CortexLedger, answer: Answer) -> None:
    place, one, held = _found(led, _thing(answer.picks))
    after = _after(led, held, answer.picks)
    line = text("cortex-hand-held-now", who=one.name, name=_named(after), die=die_text(after.die), term=_term(after))
    change(led, line, _with(one, place, after))
    say_why(led, answer.text)
    people_changed(led)


def _after(here: CortexPosition, held: Held, picks: tuple[str, ...]) -> Held:
    """With the die and the term that were ticked; a complication of another size makes helpless no longer."""
    die = LARGEST if HELPLESS in picks else picked_die(picks)
    if die is not None and isinstance(held, Complication):
        held = evolve(held, die=die, helpless=HELPLESS in picks)
    elif die is not None:
        held = evolve(held, die=die)
    term = next((one for one in TERMS if f"for.{one}" in picks), "")
    return held if isinstance(held, Banked) or not term else evolve(held, lasts=_lasts(here, term))


def _lasts(here: CortexPosition, term: str) -> int:
    scene = here.state.scene
    in_action = scene is not None and scene.kind == "action"
    next_action = effect_lasts(long_lasting=True, in_action=in_action)
    return {"scene": SCENE, "endless": ENDLESS}.get(term, next_action)


def _term(held: Held) -> Text:
    if isinstance(held, Banked):
        return text("cortex-hand-for-roll")
    if isinstance(held, Complication) and held.helpless:
        return text("cortex-hand-helpless")
    term = {SCENE: "scene", ENDLESS: "endless"}.get(held.lasts, "action")
    return text(f"cortex-hand-for-{term}")


def _taken(led: CortexLedger, answer: Answer) -> None:
    place, one, held = _found(led, answer.pick)
    line = text("cortex-hand-taken", who=one.name, name=_named(held), die=die_text(held.die))
    change(led, line, _with(one, place, None))
    say_why(led, answer.text)
    people_changed(led)


def _with(one: Character, place: Place, thing: Held | None) -> Character:
    """The character with this thing as it is now, or without it."""
    held = _of_kind(one, place.kind)
    kept = (*held[: place.at], *(() if thing is None else (thing,)), *held[place.at + 1 :])
    return evolve(one, **{place.kind: kept})
