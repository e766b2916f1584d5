"""Ones of a GM's roll, for every player with a hero in the scene, until the exchange is over; 1 PP each.

CX-OPN-01, CX-OPN-02, CX-OPN-03, CX-LIM-07, CX-DEC-10, CX-EFF-04, CX-STUNT-03, CX-STUNT-05; FL-OPEN-01 … -05, FL-TIME-09
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange, Lingering
from engine.systems.cortex.action.flow import finish
from engine.systems.cortex.at_table import (
    MENU_POINTS,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
)
from engine.systems.cortex.changes import change, exchange_called, exchanges, move
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.effects.making import (
    push_die,
    require_window,
    resource_die,
    resource_lasts,
    step_up_asset,
    stunt_die,
)
from engine.systems.cortex.held import Asset, Banked, Resource
from engine.systems.cortex.ones.of_gm import awaited, gm_ones, may_use, unasked
from engine.systems.cortex.ones.opportunities import PRICE, require_opportunity
from engine.systems.cortex.points import pay
from engine.systems.cortex.recovery.shutting import restorable, works_again
from engine.systems.cortex.words import PP, die_text

LET_GO = "no"


def opportunity_offers(here: CortexPosition) -> Iterable[CortexPending]:
    """An offer to each hero while a GM's roll of an open exchange shows an unused one."""
    for ex in exchanges(here.state):
        left = gm_ones(here, ex) - ex.gm_ones_used
        if isinstance(ex.stage, Lingering):
            asked = awaited(here, ex, ex.stage.asked)
            yield from (_last_call(_offer(here, ex, hero, left), ex, hero) for hero in asked)
            if not asked:
                yield _go_on(ex)
            continue
        for hero in heroes_at(here) if left > 0 else ():
            if may_use(here, ex, hero):
                yield _offer(here, ex, hero, left)


