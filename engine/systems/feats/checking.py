"""Everything that asks for checks, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from engine.core.game import Procedure
from engine.systems.feats.acting import actions, second_thoughts
from engine.systems.feats.answering_requests import request_answers
from engine.systems.feats.asking import roll_requests
from engine.systems.feats.comparing import windows
from engine.systems.feats.contest_describing import contest_descriptions
from engine.systems.feats.contest_rolling import contest_rolls
from engine.systems.feats.describing import descriptions
from engine.systems.feats.improving import improvements
from engine.systems.feats.npc_acting import npc_actions
from engine.systems.feats.opposing import oppositions
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.ranking import rankings
from engine.systems.feats.resisting import resistances
from engine.systems.feats.rolling import rolls
from engine.systems.feats.setting_sides import side_settings
from engine.systems.feats.state import FeatsState

CHECK_PROCEDURES: Final[tuple[Procedure[FeatsState, FeatsOptions], ...]] = (
    actions,
    second_thoughts,
    rankings,
    oppositions,
    side_settings,
    resistances,
    rolls,
    contest_rolls,
    improvements,
    windows,
    descriptions,
    contest_descriptions,
    request_answers,
    roll_requests,
    npc_actions,
)
