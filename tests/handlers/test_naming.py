"""The waiting list as the whole table sees it."""

from engine import Prompt, evolve
from tests.table.tables import P1, P2, at, table, window
from tgbot.handlers.naming import as_shown
from tgbot.table.pace import wind
from tgbot.table.table import Table
from tgbot.table.waiting import awaited
from tgbot.views.waiting import Awaited

NOW = at("2027-06-07 10:00")


def shown(around: Table, *prompts: Prompt) -> list[Awaited]:
    return as_shown(around, None, awaited(around, prompts))


def test_of_secret_chances_nobody_learns_who_has_decided_already() -> None:
    """FT-OPP-14: of the other side's decision nothing, not even whether it has been made."""
    first = evolve(window("first", P1), secret=True, clock="both")
    second = evolve(window("second", P2), secret=True, clock="both")
    around = wind(table(), (first, second), NOW)
    both, one = shown(around, first, second), shown(around, second)
    assert len(both) == 1
    assert both == one


def test_an_open_chance_names_whose_it_is() -> None:
    first, second = window("first", P1), window("second", P2)
    around = table()
    assert len({line.who for line in shown(around, first, second)}) == 2
