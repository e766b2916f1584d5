"""Settings of a game and of a person, the greeting, help, sheets."""

from __future__ import annotations

import pytest

from engine import Line, Map, Rule
from tests.views.samples import GAME, P1, P2, TEXTS, said, table
from tests.views.showing import buttons, labels, press, shown
from tgbot.table.person import GameRef, Person, Question, Quiet
from tgbot.table.table import Pace
from tgbot.texts import LANGUAGES
from tgbot.views.me import me_view, which_game_view, zone_view
from tgbot.views.settings import pace_view, rule_view, rules_view, settings_view, silence_view
from tgbot.views.sheets import sheet_text_view, sheet_view
from tgbot.views.start import COMMANDS, command_list, help_view, start_link, start_view
from tgbot.views.zones import ZONES, zone_name

CHOICE = Rule(field="z", value="soft", choices=("soft", "hard"))
NUMBER = Rule(field="y", value=7, choices=())
SWITCH = Rule(field="x", value=False, choices=(False, True))


def test_all_settings_at_a_glance() -> None:
    view = settings_view(TEXTS, "ru", table())
    assert shown(view).splitlines()[-4:-1] == [
        "Часовой пояс игры: Москва",
        "Час, когда кончается встреча по календарю: 20:00",
        "Язык: Русский",
    ]
    assert [press(view, one).prompt for one in ("Темп", "Если молчат", "Домашние правила", "English")] == [
        "pace",
        "silence",
        "rules",
        "language",
    ]


def test_a_pace_is_chosen_and_one_of_ones_own_is_named() -> None:
    own = table(pace=Pace(name="custom", window=1.5, turn=30, scene=None))
    view = pace_view(TEXTS, "ru", own)
    assert "Темп: Свой (реакция 1 час 30 минут · ход 30 часов · сцена без срока)" in shown(view)
    assert (press(view, "Быстрый").prompt, press(view, "Быстрый").option) == ("pace", "brisk")
    assert "● День за днём" in [one.text for one in buttons(pace_view(TEXTS, "ru", table()))]


def test_the_policy_of_each_class_can_be_turned() -> None:
    view = silence_view(TEXTS, "ru", table(silence=Map({"turn": "hold"})))
    assert "• ход — ждём ведущего" in shown(view)
    assert press(view, "Не ждать: ход").option == "turn-default"
    assert press(view, "Ждать: сцена").option == "scene-hold"


def test_house_rules_are_listed_and_one_is_set() -> None:
    view = rules_view(TEXTS, "ru", GAME, "sample", (SWITCH, NUMBER, CHOICE))
    assert shown(view).splitlines() == [
        "Домашние правила",
        "• Испытание: нет",
        "• Дней: 7",
        "• Удар: мягкий",
    ]
    assert (press(view, "Удар").prompt, press(view, "Удар").option) == ("rule", "2")
    one = rule_view(TEXTS, "ru", GAME, "sample", 2, CHOICE)
    assert labels(one) == [["● мягкий", "жёсткий"], ["‹ Назад"]]
    assert (press(one, "жёсткий").prompt, press(one, "жёсткий").option) == ("rule", "2-1")


def test_a_number_goes_up_and_down_and_a_switch_is_yes_or_no() -> None:
    number = rule_view(TEXTS, "en", GAME, "sample", 1, NUMBER)
    assert labels(number) == [["▼ 6", "▲ 8"], ["‹ Back"]]
    assert press(number, "▲ 8").option == "1-8"
    assert labels(rule_view(TEXTS, "en", GAME, "sample", 0, SWITCH)) == [["● no", "yes"], ["‹ Back"]]


# ---- a person


