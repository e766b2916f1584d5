"""`/rule`, as players use it at a table and alone."""

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.tables import HERO, SKILL, open_game, seat

CONTENTS = text("button-about-contents")


async def test_the_rules_by_a_word_at_a_table_and_alone(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await player.says(home, "/rule провал")
    await player.sees(home, text("about-which-system"), text("ruleset-cortex"))
    await player.presses(home, text("ruleset-cortex"))
    await player.sees(home, text("about-cortex-comparing"))
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    await player.says(home, "/rule провалом")
    await player.sees(home, text("about-feats-outcome"), "Ранг")
    await player.presses(home, "Ранг")
    await player.sees(home, text("about-feats-rank"))
    await player.says(player.private, "/rule")
    await player.sees(player.private, text("about-contents", system=text("ruleset-feats")))
    await player.presses(player.private, text("menu-topic", title=text("topic-feats-scenes")))
    await player.sees(player.private, text("about-chapter", topic=text("topic-feats-scenes")), "Монтаж", CONTENTS)
    await player.says(player.private, "/rule шмель")
    await player.sees(player.private, text("about-unknown", typed="шмель"), CONTENTS)


async def test_alone_without_a_game(stage: Stage) -> None:
    player = await stage.person("Лев")
    await player.says(player.private, "/rule суровость")
    await player.presses(player.private, text("ruleset-flowers"))
    await player.sees(player.private, text("about-flowers-affiliation"))
    await player.says(player.private, "/help rule")
    await player.sees(player.private, text("help-rule"))


async def test_a_question_leads_to_its_rules_and_stays(stage: Stage) -> None:
    seated = await seat(stage)
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: лезу по стене")
    await gm.presses(gm.private, text("button-about"), under=asked)
    await gm.sees(gm.private, text("about-feats-rank"))
    await gm.presses(gm.private, text("feats-rank", rank="2"), under=asked)
    await gm.presses(gm.private, text("button-done"), under=asked)
    await seated.player.sees(seated.scene, text("feats-roll-title"), text("button-about"))
    await gm.presses(seated.scene, text("button-about"))
    await gm.sees(seated.scene, text("about-feats-check"))
    stranger = await stage.person("Тимур")
    await stage.people.member(seated.home.chat.id, stranger.user, "member")
    await stranger.presses(seated.scene, text("button-about"), under=text("feats-roll-title"))
    stranger.told(text("refuse-not-yours"))
