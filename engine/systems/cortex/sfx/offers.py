"""SFX outside the pool form: on a roll that lies there, at any time, or by asking the GM.

CX-DEC-05, CX-SFX-01. Nothing is spent by silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from engine.core.base import GM, Rejected, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.cortex.action.declaring import seat_of
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    next_id,
)
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import NONE, Die
from engine.systems.cortex.doom.paying import choice_quote, named_dice, picked, with_choice
from engine.systems.cortex.pool.picks import SfxPick
from engine.systems.cortex.sfx.activating import price_of
from engine.systems.cortex.sfx.asked import SfxAsked
from engine.systems.cortex.sfx.data import Reroll, SpecialEffect
from engine.systems.cortex.sfx.events import SfxRequested
from engine.systems.cortex.sfx.judged import needs_word, said_of
from engine.systems.cortex.sfx.now import activated_now, at_once, play_at_once
from engine.systems.cortex.sfx.rolled import AFTER_ROLL, check_on_roll, open_rolls, use_on_roll
from engine.systems.cortex.sfx.use import granted
from engine.systems.cortex.words import PP, pick_text, refusal

WORDS_LIMIT = 500
ASK = "ask"


def sfx_menus(here: CortexPosition) -> Iterable[CortexPending]:
    """For everybody in an open scene whose sheet has an SFX that may be used outside the pool form."""
    if here.state.scene is None:
        return
    for me in here.state.characters.values():
        if me.gone or (not me.is_hero and not me.present):
            continue
        yield from _again(here, me)
        menu = _menu(here, me)
        if menu is not None:
            yield menu


def _effects(me: Character) -> Iterator[tuple[str, str, SpecialEffect]]:
    for at, held in enumerate(me.power_sets, start=1):
        for number, sfx in enumerate(held.sfx, start=1):
            yield f"{at}.{number}", held.name, sfx


def _menu(here: CortexPosition, me: Character) -> CortexPending | None:
    rolled = next(open_rolls(here, me.id), None)
    options, lines = [], []
    for key, set_, sfx in _effects(me):
        option = _option(here, me, rolled, key, set_, sfx)
        if option is not None:
            options.append(option)
            if told := said_of(sfx):
                lines.append(Line(text=text("cortex-sfx-text", name=sfx.name, text=told)))
    if all(one.blocked is not None for one in options):
        return None
    seat = seat_of(here, me)
    prompt = Prompt(
        id=f"sfx.{me.id}",
        about="sfx",
        to=frozenset({seat}),
        title=text("cortex-sfx-offer-title", who=me.name),
        body=(Line(text=text("cortex-sfx-offer-says")), *lines),
        options=tuple(options),
        ask=Ask(label=text("cortex-sfx-offer-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        secret=me.secret,
        menu=(MENU_GM if seat == GM else MENU_ACT, text("cortex-sfx-offer")),
        terms=(rolled[0].id, rolled[0].asked) if rolled is not None else (),
    )
    prices = {place: price_of(one) for place, _, one in _effects(me)}
    dearest = 0 if me.is_hero else max(prices.values())
    asked = with_choice(prompt, here, number=dearest) if dearest else prompt
    if asked is prompt:
        return Pending(prompt, _used(me.id))

    def price(picks: tuple[str, ...]) -> tuple[Die, ...]:
        return (NONE,) * sum(prices.get(one.partition(".")[2], 0) for one in picks)

    return Pending(asked, _used(me.id), choice_quote(here, price))


def _option(
    here: CortexPosition,
    me: Character,
    rolled: tuple[Exchange, str] | None,
    key: str,
    set_: str,
    sfx: SpecialEffect,
) -> Option | None:
    """On the roll, at once, or by asking; None for what belongs into the pool form."""
    pick = SfxPick(group="sfx", set=set_, name=sfx.name)
    if needs_word(sfx) and not granted(here, me, pick):
        if not me.is_hero or any(
            (one.who, one.set, one.name) == (me.id, set_, sfx.name) for one in here.state.sfx_asked
        ):
            return None
        return Option(id=f"{ASK}.{key}", label=text("cortex-sfx-ask-gm", name=sfx.name))
    price = price_of(sfx)
    cost = (Cost(what=PP, amount=price),) if me.is_hero and price else ()
    shown = text("cortex-opt-sfx", name=sfx.name)
    if at_once(sfx):
        why = _refused(partial(activated_now, here, me, set_, sfx))
        return Option(id=f"now.{key}", label=shown, cost=cost, blocked=why)
    if rolled is None or sfx.timing not in AFTER_ROLL or _rerolls(sfx):
        return None
    ex, roll = rolled
    why = _refused(partial(check_on_roll, here, ex, roll, set_, sfx))
    return Option(id=f"roll.{key}", label=shown, cost=cost, blocked=why)


def _refused(check: Callable[[], object]) -> Text | None:
    try:
        check()
    except Rejected as refused:
        return refusal(refused)
    return None


def _rerolls(sfx: SpecialEffect) -> bool:
    return any(isinstance(one, Reroll) for one in sfx.benefits)


def _used(who: str) -> Callable[[CortexLedger, Answer], None]:
    def used(led: CortexLedger, answer: Answer) -> None:
        me = character(led.state, who)
        kind, key = picked(answer).split(".", 1)
        set_, sfx = next((held, one) for place, held, one in _effects(me) if place == key)
        if kind == ASK:
            asked = SfxAsked(id=next_id(led.state, "f"), who=who, set=set_, name=sfx.name, words=answer.text.strip())
            led.post(SfxRequested(asked=asked, name=me.name))
            return
        if kind == "now":
            play_at_once(led, me, set_, sfx, named_dice(answer.picks))
            return
        rolled = next(open_rolls(led, who), None)
        if rolled is None:
            raise Rejected("out-of-date")
        use_on_roll(led, *rolled, set_, sfx, pay=named_dice(answer.picks))

    return used


def _again(here: CortexPosition, me: Character) -> Iterator[CortexPending]:
    """A form for each SFX that throws dice again: which ones (CX-SFX-05)."""
    for ex, key in open_rolls(here, me.id):
        for place, set_, sfx in _effects(me):
            if not _rerolls(sfx) or sfx.timing not in AFTER_ROLL:
                continue
            if _refused(partial(check_on_roll, here, ex, key, set_, sfx)) is not None:
                continue
            yield _which(here, me, ex, key, place, set_, sfx)


def _which(
    here: CortexPosition, me: Character, ex: Exchange, key: str, place: str, set_: str, sfx: SpecialEffect
) -> CortexPending:
    roll = ex.rolls[key]
    price = price_of(sfx)
    seat = seat_of(here, me)
    lines = (Line(text=text("cortex-sfx-text", name=sfx.name, text=sfx.text)),) if sfx.text else ()

    def quote(ids: tuple[str, ...]) -> Quote:
        if not me.is_hero:
            return choice_quote(here, lambda _: (NONE,) * price)(ids)
        return Quote(cost=(Cost(what=PP, amount=price),) if ids and price else ())

    def thrown(led: CortexLedger, answer: Answer) -> None:
        again = tuple(sorted(int(one) for one in answer.picks if one.isdecimal()))
        use_on_roll(led, ex, key, set_, sfx, again, named_dice(answer.picks))

    prompt = Prompt(
        id=f"sfx.again.{ex.question(key)}.{place}",
        to=frozenset({seat}),
        title=text("cortex-sfx-which-title", sfx=sfx.name),
        body=(*lines, Line(text=text("cortex-sfx-which"))),
        options=tuple(
            Option(
                id=str(at),
                label=text("cortex-opt-die-again", die=die, what=pick_text(roll.picks[one.pick])),
            )
            for at, (one, die) in enumerate(zip(roll.pool, roll.dice, strict=True))
        ),
        least=1,
        most=max(2, len(roll.pool)),
        wait=Wait.NONE,
        secret=me.secret,
        menu=(MENU_GM if seat == GM else MENU_ACT, text("cortex-sfx-offer")),
    )
    asked = with_choice(prompt, here, number=price) if price > 0 and not me.is_hero else prompt
    return Pending(asked, thrown, quote)
