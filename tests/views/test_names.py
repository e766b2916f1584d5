"""Case 34: whatever a name is made of, it arrives as typed, in every message and on every button."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine import Line, Map, Wait, text
from tests.views.samples import EVENING, GAME, P1, TEXTS, choice, option, pending, said, table
from tests.views.showing import buttons, shown
from tgbot.store.decision import LogEntry
from tgbot.table.person import GameRef, Person
from tgbot.table.table import Draft, Member
from tgbot.views.cards import game_card, scene_card, setup_card
from tgbot.views.log import log_view
from tgbot.views.me import me_view
from tgbot.views.people import seat_mention, seat_name
from tgbot.views.prompt import closed_view, prompt_view
from tgbot.views.waiting import Awaited, waiting_view, warning_view

names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Z", "C", "M"]), min_size=1, max_size=25).map("x".__add__)
"""Signs of all scripts; the first is a letter that has ink."""
languages = st.sampled_from(["ru", "en"])
ZONE = "Europe/Moscow"


@given(names, languages)
def test_on_cards(name: str, lang: str) -> None:
    one = table(title=name, members=Map({"1": Member(user=1, name=name), "2": Member(user=2, name=name)}))
    card = shown(game_card(TEXTS, lang, one, {P1: name}, ()))
    assert card.startswith(f"{name}\n")
    assert f"{name} ({name})" in card
    assert name in shown(setup_card(TEXTS, lang, one, ("feats",)))
    assert name in shown(scene_card(TEXTS, lang, one, (Line(text=said(name), strong=True),), ()))


@given(names, languages)
def test_in_questions_and_on_their_buttons(name: str, lang: str) -> None:
    asked = choice(title=said(name), options=(option("a", name), option("b", name, blocked=said(name))))
    view = prompt_view(TEXTS, lang, GAME, 0, pending(asked), Draft(), due_at=EVENING, whom=said(name), game_title=name)
    assert shown(view).splitlines()[:2] == [name, name]
    assert [button.text for button in buttons(view)] == [name, f"🚫 {name}"]
    assert shown(closed_view(TEXTS, lang, said(name), said(name))) == f"{name} — {name}"


@given(names, languages)
def test_in_lists_warnings_and_the_log(name: str, lang: str) -> None:
    one = table(members=Map({"2": Member(user=2, name=name)}))
    awaited = [Awaited(seat_name(one, P1, name), said(name), Wait.TURN, EVENING)]
    assert f"{name} ({name}) — {name}" in shown(waiting_view(TEXTS, lang, awaited, zone=ZONE))
    warned = warning_view(TEXTS, lang, GAME, 0, [choice()], seat_mention(one, P1), EVENING, zone=ZONE)
    assert name in shown(warned)
    entry = LogEntry(at=EVENING, version=1, by=2, name=name, lines=(text("person-name", name=name),))
    logged = shown(log_view(TEXTS, lang, GAME, [entry], 0, names={}, zone=ZONE))
    assert logged.splitlines()[-1] == name
    assert name in logged.splitlines()[-2]
    assert f"• {name}" in shown(me_view(TEXTS, lang, Person(user=2, games=Map({"g": GameRef(title=name)}))))
