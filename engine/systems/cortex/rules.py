"""The rule systems Cortex and Flowers as the bot sees them: the same procedures, each with house rules of its own.

Whose silence plays what stands with each prompt; a default never spends anything: CX-FLOW-01.
"""

from __future__ import annotations

from typing import cast

from engine.core.base import Seat
from engine.core.game import Game, Ruleset, no_older_schema
from engine.systems.cortex.act_opening import act_opening
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.choosing import choosing
from engine.systems.cortex.declaring import declaring
from engine.systems.cortex.doom_menu import doom_menu
from engine.systems.cortex.flowers import FlowersOptions
from engine.systems.cortex.gathering import gathering_pools
from engine.systems.cortex.gm_hand import gm_hand
from engine.systems.cortex.hero_desk import HERO_PROCEDURES
from engine.systems.cortex.keeping import keeping, while_played
from engine.systems.cortex.lasting import lasting
from engine.systems.cortex.leaving import unseated
from engine.systems.cortex.lending import lending
from engine.systems.cortex.limit_announced import limits_called
from engine.systems.cortex.limit_offers import limit_menus
from engine.systems.cortex.milestone_offers import milestone_offers
from engine.systems.cortex.npc_buttons import npc_buttons
from engine.systems.cortex.npc_roster import npc_roster
from engine.systems.cortex.opportunity_offers import opportunity_offers
from engine.systems.cortex.opposing import opposing
from engine.systems.cortex.options import CortexOptions, TableRules
from engine.systems.cortex.recovery_dramatic import dramatic_healing
from engine.systems.cortex.rest import resting
from engine.systems.cortex.rival_offers import rival_offers
from engine.systems.cortex.scene_closing import scene_closing
from engine.systems.cortex.scene_opening import scene_opening
from engine.systems.cortex.session_start import session_start
from engine.systems.cortex.settling import settling
from engine.systems.cortex.sfx_offers import sfx_menus
from engine.systems.cortex.sfx_words import sfx_requests
from engine.systems.cortex.state import CortexState
from engine.systems.cortex.turn_order import turn_order
from engine.systems.cortex.view import hero_name, scene_card, sheet_card, sheet_text
from engine.systems.cortex.xp_shop import xp_shop

SCHEMA_NO = 1

CortexRuleset = Ruleset[CortexState, TableRules]


def new(options: TableRules) -> CortexState:
    return CortexState()


def seated(led: CortexLedger, seat: Seat) -> None:
    """A new player makes a hero first; the point of the start comes with the hero (CX-CHAR-03)."""


OF_SCENES = (
    declaring,
    gathering_pools,
    opposing,
    choosing,
    settling,
    turn_order,
    resting,
    lending,
    opportunity_offers,
    rival_offers,
    sfx_menus,
    limit_menus,
    lasting,
    scene_closing,
    dramatic_healing,
    doom_menu,
)
"""What is asked and offered while a scene is played."""


def _ruleset(id_: str, game_type: object, options_type: type[TableRules], kin: str = "") -> CortexRuleset:
    return Ruleset(
        id=id_,
        schema_no=SCHEMA_NO,
        # The house rules of a game are of one system; the procedures know only what both share.
        game_type=cast("type[Game[CortexState, TableRules]]", game_type),
        options_type=options_type,
        new=new,
        procedures=(
            *(while_played(one) for one in OF_SCENES),
            keeping,
            *HERO_PROCEDURES,
            milestone_offers,
            xp_shop,
            sfx_requests,
            limits_called,
            scene_opening,
            act_opening,
            session_start,
            npc_roster,
            npc_buttons,
            gm_hand,
        ),
        scene=scene_card,
        sheet=sheet_card,
        sheet_text=sheet_text,
        hero_name=hero_name,
        seated=seated,
        unseated=unseated,
        migrate=no_older_schema,
        kin=kin,
    )


CORTEX = _ruleset("cortex", Game[CortexState, CortexOptions], CortexOptions)
FLOWERS = _ruleset("flowers", Game[CortexState, FlowersOptions], FlowersOptions, kin="cortex")
