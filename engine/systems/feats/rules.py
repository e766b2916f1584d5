"""The rule system Feats as the bot sees it."""

from __future__ import annotations

from engine.core.base import Seat
from engine.core.game import Game, Ruleset, no_older_schema
from engine.systems.feats.abilities import abilities
from engine.systems.feats.at_table import FeatsLedger
from engine.systems.feats.checks.procedures import CHECK_PROCEDURES
from engine.systems.feats.feat_awards import feat_awards
from engine.systems.feats.feat_menu import feat_menu
from engine.systems.feats.gm_hand import gm_hand
from engine.systems.feats.heroes.desk import HERO_PROCEDURES
from engine.systems.feats.montage.procedures import MONTAGE_PROCEDURES
from engine.systems.feats.npcs import npcs
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.removals import removals
from engine.systems.feats.scenes.changes import scene_changes
from engine.systems.feats.scenes.closing import closing
from engine.systems.feats.scenes.details import scene_details
from engine.systems.feats.scenes.leaving import unseated
from engine.systems.feats.scenes.opening import scene_opening
from engine.systems.feats.scenes.sessions import sessions
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import hero_name, scene_card, sheet_card, sheet_text

SCHEMA_NO = 1


def new(options: FeatsOptions) -> FeatsState:
    return FeatsState()


def seated(led: FeatsLedger, seat: Seat) -> None:
    """A new player makes a hero first; the session's point comes with the hero (FT-FP-19)."""


FEATS: Ruleset[FeatsState, FeatsOptions] = Ruleset(
    id="feats",
    schema_no=SCHEMA_NO,
    game_type=Game[FeatsState, FeatsOptions],
    options_type=FeatsOptions,
    new=new,
    procedures=(
        *CHECK_PROCEDURES,
        *MONTAGE_PROCEDURES,
        abilities,
        *HERO_PROCEDURES,
        scene_details,
        removals,
        feat_menu,
        scene_opening,
        scene_changes,
        closing,
        sessions,
        gm_hand,
        feat_awards,
        npcs,
    ),
    scene=scene_card,
    sheet=sheet_card,
    sheet_text=sheet_text,
    hero_name=hero_name,
    seated=seated,
    unseated=unseated,
    migrate=no_older_schema,
)
