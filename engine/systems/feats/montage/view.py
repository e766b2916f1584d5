"""How a montage is shown: goal, pressure, track, obstacles, who has contributed (digest 4.3; FT-MONT-23)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Text, text
from engine.core.view import Block, Fold, Line, Track
from engine.systems.feats.checks.life import Check
from engine.systems.feats.hero import HeroId
from engine.systems.feats.montage.values import ROUNDS, Montage, Obstacle
from engine.systems.feats.state import FeatsState


def montage_blocks(state: FeatsState) -> tuple[Block, ...]:
    """The montage of the open scene for its card; empty without one."""
    montage = state.scene.montage if state.scene is not None else None
    return () if montage is None else tuple(_blocks(state, montage))


def track_block(done: int, length: int) -> Track:
    return Track(label=text("feats-track"), done=done, length=length)


def facing_of(state: FeatsState, check: Check) -> str:
    """The obstacle that a contribution is made against; empty elsewhere."""
    montage = state.scene.montage if state.scene is not None else None
    return obstacle_text(montage, check.obstacle) if montage is not None and check.obstacle else ""


def obstacle_text(montage: Montage, obstacle_id: str) -> str:
    """An obstacle by its id, as the GM wrote it."""
    found = montage.obstacle(obstacle_id)
    return found.text if found is not None else ""


def _blocks(state: FeatsState, montage: Montage) -> Iterator[Block]:
    yield Line(text=text("feats-montage-goal", goal=montage.goal))
    yield Line(text=text("feats-montage-pressure", pressure=montage.pressure))
    yield track_block(montage.progress, montage.track_length)
    if montage.finished:
        yield Line(text=text(f"feats-montage-{montage.ending.replace('_', '-')}"), strong=True)
    else:
        yield Line(text=text("feats-montage-round", round=str(montage.round), rounds=str(ROUNDS)))
    yield Fold(lines=tuple(_obstacle(state, montage, one) for one in montage.obstacles))
    if not montage.finished:
        yield from _heroes(state, montage)


def _obstacle(state: FeatsState, montage: Montage, one: Obstacle) -> Text:
    if one.id in montage.solved:
        return text("feats-obstacle-solved", obstacle=one.text)
    taken = montage.reserved_by(one)
    if taken is not None:
        return text("feats-obstacle-taken", obstacle=one.text, hero=_name(state, taken))
    return obstacle_line(one)


def obstacle_line(one: Obstacle) -> Text:
    """An obstacle that is open for everybody."""
    return text("feats-obstacle-ongoing" if one.ongoing else "feats-obstacle-open", obstacle=one.text)


def _heroes(state: FeatsState, montage: Montage) -> Iterator[Block]:
    lists = (
        ("contributed", montage.contributed),
        ("busy", tuple(montage.pending)),
        ("waiting", montage.waiting()),
    )
    for key, heroes in lists:
        if heroes:
            names = ", ".join(_name(state, one) for one in heroes)
            yield Line(text=text(f"feats-montage-{key}", heroes=names))


def _name(state: FeatsState, hero: HeroId) -> str:
    found = state.heroes.get(hero)
    return found.name if found is not None else hero
