"""Small texts that many parts show: dice, types of stress, characters, picks."""

from __future__ import annotations

from engine.core.base import Dice, Rejected, Text, text
from engine.systems.cortex.action.exchange import DOOM
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.dice import LARGEST, STEP, Die
from engine.systems.cortex.pool.picks import Pick
from engine.systems.cortex.state import CortexState

PP = "cortex-pp"
"""What a point is called in prices."""
PP_BEYOND = "cortex-pp-beyond"
"""Points for dice beyond the free ones of their groups: no button alone can say them."""
DOOM_DICE = "cortex-doom-dice"
XP = "cortex-xp-points"


def die_text(die: Die) -> Text:
    """A die as it is written; beyond d12 with what goes beyond."""
    if die <= LARGEST:
        return text("cortex-die", die=Dice(sides=die))
    return text("cortex-die-over", die=Dice(sides=LARGEST), more=str((die - LARGEST) // STEP))


def type_text(type_: str) -> Text:
    return text(f"cortex-type-{type_}")


def short_type(type_: str) -> Text:
    """For labels, where room is short; and beside trauma, which has another gender than stress."""
    return text(f"cortex-short-{type_}")


def became(key: str, who: str, type_: Text, left: int) -> Text:
    """Stress or trauma that is less now, or gone."""
    return text(key, who=who, type=type_, die=die_text(left)) if left else text(f"{key}-free", who=who, type=type_)


def name_of(state: CortexState, who: CharacterId) -> str:
    """The name of a character; empty for the doom pool."""
    found = state.characters.get(who)
    return found.name if found is not None else ""


def who_text(state: CortexState, who: CharacterId) -> Text:
    if who == DOOM:
        return text("cortex-doom-pool")
    return text("cortex-name", name=name_of(state, who))


def facet_text(use: str) -> Text:
    """Solo, Buddy, Team; or the label of a facet, as it was typed."""
    return text(f"cortex-use-{use}") if use in {"solo", "buddy", "team"} else text("cortex-name", name=use)


def pick_text(pick: Pick) -> Text:
    """Where a die comes from."""
    match pick.group:
        case "affiliation":
            return facet_text(pick.use) if pick.use else text("cortex-severity")
        case "hindrance" | "own_stress" | "own_trauma" if pick.group != "hindrance" or pick.kind != "complication":
            kind = pick.kind if pick.group == "hindrance" else pick.group.removeprefix("own_")
            return text(f"cortex-source-{kind}", type=type_text(pick.name))
        case "stunt":
            return text("cortex-source-stunt", source=pick.source)
        case "push" | "doom_die" | "doom_pool" | "banked":
            return text(f"cortex-source-{pick.group.replace('_', '-')}")
        case "extra" | "helper":
            return text("cortex-name", name=pick.name) if pick.name else text("cortex-source-extra")
        case _:
            return text("cortex-name", name=pick.name)


def refusal(refused: Rejected) -> Text:
    """Why something cannot be sent, in words."""
    return text(f"refuse-cortex-{refused.code}", **refused.args_of_text)


def called(character: Character) -> Text:
    return text("cortex-name", name=character.name)


def pool_text(doom: tuple[Die, ...]) -> Text:
    """Doom dice side by side."""
    if not doom:
        return text("cortex-doom-empty")
    shown: Text = text("cortex-die", die=Dice(sides=doom[0]))
    for die in doom[1:]:
        shown = text("cortex-beside", first=shown, second=text("cortex-die", die=Dice(sides=die)))
    return shown
