"""`/rule` at a table, in private, without a game: whose rules are shown, in which language, in which message."""

from __future__ import annotations

from engine import Map, evolve, rulesets
from tests.table.tables import ANN, GROUP, table
from tests.views.samples import TEXTS
from tests.views.showing import buttons, labels, shown
from tgbot.handlers.office import Office
from tgbot.store.decision import Decision, Listing, Loaded, Row
from tgbot.table.person import GameRef, Person
from tgbot.table.requests import Pressed, Said, Sender, Told, Where
from tgbot.table.table import Table
from tgbot.views.view import View

OFFICE = Office(TEXTS, "talepost_bot")
ANNA = Sender(user=ANN, name="Anna", language="en")
HERE = Where(chat=GROUP, kind="supergroup", title="Table")
ALONE = Where(chat=ANN, kind="private")
GAMES = Map({"aaaaaa": GameRef(title="North"), "bbbbbb": GameRef(title="South")})


def said(words: str, where: Where = HERE) -> Said:
    command, _, argument = words[1:].partition(" ")
    return Said(who=ANNA, where=where, message=7, text=words, command=command, argument=argument)


def pressed(data: str, where: Where = HERE, kept: str = "") -> Pressed:
    return Pressed(who=ANNA, where=where, message=8, query="q", data=data, kept=kept)


def seated(ruleset: str = "cortex") -> Table:
    """A table that is being set up: it has a system, in Russian, and no game yet."""
    return evolve(table(), status="setup", ruleset=ruleset, language="ru")


def at_table(words: str, around: Table) -> Decision:
    return OFFICE.decide(said(words), Loaded(now=0.0, table=around))


def answer(decision: Decision, kind: str = "post") -> Row:
    (row,) = [row for row in decision.rows if row.kind == kind and row.key.startswith("re:")]
    return row


def view_of(row: Row) -> View:
    assert row.view is not None
    return row.view


def test_at_a_table_its_rules_are_shown_in_its_language() -> None:
    row = answer(at_table("/rule stress", seated()))
    assert row.reply_to == 7
    assert shown(view_of(row)).startswith("Стресс\n")
    assert "Стал к12" in shown(view_of(answer(at_table("/rule stress", seated("flowers")))))


def test_in_private_they_are_shown_in_the_readers_language() -> None:
    asked = said("/rule стресс", ALONE)
    told = Told(to=seated().id, about="said", body=f'{{"said": {asked.model_dump_json()}, "prompt": ""}}')
    decision = OFFICE.decide(told, Loaded(now=0.0, table=seated()))
    assert shown(view_of(answer(decision))).startswith("Stress\n")
    assert answer(decision).place.chat == ANN


def test_without_a_word_the_contents_are_shown() -> None:
    assert "Кортекс плюс: правила" in shown(view_of(answer(at_table("/rule", seated()))))


def test_a_press_edits_the_message() -> None:
    view = view_of(answer(at_table("/rule стресс", seated())))
    data = next(one.data for one in buttons(view) if one.text == "Травма")
    row = answer(OFFICE.decide(pressed(data), Loaded(now=0.0, table=seated())), "view")
    assert row.message == 8
    assert shown(view_of(row)).startswith("Травма\n")


def test_a_term_that_is_gone_is_out_of_date() -> None:
    data = next(one.data for one in buttons(view_of(answer(at_table("/rule стресс", seated())))))
    stale = data.rpartition(":")[0] + ":nosuch"
    decision = OFFICE.decide(pressed(stale), Loaded(now=0.0, table=seated()))
    assert [row.kind for row in decision.rows if row.kind in ("toast", "view")] == ["toast"]


def test_before_a_system_is_chosen_it_is_asked_and_the_word_is_kept() -> None:
    view = view_of(answer(at_table("/rule травма", seated(""))))
    data = next(one.data for one in buttons(view) if "Цветы" in one.text)
    decision = OFFICE.decide(pressed(data, kept="/rule травма"), Loaded(now=0.0, person=Person(user=ANN)))
    assert shown(view_of(answer(decision, "view"))).startswith("Trauma\n")


def test_a_group_without_a_game_asks_which_system() -> None:
    view = view_of(answer(OFFICE.decide(said("/rule"), Loaded(now=0.0))))
    assert "which system" in shown(view)
    assert len(buttons(view)) == len(rulesets())


def test_a_group_with_several_games_asks_which() -> None:
    games = (Listing(game="aaaaaa", title="North", threads=(1,)), Listing(game="bbbbbb", title="South", threads=(2,)))
    row = answer(OFFICE.decide(said("/rule"), Loaded(now=0.0, chat=games)))
    assert labels(view_of(row)) == [["North"], ["South"]]


def alone(person: Person, words: str = "/rule stress") -> Decision:
    return OFFICE.decide(said(words, ALONE), Loaded(now=0.0, person=person))


def sent_to(decision: Decision) -> list[str]:
    return [row.to for row in decision.rows if row.kind == "tell" and row.about == "said"]


def test_alone_without_a_game_it_is_asked_which_system() -> None:
    assert "which system" in shown(view_of(answer(alone(Person(user=ANN, language="en")))))


def test_alone_the_only_game_or_the_one_in_focus_is_meant() -> None:
    assert sent_to(alone(Person(user=ANN, games=Map({"aaaaaa": GAMES["aaaaaa"]})))) == ["aaaaaa"]
    assert sent_to(alone(Person(user=ANN, games=GAMES, focus="bbbbbb/q"))) == ["bbbbbb"]


def test_alone_with_several_games_it_is_asked_which() -> None:
    decision = alone(Person(user=ANN, games=GAMES, focus="gone00/q"))
    assert sent_to(decision) == []
    assert labels(view_of(answer(decision))) == [["North"], ["South"]]
