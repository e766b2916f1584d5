"""The rule system Blackbird as the bot sees it."""

from __future__ import annotations

from engine.core.base import Seat
from engine.core.game import Game, Ruleset, no_older_schema
from engine.systems.blackbird.at_table import BlackbirdLedger
from engine.systems.blackbird.growth.perks_due import perks_due
from engine.systems.blackbird.growth.purchases import purchases
from engine.systems.blackbird.growth.rewards import rewards
from engine.systems.blackbird.growth.trait_offers import trait_offers
from engine.systems.blackbird.hand.entries import hand_entries
from engine.systems.blackbird.hand.flag_checks import flag_checks
from engine.systems.blackbird.hand.health_hand import health_hand
from engine.systems.blackbird.hand.menu import gm_hand
from engine.systems.blackbird.hand.refills import refills
from engine.systems.blackbird.heroes.desk import HERO_PROCEDURES
from engine.systems.blackbird.heroes.npcs import npcs
from engine.systems.blackbird.leaving import unseated
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.play import PLAY_PROCEDURES
from engine.systems.blackbird.state import BlackbirdState
from engine.systems.blackbird.view import hero_name, scene_card, sheet_card, sheet_text

SCHEMA_NO = 1


def new(options: BlackbirdOptions) -> BlackbirdState:
    return BlackbirdState()


def seated(led: BlackbirdLedger, seat: Seat) -> None:
    """A new player makes a hero first."""


GROWTH_PROCEDURES = (trait_offers, purchases, rewards, perks_due)
"""What heroes become in play."""
HAND_PROCEDURES = (refills, flag_checks, health_hand, gm_hand, hand_entries, npcs)
"""What the GM does to characters."""

BLACKBIRD_RULES: Ruleset[BlackbirdState, BlackbirdOptions] = Ruleset(
    id="blackbird",
    schema_no=SCHEMA_NO,
    game_type=Game[BlackbirdState, BlackbirdOptions],
    options_type=BlackbirdOptions,
    new=new,
    procedures=(*PLAY_PROCEDURES, *HERO_PROCEDURES, *GROWTH_PROCEDURES, *HAND_PROCEDURES),
    scene=scene_card,
    sheet=sheet_card,
    sheet_text=sheet_text,
    hero_name=hero_name,
    seated=seated,
    unseated=unseated,
    migrate=no_older_schema,
)
