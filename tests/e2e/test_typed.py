"""Words instead of buttons at a table of Feats, and words that nobody can read."""

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.tables import HERO, SKILL, seat

BEST = (8, 8)


async def test_an_action_from_the_first_word_to_the_dice(stage: Stage) -> None:
    seated = await seat(stage)
    gm, player, scene = seated.gm, seated.player, seated.scene
    await player.says(scene, f"/act {SKILL}: лезу по стене")
    await gm.sees(gm.private, text("feats-rank-title", hero=HERO))
    await gm.says(gm.private, text("feats-rank", rank="2"))  # the only question that is open
    await stage.dice(seated.home, *BEST)
    await player.says(scene, text("feats-roll"), to=text("feats-roll-title"))
    await player.sees(scene, text("feats-outcome-critical"))


async def test_the_gm_names_what_is_wanted(stage: Stage) -> None:
    seated = await seat(stage)
    gm, desk = seated.gm, seated.gm.private
    await gm.says(desk, "/gm закрыть")
    await gm.sees(desk, text("refuse-suits-several", one=text("feats-close-scene"), other=text("feats-close-session")))
    await gm.says(desk, "/gm абракадабра")
    await gm.sees(desk, "«абракадабра»")
    await gm.says(desk, "/gm закрыть сцену")
    await gm.sees(desk, text("feats-close-scene"), text("button-not-now"))


async def test_the_gm_reads_that_a_typed_character_is_kept(stage: Stage) -> None:
    gm = (await seat(stage)).gm
    await gm.says(gm.private, "/gm Новый персонаж: Ворон\nНаблюдение 3/2")
    await gm.sees(gm.private, text("feats-npc-kept", npc="Ворон"))


async def test_a_game_is_set_up_in_a_reply_to_its_card(stage: Stage) -> None:
    gm = await stage.person("Рита")
    home = await stage.group("Крыши", gm)
    await gm.says(home, "/newgame Крыши")
    card = text("setup-title", title="Крыши")
    await gm.says(home, "кортекс, шахматы", to=card)
    await gm.sees(home, "«шахматы»")
    await gm.says(home, "цветы, неспешный, открыть", to=card)
    await gm.sees(home, text("card-system", name=text("ruleset-flowers")))
