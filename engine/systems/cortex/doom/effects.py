"""What the GM buys for the scene as a whole: an effect with its price, heroes forced apart (CX-DSP-09, CX-DSP-10).

FL-DOOM-11, FL-DOOM-12. The heroes that it concerns gain XP for a d12 (CX-DOOM-09, FL-DOOM-16).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, heroes_at, open_scene
from engine.systems.cortex.changes import SceneChanged, change
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import Die
from engine.systems.cortex.doom.paying import MENU_DOOM, die_of, paid, paying_dice
from engine.systems.cortex.doom.spending import Spend, least_die, spend_doom
from engine.systems.cortex.state import CortexState, EventEffect, Scene
from engine.systems.cortex.words import called, pool_text, refusal

APART_LIMIT = 300
EFFECT_LIMIT = 500


def _whom(here: CortexPosition) -> tuple[Option, ...]:
    return tuple(Option(id=f"w.{hero.id}", label=called(hero), group="whom") for hero in heroes_at(here))


def _heroes(picks: Iterable[str]) -> tuple[CharacterId, ...]:
    return tuple(one.removeprefix("w.") for one in picks if one.startswith("w."))


def in_use(state: CortexState, who: Iterable[CharacterId]) -> tuple[Die, ...]:
    """The affiliation or Severity dice that heroes have used in this round; none yet: none."""
    used = state.scene.round.affiliation_used if state.scene is not None else {}
    return tuple(die for one in who for die in state.characters[one].affiliation.get(used.get(one, ""), ()))


def apart(here: CortexPosition, scene: Scene) -> Iterator[CortexPending]:
    """Heroes are forced apart; where the rules allow it, together again (CX-DSP-09, FL-DOOM-11)."""
    heroes = heroes_at(here)
    if not heroes:
        return

    def priced(who: tuple[CharacterId, ...], dice: tuple[Die, ...] = ()) -> Spend:
        return Spend(purpose="split_or_join", dice=dice, in_use=in_use(here.state, who), affected=who)

    whom = _whom(here)
    cheapest = min(least_die(priced((hero.id,)), here.options.canon) for hero in heroes)
    prompt = Prompt(
        id=f"doom.apart.{scene.id}",
        about="parting",
        to=TO_GM,
        title=text("cortex-doom-apart"),
        body=(Line(text=text("cortex-doom-apart-says")),),
        options=(*whom, *paying_dice(here, cheapest)),
        groups=(
            Group(id="whom", label=text("cortex-hand-whom"), least=1),
            Group(id="die", label=text("cortex-hand-die"), least=1, most=1),
        ),
        most=len(whom) + 1,
        ask=Ask(label=text("cortex-doom-apart-asks"), max_len=APART_LIMIT),
        wait=Wait.NONE,
        menu=MENU_DOOM,
        terms=here.state.doom,
    )

    def quoted(picks: tuple[str, ...]) -> Quote:
        if not die_of(picks):
            return Quote()
        return _problem(here, priced(_heroes(picks), (die_of(picks),)))

    def forced(led: CortexLedger, answer: Answer) -> None:
        who = _heroes(answer.picks)
        paid(led, priced(who, (die_of(answer.picks),)))
        now = open_scene(led.state)
        together = set(who) <= set(now.separated) and led.options.canon.split_also_joins
        separated = (
            tuple(one for one in now.separated if one not in who)
            if together
            else tuple(dict.fromkeys((*now.separated, *who)))
        )
        line = text("cortex-doom-joined" if together else "cortex-doom-parted", words=tidy(answer.text))
        led.post(SceneChanged(scene=evolve(now, separated=separated), line=line))

    yield Pending(prompt, forced, quoted)


def effect(here: CortexPosition, scene: Scene) -> Iterator[CortexPending]:
    """An effect of the scene or the Event, or one in the GM's words (CX-DSP-10, FL-DOOM-12)."""
    if not here.state.doom:
        return
    known = {f"e{at}": one for at, one in enumerate((*here.state.event.effects, *scene.effects), start=1)}
    dice = tuple(evolve(one, upto=here.state.doom.count(die_of((one.id,)))) for one in paying_dice(here, 0))
    listed = tuple(Option(id=key, label=effect_text(one), group="effect") for key, one in known.items())
    whom = _whom(here)
    prompt = Prompt(
        id=f"doom.effect.{scene.id}",
        about="doom-scene",
        to=TO_GM,
        title=text("cortex-doom-effect"),
        body=(Line(text=text("cortex-doom-effect-says")),),
        options=(*listed, *dice, *whom),
        groups=(
            *((Group(id="effect", label=text("cortex-doom-effect"), most=1),) if listed else ()),
            Group(id="die", label=text("cortex-doom-pool"), least=1),
            *((Group(id="whom", label=text("cortex-hand-whom")),) if whom else ()),
        ),
        most=max(2, len(here.state.doom) + len(whom) + 1),
        ask=Ask(label=text("cortex-doom-effect-asks"), max_len=EFFECT_LIMIT),
        wait=Wait.NONE,
        menu=MENU_DOOM,
        terms=here.state.doom,
    )

    def asked(picks: tuple[str, ...]) -> Spend:
        given = tuple(int(one[1:]) for one in picks if one[1:].isdecimal() and one[0] == "d")
        bought = next((known[one] for one in picks if one in known), None)
        cost = bought.cost if bought is not None and bought.cost else given
        return Spend(purpose="scene_effect", dice=given, cost=cost, affected=_heroes(picks))

    def quoted(picks: tuple[str, ...]) -> Quote:
        spend = asked(picks)
        return _problem(here, spend) if spend.dice else Quote()

    def happened(led: CortexLedger, answer: Answer) -> None:
        bought = next((known[one] for one in answer.picks if one in known), None)
        words = answer.text.strip() or (bought.text or bought.name if bought is not None else "")
        if not words:
            raise Rejected("effect-name-missing")
        paid(led, asked(answer.picks))
        change(led, text("cortex-doom-effect-happens", words=words), strong=True)

    yield Pending(prompt, happened, quoted)


def effect_text(one: EventEffect) -> Text:
    """Its name, with its price if it has one."""
    name = text("cortex-name", name=one.name)
    return text("cortex-doom-effect-costs", name=name, dice=pool_text(one.cost)) if one.cost else name


def _problem(here: CortexPosition, spend: Spend) -> Quote:
    try:
        spend_doom(here.state.doom, spend, here.options.canon)
    except Rejected as why:
        return Quote(problem=refusal(why))
    return Quote()
