"""Typed words that the rules of Cortex refuse: nothing is rolled, and the answer says why."""

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.test_pool_form import HERO, to_the_form


async def test_a_die_that_is_named_twice(stage: Stage) -> None:
    player, room, scene = await to_the_form(stage)
    await player.says(room, "/act соло эхо эхо")
    await player.sees(room, text("refuse-cortex-trait-twice", name="Эхо"))
    await player.misses(scene, text("cortex-rolls", who=HERO))


async def test_a_die_that_is_not_there(stage: Stage) -> None:
    player, room, scene = await to_the_form(stage)
    await player.says(room, "/act соло к20")
    await player.sees(room, text("refuse-unread-piece", piece="к20", example="к8 Соло"))
    await player.misses(scene, text("cortex-rolls", who=HERO))
