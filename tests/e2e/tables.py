"""Tables of Feats that are seated quickly, for what may go wrong at them."""

from __future__ import annotations

from dataclasses import dataclass

from engine import text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

SHEET = """
Имя: {name}
Ранг: 3
Стресс: 0/6
Мотивация: вернуть городу небо
Осложнение: не бросает своих
Навыки:
Скрытность 3/2
Полёт 5/3 [*]
"""
SKILL = "Скрытность"
HERO = "Ласточка"
TITLE = "Крыши"
SCENE = "Ночная крыша"


@dataclass(frozen=True)
class Seated:
    """A game of feats with a GM and one player, who has a hero unless it was not asked for."""

    stage: Stage
    gm: Person
    player: Person
    home: Place
    scene: Place
    """Where it is played; home before a scene is open."""


async def open_game(stage: Stage, gm: Person, home: Place, title: str = TITLE, system: str = "feats") -> None:
    await gm.says(home, f"/newgame {title}")
    await gm.presses(home, text(f"ruleset-{system}"))
    await gm.presses(home, text("button-open-game"))
    await gm.sees(home, text("card-title", title=title), text("button-join"))


async def bring_hero(player: Person, gm: Person, home: Place, hero: str = HERO) -> None:
    await player.presses(home, text("button-join"))
    await player.says(player.private, SHEET.format(name=hero).strip(), to=text("hero-make"))
    await gm.presses(gm.private, text("hero-approve-yes"), under=text("hero-approve", hero=hero))
    await gm.sees(home, text("hero-joined", hero=hero))


async def open_scene(gm: Person, home: Place, title: str = SCENE, *, topic: bool = True) -> Place:
    """A session and a combat scene, in a topic of its own where the bot may make one."""
    desk = gm.private
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-open-session"))
    await gm.presses(desk, text("feats-open-session-yes"))
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-new-scene"))
    await gm.presses(desk, text("feats-kind-combat"))
    await gm.says(desk, title, to=text("feats-level"))
    return gm.stage.topic(home, title) if topic else home


async def seat(
    stage: Stage, *, kind: str = "supergroup", bot: str = "admin", topics: bool = True, scene: bool = True
) -> Seated:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player, kind=kind, bot=bot, topics=topics)
    await open_game(stage, gm, home)
    await bring_hero(player, gm, home)
    made = bot == "admin" and topics
    return Seated(stage, gm, player, home, await open_scene(gm, home, topic=made) if scene else home)


async def awaiting_roll(seated: Seated) -> None:
    """The player has acted, the GM has set the rank: the roll is awaited."""
    gm, asked = seated.gm, text("feats-rank-title", hero=HERO)
    await seated.player.says(seated.scene, f"/act {SKILL}: лезу по стене")
    await gm.presses(gm.private, text("feats-rank", rank="2"), under=asked)
    await gm.presses(gm.private, text("button-done"), under=asked)
    await seated.player.sees(seated.scene, text("feats-roll-title"), text("feats-roll"))
