"""Names are data: any character in any name arrives as typed."""

import pytest

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.tables import bring_hero, open_game, open_scene

NAMES = ["<b>", "a_b", "*x*", "&", "🇩🇪🏳️‍🌈", "مرحبا"]


@pytest.mark.parametrize("name", NAMES)
async def test_any_name_of_a_person_and_of_a_hero(stage: Stage, name: str) -> None:
    gm, player = await stage.person("Рита"), await stage.person(name)
    home = await stage.group(f"Группа {name}", gm, player)
    await open_game(stage, gm, home, f"Игра {name}")
    await bring_hero(player, gm, home, name)
    await player.finds(home, text("card-title", title=f"Игра {name}"), f"{name} ({name})")
    scene = await open_scene(gm, home, f"Сцена {name}")
    await player.says(home, "/sheet")
    await player.sees(home, text("feats-sheet-head", hero=name, rank="3"))
    await player.says(scene, "/act Полёт: через <крышу> & *двор*")
    await gm.sees(gm.private, text("feats-rank-title", hero=name), "«через <крышу> & *двор*»")
