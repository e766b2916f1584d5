"""How the GM pays with doom dice: sizes to pick from, dice that leave the pool, XP for d12 (CX-DOOM-07, CX-DOOM-09).

What costs a player a point costs the GM a doom die of any size (CX-NPC-08, FL-DOOM-15): the GM names it where there are
several sizes, else the smallest is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engine.core.base import Rejected, evolve, text
from engine.core.prompt import Answer, Group, Option, Prompt, Quote
from engine.systems.cortex.at_table import MENU_GM, CortexLedger, CortexPosition
from engine.systems.cortex.changes import change, with_xp, xp_lines
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import NONE, Die, written
from engine.systems.cortex.doom.spending import Spend, Spent, dice_for, spend_doom
from engine.systems.cortex.words import die_text, refusal

PAY = "pay"
FOR = "for"
MENU_DOOM = (MENU_GM, text("cortex-menu-doom"))


def paying_dice(here: CortexPosition, least: Die) -> tuple[Option, ...]:
    """One option for each size that is in the pool; too small ones blocked with the reason."""
    sizes = sorted(set(here.state.doom))
    return tuple(
        Option(
            id=f"d{die}",
            label=text("cortex-pay-die", die=die_text(die)),
            group="die",
            blocked=None
            if die >= least
            else text("refuse-cortex-doom-die-too-small", need=written(least), has=written(die)),
        )
        for die in sizes
    )


def paid(led: CortexLedger, spend: Spend) -> Spent:
    """Doom dice leave the pool; heroes gain XP for d12."""
    spent = spend_doom(led.state.doom, spend, led.options.canon)
    change(led, None, *with_xp(led, spent.xp), doom=spent.doom)
    for line in xp_lines(led.state, spent.xp):
        change(led, line)
    return spent


def die_of(picks: Iterable[str]) -> Die:
    """The first doom die that is picked; 0 for none."""
    return next((int(one[1:]) for one in picks if one[0] == "d" and one[1:].isdecimal()), 0)


def choice_of_dice(here: CortexPosition, least: Die = NONE, number: int = 1) -> tuple[Option, ...]:
    """The sizes with which up to `number` dice may be paid; none where there is one size only."""
    held = Counter(die for die in here.state.doom if die >= least)
    if len(held) < 2:
        return ()
    return tuple(
        Option(
            id=f"{PAY}{die}", label=text("cortex-pay-die", die=die_text(die)), group=PAY, upto=min(number, held[die])
        )
        for die in sorted(held)
    )


def pay_group(number: int = 1) -> Group:
    """The heading above a choice of dice; with nothing ticked the smallest are paid."""
    return Group(id=PAY, label=text("cortex-group-pay"), most=number)


def with_choice(prompt: Prompt, here: CortexPosition, least: Die = NONE, number: int = 1) -> Prompt:
    """A question that takes the doom dice with its picks; unchanged where there is nothing to choose."""
    dice = choice_of_dice(here, least, number)
    if not dice:
        return prompt
    return evolve(
        prompt,
        options=(*(evolve(one, group=FOR) for one in prompt.options), *dice),
        groups=(Group(id=FOR, label=text("cortex-group-pay-for"), least=1, most=prompt.most), pay_group(number)),
        most=prompt.most + number,
        terms=(*prompt.terms, *here.state.doom),
    )


def picked(answer: Answer) -> str:
    """What is paid for."""
    return next((one for one in answer.picks if not one.startswith(PAY)), "")


def named_dice(picks: Iterable[str]) -> tuple[Die, ...]:
    """The doom dice that the GM has ticked to pay with."""
    return tuple(int(one.removeprefix(PAY)) for one in picks if one.startswith(PAY))


def choice_quote(
    here: CortexPosition, prices: Callable[[tuple[str, ...]], Sequence[Die]]
) -> Callable[[tuple[str, ...]], Quote]:
    """What is wrong with the dice that are ticked, for the prices of what is ticked with them."""

    def quoted(picks: tuple[str, ...]) -> Quote:
        if all(one.startswith(PAY) for one in picks):
            return Quote()
        try:
            dice_for(here.state.doom, prices(picks), named_dice(picks))
        except Rejected as refused:
            return Quote(problem=refusal(refused))
        return Quote()

    return quoted


def pay_any(led: CortexLedger, picks: Iterable[str], affected: tuple[CharacterId, ...] = ()) -> None:
    """One die of any size: the ticked one, else the smallest. Heroes that it touches gain XP for a d12 (CX-DOOM-09).

    Refusals: those of `dice_for`.
    """
    dice = dice_for(led.state.doom, (NONE,), named_dice(picks))
    paid(led, Spend(purpose="extra_trait", dice=dice, affected=affected))
