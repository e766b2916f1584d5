"""What a table settles before its game begins stands on the set-up card, with the usual way beside it (AMB-03)."""

import pytest

from engine import text
from tests.e2e.conftest import wording_of
from tests.e2e.hands import Place, UserSide
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tgbot.sandbox.client import People
from tgbot.texts import LANGUAGES

TITLE = "Крыши"


async def set_up(stage: Stage, system: str) -> tuple[Person, Place]:
    gm = await stage.person("Рита")
    home = await stage.group("Клуб", gm)
    await gm.says(home, f"/newgame {TITLE}")
    await gm.presses(home, text(f"ruleset-{system}"))
    return gm, home


@pytest.mark.parametrize("system,field", [("cortex", "margin_step_up"), ("flowers", "extraordinary_success")])
async def test_a_house_rule_is_settled_before_the_game_begins(stage: Stage, system: str, field: str) -> None:
    gm, home = await set_up(stage, system)
    name, no, yes = text(f"rule-{system}-{field}"), text("rule-no"), text("rule-yes")
    await gm.finds(home, text("setup-rule", name=name, value=no, usual=no))
    await gm.presses(home, text("setup-switch-off", name=name))
    await gm.finds(home, text("setup-rule", name=name, value=yes, usual=no))
    await gm.presses(home, text("button-open-game"))
    await gm.finds(home, text("card-title", title=TITLE), text("rule-line", name=name, value=yes))


async def test_a_rule_that_is_settled_twice_is_as_usual(stage: Stage) -> None:
    gm, home = await set_up(stage, "cortex")
    name = text("rule-cortex-opposed_effect_step_down")
    await gm.presses(home, text("setup-switch-off", name=name))
    await gm.presses(home, text("setup-switch-on", name=name))
    await gm.finds(home, text("setup-rule", name=name, value=text("rule-no"), usual=text("rule-no")))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_settled_in_words_too(people: People, language: str) -> None:
    """A reply to the card: the system and then its rules, all in one."""
    stage = Stage(UserSide(people), wording_of(language))
    gm = await stage.person("Рита" if language == "ru" else "Rita")
    home = await stage.group(TITLE if language == "ru" else "Roofs", gm)
    await gm.says(home, "/newgame")
    card, name = text("setup-title", title=home.title), text("rule-cortex-margin_step_up")
    words = [stage.wording(one).lower() for one in (text("ruleset-cortex"), name)]
    await gm.says(home, ", ".join(words), to=card)
    await gm.finds(home, text("setup-rule", name=name, value=text("rule-yes"), usual=text("rule-no")))
    await gm.says(home, words[1], to=card)
    await gm.finds(home, text("setup-rule", name=name, value=text("rule-no"), usual=text("rule-no")))
    said_yes = f"• {words[1]}: {stage.wording(text('rule-yes'))}"
    await gm.says(home, f"{said_yes}, {said_yes}, {stage.wording(text('button-open-game'))}", to=card)
    await gm.finds(home, text("card-title", title=home.title), text("rule-line", name=name, value=text("rule-yes")))
    await stage.end()
    assert not stage.tally.faults


async def test_only_its_maker_settles_and_the_rest_is_asked_again(stage: Stage) -> None:
    gm, home = await set_up(stage, "cortex")
    other, card = await stage.person("Лев"), text("setup-title", title=TITLE)
    await stage.people.member(home.chat.id, other.user, "member", by=gm.user)
    await other.presses(home, text("setup-switch-off", name=text("rule-cortex-margin_step_up")))
    other.told(text("refuse-only-gm"))
    for nonsense in ("погода", "язык да"):
        await gm.says(home, nonsense, to=card)
        await gm.sees(home, text("refuse-unread-piece", piece=nonsense, example=text("ruleset-feats")))


async def test_a_system_without_such_rules_asks_nothing(stage: Stage) -> None:
    gm, home = await set_up(stage, "feats")
    await gm.finds(home, text("setup-hint"))
    await gm.misses(home, text("setup-rules"))
