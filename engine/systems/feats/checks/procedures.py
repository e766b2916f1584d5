"""Everything that asks for checks, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from engine.core.game import Procedure
from engine.systems.feats.checks.acting import actions, second_thoughts
from engine.systems.feats.checks.answering_requests import request_answers
from engine.systems.feats.checks.asking import roll_requests
from engine.systems.feats.checks.describing import descriptions
from engine.systems.feats.checks.improving import improvements
from engine.systems.feats.checks.ranking import rankings
from engine.systems.feats.checks.rolling import rolls
from engine.systems.feats.contests.comparing import windows
from engine.systems.feats.contests.describing import contest_descriptions
from engine.systems.feats.contests.npc_acting import npc_actions
from engine.systems.feats.contests.opposing import oppositions
from engine.systems.feats.contests.resisting import resistances
from engine.systems.feats.contests.rolling import contest_rolls
from engine.systems.feats.contests.setting_sides import side_settings
from engine.systems.feats.options import FeatsOptions
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
