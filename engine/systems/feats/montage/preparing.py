"""The GM prepares a montage: goal, pressure and obstacles in words, then hazards, difficulty and heroes by ticks.

Digest 4.3 step 1; FT-MONT-02, FT-MONT-03, FT-MONT-05 … FT-MONT-07, FT-MONT-29, FT-SCENE-10, FT-GM-04.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import MENU_GM, TO_GM, FeatsLedger, FeatsPending, FeatsPosition, heroes_at, next_id
from engine.systems.feats.hero import HeroId
from engine.systems.feats.montage.setup import LENGTH_FOR_THREE, Preparation, Prepared, prepare
from engine.systems.feats.montage.stages import MontagePlanned, MontageStarted
from engine.systems.feats.montage.values import Montage, Obstacle
from engine.systems.feats.scenes.life import change_level
from engine.systems.feats.scenes.open_checks import things_in
from engine.systems.feats.scenes.opening import TITLE_LIMIT
from engine.systems.feats.state import FeatsState, MontagePlan

PLAN_LIMIT = 3000
MOST_OBSTACLES = 20
ALL, SURE = "all", "sure"


def preparations(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Prepare a montage] in words, and [Start] once they are written; not while one runs."""
    scene = here.state.scene
    if not here.state.session.open or (scene is not None and scene.kind == "montage"):
        return
    yield Pending(_words(here.state.montage_plan), _planned)
    if here.state.montage_plan is not None and heroes_at(here):
        plan = here.state.montage_plan
        yield Pending(_start(here, plan), _started(plan), lambda picks: _quoted(here, plan, picks))


