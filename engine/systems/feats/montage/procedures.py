"""Everything that asks for a montage, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from engine.core.game import Procedure
from engine.systems.feats.montage.contributing import contributions
from engine.systems.feats.montage.ending import montage_hand
from engine.systems.feats.montage.judging import judgements
from engine.systems.feats.montage.preparing import preparations
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.state import FeatsState

MONTAGE_PROCEDURES: Final[tuple[Procedure[FeatsState, FeatsOptions], ...]] = (
    contributions,
    judgements,
    montage_hand,
    preparations,
)
