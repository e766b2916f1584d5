"""Who has left the story: trauma beyond its limit, and back by hand.

CX-TRA-04, CX-DEC-25; FL-TRAUMA-06, FL-TIME-19.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.hand_forms import hand_form, say_why
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.turns import people_changed


def hand_story(here: CortexPosition) -> Iterable[CortexPending]:
    """A question where a trauma asks it; whoever has left may be brought back by hand."""
    everybody = tuple(here.state.characters.values())
    for one in everybody:
        if one.undecided and not one.gone:
            yield _beyond(one)
    back = [one for one in everybody if one.gone]
    if back:
        options = [Option(id=one.id, label=text("cortex-name", name=one.name)) for one in back]
        yield Pending(hand_form("story", options), _brought_back)


def _brought_back(led: CortexLedger, answer: Answer) -> None:
    one = evolve(character(led.state, answer.pick), gone=False, undecided=False)
    change(led, text("cortex-not-gone", who=one.name), one)
    say_why(led, answer.text)
    people_changed(led)


def _beyond(one: Character) -> CortexPending:
    """Trauma beyond its limit: final, or another way out; until then out of action."""
    total = sum(one.track(type_).trauma for type_ in STRESS_TYPES)
    prompt = Prompt(
        id=f"gone.{one.id}.{one.actions_done}.{total}",
        about="gone",
        to=TO_GM,
        title=text("cortex-gone-title", who=one.name),
        body=(Line(text=text("cortex-gone-says")),),
        options=(
            Option(id="final", label=text("cortex-gone-final")),
            Option(id="stays", label=text("cortex-gone-stays")),
        ),
        wait=Wait.TURN,
    )
    return Pending(prompt, _decided(one.id))


def _decided(who: str) -> Callable[[CortexLedger, Answer], None]:
    def decided(led: CortexLedger, answer: Answer) -> None:
        one = character(led.state, who)
        final = answer.pick == "final"
        line = text("cortex-now-gone" if final else "cortex-not-gone", who=one.name)
        change(led, line, evolve(one, gone=final, undecided=False), strong=True)
        people_changed(led)

    return decided
