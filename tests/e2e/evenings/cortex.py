"""An evening of Cortex Plus on a night train, told by its people; Flowers plays the same with its own words."""

from __future__ import annotations

from tests.e2e.evenings.cortex_heroes import make_a_hero_by_buttons, make_an_enemy, on_paper
from tests.e2e.evenings.cortex_rest import rest_with_one_silent
from tests.e2e.evenings.cortex_scenes import (
    act_against_the_doom_pool,
    act_with_a_third_die,
    asset_handed_on,
    enemy_strikes_and_is_answered,
    interrupted_by_doom,
    open_the_act,
    open_the_fight,
    stressed_out,
)
from tests.e2e.evenings.cortex_table import gather
from tests.e2e.evenings.manners import Manner
from tests.e2e.evenings.seated import bring_a_sheet, open_the_game
from tests.e2e.stage import Stage


async def play(stage: Stage, manner: Manner, system: str = "cortex") -> None:
    """The whole evening."""
    table = await gather(stage, system, manner)
    await open_the_game(table)
    await bring_a_sheet(table, on_paper(table, table.words.first_sheet))
    await make_a_hero_by_buttons(table)
    await make_an_enemy(table)
    await open_the_act(table)
    scene = await open_the_fight(table)
    await act_against_the_doom_pool(table, scene)
    await act_with_a_third_die(table, scene)
    await enemy_strikes_and_is_answered(table, scene)
    await asset_handed_on(table, scene)
    await interrupted_by_doom(table, scene)
    await stressed_out(table, scene)
    await rest_with_one_silent(table, scene)
    await open_the_act(table, 2)
