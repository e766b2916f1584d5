"""The menu: topics, offers, what is asked first, pages."""

from __future__ import annotations

from engine import AnyPending, text
from tests.views.samples import GAME, TEXTS, choice, form, pending, said
from tests.views.showing import OPTIONS_A_PAGE, buttons, labels, press, shown
from tgbot.codec import prompt_code
from tgbot.views.menu import menu_view, topic_code

HERO, MORE = said("Герой"), said("Ещё")


def offers() -> list[AnyPending]:
    return [
        pending(form()),
        pending(form(id="hero.edit", title=said("Изменить"), menu=(HERO,))),
        pending(form(id="hero.drop", title=said("Удалить"), menu=(HERO, MORE))),
        pending(choice()),
    ]


def test_what_is_asked_comes_first_then_offers_then_topics() -> None:
    view = menu_view(TEXTS, "ru", GAME, 0, offers(), "", 0)
    assert shown(view) == "Меню: что можно сделать сейчас"
    assert [one.text for one in buttons(view)] == ["⏳ Поднять исход?", "Проверка", "Герой ›", "Закрыть"]
    opened = press(view, "Проверка")
    assert (opened.verb, opened.prompt) == ("open", prompt_code(form()))


def test_a_topic_shows_its_own_and_leads_on_and_back() -> None:
    view = menu_view(TEXTS, "ru", GAME, 0, offers(), press_topic("Герой ›"), 0)
    assert shown(view) == "Герой"
    assert labels(view) == [["Изменить", "Ещё ›"], ["‹ Назад", "Закрыть"]]
    deeper = menu_view(TEXTS, "ru", GAME, 0, offers(), press(view, "Ещё ›").option, 0)
    assert shown(deeper) == "Герой › Ещё"
    assert press(deeper, "‹ Назад").option == topic_code((HERO,))


def test_topics_keep_their_places_however_the_offers_come() -> None:
    """The known chapters first, then by name."""
    menus = (HERO, MORE, text("menu-gm"), text("menu-act"))
    mixed = [pending(form(id=f"offer.{at}", menu=(one,))) for at, one in enumerate(menus)]
    views = [menu_view(TEXTS, "ru", GAME, 0, some, "", 0) for some in (mixed, mixed[::-1])]
    for view in views:
        assert [one.text for one in buttons(view)] == ["Действия ›", "Ведущему ›", "Герой ›", "Ещё ›", "Закрыть"]


def press_topic(label: str) -> str:
    pressed = press(menu_view(TEXTS, "ru", GAME, 0, offers(), "", 0), label)
    assert (pressed.verb, pressed.prompt) == ("open", "menu")
    return pressed.option


def test_a_topic_that_is_gone_shows_the_root() -> None:
    assert shown(menu_view(TEXTS, "en", GAME, 0, offers(), "nosuch", 0)).startswith("Menu")


def test_a_menu_is_closed_by_its_name() -> None:
    close = press(menu_view(TEXTS, "ru", GAME, 0, offers(), "", 0), "Закрыть")
    assert (close.verb, close.prompt) == ("close", "menu")


def test_an_empty_menu_says_so() -> None:
    assert "Пока ничего" in shown(menu_view(TEXTS, "ru", GAME, 0, [], "", 0))


def test_a_long_menu_turns_pages_and_keeps_its_topic() -> None:
    many = [pending(form(id=f"npc.{n}", title=said(f"Персонаж {n}"), menu=(HERO,))) for n in range(60)]
    code = topic_code((HERO,))
    view = menu_view(TEXTS, "ru", GAME, 0, many, code, 1)
    assert sum("Персонаж" in one.text for one in buttons(view)) == OPTIONS_A_PAGE
    assert "Страница 2 из 3" in shown(view)
    on = press(view, "Дальше ›")
    assert (on.verb, on.prompt, on.stamp, on.option) == ("page", "menu", code, "2")
