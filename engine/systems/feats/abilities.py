"""An ability used as itself, not as a contribution to a montage.

FT-HEAT-01, FT-HEAT-02, FT-HEAT-03, FT-HEAT-05, A-09. In combat it takes its current Heat cost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Option, Prompt, Wait
from engine.systems.feats.at_table import (
    MENU_ACT,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    open_scene,
    with_heroes,
)
from engine.systems.feats.effects import effect_named, replaced, use_ability
from engine.systems.feats.heat import pay_heat
from engine.systems.feats.hero import Effect, Hero, HeroId
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.scenes.kind import SceneKind
from engine.systems.feats.state import FeatsState

WORDS_LIMIT = 500


class AbilityUsed(FeatsEvent):
    """Marked for the scene; `heat` was paid."""

    kind: Literal["ability_used"] = "ability_used"
    hero: HeroId
    name: str
    ability: Effect
    """As it is after the use."""
    heat: int
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        hero = pay_heat(hero_called(state, self.hero), self.heat)
        return with_heroes(state, evolve(hero, abilities=replaced(hero.abilities, self.ability)))

    def text(self) -> Text:
        key = "feats-ability-used-for-heat" if self.heat else "feats-ability-used"
        args: dict[str, str | int] = {"hero": self.name, "ability": self.ability.name}
        said = text(key, **args, heat=self.heat) if self.heat else text(key, **args)
        return text("feats-detail-words", line=said, words=self.words) if self.words else said


def abilities(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Use an ability] in an open scene that is no montage, for every hero who has one."""
    scene = here.state.scene
    if scene is None or scene.kind == "montage":
        return
    for hero in heroes_at(here):
        if hero.abilities:
            yield _use(hero, scene.kind, here.options)


def _use(hero: Hero, kind: SceneKind, rules: FeatsOptions) -> FeatsPending:
    by_option = {f"a{number}": one for number, one in enumerate(hero.abilities)}
    prompt = Prompt(
        id=f"ability.{hero.id}",
        to=frozenset({hero.player}),
        title=text("feats-use-ability"),
        options=tuple(_option(hero, option, one, kind, rules) for option, one in by_option.items()),
        ask=Ask(label=text("feats-use-ability-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
        terms=tuple(one.id for one in hero.abilities),
    )

    def used(led: FeatsLedger, answer: Answer) -> None:
        now = hero_called(led.state, hero.id)
        ability = effect_named(now.abilities, by_option[answer.pick].id)
        use = use_ability(ability, open_scene(led.state).kind, led.options)
        led.post(
            AbilityUsed(hero=hero.id, name=hero.name, ability=use.effect, heat=use.heat_cost, words=answer.text.strip())
        )

    return Pending(prompt, used)


def _option(hero: Hero, option: str, ability: Effect, kind: SceneKind, rules: FeatsOptions) -> Option:
    """Its price on the button; one that is used up or too dear says why."""
    label = text("feats-entry", name=ability.name)
    try:
        heat = use_ability(ability, kind, rules).heat_cost
        cost = (Cost(what="feats-cost-heat", amount=heat),) if heat else ()
        pay_heat(hero, heat)
    except Rejected as refused:
        why = Text(key=f"refuse-feats-{refused.code}", args=text("", **refused.args_of_text).args)
        return Option(id=option, label=label, blocked=why)
    return Option(id=option, label=label, cost=cost)