def test_a_person_sees_and_sets_what_is_theirs() -> None:
    one = Person(
        user=2, zone="Asia/Omsk", quiet=None, language="en", games=Map({"g": GameRef(title="<Тени>", gm=True)})
    )
    view = me_view(TEXTS, "ru", one)
    assert shown(view).splitlines() == [
        "Твои настройки — для всех твоих игр",
        "Часовой пояс: Омск",
        "Тихие часы: нет",
        "Язык: English",
        "У тебя 1 игра:",
        "• <Тени> (ты ведёшь)",
    ]
    assert "● Без тихих часов" in [button.text for button in buttons(view)]
    assert (press(view, "22:00–09:00").verb, press(view, "22:00–09:00").option) == ("me", "22-9")
    assert press(view, "Авто").option == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_on_offer_has_a_name_and_fits(language: str) -> None:
    view = zone_view(TEXTS, language, Person(user=2))
    shown(view)
    offered = [button for button in buttons(view) if "zone:" in button.data]
    assert len(offered) == len(ZONES) + 1
    assert offered[-1].text.startswith("● ")


def test_a_zone_that_is_not_on_offer_is_named_by_its_city_or_offset() -> None:
    assert TEXTS.plain("ru", zone_name(TEXTS, "ru", "Asia/Ho_Chi_Minh")) == "Ho Chi Minh"
    assert TEXTS.plain("ru", zone_name(TEXTS, "ru", "Etc/GMT-3")) == "UTC+3"


def test_a_person_without_games_and_with_other_hours() -> None:
    view = me_view(TEXTS, "en", Person(user=2, quiet=Quiet(start=1, end=6)))
    assert "Quiet hours: 01:00–06:00" in shown(view)
    assert "No games yet." in shown(view)


def test_words_without_an_address_ask_for_one() -> None:
    games = Map({"g1": GameRef(title="Тени"), "g2": GameRef(title="Свет"), "g3": GameRef(title="Была", over=True)})
    one = Person(user=2, games=games)
    assert labels(which_game_view(TEXTS, "ru", one, ())) == [["Тени"], ["Свет"]]
    asked = Question(game="g2", prompt="abcdef", message=None, label="Опиши цену")
    pressed = press(which_game_view(TEXTS, "ru", one, (asked,)), "Свет: Опиши цену")
    assert (pressed.verb, pressed.prompt, pressed.option, pressed.stamp) == ("me", "game", "g2", "abcdef")


# ---- greeting, help, sheets


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_leads_to_a_group(language: str) -> None:
    view = start_view(TEXTS, language, bot="talepost_bot")
    assert "Talepost" in shown(view)
    assert buttons(view)[0].url == "https://t.me/talepost_bot?startgroup=new"
    assert "<Тени>" in shown(start_view(TEXTS, language, bot="talepost_bot", game_title="<Тени>"))


def test_links_open_the_private_chat() -> None:
    assert start_link("talepost_bot", "g123456") == "https://t.me/talepost_bot?start=g123456"
    assert start_link("talepost_bot") == "https://t.me/talepost_bot"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_knows_every_command(language: str) -> None:
    overview = shown(help_view(TEXTS, language))
    for command in COMMANDS:
        assert f"/{command} — " in overview
        assert shown(help_view(TEXTS, language, f"/{command.upper()}")).startswith(f"/{command} — ")


def test_an_unknown_word_gets_the_list_and_is_repeated_only_in_part() -> None:
    lines = shown(help_view(TEXTS, "ru", "<b>" + "x" * 3000)).splitlines()
    assert lines[0] == f"Такой команды нет: <b>{'x' * 26}…"
    assert lines[1].startswith("Что я умею.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_for_telegram(language: str) -> None:
    listed = command_list(TEXTS, language)
    assert [command for command, _ in listed] == list(COMMANDS)
    assert all(1 <= len(described) <= 256 for _, described in listed)


def test_a_sheet_is_read_or_copied_and_leads_to_the_others() -> None:
    view = sheet_view(TEXTS, "ru", GAME, P1, (Line(text=said("Искра")),), {P1: "Искра", P2: "Гром"})
    assert shown(view) == "Искра"
    assert labels(view) == [["Текстом"], ["● Искра", "Гром"]]
    assert press(view, "Текстом").option == "p1-text"
    copied = sheet_text_view(TEXTS, "ru", GAME, P1, "Имя: <Искра>", {P1: "Искра"})
    assert shown(copied) == "Имя: <Искра>"
    assert "/hero" in shown(sheet_view(TEXTS, "ru", GAME, P1, (), {}))
