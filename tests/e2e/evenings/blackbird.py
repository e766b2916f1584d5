"""An evening of Blackbird in a drowned town, told by its people."""

from __future__ import annotations

from tests.e2e.evenings.blackbird_flashes import (
    a_critical_failure_is_cancelled,
    a_die_more,
    a_pair_for_the_pool,
    a_perk_from_the_gm,
    silence_in_the_middle,
)
from tests.e2e.evenings.blackbird_heroes import make_a_hero_by_buttons, make_an_enemy
from tests.e2e.evenings.blackbird_rolls import (
    a_chain_breaks,
    a_pair_is_banked,
    an_aspect_on_the_spot,
    open_the_scene,
    rerolls_for_fate,
)
from tests.e2e.evenings.blackbird_table import gather
from tests.e2e.evenings.blackbird_wounds import pools_are_filled, tied_and_decided_by_the_sum, wounded_and_unconscious
from tests.e2e.evenings.manners import Manner
from tests.e2e.evenings.seated import bring_a_sheet, open_the_game
from tests.e2e.stage import Stage


async def play(stage: Stage, manner: Manner) -> None:
    """The whole evening."""
    table = await gather(stage, manner)
    await open_the_game(table)
    await bring_a_sheet(table, table.words.first_sheet.strip())
    await make_a_hero_by_buttons(table)
    await make_an_enemy(table)
    scene = await open_the_scene(table)
    await an_aspect_on_the_spot(table, scene)
    await a_chain_breaks(table, scene)
    await rerolls_for_fate(table, scene)
    await a_pair_is_banked(table, scene)
    await a_die_more(table, scene)
    await a_pair_for_the_pool(table, scene)
    await a_critical_failure_is_cancelled(table, scene)
    await a_perk_from_the_gm(table, scene)
    await silence_in_the_middle(table, scene)
    await tied_and_decided_by_the_sum(table, scene)
    await wounded_and_unconscious(table, scene)
    await pools_are_filled(table, scene)
