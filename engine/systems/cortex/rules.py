"""The rule systems Cortex and Flowers as the bot sees them: the same procedures, each with house rules of its own.

Whose silence plays what stands with each prompt; a default never spends anything: CX-FLOW-01.
"""

from __future__ import annotations

from typing import cast

from engine.core.base import Seat
from engine.core.game import Game, Ruleset, no_older_schema
from engine.systems.cortex.action.choosing import choosing
from engine.systems.cortex.action.declaring import declaring
from engine.systems.cortex.action.opposing import opposing
from engine.systems.cortex.action.settling import settling
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.doom.menu import doom_menu
from engine.systems.cortex.effects.keeping import keeping, while_played
from engine.systems.cortex.effects.lasting import lasting
from engine.systems.cortex.flowers import FlowersOptions
from engine.systems.cortex.growth.milestone_offers import milestone_offers
from engine.systems.cortex.growth.shop import xp_shop
from engine.systems.cortex.hand.menu import gm_hand
from engine.systems.cortex.heroes.desk import HERO_PROCEDURES
from engine.systems.cortex.limits.announced import limits_called
from engine.systems.cortex.limits.offers import limit_menus
from engine.systems.cortex.npcs.buttons import npc_buttons
from engine.systems.cortex.npcs.roster import npc_roster
from engine.systems.cortex.ones.opportunity_offers import opportunity_offers
from engine.systems.cortex.ones.rival_offers import rival_offers
from engine.systems.cortex.options import CortexOptions, TableRules
from engine.systems.cortex.pool.gathering import gathering_pools
from engine.systems.cortex.recovery.dramatic import dramatic_healing
from engine.systems.cortex.recovery.lending import lending
from engine.systems.cortex.recovery.rest import resting
from engine.systems.cortex.scenes.act_opening import act_opening
from engine.systems.cortex.scenes.closing import scene_closing
from engine.systems.cortex.scenes.leaving import unseated
from engine.systems.cortex.scenes.opening import scene_opening
from engine.systems.cortex.scenes.session_start import session_start
from engine.systems.cortex.scenes.turn_order import turn_order
from engine.systems.cortex.sfx.judged import sfx_requests
from engine.systems.cortex.sfx.offers import sfx_menus
from engine.systems.cortex.state import CortexState
from engine.systems.cortex.view import hero_name, scene_card, sheet_card, sheet_text

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
