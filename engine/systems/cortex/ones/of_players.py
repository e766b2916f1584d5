"""Ones on a hero's dice: the GM buys doom dice with them, or brings a villain's trait back.

CX-HITCH, CX-SHUT-04, CX-DEC-07; FL-HITCH-02, FL-TIME-06.
"""

from __future__ import annotations

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.action.flow import go_on
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, character, gm_characters
from engine.systems.cortex.changes import change, exchange_called, move
from engine.systems.cortex.character import Character
from engine.systems.cortex.ones.hitches import Group as OnesGroup
from engine.systems.cortex.ones.hitches import Offer, buy_hitches, hitch_offers
from engine.systems.cortex.recovery.shutting import restorable, works_again
from engine.systems.cortex.words import die_text, name_of, pool_text

MISHAP_LIMIT = 500


def ones_of_player(here: CortexPosition, ex: Exchange, key: str) -> CortexPending:
    roll = ex.rolls[key]
    left = roll.ones - roll.ones_used
    any_die = here.options.canon.doom_step_target == "any"
    found = hitch_offers(left, here.state.doom, partial=True, any_die=any_die)
    offers = {f"o{at}": one for at, one in enumerate(found)}
    prompt = Prompt(
        id=f"ones.{ex.question(key)}",
        about="hitch",
        to=TO_GM,
        title=text("cortex-ones-title", count=str(roll.ones), who=name_of(here.state, roll.who)),
        body=(
            Line(text=text("cortex-ones-says")),
            Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),
        ),
        options=(
            *(Option(id=one, label=_offer(offer)) for one, offer in offers.items()),
            *(Option(id=key, label=text("cortex-goal-restore", name=name)) for key, (_, name) in _broken(here).items()),
        ),
        ask=Ask(label=text("cortex-mishap-asks"), max_len=MISHAP_LIMIT),
        wait=Wait.WINDOW,
        default=Default(picks=(next(reversed(offers)),)),
    )

    def bought(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        if answer.pick not in offers:
            _restore_by_one(led, now, key, *_broken(led)[answer.pick])
            return
        offer = offers[answer.pick]
        if offer.pp:
            _buy(led, roll.who, left, offer, answer.text.strip())
        taken = sum((die - 4) // 2 for die in offer.add) + offer.step_up
        used = evolve(now.rolls[key], ones_used=roll.ones_used + taken)
        now = move(led, now, rolls=now.rolls.set(key, used))
        if not offer.step_up or taken >= left:  # steps come before new dice: after them the rest is still for sale
            go_on(led, now, key)

    return Pending(prompt, bought)


def _broken(here: CortexPosition) -> dict[str, tuple[Character, str]]:
    """Traits of GM characters that one of a hero's ones brings back (CX-SHUT-04, CX-DEC-07)."""
    return {
        f"restore.{one.id}.{place}": (one, name)
        for one in gm_characters(here.state)
        if one.present and not one.gone
        for place, name in restorable(one)
    }


def _restore_by_one(led: CortexLedger, ex: Exchange, key: str, owner: Character, name: str) -> None:
    """The roller gets a point, the trait works, no doom die comes of this one; further ones are asked about."""
    roll = ex.rolls[key]
    roller = character(led.state, roll.who)
    found = buy_hitches(roll.ones - roll.ones_used, led.state.doom, [OnesGroup(ones=1, use="restore")])
    paid = evolve(roller, pp=roller.pp + found.pp)
    change(led, text("cortex-restored", name=name), paid, works_again(owner, name), strong=True)
    ex = move(led, ex, rolls=ex.rolls.set(key, evolve(roll, ones_used=roll.ones_used + 1)))
    if not found.left:
        go_on(led, ex, key)


def _buy(led: CortexLedger, who: str, ones: int, offer: Offer, mishap: str) -> None:
    """The GM describes what comes with the rising threat (CX-HITCH-05, FL-HITCH-02)."""
    groups = [OnesGroup(ones=(die - 4) // 2, use="add") for die in offer.add]
    if offer.step_up:
        groups = [OnesGroup(ones=offer.step_up, use="step_up", die=offer.die)]
    found = buy_hitches(ones, led.state.doom, groups)
    roller = character(led.state, who)
    line = text("cortex-ones-bought", who=roller.name, pp=found.pp, dice=pool_text(found.doom))
    blocks = (Line(text=text("cortex-gm-words", words=mishap)),) if mishap else ()
    change(led, line, evolve(roller, pp=roller.pp + found.pp), doom=found.doom, blocks=blocks)


def _offer(offer: Offer) -> Text:
    if offer.step_up and offer.die is not None:
        return text("cortex-ones-step-die", steps=offer.step_up, die=die_text(offer.die))
    if offer.step_up:
        return text("cortex-ones-step", steps=offer.step_up)
    if not offer.add:
        return text("cortex-ones-nothing")
    shown: Text = die_text(offer.add[0])
    for die in offer.add[1:]:
        shown = text("cortex-beside", first=shown, second=die_text(die))
    return text("cortex-ones-add", dice=shown, pp=offer.pp)
