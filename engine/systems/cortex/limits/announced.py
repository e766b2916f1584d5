"""A Limit that the GM announces: the owner has the first word, then a doom die may pay for it.

CX-LIM-04, CX-DSP-06, CX-DEC-17.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
    next_id,
)
from engine.systems.cortex.changes import change, with_xp, xp_lines
from engine.systems.cortex.character import Character
from engine.systems.cortex.limits.options import (
    limit_at,
    limit_blocked,
    limit_lines,
    limit_options,
    limits_of,
    said_of_limit,
)
from engine.systems.cortex.limits.own import brought_by_owner
from engine.systems.cortex.limits.rules import activate_limit
from engine.systems.cortex.limits.use import bring
from engine.systems.cortex.pool.asked import limit_called
from engine.systems.cortex.sfx.asked import LimitCalled
from engine.systems.cortex.sfx.data import Limit
from engine.systems.cortex.sfx.events import LimitAnnounced, LimitDeclined, LimitDropped
from engine.systems.cortex.words import PP, die_text, name_of

WORDS_LIMIT = 500
LEAVE, TAKE, DECLINE = "leave", "take", "decline"


def limits_called(here: CortexPosition) -> Iterable[CortexPending]:
    """What the GM has announced: the owner first, then the GM's doom die. Silence declines, and leaves it alone."""
    for called in here.state.limits_called:
        hero = here.state.characters.get(called.who)
        limit = limit_called(hero, called.set, called.name) if hero is not None else None
        if hero is None or limit is None:
            yield Pending(_gone(called), _dropped(called))
        elif not called.declined:
            yield Pending(_first_word(here, called, hero, limit), _owner_says(called))
        else:
            yield Pending(_price(here, called), _gm_pays(called))


def announcing(here: CortexPosition) -> Iterator[CortexPending]:
    heroes = tuple(one for one in heroes_at(here) if not one.gone)
    known = {(one.who, one.set, one.name) for one in here.state.limits_called}
    options = [
        option
        for one in heroes
        for option, (_, set_, limit) in zip(limit_options(one, named=True), limits_of(one), strict=True)
        if (one.id, set_, limit.name) not in known
    ]
    if all(one.blocked is not None for one in options):
        return

    def announced(led: CortexLedger, answer: Answer) -> None:
        me, set_, limit = limit_at(led, answer.pick)
        called = LimitCalled(
            id=next_id(led.state, "m"), who=me.id, set=set_, name=limit.name, words=answer.text.strip()
        )
        led.post(LimitAnnounced(called=called, name=me.name))

    prompt = Prompt(
        id="limit.announce",
        about="limit",
        to=TO_GM,
        title=text("cortex-limit-announce"),
        body=(Line(text=text("cortex-limit-announce-says")), *limit_lines(*heroes)),
        options=tuple(options),
        ask=Ask(label=text("cortex-limit-announce-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-limit-offer")),
    )
    yield Pending(prompt, announced)


def _first_word(here: CortexPosition, called: LimitCalled, hero: Character, limit: Limit) -> Prompt:
    seat = hero.player if hero.player in here.seats else GM
    words = (Line(text=text("cortex-sfx-words", words=called.words)),) if called.words else ()
    told = said_of_limit(limit)
    about = (Line(text=text("cortex-sfx-text", name=limit.name, text=told)),) if told else ()
    return Prompt(
        id=f"limit.owner.{called.id}",
        about="limit",
        to=frozenset({seat}),
        title=text("cortex-limit-owner-title", who=hero.name, limit=called.name),
        body=(*about, *words, Line(text=text("cortex-limit-owner-says"))),
        options=(
            Option(
                id=TAKE,
                label=text("cortex-limit-take"),
                cost=(Cost(what=PP, amount=-limit.reward_pp),),
                blocked=limit_blocked(hero, limit),
            ),
            Option(id=DECLINE, label=text("cortex-limit-decline")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=(DECLINE,)),
    )


def _owner_says(called: LimitCalled) -> Callable[[CortexLedger, Answer], None]:
    def says(led: CortexLedger, answer: Answer) -> None:
        me = character(led.state, called.who)
        limit = limit_called(me, called.set, called.name)
        if answer.pick == TAKE and limit is not None:
            led.post(LimitDropped(called=called.id))
            brought_by_owner(led, me, called.set, limit)
            return
        led.post(LimitDeclined(called=called, name=me.name))
        if not led.state.doom:
            led.post(LimitDropped(called=called.id))

    return says


def _price(here: CortexPosition, called: LimitCalled) -> Prompt:
    """One doom die of any size (CX-LIM-04, CX-DSP-06)."""
    return Prompt(
        id=f"limit.pay.{called.id}",
        about="limit",
        to=TO_GM,
        title=text("cortex-limit-pay-title", who=name_of(here.state, called.who), limit=called.name),
        body=(Line(text=text("cortex-limit-pay-says")),),
        options=(
            *(
                Option(id=f"d{die}", label=text("cortex-limit-pay", die=die_text(die)))
                for die in sorted(set(here.state.doom))
            ),
            Option(id=LEAVE, label=text("cortex-limit-leave")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=(LEAVE,)),
    )


def _gm_pays(called: LimitCalled) -> Callable[[CortexLedger, Answer], None]:
    def pays(led: CortexLedger, answer: Answer) -> None:
        led.post(LimitDropped(called=called.id))
        me = character(led.state, called.who)
        limit = limit_called(me, called.set, called.name)
        if answer.pick == LEAVE or limit is None:
            return
        found = activate_limit(
            limit,
            owner="hero",
            by="gm",
            pp=me.pp,
            doom=led.state.doom,
            canon=led.options.canon,
            declined=True,
            spend=(int(answer.pick.removeprefix("d")),),
        )
        gained = {me.id: found.xp} if found.xp else {}
        line = text("cortex-limit-paid", limit=called.name)
        change(led, line, *with_xp(led, gained), doom=found.doom)
        for one in xp_lines(led.state, gained):
            change(led, one)
        bring(led, me.id, limit)

    return pays


def _gone(called: LimitCalled) -> Prompt:
    """The Limit is no longer on the sheet: the GM puts the announcement away."""
    return Prompt(
        id=f"limit.gone.{called.id}",
        to=TO_GM,
        title=text("cortex-limit-announce"),
        options=(Option(id=LEAVE, label=text("cortex-limit-leave")),),
        wait=Wait.WINDOW,
        default=Default(picks=(LEAVE,)),
    )


def _dropped(called: LimitCalled) -> Callable[[CortexLedger, Answer], None]:
    def dropped(led: CortexLedger, answer: Answer) -> None:
        led.post(LimitDropped(called=called.id))

    return dropped
