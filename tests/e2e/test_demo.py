"""What a newcomer finds after `make play`: a table of each rule system, in either language, ready to be played.

Each test has a world of its own: nobody has played there, and its clock has not moved.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine import Text, rulesets, text
from tests.e2e.conftest import PATIENCE_MS, wording_of, world_in
from tests.e2e.person import whole
from tests.e2e.wording import Line
from tgbot.demo import Plan, plan_of, tables, words_of
from tgbot.sandbox.client import Group, People, Seen, User
from tgbot.sandbox.jsontypes import Obj, objects_of, text_of
from tgbot.texts import LANGUAGES

DONE = text("button-done")
BEST_OF_FEATS = (8, 8)
MIDDLING = (3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2)
"""Faces that any die of a pool can show; none is a one."""


@dataclass(frozen=True)
class Demo:
    """The people of one demo table, as the first visitor finds them."""

    people: People
    language: str
    table: str

    def says(self, line: Line) -> str:
        return wording_of(self.language)(line)

    def words(self, key: str) -> str:
        return words_of(self.table, self.language).says[key]

    @property
    def hero(self) -> str:
        """The first player's: the first line of the sheet is the name."""
        return self.words("first-sheet").strip().splitlines()[0].partition(": ")[2]

    def awaited(self, asked: Line) -> str:
        """What the first player is asked for, as the card says it: behind the hero, who is named once."""
        return self.says(asked).removeprefix(f"{self.hero}: ")

    async def group(self) -> Group:
        title = words_of(self.table, self.language).title
        found = await self._found("chats", "title", title)
        assert found["type"] == "supergroup"
        return Group(_number(found), title, {})

    async def person(self, key: str) -> User:
        name = words_of(self.table, self.language).people[key].first_name
        return User(_number(await self._found("users", "first_name", name)), name)

    async def finds(self, where: Group | User, *pieces: Line) -> Seen:
        """The newest message that says all this, in its text or on its buttons."""
        wanted, shown = [self.says(piece) for piece in pieces], await self.people.messages(where)
        found = [one for one in shown if all(piece in whole(one) for piece in wanted)]
        assert found, (wanted, [one.text for one in shown[-4:]])
        return found[-1]

    async def presses(self, where: Group | User, who: str, button: Line, *, under: Line) -> None:
        message = await self.finds(where, under, button)
        pressed = await self.people.press(where, await self.person(who), self.says(button), message=message)
        assert pressed.answered

    async def _found(self, kind: str, key: str, wanted: str) -> Obj:
        return next(one for one in objects_of(await self.people.state(), kind) if text_of(one, key) == wanted)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_of_each_system_is_seated_and_the_first_press_plays(tmp_path: Path, language: str) -> None:
    with world_in(tmp_path, language) as address:
        async with People(address, settle_ms=PATIENCE_MS) as people:
            await feats_awaits_a_roll(Demo(people, language, "feats"))
            await cortex_awaits_a_pool(Demo(people, language, "cortex"))
            await flowers_awaits_a_reaction(Demo(people, language, "flowers"))
            await blackbird_awaits_its_dice(Demo(people, language, "blackbird"))


async def feats_awaits_a_roll(demo: Demo) -> None:
    group = await the_cards_stand(demo, text("waiting-title"), text("feats-roll-title"))
    await demo.people.dice(*BEST_OF_FEATS, chat=group)
    await demo.presses(group, "first", text("feats-roll"), under=text("feats-roll-title"))
    await demo.finds(group, text("feats-outcome-critical"))


async def cortex_awaits_a_pool(demo: Demo) -> None:
    """The form is half filled; it may be sent as it is, and somebody is asked what comes next."""
    hero, enemy = demo.hero, demo.words("enemy")
    form = text("cortex-pool-title", who=hero)
    group, room = await the_cards_stand(demo, text("waiting-title"), demo.awaited(form)), await demo.person("first")
    asked = await demo.finds(room, form, text("cortex-against", who=enemy))
    assert demo.says(text("cortex-odds-win", percent="")).split("%")[0] in asked.text
    await demo.people.dice(*MIDDLING, chat=group)
    await demo.presses(room, "first", DONE, under=form)
    await demo.finds(group, text("cortex-rolls", who=hero))


async def flowers_awaits_a_reaction(demo: Demo) -> None:
    """An attack stands; silence or Done would answer with the usual roll."""
    hero, enemy = demo.hero, demo.words("enemy")
    form = text("cortex-react-title", who=hero, against=enemy)
    card = text("waiting-chances"), demo.awaited(form)
    group, room = await the_cards_stand(demo, *card), await demo.person("first")
    await demo.people.dice(*MIDDLING, chat=group)
    await demo.presses(room, "first", DONE, under=form)
    await demo.finds(group, text("cortex-rolls", who=hero))


async def blackbird_awaits_its_dice(demo: Demo) -> None:
    """The form holds the attribute, the main career, an aspect and its skill: four dice, which fall as it is sent."""
    hero = demo.hero
    form = text("blackbird-gather", who=hero)
    group, room = await the_cards_stand(demo, text("waiting-title"), demo.awaited(form)), await demo.person("first")
    await demo.finds(room, form, text("blackbird-form-dice", total="4", free="4", paid="0"))
    await demo.people.dice(*MIDDLING[:4], chat=group)
    await demo.presses(room, "first", DONE, under=form)
    await demo.finds(group, text("blackbird-throws", who=hero, dice=4))


async def the_cards_stand(demo: Demo, *asked: Line) -> Group:
    """The cards of the game and of the scene are pinned; the latter says who is awaited, for what."""
    group = await demo.group()
    assert (await demo.finds(group, text("card-title", title=group.title))).pinned
    scene = await demo.finds(group, text("button-act"), *asked)
    assert scene.pinned
    assert scene.thread
    return group


def test_every_rule_system_has_a_table() -> None:
    assert tables() == list(rulesets())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", tables())
def test_the_demo_is_complete_in_every_language(table: str, language: str) -> None:
    plan, words = plan_of(table), words_of(table, language)
    assert set(plan.people) == set(words.people)
    assert {step.who for step in plan.steps} <= set(plan.people)
    used = {step.say for step in plan.steps if step.say and not step.say.startswith("/")} | set(pressed(plan))
    assert set(words.says) <= used
    for key in used - set(words.says):
        step = next(step for step in plan.steps if key in (step.press, step.say))
        assert wording_of(language)(Text(key=key, args=text("", **step.args).args))


def pressed(plan: Plan) -> Iterator[str]:
    return (step.press for step in plan.steps if step.press)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_of_different_tables_can_be_told_apart(language: str) -> None:
    names = [one.first_name for table in tables() for one in words_of(table, language).people.values()]
    assert len(names) == len(set(names))


def _number(found: Obj) -> int:
    number = found["id"]
    assert isinstance(number, int)
    return number