def _words(plan: MontagePlan | None) -> Prompt:
    return Prompt(
        id="montage.prepare",
        to=TO_GM,
        title=text("feats-prepare-again" if plan is not None else "feats-prepare"),
        body=(Line(text=text("feats-prepare-says")),),
        least=0,
        ask=Ask(label=text("feats-prepare-asks"), max_len=PLAN_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )


def _planned(led: FeatsLedger, answer: Answer) -> None:
    """The first line is the goal, the second the pressure, every further one an obstacle.

    Refusals: `goal-missing`, `pressure-missing`, `obstacles-missing`, `too-many-obstacles`.
    """
    lines = [tidy(line) for line in answer.text.splitlines() if tidy(line)]
    goal, pressure = (*lines, "", "")[:2]
    form = Preparation(goal=goal, pressure=pressure, obstacles=tuple(lines[2:]), difficulty="normal", heroes=("any",))
    obstacles = prepare(form, led.options.fewer_heroes).obstacles
    if len(obstacles) > MOST_OBSTACLES:
        raise Rejected("too-many-obstacles", most=MOST_OBSTACLES)
    plan = MontagePlan(id=next_id(led.state, "m"), goal=goal, pressure=pressure, obstacles=obstacles)
    led.post(MontagePlanned(plan=plan))


# ---- the ticks


def _start(here: FeatsPosition, plan: MontagePlan) -> Prompt:
    hazards = tuple(
        Option(id=f"ongoing:{_id(place)}", label=text("feats-tick-ongoing", obstacle=words), group="ongoing")
        for place, words in enumerate(plan.obstacles)
    )
    lengths = tuple(
        Option(id=one, label=text(f"feats-difficulty-{one}"), group="difficulty") for one in LENGTH_FOR_THREE
    )
    heroes = tuple(
        Option(id=f"hero:{one.id}", label=text("feats-hero-name", hero=one.name), group="heroes")
        for one in heroes_at(here)
    )
    everybody = Option(id=ALL, label=text("feats-all-heroes"), group="heroes")
    sure = (Option(id=SURE, label=text("feats-start-anyway"), group="sure"),) if _may_warn(here) else ()
    return Prompt(
        id=f"montage.start.{plan.id}",
        about="montage",
        follows="montage.prepare",
        to=TO_GM,
        title=text("feats-start-montage"),
        body=tuple(_announced(plan)),
        options=(*lengths, everybody, *heroes, *hazards, *sure),
        groups=(
            Group(id="difficulty", label=text("feats-difficulty"), least=1, most=1),
            Group(id="heroes", label=text("feats-montage-heroes"), least=1),
            Group(id="ongoing", label=text("feats-ongoing-hazards")),
            *((Group(id="sure", label=text("feats-sure")),) if sure else ()),
        ),
        most=len(lengths) + len(heroes) + len(hazards) + 2,
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )


def _may_warn(here: FeatsPosition) -> bool:
    """Only with `as_three` a track can be too long for its heroes (FT-MONT-29)."""
    return here.options.fewer_heroes == "as_three"


def _announced(plan: MontagePlan) -> Iterator[Block]:
    yield Line(text=text("feats-montage-goal", goal=plan.goal))
    yield Line(text=text("feats-montage-pressure", pressure=plan.pressure))
    yield Fold(lines=tuple(text("feats-obstacle-open", obstacle=one) for one in plan.obstacles))
    yield Line(text=text("feats-start-says"))


def _quoted(here: FeatsPosition, plan: MontagePlan, picks: tuple[str, ...]) -> Quote:
    """Track length and number of contributions as ticked; why it cannot start."""
    heroes, difficulty = _heroes(here, picks), _difficulty(picks)
    if not heroes or not difficulty:
        return Quote(problem=_why_not(here.state))
    prepared = _prepared(here, plan, heroes, difficulty)
    lines = [
        text(
            "feats-montage-length",
            length=str(prepared.track_length),
            contributions=str(prepared.contributions),
            heroes=len(heroes),
        )
    ]
    problem = _why_not(here.state)
    if prepared.warning is not None:
        lines.append(text("feats-track-cannot-be-filled"))
        if SURE not in picks:
            problem = problem or text("refuse-feats-track-cannot-be-filled")
    return Quote(lines=tuple(lines), problem=problem)


def _why_not(state: FeatsState) -> Text | None:
    """An open scene must be ready to change its level (FT-SCENE-10)."""
    if state.scene is None:
        return None
    try:
        change_level(state.scene, "montage", things_in(state.scene), ())
    except Rejected as refused:
        return text(f"refuse-feats-{refused.code}")
    return None


def _heroes(here: FeatsPosition, picks: tuple[str, ...]) -> tuple[HeroId, ...]:
    return tuple(one.id for one in heroes_at(here) if ALL in picks or f"hero:{one.id}" in picks)


def _difficulty(picks: tuple[str, ...]) -> str:
    return next((one for one in LENGTH_FOR_THREE if one in picks), "")


def _prepared(here: FeatsPosition, plan: MontagePlan, heroes: tuple[HeroId, ...], difficulty: str) -> Prepared:
    form = Preparation(
        goal=plan.goal, pressure=plan.pressure, obstacles=plan.obstacles, difficulty=difficulty, heroes=heroes
    )
    return prepare(form, here.options.fewer_heroes)


def _started(plan: MontagePlan) -> Callable[[FeatsLedger, Answer], None]:
    def started(led: FeatsLedger, answer: Answer) -> None:
        heroes = _heroes(led, answer.picks)
        prepared = _prepared(led, plan, heroes, _difficulty(answer.picks))
        obstacles = tuple(
            Obstacle(id=_id(place), text=words, ongoing=f"ongoing:{_id(place)}" in answer.picks)
            for place, words in enumerate(prepared.obstacles)
        )
        montage = Montage(
            goal=plan.goal,
            pressure=plan.pressure,
            difficulty=prepared.difficulty,
            obstacles=obstacles,
            heroes=heroes,
            track_length=prepared.track_length,
        )
        scene = led.state.scene
        led.post(
            MontageStarted(
                scene=scene.id if scene is not None else next_id(led.state, "s"),
                title=plan.goal[:TITLE_LIMIT],
                montage=montage,
                fresh=scene is None,
            )
        )

    return started


def _id(place: int) -> str:
    """The id of an obstacle by its place in the list."""
    return f"o{place + 1}"
