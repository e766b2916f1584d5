"""Event and Act: the adventure is named, the doom pool set (CX-TIME-01, CX-TIME-02, CX-DOOM-01, CX-DOOM-02, flow G).

FL-STRUCT-01, FL-STRUCT-02, FL-DOOM-01, Flowers flow F. An Event offers Milestones to everybody (CX-MIL-07).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.sheet import Lexicon
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexEvent,
    CortexLedger,
    CortexPending,
    CortexPosition,
    with_characters,
)
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LADDER, Die, read_die
from engine.systems.cortex.doom.priced_effects import effect_lines, read_effect
from engine.systems.cortex.scenes.boundaries import at_act_start, at_event_start, doom_at_act, doom_of_act
from engine.systems.cortex.sheet.read_lines import text_lines
from engine.systems.cortex.sheet.read_milestones import MilestonesReader, is_condition
from engine.systems.cortex.state import Act, CortexState, EventUnlock, Nature, Scale, StoryEvent
from engine.systems.cortex.words import die_text, pool_text

NATURES: tuple[Nature, ...] = ("standard", "heroic", "catastrophic")
SCALES: tuple[Scale, ...] = ("ordinary", "global", "cosmic")
LEAST_MILESTONES = 2
EVENT_LIMIT = 1500


class EventBegan(CortexEvent):
    """A new adventure: 1 PP and floor 1 for every hero (CX-TIME-02)."""

    kind: Literal["event_began"] = "event_began"
    event: StoryEvent

    def apply(self, state: CortexState) -> CortexState:
        fresh = tuple(at_event_start(one) for one in state.characters.values() if one.is_hero)
        return evolve(with_characters(state, *fresh), event=self.event, act=Act())

    def text(self) -> Text:
        return text("cortex-event-began", name=self.event.name)

    def show(self) -> tuple[Block, ...]:
        lines = [Line(text=text("cortex-event-milestone", name=one.name)) for one in self.event.milestones]
        lines += [Line(text=text(f"cortex-event-unlock-{one.tier}", name=one.name)) for one in self.event.unlocks]
        lines += effect_lines(self.event.effects)
        return (Line(text=self.text(), strong=True), *lines)


class ActBegan(CortexEvent):
    """The doom pool is set anew, traumas ease (CX-DOOM-01, CX-REC-10)."""

    kind: Literal["act_began"] = "act_began"
    act: Act
    doom: tuple[Die, ...]
    characters: tuple[Character, ...]

    def apply(self, state: CortexState) -> CortexState:
        return evolve(with_characters(state, *self.characters), act=self.act, doom=self.doom)

    def text(self) -> Text:
        return text("cortex-act-began", number=self.act.number, dice=pool_text(self.doom))


def act_opening(here: CortexPosition) -> Iterable[CortexPending]:
    """[New Event] and [New Act], between scenes."""
    if here.state.scene is not None:
        return
    yield _event(here)
    yield _act(here)


def _event(here: CortexPosition) -> CortexPending:
    number = here.state.event.number + 1
    prompt = Prompt(
        id=f"event.new.{number}",
        about="event",
        to=TO_GM,
        title=text("cortex-new-event"),
        body=(Line(text=text("cortex-new-event-says")), Line(text=text("cortex-new-event-example"))),
        ask=Ask(label=text("cortex-new-event-asks"), max_len=EVENT_LIMIT, required=True),
        least=0,
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-menu-story")),
    )

    def begun(led: CortexLedger, answer: Answer) -> None:
        led.post(EventBegan(event=read_event(answer.text, number, led.lexicon)))

    return Pending(prompt, begun)


def read_event(words: str, number: int, lexicon: Lexicon) -> StoryEvent:
    """A name on the first line; below it Milestones, their conditions as on a sheet, `5 unlock`, `10 unlock`.

    `d8 d6 name` is an effect with its price in doom dice (CX-DSP-10, FL-DOOM-12).
    Refusals: `effect-name-missing`, `event-milestones` below two, those of a Milestone (CX-TXT-06).
    """
    lines = tuple(text_lines(words))
    if not lines:
        raise Rejected("effect-name-missing")
    reader = MilestonesReader(lexicon)
    reader.begin(named=False)
    unlocks = []
    effects = []
    for line in lines[1:]:
        worth, _, what = line.text.partition(" ")
        priced = read_effect(line.text)
        if priced is not None:
            effects.append(priced)
        elif worth in {"5", "10"} and what and not is_condition(line, lexicon):
            unlocks.append(EventUnlock(name=what, tier="minor" if worth == "5" else "major"))
        elif line.bulleted and not is_condition(line, lexicon):
            reader.add(line.text)
        elif not reader.condition(line) and not reader.about(line):
            reader.add(line.text)
    if len(reader.found) < LEAST_MILESTONES:
        raise Rejected("event-milestones", least=LEAST_MILESTONES)
    milestones = tuple(evolve(one, completed=False) for one in reader.found)
    return StoryEvent(
        name=lines[0].text, milestones=milestones, unlocks=tuple(unlocks), effects=tuple(effects), number=number
    )


def _act(here: CortexPosition) -> CortexPending:
    number = here.state.act.number + 1
    by_nature = here.options.canon.doom_pool_at_act == "nature"
    natures = tuple(Option(id=one, label=text(f"cortex-nature-{one}"), group="nature") for one in NATURES)
    scales = tuple(Option(id=one, label=text(f"cortex-scale-{one}"), group="scale") for one in SCALES)
    dice = tuple(
        Option(id=f"d{die}", label=text("cortex-own-doom", die=die_text(die)), group="own", upto=6)
        for die in LADDER[1:]
    )
    prompt = Prompt(
        id=f"act.new.{here.state.event.number}.{number}",
        about="act",
        to=TO_GM,
        title=text("cortex-new-act", number=number),
        body=(Line(text=text("cortex-new-act-says" if by_nature else "cortex-new-act-base")),),
        options=(*natures, *scales, *dice) if by_nature else dice,
        groups=(
            *(
                (
                    Group(id="nature", label=text("cortex-nature"), most=1),
                    Group(id="scale", label=text("cortex-scale"), most=1),
                )
                if by_nature
                else ()
            ),
            Group(id="own", label=text("cortex-own-dice"), most=12),
        ),
        least=0,
        most=14,
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-menu-story")),
    )
    return Pending(prompt, _begun(number))


def _begun(number: int) -> Callable[[CortexLedger, Answer], None]:
    def begun(led: CortexLedger, answer: Answer) -> None:
        begin_act(led, number, answer.picks)

    return begun


def begin_act(led: CortexLedger, number: int, picks: tuple[str, ...]) -> None:
    """An Act with its doom pool: named dice, or nature × scale, or the table's base."""
    canon = led.options.canon
    own = tuple(read_die(one) for one in picks if one.startswith("d"))
    nature = next((one for one in NATURES if one in picks), NATURES[0])
    scale = next((one for one in SCALES if one in picks), SCALES[0])
    if own:
        start = own
    else:
        start = doom_of_act(nature, scale) if canon.doom_pool_at_act == "nature" else led.state.doom_base
    act = Act(number=number, nature=nature, scale=scale)
    characters = tuple(at_act_start(one, canon) for one in led.state.characters.values())
    led.post(ActBegan(act=act, doom=doom_at_act(start, led.state.doom, canon), characters=characters))
