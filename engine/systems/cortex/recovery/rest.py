"""A Transition Scene: everybody recovers, restores, buys, in any order, until ready or until the clock closes it.

Flow D; CX-REC-02 … CX-REC-07, CX-REC-10, CX-SHUT-02, CX-STUNT-04, CX-DEC-21, CX-DEC-22, CX-FLOW-05.
FL-STRUCT-06, FL-RES-01, FL-REC-03, FL-TIME-17, FL-TIME-18, Flowers flow E.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.action.declaring import begin
from engine.systems.cortex.at_table import MENU_ACT, CortexLedger, CortexPending, CortexPosition, character, heroes_at
from engine.systems.cortex.changes import SceneChanged, change, exchange_of
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.effects.due import Goal, RestoreGoal, TreatGoal
from engine.systems.cortex.effects.making import resource_die, resource_lasts
from engine.systems.cortex.held import Resource
from engine.systems.cortex.points import pay
from engine.systems.cortex.recovery.attempts import ASKED, attempts_of, count
from engine.systems.cortex.recovery.treating import require_attempt
from engine.systems.cortex.scenes.closing import close_scene
from engine.systems.cortex.state import Scene
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import PP, die_text, short_type

DONE = "done"
NAME_LIMIT = 40
RESOURCE_PRICE = 1


def resting(here: CortexPosition) -> Iterable[CortexPending]:
    """The Transition Scene of each hero who is not ready and has no roll open."""
    scene = here.state.scene
    if scene is None or scene.kind != "transition":
        return
    for hero in heroes_at(here):
        if hero.gone or hero.id in scene.done or exchange_of(here.state, hero.id) is not None:
            continue
        yield _rest(here, scene, hero)


def _rest(here: CortexPosition, scene: Scene, hero: Character) -> CortexPending:
    used = sum(number for key, number in scene.attempts.used.items() if key.startswith(f"{hero.id}/"))
    prompt = Prompt(
        id=f"rest.{scene.id}.{hero.id}.{used}",
        about="transition",
        to=frozenset({hero.player}),
        title=text("cortex-rest-title", who=hero.name),
        body=(Line(text=text("cortex-rest-says")),),
        options=(
            *_treatments(here, scene, hero),
            *_resources(here, hero),
            Option(id=DONE, label=text("cortex-rest-done")),
        ),
        ask=Ask(label=text("cortex-rest-asks"), max_len=NAME_LIMIT),
        wait=Wait.SCENE,
        default=Default(picks=(DONE,)),
        clock=f"rest.{scene.id}",
        menu=(MENU_ACT,),
    )
    return Pending(prompt, _rested(hero.id))


def _treatments(here: CortexPosition, scene: Scene, hero: Character) -> Iterator[Option]:
    for type_ in STRESS_TYPES:
        track = hero.track(type_)
        for what, die in (("stress", track.stress), ("trauma", track.trauma)):
            if die:
                key = f"{what}.{type_}"
                label = text(f"cortex-rest-{what}", type=short_type(type_), die=die_text(die))
                goal = TreatGoal(goal="treat", what="stress" if what == "stress" else "trauma", type=type_)
                yield Option(id=key, label=label, blocked=_tried(here, scene, hero, goal))
    for at, held in enumerate(hero.power_sets, start=1):
        if held.shutdown or held.weakened:
            label = text("cortex-goal-restore", name=held.name)
            whole = RestoreGoal(goal="restore", set=held.name)
            yield Option(id=f"restore.{at}", label=label, blocked=_tried(here, scene, hero, whole))
        for number, power in enumerate(held.powers, start=1):
            if power.shutdown or power.weakened:
                label = text("cortex-goal-restore", name=power.name)
                one = RestoreGoal(goal="restore", set=held.name, power=power.name)
                yield Option(id=f"restore.{at}.{number}", label=label, blocked=_tried(here, scene, hero, one))


def _tried(here: CortexPosition, scene: Scene, hero: Character, goal: Goal) -> Text | None:
    """Why it cannot be tried again in this scene; None while it can."""
    try:
        require_attempt(attempts_of(scene, hero.id, goal), here.options.canon)
    except Rejected as refused:
        return text(f"refuse-cortex-{refused.code}")
    return None


def _resources(here: CortexPosition, hero: Character) -> Iterator[Option]:
    """One living resource of each Specialty (AMB-72)."""
    alive = {one.specialty for one in hero.resources}
    for at, (name, level) in enumerate(hero.specialties.items(), start=1):
        label = text("cortex-rest-resource", specialty=name)
        try:
            resource_die(level, "transition", has_resource=name in alive)
            blocked = None if hero.pp else text("refuse-cortex-not-enough-pp", need=RESOURCE_PRICE, has=hero.pp)
        except Rejected as refused:
            blocked = text(f"refuse-cortex-{refused.code}")
        yield Option(id=f"res.{at}", label=label, cost=(Cost(what=PP, amount=RESOURCE_PRICE),), blocked=blocked)


def _rested(who: CharacterId) -> Callable[[CortexLedger, Answer], None]:
    def rested(led: CortexLedger, answer: Answer) -> None:
        hero = character(led.state, who)
        kind, _, rest = answer.pick.partition(".")
        match kind:
            case "done":
                ready(led, hero)
            case "res":
                _buy_resource(led, hero, int(rest), tidy(answer.text))
            case "restore":
                at, _, number = rest.partition(".")
                held = hero.power_sets[int(at) - 1]
                power = held.powers[int(number) - 1].name if number else ""
                _roll(led, hero, RestoreGoal(goal="restore", set=held.name, power=power), answer)
            case _:
                type_ = next(one for one in STRESS_TYPES if one == rest)
                what = "stress" if kind == "stress" else "trauma"
                _roll(
                    led,
                    hero,
                    TreatGoal(goal="treat", what="stress" if what == "stress" else "trauma", type=type_),
                    answer,
                )

    return rested


def _roll(led: CortexLedger, hero: Character, goal: Goal, answer: Answer) -> None:
    """A recovery roll is the acting side of an exchange; the doom pool with the track's die opposes (CX-REC-03)."""
    count(led, f"{hero.id}/{ASKED}")
    begin(led, hero, goal, (), tidy(answer.text), rest=True)


def _buy_resource(led: CortexLedger, hero: Character, at: int, name: str) -> None:
    specialty, level = tuple(hero.specialties.items())[at - 1]
    alive = any(one.specialty == specialty for one in hero.resources)
    die = resource_die(level, "transition", has_resource=alive)
    made = Resource(name=name or specialty, die=die, specialty=specialty, lasts=resource_lasts(led.options.canon))
    richer = evolve(hero, pp=pay(hero.pp, RESOURCE_PRICE), resources=(*hero.resources, made))
    count(led, f"{hero.id}/{ASKED}")
    change(led, text("cortex-resource-made", who=hero.name, name=made.name, die=die_text(die)), richer)


def ready(led: CortexLedger, hero: Character) -> None:
    """A hero is ready; the last one closes the scene."""
    scene = led.state.scene
    if scene is None:
        return
    line = text("cortex-rest-ready", who=hero.name)
    led.post(SceneChanged(scene=evolve(scene, done=(*scene.done, hero.id)), line=line))
    now = led.state.scene
    if now is not None and not now.recoveries and all(one.gone or one.id in now.done for one in heroes_at(led)):
        close_scene(led)
