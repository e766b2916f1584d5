"""How a montage begins and ends: planned, started, a new round, the outcome, cancelled, told.

FT-MONT-03, FT-MONT-11, FT-MONT-21, FT-MONT-22, FT-MONT-23, FT-MONT-28, FT-SCENE-10.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import SceneOpened
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import FeatsEvent, kind_text, made_one_more, open_scene, with_heroes
from engine.systems.feats.checks.life import Check, Rolled, keep
from engine.systems.feats.montage.moves import cancel
from engine.systems.feats.montage.open_montage import montage_in, with_montage
from engine.systems.feats.montage.values import Ending, Montage
from engine.systems.feats.montage.view import obstacle_line, track_block
from engine.systems.feats.scenes.boundaries import at_scene_start
from engine.systems.feats.scenes.changes import without_unrolled
from engine.systems.feats.scenes.life import NOT_ROLLED, change_level
from engine.systems.feats.scenes.open_checks import things_in
from engine.systems.feats.state import FeatsState, MontagePlan, Scene


class MontagePlanned(FeatsEvent):
    """The GM has written goal, pressure and obstacles; nobody else learns of it before the start."""

    kind: Literal["montage_planned"] = "montage_planned"
    plan: MontagePlan

    def apply(self, state: FeatsState) -> FeatsState:
        return evolve(made_one_more(state), montage_plan=self.plan)


class MontageStarted(FeatsEvent):
    """The four announcements (FT-MONT-03): a new scene, or a new level of the open one (FT-SCENE-10)."""

    kind: Literal["montage_started"] = "montage_started"
    scene: str
    title: str
    montage: Montage
    fresh: bool

    def apply(self, state: FeatsState) -> FeatsState:
        state = evolve(state, montage_plan=None)
        if self.fresh:
            rested = tuple(at_scene_start(hero) for hero in state.heroes.values())
            scene = Scene(id=self.scene, title=self.title, kind="montage", montage=self.montage)
            return evolve(made_one_more(with_heroes(state, *rested)), scene=scene)
        before = open_scene(state)
        changed = change_level(before, "montage", things_in(before), tuple(state.heroes.values()))
        state = without_unrolled(with_heroes(state, *changed.heroes), changed.withdrawn)
        now = open_scene(state)
        scene = evolve(changed.scene, montage=self.montage, checks=now.checks, contests=now.contests)
        return evolve(state, scene=scene)

    def text(self) -> Text:
        return text("feats-montage-started", goal=self.montage.goal)

    def show(self) -> tuple[Block, ...]:
        montage = self.montage
        return (
            Line(text=self.text(), strong=True),
            Line(text=text("feats-montage-pressure", pressure=montage.pressure)),
            track_block(0, montage.track_length),
            Fold(lines=tuple(obstacle_line(one) for one in montage.obstacles)),
            Line(text=text("feats-montage-says")),
        )

    def announces(self) -> SceneOpened | None:
        if not self.fresh:
            return None
        return SceneOpened(scene=self.scene, title=self.title, kind=kind_text("montage"))


class RoundOpened(FeatsEvent):
    """Everybody may contribute again; used skills and solved obstacles stay (3.12)."""

    kind: Literal["round_opened"] = "round_opened"
    round: int
    done: int
    length: int

    def apply(self, state: FeatsState) -> FeatsState:
        return state

    def text(self) -> Text:
        return text("feats-round-opened", round=str(self.round))

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), track_block(self.done, self.length))


class MontageEnded(FeatsEvent):
    """The track is full or two rounds are over; progress and solved obstacles keep their worth (FT-MONT-22, 23)."""

    kind: Literal["montage_ended"] = "montage_ended"
    ending: Ending
    done: int
    length: int
    solved: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    """Names of the heroes whose declarations nobody needs any more; nothing was spent (FT-MONT-21)."""

    def apply(self, state: FeatsState) -> FeatsState:
        scene = open_scene(state)
        checks = tuple(_closed(one) for one in scene.checks if one.stage.status not in NOT_ROLLED)
        contests = tuple(one for one in scene.contests if one.stage.status not in NOT_ROLLED)
        return evolve(state, proposed_obstacles=(), scene=evolve(scene, checks=checks, contests=contests))

    def text(self) -> Text:
        return text(f"feats-montage-{self.ending.replace('_', '-')}")

    def show(self) -> tuple[Block, ...]:
        blocks: list[Block] = [Line(text=self.text(), strong=True), track_block(self.done, self.length)]
        if self.solved:
            blocks.append(Fold(lines=tuple(text("feats-obstacle-solved", obstacle=one) for one in self.solved)))
        if self.dropped:
            blocks.append(Line(text=text("feats-contributions-dropped", heroes=", ".join(self.dropped))))
        return tuple(blocks)


def _closed(check: Check) -> Check:
    """An open window closes without a point: the outcome fills nothing any more."""
    return keep(check, check.stage) if isinstance(check.stage, Rolled) else check


class MontageCancelled(FeatsEvent):
    """Ended without an outcome; what was used stays used (FT-MONT-28)."""

    kind: Literal["montage_cancelled"] = "montage_cancelled"

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, cancel(montage_in(state)))

    def text(self) -> Text:
        return text("feats-montage-cancelled")

    def show(self) -> tuple[Block, ...]:
        return ()


class MontageTold(FeatsEvent):
    """The GM's ending."""

    kind: Literal["montage_told"] = "montage_told"
    ending: Ending
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return state

    def text(self) -> Text:
        return text("feats-montage-told", words=self.words)
