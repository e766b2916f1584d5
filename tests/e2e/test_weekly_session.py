"""The house rule of a session every week: on Monday at midnight it begins by itself (CX-PP-02, AMB-29)."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from engine import text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.e2e.tables import TITLE, open_game

HERO = "Искра"
SHEET = f"""Имя: {HERO}
Кооперация: Соло к8, Друг к6, Команда к10
Отличия: Первая на крыше; Всем должна; Не смотрит вниз
Комплект: Молния
Скорость d10
СО: 0
"""
ZONE = ZoneInfo("Europe/Moscow")
TICK, EVERY_WEEK = text("rule-cortex-session_tick"), text("rule-cortex-session_tick-week")
BEGUN = text("cortex-session-started")


async def a_game_with_a_hero(stage: Stage) -> tuple[Person, Person, Place]:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await open_game(stage, gm, home, TITLE, "cortex")
    await player.presses(home, text("button-join"))
    await player.says(player.private, SHEET.strip())
    await player.presses(player.private, text("hero-save"))
    await gm.presses(gm.private, text("hero-approve-yes"), under=text("hero-approve", hero=HERO))
    return gm, player, home


async def test_points_rise_to_the_floor_on_monday_at_midnight(stage: Stage) -> None:
    gm, player, home = await a_game_with_a_hero(stage)
    await gm.says(gm.private, "/rules_options")
    await gm.presses(gm.private, TICK)
    await gm.presses(gm.private, EVERY_WEEK)
    monday = await next_monday(stage)
    await clock_at(stage, monday - timedelta(minutes=1))
    await player.misses(home, BEGUN)
    await has_points(player, 0)
    await clock_at(stage, monday + timedelta(minutes=1))
    await player.sees(home, BEGUN, text("person-calendar"))
    await gm.says(home, "/log")
    await gm.sees(home, BEGUN, text("person-calendar"))
    await has_points(player, 1)
    await clock_at(stage, monday + timedelta(days=7, minutes=1))
    await player.sees(home, BEGUN, text("person-calendar"))


async def has_points(player: Person, points: int) -> None:
    await player.says(player.private, "/sheet")
    await player.sees(player.private, HERO, text("cortex-pp-with-floor", value=str(points), floor="1"))


async def next_monday(stage: Stage) -> datetime:
    """Midnight on the wall of the game's zone."""
    now = datetime.fromtimestamp(await stage.people.advance(), ZONE)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + timedelta(days=7 - now.weekday())


async def clock_at(stage: Stage, moment: datetime) -> None:
    await stage.people.advance_to(moment.isoformat())
    await stage.look()
