"""What a player spends a Feat Point on at any time of a session, and the hero's own Heat in combat.

FT-FP-09, FT-FP-12, FT-FP-15, FT-FP-17, FT-FP-18, FT-HEAT-05. Only what is legal now is offered;
*improve* has its own moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import (
    MENU_POINTS,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    kind_now,
    with_heroes,
)
from engine.systems.feats.by_hand import ChangeHeat
from engine.systems.feats.conditions import EXHAUSTION
from engine.systems.feats.feat_points import recover
from engine.systems.feats.gm_hand import MOST_AT_ONCE, move_by_hand
from engine.systems.feats.heat import KINDLED, kindle_heat
from engine.systems.feats.hero import Condition, Hero, HeroId
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.removals import ask_to_remove
from engine.systems.feats.scenes.details import propose_detail
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import condition_name

ONE_POINT = (Cost(what="feats-cost-point", amount=1),)
WORDS_LIMIT = 500


class HeatKindled(FeatsEvent):
    """+2 Heat at once, once in a combat scene (FT-FP-12)."""

    kind: Literal["heat_kindled"] = "heat_kindled"
    hero: HeroId
    name: str

    def apply(self, state: FeatsState) -> FeatsState:
        return with_heroes(state, kindle_heat(hero_called(state, self.hero), kind_now(state)))

    def text(self) -> Text:
        return text("feats-heat-kindled", hero=self.name, amount=str(KINDLED))


class StressRecovered(FeatsEvent):
    """All filled boxes are clear; Exhaustion stays (FT-FP-17, FT-FP-18)."""

    kind: Literal["stress_recovered"] = "stress_recovered"
    hero: HeroId
    name: str
    cleared: int

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        recovered = recover(hero.feat_points, hero.stress)
        return with_heroes(state, evolve(hero, feat_points=recovered.points, stress=recovered.stress))

    def text(self) -> Text:
        return text("feats-stress-recovered", hero=self.name, amount=self.cleared)


def feat_menu(here: FeatsPosition) -> Iterable[FeatsPending]:
    """The legal uses of a point for every hero, then the own Heat."""
    for hero in heroes_at(here):
        if here.state.session.open and hero.feat_points:
            yield from _uses(here, hero)
        if kind_now(here.state) == "combat":
            yield _own_heat(hero)


def _uses(here: FeatsPosition, hero: Hero) -> Iterable[FeatsPending]:
    state = here.state
    if kind_now(state) == "combat" and not hero.ignited_this_scene:
        yield _kindle(hero)
    if state.scene is not None and not any(one.hero == hero.id for one in state.details):
        yield _detail(hero)
    removable = _removable(hero, here.options)
    if removable and not any(one.hero == hero.id for one in state.removals):
        yield _remove(hero, removable)
    if hero.stress.filled:
        yield _recover(hero)


def _removable(hero: Hero, rules: FeatsOptions) -> tuple[Condition, ...]:
    forbidden = rules.exhaustion_removal == "forbidden"
    return tuple(one for one in hero.conditions if not (forbidden and one.id == EXHAUSTION))


def _use(hero: Hero, use: str, says: Text, options: tuple[Option, ...], ask: Ask | None = None) -> Prompt:
    return Prompt(
        id=f"points.{use}.{hero.id}",
        to=frozenset({hero.player}),
        title=text(f"feats-use-{use}", points=hero.feat_points),
        body=(Line(text=says),),
        options=options,
        ask=ask,
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
    )


def _kindle(hero: Hero) -> FeatsPending:
    def kindled(led: FeatsLedger, answer: Answer) -> None:
        led.post(HeatKindled(hero=hero.id, name=hero.name))

    option = Option(id="kindle", label=text("feats-kindle"), cost=ONE_POINT)
    return Pending(_use(hero, "heat", text("feats-use-heat-says", amount=str(KINDLED)), (option,)), kindled)


def _recover(hero: Hero) -> FeatsPending:
    def recovered(led: FeatsLedger, answer: Answer) -> None:
        filled = hero_called(led.state, hero.id).stress.filled
        led.post(StressRecovered(hero=hero.id, name=hero.name, cleared=filled))

    says = text("feats-use-recovery-says", amount=hero.stress.filled)
    option = Option(id="recover", label=text("feats-recover"), cost=ONE_POINT)
    return Pending(_use(hero, "recovery", says, (option,)), recovered)


def _detail(hero: Hero) -> FeatsPending:
    """Proposing costs nothing; the point goes when the detail comes true (FT-FP-14)."""

    def proposed(led: FeatsLedger, answer: Answer) -> None:
        propose_detail(led, hero, answer.text)

    ask = Ask(label=text("feats-use-detail-asks"), max_len=WORDS_LIMIT, required=True)
    prompt = evolve(_use(hero, "detail", text("feats-use-detail-says"), (), ask), least=0)
    return Pending(prompt, proposed)


def _remove(hero: Hero, conditions: tuple[Condition, ...]) -> FeatsPending:
    by_option = {f"c{number}": one for number, one in enumerate(conditions)}

    def asked(led: FeatsLedger, answer: Answer) -> None:
        ask_to_remove(led, hero, by_option[answer.pick].id, answer.text)

    options = tuple(Option(id=option, label=condition_name(one)) for option, one in by_option.items())
    ask = Ask(label=text("feats-use-condition-asks"), max_len=WORDS_LIMIT)
    prompt = _use(hero, "condition", text("feats-use-condition-says"), options, ask)
    return Pending(evolve(prompt, terms=tuple(one.id for one in conditions)), asked)


def _own_heat(hero: Hero) -> FeatsPending:
    counters = (
        Option(id="heat+", label=text("feats-count-heat-more"), group="heat", upto=MOST_AT_ONCE),
        *(
            (Option(id="heat-", label=text("feats-count-heat-less"), group="heat", upto=hero.heat),)
            if hero.heat
            else ()
        ),
    )
    prompt = Prompt(
        id=f"points.own-heat.{hero.id}",
        to=frozenset({hero.player}),
        title=text("feats-own-heat", heat=hero.heat),
        options=counters,
        groups=(Group(id="heat", label=text("feats-sheet-heat")),),
        most=sum(one.upto for one in counters),
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
    )

    def moved(led: FeatsLedger, answer: Answer) -> None:
        move_by_hand(led, hero, ChangeHeat(change="heat", amount=_heat_moved(answer.picks)), hero.player)

    return Pending(prompt, moved, _heat_moves)


def _heat_moved(picks: tuple[str, ...]) -> int:
    return picks.count("heat+") - picks.count("heat-")


def _heat_moves(picks: tuple[str, ...]) -> Quote:
    return Quote() if _heat_moved(picks) else Quote(problem=text("refuse-feats-bad-count"))
