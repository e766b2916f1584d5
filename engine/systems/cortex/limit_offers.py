"""Limits: by their owner, by the GM after the owner's no, a villain's by players and by the GM (flow H).

CX-LIM-01 … CX-LIM-06, CX-DEC-16, CX-DEC-17, CX-NPC-09; FL-PP-03, FL-DOOM-15.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    gm_characters,
    heroes_at,
    next_id,
)
from engine.systems.cortex.changes import change, with_xp, xp_lines
from engine.systems.cortex.character import Character, Custom, Limit, ShutDown
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.limit_use import bring
from engine.systems.cortex.limits import VILLAIN_PRICE, activate_limit
from engine.systems.cortex.pool_asked import limit_called
from engine.systems.cortex.sfx_asked import LimitCalled
from engine.systems.cortex.sfx_events import LimitAnnounced, LimitDeclined, LimitDropped
from engine.systems.cortex.shutting import shut_down
from engine.systems.cortex.words import PP, die_text, name_of

WORDS_LIMIT = 500
LEAVE, TAKE, DECLINE = "leave", "take", "decline"
GAIN, STEP = "gain", "step"


def limit_menus(here: CortexPosition) -> Iterable[CortexPending]:
    """Standing offers while a scene is open."""
    if here.state.scene is None:
        return
    for hero in heroes_at(here):
        yield from _own(here, hero)
        yield from _villains_by(here, hero)
    yield from _announcing(here)
    yield from _villains_by_gm(here)


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


def _limits(me: Character) -> Iterator[tuple[str, str, Limit]]:
    for at, held in enumerate(me.power_sets, start=1):
        for number, limit in enumerate(held.limits, start=1):
            yield f"{me.id}.{at}.{number}", held.name, limit


def _found(here: CortexPosition, key: str) -> tuple[Character, str, Limit]:
    """The Limit that an option names. Refusal: `out-of-date`."""
    me = character(here.state, key.split(".", 1)[0])
    for place, set_, limit in _limits(me):
        if place == key:
            return me, set_, limit
    raise Rejected("out-of-date")


def _blocked(me: Character, limit: Limit) -> Text | None:
    """A trait that is shut down is not shut down again."""
    off = set(shut_down(me))
    again = next((one.name for one in limit.consequence if isinstance(one, ShutDown) and one.name in off), None)
    return text("refuse-cortex-already-shut-down", name=again) if again is not None else None


def _options(me: Character, *, named: bool, cost: tuple[Cost, ...] = (), group: str = "") -> Iterator[Option]:
    for key, _, limit in _limits(me):
        label = text("cortex-limit-of", name=limit.name, who=me.name) if named else text("cortex-name", name=limit.name)
        yield Option(id=key, label=label, cost=cost, group=group, blocked=_blocked(me, limit))


def _lines(*characters: Character) -> tuple[Line, ...]:
    return tuple(
        Line(text=text("cortex-sfx-text", name=limit.name, text=_said_of(limit)))
        for one in characters
        for _, _, limit in _limits(one)
        if _said_of(limit)
    )


def _said_of(limit: Limit) -> str:
    """Its own text, when it comes about, or what it does in words."""
    return limit.text or limit.trigger or " ".join(one.text for one in limit.consequence if isinstance(one, Custom))


# ---- by the owner


def _own(here: CortexPosition, hero: Character) -> Iterator[CortexPending]:
    """Unasked, at a fitting moment: the consequence, and a point (CX-LIM-03, FL-PP-03)."""
    options = []
    for option, (_, _, limit) in zip(_options(hero, named=False), _limits(hero), strict=True):
        options.append(evolve(option, cost=(Cost(what=PP, amount=-limit.reward_pp),)))
    if hero.gone or all(one.blocked is not None for one in options):
        return

    def activated(led: CortexLedger, answer: Answer) -> None:
        _by_owner(led, *_found(led, answer.pick))

    prompt = Prompt(
        id=f"limit.own.{hero.id}",
        to=frozenset({hero.player}),
        title=text("cortex-limit-offer-title", who=hero.name),
        body=(Line(text=text("cortex-limit-offer-says")), *_lines(hero)),
        options=tuple(options),
        wait=Wait.NONE,
        menu=(MENU_ACT, text("cortex-limit-offer")),
    )
    yield Pending(prompt, activated)


def _by_owner(led: CortexLedger, me: Character, _set: str, limit: Limit) -> None:
    found = activate_limit(limit, owner="hero", by="player", pp=me.pp, doom=led.state.doom, canon=led.options.canon)
    change(led, None, evolve(me, pp=found.pp))
    bring(led, me.id, limit)


# ---- announced by the GM


def _announcing(here: CortexPosition) -> Iterator[CortexPending]:
    heroes = tuple(one for one in heroes_at(here) if not one.gone)
    known = {(one.who, one.set, one.name) for one in here.state.limits_called}
    options = [
        option
        for one in heroes
        for option, (_, set_, limit) in zip(_options(one, named=True), _limits(one), strict=True)
        if (one.id, set_, limit.name) not in known
    ]
    if all(one.blocked is not None for one in options):
        return

    def announced(led: CortexLedger, answer: Answer) -> None:
        me, set_, limit = _found(led, answer.pick)
        called = LimitCalled(
            id=next_id(led.state, "m"), who=me.id, set=set_, name=limit.name, words=answer.text.strip()
        )
        led.post(LimitAnnounced(called=called, name=me.name))

    prompt = Prompt(
        id="limit.announce",
        to=TO_GM,
        title=text("cortex-limit-announce"),
        body=(Line(text=text("cortex-limit-announce-says")), *_lines(*heroes)),
        options=tuple(options),
        ask=Ask(label=text("cortex-limit-announce-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-limit-offer")),
    )
    yield Pending(prompt, announced)


def _first_word(here: CortexPosition, called: LimitCalled, hero: Character, limit: Limit) -> Prompt:
    seat = hero.player if hero.player in here.seats else GM
    words = (Line(text=text("cortex-sfx-words", words=called.words)),) if called.words else ()
    told = _said_of(limit)
    about = (Line(text=text("cortex-sfx-text", name=limit.name, text=told)),) if told else ()
    return Prompt(
        id=f"limit.owner.{called.id}",
        to=frozenset({seat}),
        title=text("cortex-limit-owner-title", who=hero.name, limit=called.name),
        body=(*about, *words, Line(text=text("cortex-limit-owner-says"))),
        options=(
            Option(
                id=TAKE,
                label=text("cortex-limit-take"),
                cost=(Cost(what=PP, amount=-limit.reward_pp),),
                blocked=_blocked(hero, limit),
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
            _by_owner(led, me, called.set, limit)
            return
        led.post(LimitDeclined(called=called, name=me.name))
        if not led.state.doom:
            led.post(LimitDropped(called=called.id))

    return says


def _price(here: CortexPosition, called: LimitCalled) -> Prompt:
    """One doom die of any size (CX-LIM-04, CX-DSP-06)."""
    return Prompt(
        id=f"limit.pay.{called.id}",
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


# ---- of a villain


def _villains(here: CortexPosition, *, secret: bool) -> tuple[Character, ...]:
    """GM characters in the scene; those with a secret sheet only for the GM."""
    return tuple(
        one for one in gm_characters(here.state) if one.present and not one.gone and (secret or not one.secret)
    )


def _villains_by(here: CortexPosition, hero: Character) -> Iterator[CortexPending]:
    """For a point, without an opportunity (CX-LIM-05, CX-NPC-09)."""
    villains = _villains(here, secret=False)
    options = [option for one in villains for option in _options(one, named=True, cost=(Cost(what=PP, amount=1),))]
    if hero.gone or hero.pp < VILLAIN_PRICE or all(one.blocked is not None for one in options):
        return

    def activated(led: CortexLedger, answer: Answer) -> None:
        villain, _, limit = _found(led, answer.pick)
        me = character(led.state, hero.id)
        found = activate_limit(limit, owner="npc", by="player", pp=me.pp, doom=led.state.doom, canon=led.options.canon)
        line = text("cortex-limit-villain-paid", who=me.name, limit=limit.name)
        change(led, line, evolve(me, pp=found.pp))
        bring(led, villain.id, limit)

    prompt = Prompt(
        id=f"limit.villain.{hero.id}",
        to=frozenset({hero.player}),
        title=text("cortex-limit-villain"),
        body=(Line(text=text("cortex-limit-villain-says")), *_lines(*villains)),
        options=tuple(options),
        wait=Wait.NONE,
        menu=(MENU_ACT, text("cortex-limit-villain")),
    )
    yield Pending(prompt, activated)


def _villains_by_gm(here: CortexPosition) -> Iterator[CortexPending]:
    """The GM harms an own character; the doom pool gains (CX-LIM-06, FL-DOOM-15)."""
    villains = _villains(here, secret=True)
    options = [option for one in villains for option in _options(one, named=True, group="which")]
    if all(one.blocked is not None for one in options):
        return
    none_left = not here.state.doom or min(here.state.doom) >= LARGEST
    stuck = text("refuse-cortex-doom-pool-empty" if not here.state.doom else "refuse-cortex-step-above-d12")

    def activated(led: CortexLedger, answer: Answer) -> None:
        key = next(pick for pick in answer.picks if pick not in {GAIN, STEP})
        villain, _, limit = _found(led, key)
        found = activate_limit(
            limit,
            owner="npc",
            by="gm",
            pp=0,
            doom=led.state.doom,
            canon=led.options.canon,
            step_up_gain=STEP in answer.picks,
        )
        change(led, text("cortex-limit-gained"), doom=found.doom)
        bring(led, villain.id, limit)

    prompt = Prompt(
        id="limit.own.gm",
        to=TO_GM,
        title=text("cortex-limit-own"),
        body=(Line(text=text("cortex-limit-own-says")), *_lines(*villains)),
        options=(
            *options,
            Option(id=GAIN, label=text("cortex-limit-own-gain"), group="how"),
            Option(id=STEP, label=text("cortex-limit-own-step"), group="how", blocked=stuck if none_left else None),
        ),
        groups=(
            Group(id="which", label=text("cortex-limit-which"), least=1, most=1),
            Group(id="how", label=text("cortex-limit-own-how"), least=1, most=1),
        ),
        least=2,
        most=2,
        wait=Wait.NONE,
        secret=any(one.secret for one in villains),
        menu=(MENU_GM, text("cortex-limit-villain")),
    )
    yield Pending(prompt, activated)
