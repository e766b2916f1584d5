"""The cards: set-up, game, scene."""

from __future__ import annotations

import pytest

from engine import Line, Map, Rule, Track, Wait, asked_at_creation, evolve, rulesets
from tests.views.samples import EVENING, GAME, P1, TEXTS, said, table
from tests.views.showing import buttons, labels, press, shown
from tgbot.table.table import PACES, Rights
from tgbot.texts import LANGUAGES
from tgbot.views.cards import game_card, scene_card, setup_card
from tgbot.views.waiting import Awaited

HEROES = {P1: "Искра"}


def test_a_new_game_is_set_up_by_buttons() -> None:
    fresh = table(status="setup", ruleset="")
    view = setup_card(TEXTS, "ru", fresh, ("feats",))
    assert shown(view).splitlines() == [
        "Новая игра: Тени над «Авророй»",
        "Система: ещё не выбрана",
        "Язык: Русский",
        "Темп: День за днём (реакция 8 часов · ход 24 часа · сцена 24 часа)",
        "Выбери систему правил, язык и темп, потом открой игру.",
    ]
    assert (press(view, "Свершения").prompt, press(view, "Свершения").option) == ("system", "feats")
    assert (press(view, "Неспешный").prompt, press(view, "Неспешный").option) == ("pace", "slow")
    assert (press(view, "English").prompt, press(view, "English").option) == ("language", "en")
    assert next(one for one in buttons(view) if one.text == "Открыть игру").style == ""


def test_what_is_chosen_is_marked_and_the_game_can_be_opened() -> None:
    chosen = table(status="setup", language="en", pace=PACES["none"])
    view = setup_card(TEXTS, "en", chosen, ("feats",))
    assert labels(view) == [
        ["● Feats"],
        ["Русский", "● English"],
        ["Brisk", "Daily", "Slow", "● No clock"][:2],
        ["Slow", "● No clock"],
        ["Open the game", "Cancel"],
    ]
    assert (press(view, "Open the game").verb, press(view, "Open the game").prompt) == ("table", "open")
    assert buttons(view)[-2].style == "primary"


@pytest.mark.parametrize(
    "lang,lines,switches",
    [
        (
            "ru",
            [
                "Решает стол:",
                "• Шаг итогового за перевес 5: да (обычно: нет)",
                "За каждые полные 5 очков перевеса итоговый дайс действия больше на шаг.",
                "• Больший итоговый ослабляет: нет (обычно: нет)",
                "Если итоговый ответа больше, итоговый удачного действия меньше на шаг.",
            ],
            [["☑ Шаг итогового за перевес 5"], ["☐ Больший итоговый ослабляет"]],
        ),
        (
            "en",
            [
                "The table decides:",
                "• A step for each 5 of margin: yes (usually: no)",
                "For every full 5 points of margin the effect die of the action is a step larger.",
                "• Larger effect die weakens: no (usually: no)",
                "If the effect die of the reaction is larger, that of a winning action is a step smaller.",
            ],
            [["☑ A step for each 5 of margin"], ["☐ Larger effect die weakens"]],
        ),
    ],
)
def test_what_the_table_decides_is_explained_and_has_switches(
    lang: str, lines: list[str], switches: list[list[str]]
) -> None:
    settled = Map({"margin_step_up": True})
    view = setup_card(TEXTS, lang, table(status="setup", ruleset="cortex", settled=settled), rulesets())
    assert shown(view).splitlines()[2:7] == lines
    assert [row for row in labels(view) if row[0][0] in "☐☑"] == switches
    assert (press(view, switches[0][0]).prompt, press(view, switches[0][0]).option) == ("house", "0-0")
    assert (press(view, switches[1][0]).prompt, press(view, switches[1][0]).option) == ("house", "1-1")


@pytest.mark.parametrize("ruleset", rulesets())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_of_a_set_up_is_cut_by_a_phone(lang: str, ruleset: str) -> None:
    for value in (False, True):
        settled = Map({rule.field: value for rule in asked_at_creation(ruleset)})
        view = setup_card(TEXTS, lang, table(status="setup", ruleset=ruleset, settled=settled), rulesets())
        assert shown(view)
        assert not [one.text for one in buttons(view) if one.text.endswith("…")]


