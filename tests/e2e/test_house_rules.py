"""What a table settles before its game begins stands on the set-up card, with the usual way beside it (AMB-03)."""

import pytest

from engine import text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

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


async def test_a_system_without_such_rules_asks_nothing(stage: Stage) -> None:
    gm, home = await set_up(stage, "feats")
    await gm.finds(home, text("setup-hint"))
    await gm.misses(home, text("setup-rules"))
