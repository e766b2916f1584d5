"""What happens in a montage: started, declared, proposed, judged, passed, given back, filled, a new round, ended, told.

FT-MONT-03, FT-MONT-09 … FT-MONT-31.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import SceneOpened
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import FeatsEvent, hero_called, kind_text, made_one_more, open_scene, with_heroes
from engine.systems.feats.boundaries import at_scene_start
from engine.systems.feats.check_view import outcome_text
from engine.systems.feats.checks import Check, Rolled, keep
from engine.systems.feats.effects import Judgement, effect_named, replaced
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage import Declaration, Ending, Montage, Obstacle
from engine.systems.feats.montage_clock import come_back, grace_deadline, release
from engine.systems.feats.montage_moves import (
    add_obstacle,
    cancel,
    declare,
    pass_by,
    propose,
    resolve_check,
    resolve_effect,
)
from engine.systems.feats.montage_view import track_block
from engine.systems.feats.open_checks import things_in, with_check
from engine.systems.feats.options import EffectGate
from engine.systems.feats.scene_changes import without_unrolled
from engine.systems.feats.scenes import NOT_ROLLED, change_level
from engine.systems.feats.skill_choice import skill_text
from engine.systems.feats.skills import Rating
from engine.systems.feats.state import FeatsState, MontagePlan, ProposedObstacle, Scene

PassedBy = Literal["choice", "deadline", "grace"]


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
            Fold(lines=tuple(text("feats-obstacle-open", obstacle=one.text) for one in montage.obstacles)),
            Line(text=text("feats-montage-says")),
        )

    def announces(self) -> SceneOpened | None:
        if not self.fresh:
            return None
        return SceneOpened(scene=self.scene, title=self.title, kind=kind_text("montage"))


class ContributionDeclared(FeatsEvent):
    """A check against an obstacle, which is reserved (FT-MONT-24)."""

    kind: Literal["contribution_declared"] = "contribution_declared"
    check: Check
    name: str
    rating: Rating
    obstacle: str

    def apply(self, state: FeatsState) -> FeatsState:
        montage = declare(montage_in(state), self.check.hero, self.check.skill, self.check.obstacle)
        return made_one_more(with_check(with_montage(state, montage), self.check))

    def text(self) -> Text:
        skill = skill_text(self.check.skill, self.rating)
        return text("feats-contribution", hero=self.name, skill=skill, obstacle=self.obstacle)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text("feats-words", words=self.check.words)))


class EffectProposed(FeatsEvent):
    """An ability or item is to solve an obstacle; the GM judges it (FT-MONT-18)."""

    kind: Literal["effect_proposed"] = "effect_proposed"
    hero: HeroId
    name: str
    effect: str
    called: str
    obstacle: str
    facing: str
    words: str
    gate: EffectGate

    def apply(self, state: FeatsState) -> FeatsState:
        owned = hero_called(state, self.hero).effects
        montage = propose(montage_in(state), self.hero, self.effect, self.obstacle, owned, self.gate)
        declared = Declaration(by="effect", what=self.effect, obstacle=self.obstacle, words=self.words)
        return with_montage(state, evolve(montage, pending=montage.pending.set(self.hero, declared)))

    def text(self) -> Text:
        return text("feats-effect-proposed", hero=self.name, effect=self.called, obstacle=self.facing)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text(), strong=True)
        return (said, Line(text=text("feats-words", words=self.words))) if self.words else (said,)


class EffectCounted(FeatsEvent):
    """It fills two segments; the ability is marked, the item loses a use (FT-MONT-18, FT-MONT-20)."""

    kind: Literal["effect_counted"] = "effect_counted"
    hero: HeroId
    name: str
    effect: str
    called: str
    obstacle: str
    facing: str
    judgement: Judgement
    gate: EffectGate
    gain: int

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        move, after = resolve_effect(
            montage_in(state), self.hero, self.effect, self.obstacle, hero.effects, self.judgement, self.gate
        )
        owned = {"abilities": replaced(hero.abilities, after), "items": replaced(hero.items, after)}
        if effect_named(hero.effects, self.effect).kind == "ability":
            owned.pop("items")
        else:
            owned.pop("abilities")
        return with_montage(with_heroes(state, evolve(hero, **owned)), move.montage)

    def text(self) -> Text:
        return text("feats-effect-solves", hero=self.name, effect=self.called, obstacle=self.facing, gain=self.gain)


class TrackFilled(FeatsEvent):
    """The final outcome of a contribution (FT-MONT-12); a failure fills nothing and takes nothing back."""

    kind: Literal["track_filled"] = "track_filled"
    hero: HeroId
    name: str
    outcome: Outcome
    gain: int
    done: int
    length: int

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, resolve_check(montage_in(state), self.hero, self.outcome).montage)

    def text(self) -> Text:
        return text("feats-track-filled", hero=self.name, outcome=outcome_text(self.outcome), gain=self.gain)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text()), track_block(self.done, self.length))


class HeroPassed(FeatsEvent):
    """No risk, no segments; it is the contribution of this round (FT-MONT-10, FT-MONT-25, FT-MONT-27)."""

    kind: Literal["hero_passed"] = "hero_passed"
    hero: HeroId
    name: str
    by: PassedBy

    def apply(self, state: FeatsState) -> FeatsState:
        montage = montage_in(state)
        if self.by == "grace":
            return with_montage(state, grace_deadline(montage, montage.round, self.hero).montage)
        overdue = montage.overdue or self.by == "deadline"
        return with_montage(state, pass_by(evolve(montage, overdue=overdue), self.hero).montage)

    def text(self) -> Text:
        return text("feats-hero-passed" if self.by == "choice" else "feats-hero-passed-silent", hero=self.name)


class HeroReleased(FeatsEvent):
    """A declaration is sent back, refused or withdrawn: the hero chooses again, or passes when the grace is over."""

    kind: Literal["hero_released"] = "hero_released"
    hero: HeroId
    name: str
    to: Literal["round", "started", "running", "over"]

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, release(montage_in(state), self.hero).montage)

    def text(self) -> Text:
        return text(f"feats-released-{self.to}", hero=self.name)

    def show(self) -> tuple[Block, ...]:
        return () if self.to == "round" else (Line(text=self.text()),)


class ObstacleProposed(FeatsEvent):
    """A hero's idea; the hero waits for the GM's answer (FT-MONT-17, FT-TIME-14)."""

    kind: Literal["obstacle_proposed"] = "obstacle_proposed"
    proposal: ProposedObstacle
    name: str

    def apply(self, state: FeatsState) -> FeatsState:
        return made_one_more(evolve(state, proposed_obstacles=(*state.proposed_obstacles, self.proposal)))

    def text(self) -> Text:
        return text("feats-obstacle-proposed", hero=self.name, words=self.proposal.words)


class ProposalAnswered(FeatsEvent):
    """Added or not, the hero chooses again."""

    kind: Literal["proposal_answered"] = "proposal_answered"
    proposal: str
    hero: HeroId
    words: str
    added: Obstacle | None = None

    def apply(self, state: FeatsState) -> FeatsState:
        kept = tuple(one for one in state.proposed_obstacles if one.id != self.proposal)
        montage = montage_in(state)
        if self.added is not None:
            montage = add_obstacle(montage, self.added)
        if self.hero in montage.waiting():
            montage = come_back(montage, self.hero).montage
        return with_montage(evolve(state, proposed_obstacles=kept), montage)

    def text(self) -> Text:
        return text("feats-proposal-added" if self.added else "feats-proposal-refused", words=self.words)


class ObstacleAdded(FeatsEvent):
    """The GM adds an obstacle (FT-MONT-17)."""

    kind: Literal["obstacle_added"] = "obstacle_added"
    obstacle: Obstacle

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, add_obstacle(montage_in(state), self.obstacle))

    def text(self) -> Text:
        key = "feats-obstacle-added-ongoing" if self.obstacle.ongoing else "feats-obstacle-added"
        return text(key, obstacle=self.obstacle.text)


class ObstacleMarked(FeatsEvent):
    """An obstacle is an ongoing hazard now, or is one no more (FT-MONT-16, FT-GM-04)."""

    kind: Literal["obstacle_marked"] = "obstacle_marked"
    obstacle: str
    called: str
    ongoing: bool

    def apply(self, state: FeatsState) -> FeatsState:
        montage = montage_in(state)
        marked = tuple(
            evolve(one, ongoing=self.ongoing) if one.id == self.obstacle else one for one in montage.obstacles
        )
        return with_montage(state, evolve(montage, obstacles=marked))

    def text(self) -> Text:
        return text("feats-marked-ongoing" if self.ongoing else "feats-marked-ordinary", obstacle=self.called)


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


def montage_in(state: FeatsState) -> Montage:
    """The montage of the open scene. Refusals: `no-open-scene`, `not-in-montage`."""
    montage = open_scene(state).montage
    if montage is None:
        raise Rejected("not-in-montage")
    return montage


def with_montage(state: FeatsState, montage: Montage) -> FeatsState:
    return evolve(state, scene=evolve(open_scene(state), montage=montage))


def _closed(check: Check) -> Check:
    """An open window closes without a point: the outcome fills nothing any more."""
    return keep(check, check.stage) if isinstance(check.stage, Rolled) else check
