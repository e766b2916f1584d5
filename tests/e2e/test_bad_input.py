"""What people do wrong: nothing happens, and they are told why."""

import asyncio
import base64

from engine import text
from tests.e2e.stage import Stage
from tests.e2e.tables import HERO, SCENE, SHEET, SKILL, awaiting_roll, open_game, seat
from tgbot.sandbox.jsontypes import Obj

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


async def test_an_unknown_command(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    await seated.player.says(seated.home, "/fly")
    await seated.player.sees(seated.home, text("refuse-unknown-command", typed="fly"))
    await seated.player.says(seated.player.private, "/fly")
    await seated.player.sees(seated.player.private, text("refuse-unknown-command", typed="fly"))


async def test_a_command_of_another_bot_is_not_ours(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    await seated.player.says(seated.home, "/status@other_bot")
    await seated.player.sees_nothing(seated.home)
    await seated.player.says(seated.home, "/status@talepost_demo_bot")
    await seated.player.sees(seated.home, text("waiting-nobody"))


async def test_an_unknown_word_among_the_options_of_shorthand(stage: Stage) -> None:
    seated = await seat(stage)
    await seated.player.says(seated.scene, f"/act {SKILL} шмель: лезу по стене")
    await seated.player.sees(seated.scene, text("refuse-unread-piece", piece="шмель", example=f"{SKILL} 3/2"))
    await seated.player.misses(seated.scene, text("feats-check-declared", hero=HERO, skill=f"{SKILL} 3/2"))


async def test_a_sheet_that_cannot_be_read_names_the_line_and_what_was_expected(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    broken = SHEET.format(name=HERO).strip().replace("Скрытность 3/2", "Скрытность три")
    await player.says(player.private, broken)
    why = text("refuse-feats-bad-skill-line")
    await player.sees(player.private, text("refuse-sheet-line", line="7", shown="Скрытность три", why=why))
    await player.misses(gm.private, text("hero-approve", hero=HERO))
    await player.says(player.private, SHEET.format(name=HERO).strip())
    await gm.sees(gm.private, text("hero-approve", hero=HERO))


async def test_a_name_that_is_too_long(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    await player.presses(player.private, text("hero-by-steps"))
    await player.says(player.private, "Ы" * 61)
    await player.sees(player.private, text("refuse-text-too-long", most=60, has=61))
    await player.finds(player.private, text("feats-step-name"), text("hero-later"))


async def test_a_photo_where_words_are_asked(stage: Stage) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    asked = await stage.people.last(player.user)
    photo: Obj = {"name": "hero.png", "base64": base64.b64encode(PIXEL).decode()}
    await stage.people.send(player.user, player.user, {"photo": photo, "reply_to": asked.id})
    await stage.look()
    await player.sees(player.private, text("refuse-text-wanted"))


async def test_the_wrong_person_presses(stage: Stage) -> None:
    seated = await seat(stage)
    stranger = await stage.person("Тимур")
    await stage.people.member(seated.home.chat.id, stranger.user, "member")
    await awaiting_roll(seated)
    await stranger.presses(seated.scene, text("feats-roll"))
    stranger.told(text("refuse-not-yours"))
    await stranger.presses(seated.scene, text("button-act"))
    stranger.told(text("refuse-only-players"))
    await seated.player.finds(seated.scene, text("feats-roll-title"), text("feats-roll"))


async def test_a_double_tap_rolls_once(stage: Stage) -> None:
    seated = await seat(stage)
    await awaiting_roll(seated)
    shown = await stage.people.messages(seated.home.chat)
    asked = next(one for one in reversed(shown) if stage.wording(text("feats-roll")) in one.buttons)
    taps = [stage.people.press_at(seated.home.chat, seated.player.user, asked.id, 0) for _ in range(2)]
    first, second = await asyncio.gather(*taps)
    await stage.look()
    assert (first.answered, second.answered) == (True, True)
    assert stage.wording(text("refuse-out-of-date")) in (first.toast, second.toast)
    rolled = stage.wording(text("feats-roll-head", hero=HERO, skill=f"{SKILL} 3/2", rank="2"))
    texts = [one.text for one in await stage.people.messages(seated.home.chat)]
    assert sum("🎲" in one and rolled in one for one in texts) == 1


async def test_a_button_of_an_ended_game(stage: Stage) -> None:
    seated = await seat(stage)
    await awaiting_roll(seated)
    people, chat = stage.people, seated.home.chat
    roll = stage.wording(text("feats-roll"))
    asked = next(one for one in reversed(await people.messages(chat)) if roll in one.buttons)
    await seated.gm.says(seated.home, "/endgame")
    await seated.gm.presses(seated.home, text("button-endgame-yes"))
    await seated.gm.sees(seated.scene, text("game-ended", title="Крыши"))
    await seated.gm.finds(seated.home, text("card-ended"))
    data = str(asked.raw["buttons"][0][0]["data"])  # type: ignore[index, call-overload]
    stage.answered(await people.press_data(chat, seated.player.user, asked, data))
    seated.player.told(text("refuse-game-over"))


async def test_an_edited_message_plays_nothing(stage: Stage) -> None:
    seated = await seat(stage)
    said = await stage.people.say(seated.home.chat, seated.player.user, "Лезу!", thread=seated.scene.thread or 0)
    await stage.people.edit(said, seated.player.user, f"/act {SKILL}: лезу по стене")
    await stage.people.settle()
    await stage.look()
    await seated.player.sees_nothing(seated.scene)
    await seated.gm.sees_nothing(seated.gm.private)


async def test_a_reply_answers_the_question_of_its_own_chat(stage: Stage) -> None:
    """Message numbers repeat from chat to chat: the form in the private chat is the one that is redrawn."""
    seated = await seat(stage)
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: лезу по стене")
    for number in range(1, 5):
        await gm.presses(gm.private, text("feats-rank", rank=str(number)), under=asked)
        await gm.sees(gm.private, "◉", text("feats-rank", rank=str(number)))
    await gm.finds(seated.scene, text("feats-scene-card", title=SCENE, kind=text("feats-kind-combat")))
