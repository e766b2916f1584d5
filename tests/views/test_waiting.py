"""Whom the table waits for, warnings, nudges, skipping, and the call to the GM."""

from __future__ import annotations

from engine import GM, Wait, short, stamp
from tests.views.samples import EVENING, GAME, P1, P2, TEXTS, choice, form, said, table
from tests.views.showing import buttons, entities, labels, press, shown
from tgbot.codec import prompt_code
from tgbot.views.people import seat_mention, seat_name
from tgbot.views.waiting import Awaited, gm_call_view, nudge_view, skip_view, waiting_view, warning_over, warning_view

MOSCOW = "Europe/Moscow"
SPARK = seat_name(table(), P1, "Искра")
DUE = "чт 17 июля, 20:00 (UTC+3)"


def test_people_who_are_asked_the_same_share_a_line_and_chances_come_last() -> None:
    awaited = [
        Awaited(said("Искра"), said("Помочь?"), Wait.WINDOW, EVENING),
        Awaited(said("Искра"), said("Вклад"), Wait.SCENE, EVENING),
        Awaited(said("Гром"), said("Вклад"), Wait.SCENE, EVENING),
        Awaited(said("Ольга"), said("Ранг"), Wait.TURN, None, said("ждём описания")),
        Awaited(said("Ольга"), said("Цена"), Wait.TURN),
    ]
    assert shown(waiting_view(TEXTS, "ru", awaited, zone=MOSCOW)).splitlines() == [
        "Кого ждём",
        f"• Искра, Гром — Вклад · срок: {DUE}",
        "• Ольга — Ранг · срок не идёт: ждём описания",
        "• Ольга — Цена · без срока",
        "Могут вмешаться",
        f"• Искра — Помочь? · срок: {DUE}",
    ]


def test_a_hero_is_not_named_twice_in_a_line() -> None:
    rest = [
        Awaited(said(f"{hero} (Аня)"), said(f"{hero}: передышка"), Wait.SCENE, EVENING, hero=hero)
        for hero in ("Искра", "Гром")
    ]
    lines = shown(waiting_view(TEXTS, "ru", rest, zone=MOSCOW)).splitlines()
    assert lines[1] == f"• Искра (Аня), Гром (Аня) — передышка · срок: {DUE}"


def test_nobody_is_awaited() -> None:
    assert shown(waiting_view(TEXTS, "ru", [], zone=MOSCOW)) == "Никого не ждём."
    assert shown(waiting_view(TEXTS, "en", [], zone=MOSCOW)) == "Waiting for nobody."


def test_in_a_pause_nothing_is_said_to_have_no_deadline() -> None:
    awaited = [Awaited(said("Аня"), said("Вклад"), Wait.TURN)]
    assert "без срока" in shown(waiting_view(TEXTS, "ru", awaited, zone=MOSCOW))
    paused = shown(waiting_view(TEXTS, "ru", awaited, zone=MOSCOW, paused_at=1_752_771_600.0))
    assert "• Аня — Вклад" in paused
    assert "без срока" not in paused


def test_a_warning_mentions_whom_it_is_for_with_the_time_and_the_default() -> None:
    who = seat_mention(table(), P2)
    view = warning_view(TEXTS, "ru", GAME, 0, [choice()], who, EVENING, zone=MOSCOW)
    assert shown(view).splitlines() == [
        "⏰ без имени, тебя ждут: Поднять исход?",
        f"⏳ Срок: {DUE}",
        "Если промолчать: Оставить",
    ]
    assert entities(view, "text_mention")[0]["user"] == {"id": 3}
    assert not view.quiet
    assert press(view, "Показать вопрос").prompt == prompt_code(choice())


def test_one_warning_covers_all_questions_of_a_clock() -> None:
    view = warning_view(TEXTS, "en", GAME, 0, [choice(), form()], SPARK, EVENING, zone=MOSCOW)
    assert "you are awaited: Поднять исход?, Проверка" in shown(view)
    assert labels(view) == [["Поднять исход?"], ["Проверка"]]


def test_a_warning_that_is_not_true_any_more_mentions_nobody() -> None:
    view = warning_over(TEXTS, "ru", SPARK, choice().title)
    assert shown(view) == "✓ Искра (Аня <b>&_*) — Поднять исход?: уже не ждём"
    assert entities(view, "text_mention") == []
    assert view.quiet


def test_a_nudge_lists_what_is_asked_of_whom() -> None:
    awaited = [Awaited(seat_mention(table(), P1), said("Вклад"), Wait.SCENE, EVENING)]
    view = nudge_view(TEXTS, "ru", GAME, said("Ольга"), awaited, zone=MOSCOW)
    assert shown(view).splitlines() == ["👋 Напоминает Ольга:", f"• Аня <b>&_* — Вклад · срок: {DUE}"]
    assert press(view, "Меню").prompt == "menu"


def test_a_mention_that_waited_for_the_morning_has_no_asker() -> None:
    awaited = [Awaited(seat_mention(table(), P1), said("Вклад"), Wait.SCENE, EVENING)]
    assert shown(nudge_view(TEXTS, "ru", GAME, None, awaited, zone=MOSCOW)).splitlines()[0] == "👋 Игра ждёт:"


def test_the_gm_is_called_with_everything_that_can_be_done() -> None:
    view = gm_call_view(TEXTS, "ru", GAME, 3, [choice()], seat_mention(table(), GM), SPARK, clock="montage.r1")
    assert shown(view).splitlines() == [
        "⏳ Ольга (ведущий), срок вышел. Молчание: Искра (Аня <b>&_*) — Поднять исход?",
        "Игра ждёт твоего решения.",
        "Ход по молчанию: Оставить",
    ]
    assert labels(view) == [["Подождать ещё"], ["Сыграть по молчанию"], ["Ответить: Поднять исход?"]]
    assert (press(view, "Подождать ещё").prompt, press(view, "Подождать ещё").option) == (
        "wait",
        short("montage.r1", 6),
    )
    assert press(view, "Сыграть по молчанию").prompt == "silent"
    assert not view.quiet


def test_what_has_no_default_cannot_be_played_by_silence() -> None:
    view = gm_call_view(TEXTS, "en", GAME, 0, [choice(default=None)], SPARK, SPARK, clock="c")
    assert labels(view) == [["Wait longer"], ["Answer: Поднять исход?"]]


def test_skipping_names_who_what_and_the_move() -> None:
    view = skip_view(TEXTS, "ru", GAME, 2, [(said("Искра"), choice())])
    assert shown(view).splitlines()[1] == "• Искра — Поднять исход? · сыграет: Оставить"
    skip = press(view, "Искра: Поднять исход?")
    assert (skip.prompt, skip.option, skip.stamp) == ("skip", prompt_code(choice()), stamp(2, choice(), None))
    assert buttons(skip_view(TEXTS, "ru", GAME, 2, [])) == []