def test_the_game_card_says_who_plays_how_fast_and_what_silence_does() -> None:
    view = game_card(
        TEXTS, "ru", table(rights=Rights(hears=True)), HEROES, (), start="https://t.me/talepost_bot?start=g1"
    )
    assert shown(view).splitlines() == [
        "Тени над «Авророй»",
        "Система: Свершения",
        "Ведущий: Ольга",
        "2 игрока: Искра (Аня <b>&_*), без имени",
        "Темп: День за днём (реакция 8 часов · ход 24 часа · сцена 24 часа)",
        "Если промолчать до срока, сыграет безопасный ход: он указан в вопросе.",
    ]
    assert labels(view) == [["Я играю", "Меню"], ["Открыть личный чат"]]
    assert (press(view, "Я играю").game, press(view, "Я играю").prompt) == (GAME, "join")
    assert buttons(view)[-1].url == "https://t.me/talepost_bot?start=g1"


def test_house_rules_that_differ_stand_on_the_card() -> None:
    rules = (Rule(field="x", value=True, choices=(False, True)), Rule(field="y", value=9, choices=()))
    texts = [line for line in shown_with_rules(rules) if line.startswith("•")]
    assert texts == ["• Испытание: да", "• Дней: 9"]


def shown_with_rules(rules: tuple[Rule, ...]) -> list[str]:
    return shown(game_card(TEXTS, "ru", table(ruleset="sample"), {}, rules)).splitlines()


def test_a_bot_that_does_not_hear_says_so() -> None:
    assert "👂" in shown(game_card(TEXTS, "ru", table(), HEROES, ()))
    assert "👂" not in shown(game_card(TEXTS, "ru", table(rights=Rights(hears=True)), HEROES, ()))


def test_an_empty_table_invites() -> None:
    assert "Игроков пока нет: жми «Я играю»." in shown(game_card(TEXTS, "ru", table(chairs=()), {}, ()))


@pytest.mark.parametrize("status,sign", [("ended", "🏁"), ("asleep", "💤"), ("broken", "⚠️")])
def test_a_game_that_does_not_run_says_why_and_has_no_buttons(status: str, sign: str) -> None:
    view = game_card(TEXTS, "en", table(status=status), HEROES, ())
    assert shown(view).splitlines()[1].startswith(sign)
    assert buttons(view) == []


def test_policies_that_differ_by_class_are_named() -> None:
    mixed = table(silence=Map({"turn": "hold"}))
    assert "Но здесь игра подождёт ведущего: ход." in shown(game_card(TEXTS, "ru", mixed, HEROES, ()))
    held = table(silence=Map({"turn": "hold", "window": "hold", "scene": "hold"}))
    assert "игра подождёт и позовёт ведущего" in shown(game_card(TEXTS, "ru", held, HEROES, ()))


def test_the_scene_card_shows_the_scene_and_whom_it_waits_for() -> None:
    blocks = (Line(text=said("Погоня"), strong=True), Track(label=said("Прогресс"), done=2, length=6))
    awaited = [Awaited(said("Искра"), said("Вклад"), Wait.SCENE, EVENING)]
    view = scene_card(TEXTS, "ru", table(), blocks, awaited)
    assert shown(view).splitlines() == [
        "Погоня",
        "Прогресс: ■■□□□□ 2/6",
        "",
        "Кого ждём",
        "• Искра — Вклад · срок: чт 17 июля, 20:00 (UTC+3)",
    ]
    assert [press(view, one).prompt for one in ("Действовать", "Меню")] == ["act", "menu"]


def test_between_scenes_and_in_a_pause() -> None:
    view = scene_card(TEXTS, "en", evolve(table(), paused_at=EVENING), (), ())
    assert shown(view).splitlines() == [
        "There is no scene now.",
        "",
        "⏸ Paused, all clocks stand. Since: Thu 17 July, 20:00 (UTC+3)",
        "Waiting for nobody.",
    ]


def test_a_crowded_card_stays_within_a_message() -> None:
    awaited = [Awaited(said(f"Герой {n} " * 5), said("Вопрос " * 20), Wait.TURN, EVENING + n) for n in range(90)]
    shown(scene_card(TEXTS, "ru", table(), (), awaited))