def _last_call(offer: CortexPending, ex: Exchange, hero: Character) -> CortexPending:
    """Everything has landed: use it now, or let it go, as silence does (CX-DEC-10, FL-TIME-09)."""
    poor = text("refuse-cortex-not-enough-pp", need=PRICE, has=hero.pp) if hero.pp < PRICE else None
    prompt = evolve(
        offer.prompt,
        id=f"{offer.prompt.id}.last",
        options=(
            *(evolve(one, blocked=poor) for one in offer.prompt.options),
            Option(id=LET_GO, label=text("cortex-opportunity-no")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=(LET_GO,)),
        clock=f"opportunity.{ex.id}",
    )

    def answered(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        if answer.pick == LET_GO:
            move(led, now, let_go=(*now.let_go, hero.id))
        else:
            offer.then(led, answer)
        now = exchange_called(led.state, ex.id)
        if now is not None and not unasked(led, now):
            finish(led, now)

    return Pending(prompt, answered)


def _go_on(ex: Exchange) -> CortexPending:
    """Who could have used a one has left, or has spent the point elsewhere."""

    def gone_on(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        finish(led, now)

    prompt = Prompt(
        id=f"opportunity.{ex.id}.over.{ex.asked}",
        to=TO_GM,
        title=text("cortex-opportunity-over"),
        options=(Option(id="on", label=text("cortex-opportunity-on")),),
        wait=Wait.WINDOW,
        default=Default(picks=("on",)),
    )
    return Pending(prompt, gone_on)


def _offer(here: CortexPosition, ex: Exchange, hero: Character, left: int) -> CortexPending:
    price = (Cost(what=PP, amount=PRICE),)
    prompt = Prompt(
        id=f"opportunity.{ex.id}.{hero.id}.{ex.gm_ones_used}",
        about="opportunity",
        to=frozenset({hero.player}),
        title=text("cortex-opportunity-title", count=left),
        body=(Line(text=text("cortex-opportunity-says")),),
        options=tuple(evolve(one, cost=price) for one in uses(here, ex, hero)),
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
    )
    return Pending(prompt, _used(ex.id, hero.id))


def uses(here: CortexPosition, ex: Exchange, hero: Character) -> Iterator[Option]:
    die = die_text(push_die(opportunity=True))
    yield Option(id="push", label=text("cortex-opt", die=die, what=text("cortex-opt-push")))
    sources = (*(one.name for one in hero.power_sets), *hero.specialties)
    for at, source in enumerate(sources, start=1):
        what = text("cortex-opt-stunt", source=source)
        label = text("cortex-opt", die=die_text(stunt_die(opportunity=True)), what=what)
        yield Option(id=f"stunt.{at}", label=label)
    for holder, at, asset in _fresh_assets(here):
        yield Option(id=f"asset.{holder.id}.{at}", label=text("cortex-step-asset", name=asset.name))
    for key, name in restorable(hero):
        yield Option(id=f"restore.{key}", label=text("cortex-goal-restore", name=name))
    alive = {one.specialty for one in hero.resources}
    for at, (name, level) in enumerate(hero.specialties.items(), start=1):
        label = text("cortex-rest-resource", specialty=name)
        try:
            resource_die(level, "opportunity", has_resource=name in alive)
        except Rejected:
            continue
        yield Option(id=f"res.{at}", label=label)


def _fresh_assets(here: CortexPosition) -> Iterator[tuple[Character, int, Asset]]:
    """Assets that may still be stepped up, whoever holds them (hook 5)."""
    for holder in here.state.characters.values():
        for at, asset in enumerate(holder.assets):
            maker = here.state.characters.get(asset.creator)
            if maker is None or asset.die >= 12:
                continue
            since = maker.actions_done - asset.created_at
            try:
                require_window(here.options.canon, same_action=since == 0, actions_since=max(0, since - 1))
            except Rejected:
                continue
            yield holder, at, asset


def _used(exchange_id: str, who: CharacterId) -> Callable[[CortexLedger, Answer], None]:
    def used(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None:
            raise Rejected("out-of-date")
        hero = character(led.state, who)
        opposed = who in (ex.actor, *ex.targets)
        require_opportunity(gm_ones(led, ex), ex.gm_ones_used, hero.pp, led.options.canon, opposed=opposed)
        gain(led, evolve(hero, pp=pay(hero.pp, PRICE)), answer.pick)
        move(led, ex, gm_ones_used=ex.gm_ones_used + 1)

    return used


def gain(led: CortexLedger, hero: Character, pick: str) -> None:
    kind, _, rest = pick.partition(".")
    match kind:
        case "push":
            die = push_die(opportunity=True)
            after = evolve(hero, banked=(*hero.banked, Banked(die=die, used_as="push")))
            change(led, text("cortex-banked", who=hero.name, die=die_text(die)), after)
        case "stunt":
            sources = (*(one.name for one in hero.power_sets), *hero.specialties)
            die = stunt_die(opportunity=True)
            banked = Banked(die=die, used_as="stunt", source=sources[int(rest) - 1])
            change(
                led,
                text("cortex-banked", who=hero.name, die=die_text(die)),
                evolve(hero, banked=(*hero.banked, banked)),
            )
        case "asset":
            holder_id, _, at = rest.partition(".")
            holder = hero if holder_id == hero.id else character(led.state, holder_id)
            asset = holder.assets[int(at)]
            better = evolve(asset, die=step_up_asset(asset.die))
            assets = tuple(better if one is asset else one for one in holder.assets)
            stepped = evolve(holder, assets=assets)
            people = (stepped,) if holder_id == hero.id else (hero, stepped)
            change(led, text("cortex-asset-stepped", name=asset.name, die=die_text(better.die)), *people)
        case "restore":
            name = next(name for key, name in restorable(hero) if key == rest)
            change(led, text("cortex-restored", name=name), works_again(hero, name), strong=True)
        case _:
            specialty, level = tuple(hero.specialties.items())[int(rest) - 1]
            die = resource_die(level, "opportunity", has_resource=False)
            made = Resource(name=specialty, die=die, specialty=specialty, lasts=resource_lasts(led.options.canon))
            after = evolve(hero, resources=(*hero.resources, made))
            change(led, text("cortex-resource-made", who=hero.name, name=made.name, die=die_text(die)), after)
