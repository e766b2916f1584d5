"""What happens to groups and to those in them, in the middle of a game."""

from engine import text
from tests.e2e.hands import Place
from tests.e2e.stage import Stage
from tests.e2e.tables import SCENE, TITLE, awaiting_roll, open_game, open_scene, seat
from tgbot.sandbox.client import Group
from tgbot.sandbox.jsontypes import Obj


async def test_without_admin_rights_the_scene_is_played_at_home(stage: Stage) -> None:
    seated = await seat(stage, bot="member")
    await seated.gm.finds(seated.home, text("card-deaf"))
    await awaiting_roll(seated)
    await seated.player.presses(seated.home, text("feats-roll"))
    await seated.player.sees(seated.home, text("feats-outcome-line", outcome=""))


async def test_without_the_right_for_topics_the_scene_is_played_at_home(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    bot = 42
    await stage.people.member(seated.home.chat.id, bot, "administrator", denied=["can_manage_topics"])
    await stage.people.settle()
    scene = await open_scene(seated.gm, seated.home, topic=False)
    await seated.gm.sees(scene, text("feats-scene-began", title=SCENE, kind=text("feats-kind-combat")))


async def test_who_never_opened_the_private_chat_gets_a_link(stage: Stage) -> None:
    gm = await stage.person("Рита")
    player = await stage.person("Лев", start=False)
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home)
    await player.presses(home, text("button-join"))
    await player.sees(home, text("open-private-first", who=player.name), text("button-private"))
    link = next(one for one in reversed(await stage.people.messages(home.chat)) if "start=" in str(one.raw["buttons"]))
    argument = str(link.raw["buttons"]).split("start=")[1].split("'")[0]
    await player.says(player.private, f"/start {argument}")
    await player.sees(player.private, text("hero-make"), text("hero-by-steps"))


async def test_two_games_in_two_topics_do_not_touch(stage: Stage) -> None:
    gm, other, player = await stage.person("Рита"), await stage.person("Олег"), await stage.person("Лев")
    home = await stage.group("Клуб", gm, other, player)
    rooms = [await topic_of(stage, home, gm.user.id, name) for name in ("Север", "Юг")]
    for master, room, title in ((gm, rooms[0], "Север"), (other, rooms[1], "Юг")):
        await open_game(stage, master, room, title)
    await player.presses(rooms[0], text("button-join"))
    await player.sees(rooms[0], player.name)
    await player.sees_nothing(rooms[1])
    await player.says(rooms[1], "/act что-нибудь")
    await player.sees(rooms[1], text("refuse-only-players"))
    await other.says(rooms[0], "/pause")
    await other.sees(rooms[0], text("refuse-only-gm"))
    await other.says(rooms[1], "/pause")
    await other.sees(rooms[1], text("paused", name=other.name))
    await other.sees_nothing(rooms[0])


async def test_a_second_game_in_the_same_place_is_refused(stage: Stage) -> None:
    seated = await seat(stage, scene=False)
    await seated.player.says(seated.home, "/newgame Ещё одна")
    await seated.player.sees(seated.home, text("refuse-game-here-already", title=TITLE))


async def test_the_group_becomes_a_supergroup_in_the_middle(stage: Stage) -> None:
    seated = await seat(stage, kind="group", topics=False)
    await awaiting_roll(seated)
    assert isinstance(seated.home.chat, Group)
    moved = await stage.people.migrate(seated.home.chat)
    await stage.people.settle()
    home = Place(moved, "supergroup")
    stage.places = [place for place in stage.places if place.chat.id != seated.home.chat.id] + [home]
    await stage.look()
    await seated.player.says(home, "/status")
    await seated.player.sees(home, text("feats-roll-title"), text("button-act"))
    await seated.player.finds(home, text("feats-roll-title"), text("feats-roll"))
    await seated.player.presses(home, text("feats-roll"))
    await seated.player.sees(home, text("feats-outcome-line", outcome=""))


async def test_the_bot_is_removed_and_comes_back(stage: Stage) -> None:
    seated = await seat(stage)
    await awaiting_roll(seated)
    bot, chat = 42, seated.home.chat.id
    await stage.people.member(chat, bot, "kicked", by=seated.gm.user)
    await stage.people.settle()
    await stage.people.advance(days=10)
    await stage.people.member(chat, bot, "administrator", by=seated.gm.user)
    await stage.people.settle()
    await stage.look()
    await seated.gm.sees(seated.scene, text("bot-back"))
    await seated.player.finds(seated.scene, text("feats-roll-title"), text("feats-roll"))
    await seated.player.presses(seated.scene, text("feats-roll"))
    await seated.player.sees(seated.scene, text("feats-outcome-line", outcome=""))


async def test_a_player_leaves_the_group_on_their_turn(stage: Stage) -> None:
    seated = await seat(stage)
    await awaiting_roll(seated)
    await stage.people.member(seated.home.chat.id, seated.player.user, "left")
    await stage.people.settle()
    await stage.look()
    await seated.gm.sees(seated.scene, text("button-npc"), text("button-vacate"))
    await seated.gm.finds(seated.scene, text("waiting-nobody"))
    await seated.gm.presses(seated.scene, text("button-npc"))
    await seated.gm.sees(seated.scene, text("seat-played-by-gm"))


async def test_an_anonymous_admin_is_asked_who_they_are(stage: Stage) -> None:
    seated = await seat(stage)
    await awaiting_roll(seated)
    words: Obj = {"text": "/pause", "anonymous": True, "message_thread_id": seated.scene.thread}
    await stage.people.send(seated.home.chat, seated.gm.user, words)
    await stage.look()
    await seated.gm.sees(seated.scene, text("who-is-it"), text("button-it-is-me"))
    await seated.player.presses(seated.scene, text("button-it-is-me"))
    seated.player.told(text("refuse-only-gm"))
    await seated.gm.presses(seated.scene, text("button-it-is-me"))
    await seated.gm.sees(seated.scene, text("paused", name=seated.gm.name))


async def topic_of(stage: Stage, home: Place, owner: int, name: str) -> Place:
    body: Obj = {"chat_id": home.chat.id, "user_id": owner, "action": "create", "name": name}
    made = await stage.people.post("topics", body)
    thread = made["thread"]
    assert isinstance(thread, int)
    return Place(home.chat, f"topic «{name}»", name, thread)
