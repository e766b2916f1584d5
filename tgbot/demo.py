"""The demo table of a new sandbox: seated through the user side, step by step, as people would do it.

The steps are in `locales/demo/feats.toml`; the people and their words in `locales/demo/<language>.toml`. Nothing here
knows a rule system: a button is named by the id of its message.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine import Map, Text
from tgbot.config import load_settings, locales_folder
from tgbot.sandbox.client import Group, Impossible, People, Seen, User
from tgbot.texts import Texts

FOLDER: Final = "demo"
STEPS: Final = "feats"


class Named(BaseModel):
    """A person as Telegram knows them."""

    model_config = ConfigDict(extra="forbid")

    first_name: str
    last_name: str = ""
    username: str = ""


class Words(BaseModel):
    """People and words in one language."""

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
    to: str = ""
    """The id of a message that the words reply to."""
    press: str = ""
    args: dict[str, str] = {}


class Plan(BaseModel):
    """Who sits down, in this order, who owns the group, and what they do then."""

    model_config = ConfigDict(extra="forbid")

    people: list[str]
    owner: str
    steps: list[Step]


@dataclass(frozen=True)
class Room:
    """The people, their group, and the language that they speak."""

    people: People
    texts: Texts
    language: str
    words: Words
    persons: Mapping[str, User]
    group: Group

    async def carry_out(self, step: Step) -> None:
        who = self.persons[step.who]
        chat = who if step.where == "private" else self.group
        if step.press:
            await self.people.press(chat, who, self.label(step.press, step.args))
            return
        words = self.words.says.get(step.say, step.say).strip()
        asked = await self.question(chat, self.label(step.to, {})) if step.to else None
        thread = await self.newest_topic() if step.where == "scene" else 0
        await self.people.say(chat, who, words, thread=thread, reply_to=asked)

    def label(self, key: str, args: Mapping[str, str]) -> str:
        return self.texts.plain(self.language, Text(key=key, args=Map(dict(args))))

    async def question(self, chat: Group | User, words: str) -> Seen:
        """The newest message that says so and has buttons."""
        for message in reversed(await self.people.messages(chat)):
            if words in message.text and message.buttons:
                return message
        raise Impossible(f"nothing asks {words!r}")

    async def newest_topic(self) -> int:
        return max(message.thread for message in await self.people.messages(self.group))


async def seat(url: str) -> None:
    """Seats the table in the sandbox at this address. Raises Impossible where a person cannot go on."""
    folder = locales_folder()
    language = load_settings().language
    words = Words.model_validate(_read(folder / FOLDER / f"{language}.toml"))
    plan = Plan.model_validate(_read(folder / FOLDER / f"{STEPS}.toml"))
    async with People(url) as people:
        persons = {name: await _person(people, words.people[name], language) for name in plan.people}
        owner = persons[plan.owner]
        members = [person for person in persons.values() if person != owner]
        group = await people.group(words.title, owner=owner, members=members, topics=[])
        room = Room(people, Texts(folder), language, words, persons, group)
        for step in plan.steps:
            await room.carry_out(step)


async def _person(people: People, named: Named, language: str) -> User:
    return await people.user(
        named.first_name, last_name=named.last_name, username=named.username, language=language, start=""
    )


def _read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))
