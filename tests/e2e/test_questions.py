"""Where questions stand, and what words for them bring: once, at hand, and never in silence."""

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.tables import HERO, SHEET, SKILL, open_game, seat

WORDS = "дождь, крыша мокрая"


async def test_words_for_a_form_bring_no_second_copy_of_it(stage: Stage) -> None:
    seated = await seat(stage)
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: лезу по стене")
    await gm.says(gm.private, WORDS, to=asked)
    await gm.sees(gm.private, text("words-kept"))
    gm.saw(gm.private, asked, text("feats-verdict"), times=1)


async def test_words_for_a_question_of_one_pick_ask_for_the_pick(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    await player.says(player.private, SHEET.format(name=HERO).strip(), to=text("hero-make"))
    await gm.says(gm.private, "стресса маловато", to=text("hero-approve", hero=HERO))
    await gm.sees(gm.private, text("words-kept-pick"))


async def test_joining_twice(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    await seated.player.presses(seated.home, text("button-join"))
    seated.player.told(text("refuse-at-the-table"))


async def test_whom_nothing_private_reaches_is_shown_the_way_to_a_secret_question(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    await player.presses(player.private, text("hero-by-steps"))
    await player.sees(player.private, text("feats-step-name"))
    await stage.people.block(player.user)
    await stage.people.settle()
    await stage.look()
    await gm.sees(home, text("feats-step-name"), text("button-private"))
    await stage.people.unblock(player.user)
    await stage.people.settle()
    await stage.look()
    await player.finds(player.private, text("feats-step-name"), text("prompt-secret"))


async def test_whom_the_gm_keeps_is_not_shown_to_the_table(stage: Stage) -> None:
    seated = await seat(stage)
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: мимо сторожа")
    await gm.presses(gm.private, text("feats-verdict-opposed"), under=asked)
    await gm.presses(gm.private, text("button-done"), under=asked)
    await gm.sees(gm.private, text("feats-who-resists"), text("feats-npc-typed"))
    await seated.player.misses(seated.scene, text("feats-npc-typed"))


async def test_one_menu_at_a_time(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    gm, desk = seated.gm, seated.gm.private
    await gm.says(desk, "/gm")
    await gm.says(desk, "/menu")
    await gm.sees(desk, text("menu-title"))
    await gm.misses(desk, text("menu-title-topic", topic=text("menu-gm")))


async def test_a_menu_that_is_put_away_says_so(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    await seated.gm.says(seated.gm.private, "/gm")
    await seated.gm.says(seated.gm.private, "/gm")
    seated.gm.saw(
        seated.gm.private, text("prompt-closed", title=text("closed-title-menu"), outcome=text("closed-below"))
    )


async def test_a_question_that_is_opened_again_moves_down(stage: Stage) -> None:
    seated = await seat(stage)
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: лезу по стене")
    await gm.says(gm.private, "/menu")
    await gm.presses(gm.private, asked)
    await gm.sees(gm.private, text("prompt-closed", title=asked, outcome=text("closed-below")))
    await gm.sees(gm.private, asked, text("feats-verdict"))
    title = stage.wording(text("feats-verdict"))
    assert sum(title in one.text for one in await stage.standing(gm.private)) == 1
    await gm.says(gm.private, WORDS)
    await gm.sees(gm.private, text("words-kept"))


async def test_nobody_leaves_by_the_question_that_another_was_asked(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    gm, player, home = seated.gm, seated.player, seated.home
    other = await stage.person("Зоя")
    await stage.people.member(home.chat.id, other.user, "member", by=gm.user)
    await other.presses(home, text("button-join"))
    await player.says(home, "/leave")
    await other.presses(home, text("button-leave-yes"))
    other.told(text("refuse-not-yours"))
    await player.presses(home, text("button-leave-yes"))
    player.told(text("left-the-game"))
    await gm.finds(home, text("card-players", count=1, names=other.name))


async def test_the_zone_and_the_hour_of_a_game_can_be_changed(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    gm, home = seated.gm, seated.home
    await gm.says(home, "/settings зона Омск")
    await gm.sees(home, text("settings-zone", zone=text("zone-asia-omsk")))
    await gm.says(home, "/settings час 9")
    await gm.sees(home, text("settings-hour", hour="09"), text("settings-zone", zone=text("zone-asia-omsk")))
    await gm.says(home, "/settings hour 25")
    await gm.sees(home, text("refuse-bad-hour"))
    await gm.says(home, "/settings погода дождь")
    await gm.sees(home, text("refuse-no-such-table-setting", typed="погода"))
    await seated.player.says(home, "/settings зона Омск")
    await seated.player.sees(home, text("refuse-only-gm"))
