"""What a newcomer finds after `make play`."""

import tomllib

import pytest

from engine import text
from tests.e2e.conftest import wording_of
from tests.paths import LOCALES
from tgbot.demo import FOLDER, STEPS, Plan, Words
from tgbot.sandbox.client import Group, People, User
from tgbot.sandbox.jsontypes import objects_of, text_of
from tgbot.texts import LANGUAGES


async def test_the_demo_table_is_seated_and_the_first_click_plays(people: People) -> None:
    words = _words("ru")
    say = wording_of("ru")
    group = await _demo_group(people, words.title)
    player = await _person(people, words.people["first"].first_name)
    shown = await people.messages(group)

    assert any(one.pinned and say(text("card-title", title=words.title)) in one.text for one in shown)
    scene = next(one for one in shown if say(text("button-act")) in one.buttons)
    assert scene.pinned
    assert scene.thread
    asked = next(one for one in reversed(shown) if one.buttons)
    assert say(text("feats-roll")) in asked.buttons
    assert say(text("waiting-title")).strip() in scene.text

    await people.dice(8, 8, chat=group)
    pressed = await people.press(group, player, say(text("feats-roll")))

    assert pressed.answered
    newest = [one.text for one in (await people.messages(group))[-3:]]
    assert any(say(text("feats-outcome-critical")) in one for one in newest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_is_complete_in_every_language(language: str) -> None:
    plan, words = Plan.model_validate(_read(STEPS)), _words(language)
    assert set(plan.people) == set(words.people)
    assert {step.who for step in plan.steps} <= set(plan.people)
    spoken = {step.say for step in plan.steps if step.say and not step.say.startswith("/")}
    assert spoken == set(words.says)
    for step in plan.steps:
        for key in (step.press, step.to):
            assert not key or wording_of(language)(text(key, **step.args))


def _read(name: str) -> dict[str, object]:
    return tomllib.loads((LOCALES / FOLDER / f"{name}.toml").read_text("utf-8"))


def _words(language: str) -> Words:
    return Words.model_validate(_read(language))


async def _demo_group(people: People, title: str) -> Group:
    chats = objects_of(await people.state(), "chats")
    found = next(chat for chat in chats if chat["type"] == "supergroup" and text_of(chat, "title") == title)
    assert isinstance(found["id"], int)
    return Group(found["id"], title, {})


async def _person(people: People, first_name: str) -> User:
    users = objects_of(await people.state(), "users")
    found = next(user for user in users if text_of(user, "first_name") == first_name)
    assert isinstance(found["id"], int)
    return User(found["id"], first_name)
