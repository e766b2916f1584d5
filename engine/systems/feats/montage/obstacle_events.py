"""What happens to obstacles: proposed by a hero, added by the GM, marked as ongoing (FT-MONT-16, FT-MONT-17)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve, text
from engine.systems.feats.at_table import FeatsEvent, made_one_more
from engine.systems.feats.hero import HeroId
from engine.systems.feats.montage.clock import come_back
from engine.systems.feats.montage.moves import add_obstacle
from engine.systems.feats.montage.open_montage import montage_in, with_montage
from engine.systems.feats.montage.values import Obstacle
from engine.systems.feats.state import FeatsState, ProposedObstacle


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
