"""The demo tables of a new sandbox, each seated through the user side, step by step, as people would do it.

There is a table for each `locales/demo/<rule system>.toml`, which lists its steps; its people and their words are in
`locales/demo/<language>/<rule system>.toml`. Nothing here knows a rule system: a button is named by the id of its
message, or by words.
"""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine import Map, Text, rulesets
from tgbot.config import load_settings, locales_folder
from tgbot.sandbox.client import Group, Impossible, People, Seen, User
from tgbot.texts import Texts

FOLDER: Final = "demo"
BEGIN: Final = "begin"
TABLE: Final = "{table}"  # stands in an id for the rule system


class Named(BaseModel):
    """A person as Telegram knows them."""

    model_config = ConfigDict(extra="forbid")

    first_name: str
    last_name: str = ""
    username: str = ""


class Words(BaseModel):
    """People and words of one table in one language."""

    model_config = ConfigDict(extra="forbid")

    title: str
    people: dict[str, Named]
    says: dict[str, str]


class Step(BaseModel):
    """Somebody says something, or presses a button. `where`: "group", "private", or "scene" (the newest topic)."""

    model_config = ConfigDict(extra="forbid")

    who: str
    where: str
    say: str = ""
    press: str = ""
    to: str = ""
    """The id of a message that the words reply to, or that has the button."""
    args: dict[str, str | int] = {}


class Plan(BaseModel):
    """Who sits down, in this order, who owns the group, and what they do then."""

    model_config = ConfigDict(extra="forbid")

    people: list[str]
    owner: str
    begin: str = ""
    """Steps that come first, shared with other tables: `begin/<name>.toml`."""
    steps: list[Step]


class Beginning(BaseModel):
    """Steps that several plans share."""

    model_config = ConfigDict(extra="forbid")

    steps: list[Step]


@dataclass(frozen=True)
class Room:
    """The people of one table, their group, and the language that they speak."""

    people: People
    texts: Texts
    language: str
    words: Words
    persons: Mapping[str, User]
    group: Group

    async def carry_out(self, step: Step) -> None:
        who = self.persons[step.who]
        chat = who if step.where == "private" else self.group
        asked = await self.question(chat, self.label(step.to, step.args)) if step.to else None
        if step.press:
            await self.people.press(chat, who, self.label(step.press, step.args), message=asked)
            return
        words = self.words.says.get(step.say, step.say).strip()
        thread = await self.newest_topic() if step.where == "scene" else 0
        await self.people.say(chat, who, words, thread=thread, reply_to=asked)

    def label(self, key: str, args: Mapping[str, str | int]) -> str:
        """Words of the table, or else a message by its id."""
        if key in self.words.says:
            return self.words.says[key]
        return self.texts.plain(self.language, Text(key=key, args=Map(dict(args))))

    async def question(self, chat: Group | User, words: str) -> Seen:
        """The newest message that says so and has buttons."""
        for message in reversed(await self.people.messages(chat)):
            if words in message.text and message.buttons:
                return message
        raise Impossible(f"nothing asks {words!r}")

    async def newest_topic(self) -> int:
        return max(message.thread for message in await self.people.messages(self.group))


def tables() -> list[str]:
    """The rule systems that have a demo table."""
    return [one for one in rulesets() if (locales_folder() / FOLDER / f"{one}.toml").is_file()]


def plan_of(table: str) -> Plan:
    """The plan of a table, whole."""
    plan = Plan.model_validate(_read(f"{table}.toml"))
    first = Beginning.model_validate(_read(f"{BEGIN}/{plan.begin}.toml")).steps if plan.begin else []
    steps = [one.model_copy(update={"press": one.press.replace(TABLE, table)}) for one in first]
    return plan.model_copy(update={"begin": "", "steps": [*steps, *plan.steps]})


def words_of(table: str, language: str) -> Words:
    return Words.model_validate(_read(f"{language}/{table}.toml"))


async def seat(url: str, wanted: Sequence[str] = ()) -> list[str]:
    """Seats these tables, or all, in the sandbox at this address, and says which. They are seated side by side.

    Raises Impossible where a person cannot go on.
    """
    chosen = list(wanted) or tables()
    plans = {table: plan_of(table) for table in chosen}
    language = load_settings().language
    texts = Texts(locales_folder())
    async with People(url) as people:
        rooms = {table: await _sit_down(people, texts, language, table, plan) for table, plan in plans.items()}
        await asyncio.gather(*(_carry_out(rooms[table], plan) for table, plan in plans.items()))
    return chosen


async def _sit_down(people: People, texts: Texts, language: str, table: str, plan: Plan) -> Room:
    words = words_of(table, language)
    persons = {name: await _person(people, words.people[name], language) for name in plan.people}
    owner = persons[plan.owner]
    members = [person for person in persons.values() if person != owner]
    group = await people.group(words.title, owner=owner, members=members, topics=[])
    return Room(people, texts, language, words, persons, group)


async def _carry_out(room: Room, plan: Plan) -> None:
    for step in plan.steps:
        await room.carry_out(step)


async def _person(people: People, named: Named, language: str) -> User:
    return await people.user(
        named.first_name, last_name=named.last_name, username=named.username, language=language, start=""
    )


def _read(name: str) -> dict[str, object]:
    return tomllib.loads((locales_folder() / FOLDER / name).read_text("utf-8"))
