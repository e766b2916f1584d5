"""An SFX that the GM has to judge: a condition in words, or an effect by hand (CX-DEC-26, CX-FMT-06, CX-SFX-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.pool.asked import sfx_called
from engine.systems.cortex.sfx.asked import SfxAsked
from engine.systems.cortex.sfx.data import Custom, SpecialEffect
from engine.systems.cortex.sfx.events import SfxGranted, SfxRefused, SfxUsed
from engine.systems.cortex.sfx.now import at_once, play_at_once
from engine.systems.cortex.words import name_of

WORDS_LIMIT = 500


def sfx_requests(here: CortexPosition) -> Iterable[CortexPending]:
    """The GM says whether a condition in words is met; silence: it is not (CX-DEC-26)."""
    for asked in here.state.sfx_asked:
        if not asked.granted:
            yield Pending(_confirm(here, asked), _confirmed(asked.id))


def said_of(sfx: SpecialEffect) -> str:
    """Its own text, or what a condition in words asks for."""
    return sfx.text or " ".join(one.text for one in sfx.conditions if isinstance(one, Custom))


def needs_word(sfx: SpecialEffect) -> bool:
    """Whether the GM has to be asked."""
    return sfx.by_hand or any(isinstance(one, Custom) for one in sfx.conditions)


def _confirm(here: CortexPosition, asked: SfxAsked) -> Prompt:
    me = here.state.characters.get(asked.who)
    sfx = sfx_called(me, asked.set, asked.name) if me is not None else None
    told = said_of(sfx) if sfx is not None else ""
    body = [Line(text=text("cortex-sfx-text", name=asked.name, text=told))] if told else []
    if asked.words:
        body.append(Line(text=text("cortex-sfx-words", words=asked.words)))
    return Prompt(
        id=f"sfx.confirm.{asked.id}",
        about="sfx",
        to=TO_GM,
        title=text("cortex-sfx-confirm-title", who=name_of(here.state, asked.who), sfx=asked.name),
        body=(*body, Line(text=text("cortex-sfx-confirm-says"))),
        options=(
            Option(id="yes", label=text("cortex-sfx-confirm")),
            Option(id="no", label=text("cortex-sfx-refuse")),
        ),
        ask=Ask(label=text("cortex-sfx-confirm-asks"), max_len=WORDS_LIMIT),
        wait=Wait.WINDOW,
        default=Default(picks=("no",)),
    )


def _confirmed(asked_id: str) -> Callable[[CortexLedger, Answer], None]:
    def confirmed(led: CortexLedger, answer: Answer) -> None:
        asked = next(one for one in led.state.sfx_asked if one.id == asked_id)
        me = character(led.state, asked.who)
        sfx = sfx_called(me, asked.set, asked.name)
        if answer.pick != "yes" or sfx is None:
            led.post(SfxRefused(asked=asked, name=me.name))
            return
        if sfx.by_hand:
            led.post(SfxGranted(asked=asked, name=me.name))
            words = answer.text.strip()
            led.post(SfxUsed(who=me.id, name=me.name, set=asked.set, sfx=asked.name, words=words))
            return
        led.post(SfxGranted(asked=asked, name=me.name))
        if at_once(sfx):
            play_at_once(led, me, asked.set, sfx)

    return confirmed
