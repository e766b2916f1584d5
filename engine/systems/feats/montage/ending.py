"""The GM's hand on a montage: more obstacles, ongoing hazards, the ending in words, cancelling.

Digest 4.3 step 7; FT-MONT-16, FT-MONT-17, FT-MONT-22, FT-MONT-23, FT-MONT-28, FT-GM-04.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Fold, Line
from engine.systems.feats.at_table import MENU_GM, TO_GM, FeatsLedger, FeatsPending, FeatsPosition, kind_text
from engine.systems.feats.checks.describing import CONSEQUENCE_LIMIT
from engine.systems.feats.montage.obstacle_events import ObstacleAdded, ObstacleMarked
from engine.systems.feats.montage.open_montage import montage_in
from engine.systems.feats.montage.stages import MontageTold
from engine.systems.feats.montage.values import Montage, Obstacle
from engine.systems.feats.montage.view import obstacle_text, track_block
from engine.systems.feats.scenes.closing import close_scene
from engine.systems.feats.state import Scene

OBSTACLE_LIMIT = 200
MENU = (MENU_GM, kind_text("montage"))


def montage_hand(here: FeatsPosition) -> Iterable[FeatsPending]:
    """Standing offers while a montage runs; after it, the ending that the GM owes."""
    scene = here.state.scene
    if scene is None or scene.montage is None:
        return
    if scene.montage.finished:
        yield Pending(_ending(scene, scene.montage), _told)
        return
    yield Pending(_add(scene), _added)
    if marks := _marks(scene.montage):
        yield Pending(_mark(scene, marks), _marked)
    yield Pending(_cancel(scene), _cancelled)


# ---- obstacles


def _add(scene: Scene) -> Prompt:
    return Prompt(
        id=f"montage.add.{scene.id}",
        to=TO_GM,
        title=text("feats-add-obstacle-title"),
        options=(
            Option(id="add", label=text("feats-add-obstacle")),
            Option(id="ongoing", label=text("feats-add-ongoing")),
        ),
        ask=Ask(label=text("feats-add-obstacle-asks"), max_len=OBSTACLE_LIMIT, required=True),
        wait=Wait.NONE,
        menu=MENU,
    )


def _added(led: FeatsLedger, answer: Answer) -> None:
    number = len(montage_in(led.state).obstacles) + 1
    obstacle = Obstacle(id=f"o{number}", text=tidy(answer.text), ongoing=answer.pick == "ongoing")
    led.post(ObstacleAdded(obstacle=obstacle))


def _marks(montage: Montage) -> tuple[Option, ...]:
    """Obstacles that are open; a solved one stays closed."""
    return tuple(
        Option(id=one.id, label=text("feats-unmark" if one.ongoing else "feats-tick-ongoing", obstacle=one.text))
        for one in montage.obstacles
        if one.id not in montage.solved
    )


def _mark(scene: Scene, marks: tuple[Option, ...]) -> Prompt:
    ongoing = [one.id for one in scene.montage.obstacles if one.ongoing] if scene.montage is not None else []
    return Prompt(
        id=f"montage.mark.{scene.id}",
        to=TO_GM,
        title=text("feats-mark-title"),
        body=(Line(text=text("feats-mark-says")),),
        options=marks,
        wait=Wait.NONE,
        menu=MENU,
        terms=tuple(ongoing),
    )


def _marked(led: FeatsLedger, answer: Answer) -> None:
    montage = montage_in(led.state)
    one = montage.obstacle(answer.pick)
    if one is not None:
        led.post(ObstacleMarked(obstacle=one.id, called=one.text, ongoing=not one.ongoing))


# ---- the end


def _cancel(scene: Scene) -> Prompt:
    return Prompt(
        id=f"montage.cancel.{scene.id}",
        to=TO_GM,
        title=text("feats-cancel-montage"),
        body=(Line(text=text("feats-cancel-montage-says")),),
        options=(Option(id="cancel", label=text("feats-cancel-montage-yes")),),
        wait=Wait.NONE,
        menu=MENU,
    )


def _cancelled(led: FeatsLedger, answer: Answer) -> None:
    """The safe end of a running montage: no outcome, progress and solved obstacles are shown (FT-MONT-28)."""
    close_scene(led)


def _ending(scene: Scene, montage: Montage) -> Prompt:
    """Nothing extra, the significant price, or the worse position with a new problem (FT-MONT-22)."""
    key = montage.ending.replace("_", "-")
    solved = tuple(text("feats-obstacle-solved", obstacle=obstacle_text(montage, one)) for one in montage.solved)
    return Prompt(
        id=f"montage.ending.{scene.id}",
        to=TO_GM,
        title=text(f"feats-montage-{key}"),
        body=(
            track_block(montage.progress, montage.track_length),
            *((Fold(lines=solved),) if solved else ()),
            Line(text=text(f"feats-ending-{key}-says")),
        ),
        least=0,
        ask=Ask(label=text("feats-ending-asks"), max_len=CONSEQUENCE_LIMIT, required=True),
        wait=Wait.TURN,
    )


def _told(led: FeatsLedger, answer: Answer) -> None:
    led.post(MontageTold(ending=montage_in(led.state).ending, words=answer.text.strip()))
    close_scene(led)
