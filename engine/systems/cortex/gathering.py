"""Pools are built and thrown: the acting side's, and those of who reacts (CX-DEC-02, CX-DEC-03, CX-DEC-08, FL-TIME-03).

Until the dice fall the GM may strike a trait (CX-POOL-12, CX-DEC-04, CX-PSET-05, CX-GEN-01), or say that no roll is
needed (FL-WHEN-01, FL-WHEN-02, FL-TIME-01); the acting side may take its action back.
Facet and fitting traits the GM may strike until the roll: FL-GM-02, FL-TIME-02; doom dice before it: FL-TIME-04.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.base import GM, Rejected, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
)
from engine.systems.cortex.changes import ExchangeEnded, change, exchange_called, exchanges, move
from engine.systems.cortex.declaring import seat_of
from engine.systems.cortex.doom_paying import choice_of_dice, named_dice, pay_group
from engine.systems.cortex.effect_due import AidGoal
from engine.systems.cortex.exchange import ACTION, Choosing, Exchange, Gathering, Opposing, Reacting
from engine.systems.cortex.flow import after_choice, lapse
from engine.systems.cortex.odds_line import odds_lines, stand_lines
from engine.systems.cortex.pool_form import pool_form, silent_picks
from engine.systems.cortex.pool_options import PoolForm
from engine.systems.cortex.striking import striking
from engine.systems.cortex.throwing import GmPays, played_pool, priced_pool, throw
from engine.systems.cortex.turns import ask_again, turn_over
from engine.systems.cortex.words import PP, PP_BEYOND, die_text, name_of, refusal, who_text

WORDS_LIMIT = 500
STEP_UP_GAIN = "gain.up"
LAPSE = "lapse"
USUAL = "usual"
"""What a reaction rolls by itself (CX-DEC-03, CX-DEC-08)."""
END = (Group(id="end", label=text("cortex-group-end"), most=1),)
AUTOMATIC = (text("cortex-pool-automatic"),)
NO_ROLL = ("succeeds", "nothing", "impossible")
"""What the GM may rule instead of a roll (FL-WHEN-02)."""


def gathering_pools(here: CortexPosition) -> Iterable[CortexPending]:
    """Every pool that somebody is building."""
    for ex in exchanges(here.state):
        for stage in ex.at_work:
            match stage:
                case Gathering():
                    yield _build(here, ex, ACTION)
                    yield _take_back(here, ex)
                    yield from striking(here, ex)
                    yield _no_roll(here, ex)
                case Opposing(target=target):
                    yield _build(here, ex, target)
                case _:
                    pass


def _build(here: CortexPosition, ex: Exchange, key: str) -> CortexPending:
    who = ex.actor if key == ACTION else key
    me = here.state.characters.get(who)
    seat = seat_of(here, me) if me is not None else GM
    form = pool_form(here, ex, key)
    options = tuple(form.options)
    pay_with: tuple[Option, ...] = ()
    if seat == GM and me is not None and here.state.doom:
        gain = Option(id=STEP_UP_GAIN, label=text("cortex-gain-step-up"), group="doom")
        pay_with = choice_of_dice(here, number=len(here.state.doom))
        options = (*options, gain, *pay_with)
        form.options.append(gain)
    default: Default | None = Default(picks=(USUAL,))
    if key != ACTION:
        options = (*options, Option(id=USUAL, label=text("cortex-pool-automatic"), group="end"))
    else:
        options = (*options, Option(id=LAPSE, label=text("cortex-pool-lapse"), group="end"))
        default = Default(picks=(LAPSE,)) if seat != GM else None
    held = key != ACTION and seat == GM and not here.options.canon.auto_opposition
    prompt = Prompt(
        id=f"pool.{ex.question(key)}",
        about="pool",
        to=frozenset({seat}),
        title=_title(here, ex, key),
        body=tuple(_body(here, ex, key)),
        options=options,
        groups=(*form.groups(here.options.canon), *((pay_group(len(here.state.doom)),) if pay_with else ()), *END),
        least=0,
        most=max(2, sum(one.upto for one in options)),
        wait=Wait.TURN if key == ACTION or held else Wait.WINDOW,
        default=None if held else default,
        secret=me is not None and me.secret,
        menu=(MENU_GM if seat == GM else MENU_ACT,),
        terms=tuple(ex.struck),
    )
    return Pending(prompt, _built(ex.id, key), _quote(here, ex, key, form))


def _title(here: CortexPosition, ex: Exchange, key: str) -> Text:
    if key == ACTION:
        return text("cortex-pool-title", who=name_of(here.state, ex.actor))
    return text("cortex-react-title", who=who_text(here.state, key), against=name_of(here.state, ex.actor))


def _body(here: CortexPosition, ex: Exchange, key: str) -> Iterator[Block]:
    if ex.words:
        yield Line(text=text("cortex-words", words=ex.words))
    if key == ACTION:
        yield Line(text=text("cortex-against", who=_opponents(here, ex)))
        if isinstance(ex.goal, AidGoal):
            yield Line(text=text("cortex-aid-risk"))
        return
    total = ex.rolls[ACTION].reading
    if total is not None:
        yield Line(text=text("cortex-to-beat", total=str(total.total)))
    yield Line(text=text("cortex-react-says"))


def _opponents(here: CortexPosition, ex: Exchange) -> Text:
    shown = who_text(here.state, ex.opposed_by[0])
    for who in ex.opposed_by[1:]:
        shown = text("cortex-and", first=shown, second=who_text(here.state, who))
    return shown


def _quote(here: CortexPosition, ex: Exchange, key: str, form: PoolForm) -> Callable[[tuple[str, ...]], Quote]:
    """Price, what is left, the dice, the odds; or the rule that these picks break."""

    def quote(ids: tuple[str, ...]) -> Quote:
        if LAPSE in ids and len(ids) > 1:
            return Quote(problem=text("refuse-cortex-lapse-alone"))
        if LAPSE in ids:
            return Quote(lines=(text("cortex-pool-lapses"),))
        if not ids and key == ACTION:
            return Quote(problem=text("refuse-cortex-empty-pool"))
        if USUAL in ids and len(ids) > 1:
            return Quote(problem=text("refuse-cortex-usual-alone"))
        if not ids or USUAL in ids:
            return Quote(lines=_usual_roll(here, ex, key))
        picks = form.picked(ids)
        try:
            pool = played_pool(here, ex, key, picks, _paid_by_gm(ids)).pool
        except Rejected as refused:
            return Quote(problem=refusal(refused))
        dice = [one.die for one in pool.dice]
        who = here.state.characters.get(ex.actor if key == ACTION else key)
        lines: list[Text] = [text("cortex-pool-dice", dice=_listed(dice))] if dice else []
        if who is not None and who.is_hero:
            lines.append(text("cortex-pool-left", pp=str(pool.pp)))
            cost = _told(form, ids, pool.cost - pool.gain)
        else:
            paid = len(here.state.doom) - len(pool.doom)
            cost = ()
            if paid > 0:
                lines.append(text("cortex-pool-doom-paid", count=str(paid)))
        return Quote(cost=cost, lines=(*lines, *_chances(here, ex, key, dice)))

    return quote


def _usual_roll(here: CortexPosition, ex: Exchange, key: str) -> tuple[Text, ...]:
    """What falls when nothing is ticked."""
    dice = usual_dice(here, ex, key)
    if not dice:
        return AUTOMATIC
    return (text("cortex-pool-usual", dice=_listed(dice)), *_chances(here, ex, key, dice))


def _chances(here: CortexPosition, ex: Exchange, key: str, dice: Sequence[int]) -> tuple[Text, ...]:
    """An action against what would oppose it; a reaction against the total that lies on the table (CX-OPP-04)."""
    ties = here.options.canon.tie_winner == "action"
    if key == ACTION:
        return odds_lines(dice, usual_dice(here, ex, ex.opposed_by[0]), ties=ties)
    acted = ex.rolls[ACTION].reading
    return stand_lines(dice, acted.total + ties) if acted is not None else ()


def _told(form: PoolForm, ids: tuple[str, ...], price: int) -> tuple[Cost, ...]:
    """What the buttons say, and apart from it what dice beyond the free ones of their groups add (CX-POOL-03)."""
    said = sum(cost.amount for one in form.options if one.id in ids for cost in one.cost)
    costs = (Cost(what=PP, amount=said), Cost(what=PP_BEYOND, amount=price - said))
    return tuple(one for one in costs if one.amount)


def usual_dice(here: CortexPosition, ex: Exchange, key: str) -> tuple[int, ...]:
    """The dice that would answer if nobody said anything (CX-DEC-08)."""
    try:
        pool = priced_pool(here, ex, key, silent_picks(here, ex, key))
    except Rejected:
        return ()
    return tuple(one.die for one in pool.dice)


def _listed(dice: Sequence[int]) -> Text:
    shown = die_text(dice[0])
    for die in dice[1:]:
        shown = text("cortex-beside", first=shown, second=die_text(die))
    return shown


def _built(exchange_id: str, key: str) -> Callable[[CortexLedger, Answer], None]:
    def built(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None or key in ex.rolls:
            raise Rejected("out-of-date")
        if not answer.picks and key == ACTION:
            raise Rejected("empty-pool")
        if LAPSE in answer.picks:
            lapse(led, ex, text("cortex-lapsed", who=name_of(led.state, ex.actor)))
            return
        form = pool_form(led, ex, key)
        usual = not answer.picks or USUAL in answer.picks
        picks = silent_picks(led, ex, key) if usual else form.picked(answer.picks)
        ex = throw(led, ex, key, picks, _paid_by_gm(answer.picks))
        roll = ex.rolls[key]
        if not roll.pool:
            after_choice(led, ex, key)
            return
        if not isinstance(ex.stage, Reacting):
            move(led, ex, stage=Choosing(stage="choosing", roll=key))

    return built


def _paid_by_gm(ids: tuple[str, ...]) -> GmPays:
    return GmPays(dice=named_dice(ids), gain_steps=STEP_UP_GAIN in ids)


def _take_back(here: CortexPosition, ex: Exchange) -> CortexPending:
    """[Take it back] before the dice: no cost, and the turn is still there (CX-FLOW-03)."""
    actor = here.state.characters.get(ex.actor)
    seat = seat_of(here, actor) if actor is not None else GM

    def taken_back(led: CortexLedger, answer: Answer) -> None:
        led.post(ExchangeEnded(exchange=ex.id, line=text("cortex-taken-back", who=name_of(led.state, ex.actor))))
        ask_again(led)

    prompt = Prompt(
        id=f"pool.back.{ex.id}.{ex.asked}",
        to=frozenset({seat}),
        title=text("cortex-take-back-title", who=name_of(here.state, ex.actor)),
        body=(Line(text=text("cortex-take-back-says")),),
        options=(Option(id="back", label=text("cortex-take-back")),),
        wait=Wait.NONE,
        menu=(MENU_GM if seat == GM else MENU_ACT,),
    )
    return Pending(prompt, taken_back)


def _no_roll(here: CortexPosition, ex: Exchange) -> CortexPending:
    """The GM rules without dice: it succeeds, nothing changes, it cannot be done so (CX-GEN-06, CX-PSET-06)."""

    def ruled(led: CortexLedger, answer: Answer) -> None:
        line = text(f"cortex-no-roll-{answer.pick}", who=name_of(led.state, ex.actor))
        blocks = (Line(text=text("cortex-gm-words", words=answer.text.strip())),) if answer.text.strip() else ()
        change(led, line, blocks=blocks, strong=True)
        led.post(ExchangeEnded(exchange=ex.id))
        if answer.pick == "impossible":
            ask_again(led)
        elif not ex.in_transition:
            turn_over(led, ex.actor)

    prompt = Prompt(
        id=f"pool.none.{ex.id}.{ex.asked}",
        to=TO_GM,
        title=text("cortex-no-roll", who=name_of(here.state, ex.actor)),
        options=tuple(Option(id=one, label=text(f"cortex-no-roll-{one}-label")) for one in NO_ROLL),
        ask=Ask(label=text("cortex-gm-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, ruled)
