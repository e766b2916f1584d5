"""Heroes of Blackbird in the chat: made by buttons with the points in sight, and what is made and given in play."""

from engine import Text, text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

HERO = "Искра"
CAREERS = (("Курьер", 7), ("Механик", 6), ("Голубятник", 5))
ATTRIBUTES = ("boldness", "agility", "agility", "agility", "endurance", "intellect", "communication")


async def seat(stage: Stage) -> tuple[Person, Person, Place]:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await gm.says(home, "/newgame Крыши")
    await gm.presses(home, text("ruleset-blackbird"))
    await gm.presses(home, text("button-open-game"))
    await player.presses(home, text("button-join"))
    return gm, player, home


def left(attributes: int, careers: int, picks: int) -> Text:
    counts = {"attributes": str(attributes), "careers": str(careers), "picks": str(picks)}
    return text("blackbird-points-left", **counts)


async def make_by_buttons(player: Person, gm: Person, home: Place) -> None:
    room = player.private
    await player.presses(room, text("hero-by-steps"))
    await player.sees(room, text("blackbird-step-name"), left(7, 18, 3))
    await player.says(room, HERO)
    for one in ATTRIBUTES:
        await player.presses(room, text(f"blackbird-attribute-{one}"))
    await player.presses(room, text("button-done"))
    for name, points in CAREERS:
        await player.presses(room, text("blackbird-points", points=points))
        await player.says(room, name)
    await player.sees(room, left(0, 0, 3))
    await player.presses(room, text("hero-next"))
    await player.presses(room, text("button-done"))
    for kind, name in (("talent", "Всегда при деле"), ("flag", "Младший брат")):
        await player.presses(room, text(f"blackbird-pick-{kind}"))
        await player.says(room, name)
    await player.presses(room, text("blackbird-pick-fate"))
    await player.presses(room, text("button-done"))
    await player.sees(room, left(0, 0, 0))
    await player.presses(room, text("hero-next"))
    await player.presses(room, text("button-done"))
    await player.presses(room, text("blackbird-choose-done"))
    await gm.presses(gm.private, text("hero-approve-yes"), under=text("hero-approve", hero=HERO))
    await gm.sees(home, text("hero-joined", hero=HERO))


async def test_a_hero_by_buttons_and_an_aspect_on_the_spot(stage: Stage) -> None:
    gm, player, home = await seat(stage)
    await make_by_buttons(player, gm, home)
    room = player.private
    await player.says(room, "/menu")
    await player.presses(room, text("menu-hero"))
    await player.presses(room, text("blackbird-trait-new", hero=HERO))
    await player.presses(room, text("blackbird-place-aspect", career="Курьер"))
    await player.presses(room, text("blackbird-type-masterfully"))
    await player.sees(room, text("blackbird-offer-price", price="2", xp="0"))
    await player.says(room, "Через крыши (где нет дороги)")
    await gm.presses(gm.private, text("blackbird-decide-comment"), under=text("blackbird-trait-approve", hero=HERO))
    await player.says(room, "/menu")
    await player.presses(room, text("menu-hero"))
    await player.presses(room, text("blackbird-trait-again", trait="Через крыши"))
    await player.says(room, "только ночью")
    await gm.presses(gm.private, text("blackbird-decide-approve"), under=text("blackbird-trait-approve", hero=HERO))
    await gm.sees(home, "Через крыши", "только ночью")
