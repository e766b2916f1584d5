"""A prompt as a message: what is asked, its price, what silence does, until when, and its buttons."""

from __future__ import annotations

from typing import Any

import pytest

from engine import (
    GM,
    Answer,
    AnyPending,
    Ask,
    Cost,
    Default,
    Group,
    Option,
    Prompt,
    Quote,
    Rejected,
    Wait,
    check_answer,
    evolve,
    stamp,
    text,
)
from tests.views.samples import EVENING, GAME, P1, TEXTS, choice, form, option, pending, said, table
from tests.views.showing import OPTIONS_A_PAGE, buttons, entities, labels, press, shown
from tgbot.codec import option_code, prompt_code
from tgbot.table.table import Draft
from tgbot.views.keyboard import option_pages
from tgbot.views.people import seat_mention
from tgbot.views.prompt import closed_view, default_words, prompt_view
from tgbot.views.view import View

POINT = (Cost(what="sample-point", amount=1),)
GAINED = (Cost(what="sample-point", amount=-1),)


def at(asked: AnyPending, draft: Draft = Draft(), language: str = "ru", **more: Any) -> View:  # noqa: B008 - frozen
    return prompt_view(TEXTS, language, GAME, 0, asked, draft, **more)


def test_a_question_in_the_group_names_who_is_asked_until_when_and_what_silence_does() -> None:
    view = at(pending(choice()), due_at=EVENING, whom=seat_mention(table(), P1, "Искра"))
    assert shown(view).splitlines() == [
        "Поднять исход?",
        "Отвечает: Искра (Аня <b>&_*)",
        "🎲 к8: 7",
        "В сторону: к8: 1",
        "⏳ Срок: чт 17 июля, 20:00 (UTC+3)",
        "Если промолчать: Оставить",
    ]
    assert entities(view, "date_time")[0]["unix_time"] == EVENING
    assert entities(view, "text_mention")[0]["user"] == {"id": 2}


def test_in_english_dice_and_words_are_english() -> None:
    lines = shown(at(pending(choice()), language="en", due_at=EVENING)).splitlines()
    assert lines[1:3] == ["🎲 d8: 7", "Set aside: d8: 1"]
    assert lines[3:] == ["⏳ Due: Thu 17 July, 20:00 (UTC+3)", "If silent: Оставить"]


def test_one_press_answers_and_the_price_stands_on_the_button() -> None:
    prompt = choice()
    view = at(pending(prompt))
    assert labels(view) == [["Поднять (−1 очко)"], ["Оставить"], ["🚫 Призвать удачу"]]
    yes = press(view, "Поднять (−1 очко)")
    assert (yes.verb, yes.game, yes.prompt) == ("answer", GAME, prompt_code(prompt))
    assert yes.option == option_code(prompt.options[0])
    assert yes.stamp == stamp(0, prompt, prompt.options[0])


def test_a_blocked_option_explains_itself_at_a_press() -> None:
    assert press(at(pending(choice())), "🚫 Призвать удачу").verb == "help"


def test_a_long_label_is_cut_and_its_price_is_not() -> None:
    dear = choice(options=(option("x", "Очень длинное название варианта действия", cost=POINT), option("y", "Нет")))
    assert labels(at(pending(dear)))[0] == ["Очень длинное назва… (−1 очко)"]


def test_a_gain_is_marked_as_one() -> None:
    gain = choice(options=(option("x", "Принять", cost=(Cost(what="sample-point", amount=-2),)), option("y", "Нет")))
    assert labels(at(pending(gain)))[0] == ["Принять (+2 очка)"]


def test_a_form_shows_radio_buttons_ticks_and_counters_by_group() -> None:
    view = at(pending(form()), Draft(picks=("s1", "n", "n", "h1")))
    assert shown(view).splitlines() == ["Проверка", "Навык: Скрытность", "Преимущества: Туман ×2, Высота"]
    assert labels(view) == [
        ["◉ Скрытность", "○ Атлетика"],
        ["☑ Высота", "☐ Темнота"],
        ["+ Туман: 2", "−"],
        ["Готово", "Не сейчас"],
    ]
    assert [press(view, one).verb for one in ("◉ Скрытность", "○ Атлетика", "−", "+ Туман: 2")] == [
        "untick",
        "tick",
        "untick",
        "tick",
    ]


def test_a_die_goes_round_on_one_button() -> None:
    states = (said("мимо"), said("сумма"), said("итог"))
    dice = tuple(evolve(option(f"d{at}", f"к8 ={at}"), upto=2, states=states) for at in range(3))
    asked = form(groups=(), options=dice)
    view = at(pending(asked), Draft(picks=("d1", "d2", "d2")))
    assert labels(view)[:2] == [["☐ к8 =0: мимо", "☑ к8 =1: сумма"], ["☑ к8 =2: итог"]]
    assert "к8 =1: сумма" in shown(view)
    assert {press(view, one).verb for one in ("☐ к8 =0: мимо", "☑ к8 =2: итог")} == {"tick"}


def test_the_ways_of_one_thing_go_round_on_one_button() -> None:
    def trait(at: int, **changes: object) -> tuple[Option, ...]:
        ways = (option(f"d{at}.8", f"к8 Черта {at}"), option(f"d{at}.4", f"к4 Черта {at}", cost=GAINED))
        return tuple(evolve(way, way_of=f"d{at}", **changes) for way in ways)

    blocked = trait(4, blocked=said("Вычеркнуто"))
    asked = form(groups=(), options=(*trait(1), *trait(2), *trait(3), *blocked), most=9)
    view = at(pending(asked), Draft(picks=("d2.8", "d3.4")))
    flat = [one for row in labels(view) for one in row][:4]
    assert flat == ["☐↻ к8 Черта 1", "☑↻ к8 Черта 2", "☑↻ к4 Черта 3 (+1 очко)", "🚫 к8 Черта 4"]
    assert [press(view, one).verb for one in flat] == ["tick", "tick", "untick", "help"]
    codes = [option_code(asked.options[place]) for place in (0, 3, 5)]
    assert [press(view, one).option for one in flat[:3]] == codes
    assert "↻" in shown(view)
    with pytest.raises(Rejected, match="picked-both-ways"):
        check_answer(asked, Answer(prompt=asked.id, picks=("d1.8", "d1.4")))


def test_a_page_holds_24_buttons_whatever_ways_they_have() -> None:
    ways = tuple(evolve(option(f"d{at}.{die}", f"к{die}"), way_of=f"d{at}") for at in range(24) for die in (8, 4))
    assert [len(page) for page in option_pages(form(groups=(), options=ways))] == [48]


def test_an_empty_form_says_how_many_are_wanted() -> None:
    assert shown(at(pending(form()))).splitlines()[1:] == ["Навык: выбери одно", "Преимущества: до 3, если нужно"]
    assert shown(at(pending(form()), language="en")).splitlines()[2] == "Преимущества: up to 3, if you like"


@pytest.mark.parametrize(
    "least,most,words",
    [(1, 1, "выбери одно"), (0, 1, "одно, если нужно"), (2, 9, "хотя бы 2"), (0, 99, "сколько нужно")],
)
def test_how_many_are_wanted(least: int, most: int, words: str) -> None:
    group = Group(id="g", label=said("Что"), least=least, most=most)
    asked = form(groups=(group,), options=(option("a", "А", group="g"),))
    assert shown(at(pending(asked))).splitlines()[1] == f"Что: {words}"


def test_groups_that_one_may_leave_alone_are_named_in_one_line() -> None:
    open_ones = [Group(id=f"g{at}", label=said(f"Что {at}"), most=(1, 99)[at % 2]) for at in range(3)]
    groups = (Group(id="n", label=said("Надо"), least=1, most=1), *open_ones)
    asked = form(groups=groups, options=tuple(option(f"o{one.id}", "А", group=one.id) for one in groups))
    assert shown(at(pending(asked))).splitlines()[1:] == ["Надо: выбери одно", "Можно ещё: Что 0, Что 1, Что 2"]
    ticked = shown(at(pending(asked), Draft(picks=("og1",)))).splitlines()
    assert ticked[1:] == ["Надо: выбери одно", "Что 1: А", "Можно ещё: Что 0, Что 2"]


def test_the_live_price_and_the_odds_are_in_the_text() -> None:
    quote = Quote(cost=(*POINT, Cost(what="sample-point", amount=-3)), lines=(said("Успех: 30/64"),))
    lines = shown(at(pending(form(), lambda picks: quote), Draft(picks=("s1",)))).splitlines()
    assert lines[-3:] == ["Успех: 30/64", "Цена: 1 очко", "Взамен: 3 очка"]


def test_done_is_blue_when_the_form_can_be_sent_and_blocked_when_not() -> None:
    ready = at(pending(form()), Draft(picks=("s1",)))
    assert next(one for one in buttons(ready) if one.text == "Готово").style == "primary"
    problem = Quote(problem=text("refuse-too-few-picks", least=2, has=1))
    stuck = at(pending(form(), lambda picks: problem), Draft(picks=("s1",)))
    assert next(one for one in buttons(stuck) if one.text == "🚫 Готово").style == ""
    assert shown(stuck).splitlines()[-1] == "⚠️ Отметь хотя бы 2 варианта (сейчас 1)."
    assert press(stuck, "🚫 Готово").verb == "done"


def test_what_nobody_waits_for_can_be_closed_and_a_question_cannot() -> None:
    assert press(at(pending(form())), "Не сейчас").verb == "close"
    assert "Не сейчас" not in [one.text for one in buttons(at(pending(choice())))]


def test_words_are_asked_for_and_shown_once_they_are_there() -> None:
    asked = form(ask=Ask(label=said("что делает герой"), required=True))
    assert "✍️ Ответь на это сообщение: что делает герой" in shown(at(pending(asked)))
    assert "✍️ «лезу <через> стену»" in shown(at(pending(asked), Draft(text="лезу <через> стену")))


def test_words_alone_force_a_reply_and_need_no_buttons() -> None:
    asked = choice(options=(), least=0, most=0, default=None, ask=Ask(label=said("Опиши последствия"), required=True))
    view = at(pending(asked))
    assert view.ask == "Опиши последствия"
    assert buttons(view) == []


def test_words_may_stand_in_for_a_button_or_be_added_to_one() -> None:
    words = Ask(label=said("имя"))
    assert "✍️ Или ответь на это сообщение: имя" in shown(at(pending(choice(least=0, ask=words))))
    assert "✍️ Можно добавить ответом: имя" in shown(at(pending(choice(ask=words))))


def test_done_is_not_offered_while_there_is_nothing_to_send() -> None:
    either = pending(choice(least=0, ask=Ask(label=said("имя"))))
    assert "Готово" not in [one.text for one in buttons(at(either))]
    assert press(at(either, Draft(text="Искра")), "Готово").verb == "done"


def test_words_that_may_be_left_out_have_a_button_to_go_on() -> None:
    asked = choice(options=(), least=0, most=0, ask=Ask(label=said("пара слов")))
    view = at(pending(asked))
    assert view.ask == ""
    assert press(view, "Готово").verb == "done"


def test_many_options_come_in_pages_of_24() -> None:
    many = form(options=tuple(option(f"o{n}", f"Вариант {n}") for n in range(50)), groups=())
    first, last = at(pending(many)), at(pending(many), Draft(page=99))
    assert sum("Вариант" in one.text for one in buttons(first)) == OPTIONS_A_PAGE
    assert labels(first)[-2:] == [["Дальше ›"], ["Готово", "Не сейчас"]]
    assert "Страница 1 из 3" in shown(first)
    assert labels(last) == [["☐ Вариант 48", "☐ Вариант 49"], ["‹ Назад"], ["Готово", "Не сейчас"]]
    assert (press(first, "Дальше ›").verb, press(first, "Дальше ›").option) == ("page", "1")


def test_the_fullest_page_fits_the_limits() -> None:
    wide = [option(f"o{n}", "Ж" * 40 + str(n), upto=3, cost=POINT) for n in range(60)]
    view = at(pending(form(options=tuple(wide), groups=())), Draft(picks=tuple(f"o{n}" for n in range(60))))
    shown(view)
    assert len(buttons(view)) <= 100


def test_a_clock_that_stands_says_why_instead_of_a_deadline() -> None:
    held = choice(held=said("игра ждёт ведущего"))
    assert shown(at(pending(held), due_at=EVENING)).splitlines()[-1] == "⏸ Срок не идёт: игра ждёт ведущего"


def test_where_the_game_holds_on_silence_the_question_says_so() -> None:
    holds = at(pending(choice()), due_at=EVENING, silence="hold")
    assert "Если промолчать: игра подождёт, решит ведущий" in shown(holds)
    for_gm = choice(to=frozenset({"gm"}), default=None)
    assert "Если промолчать: игра подождёт" in shown(at(pending(for_gm), due_at=EVENING))


@pytest.mark.parametrize(
    "default,words",
    [
        (Default(), "пас"),
        (Default(text="стоит и ждёт"), "«стоит и ждёт»"),
        (Default(picks=("no", "no")), "Оставить ×2"),
    ],
)
def test_what_silence_plays(default: Default, words: str) -> None:
    assert TEXTS.plain("ru", default_words(choice(default=default))) == words


def test_a_secret_says_that_it_is_one() -> None:
    assert "🔒 Это видишь только ты." in shown(at(pending(choice(secret=True))))


def test_a_person_with_several_games_sees_which_one_asks() -> None:
    assert shown(at(pending(choice()), game_title="Тени & <свет>")).startswith("Тени & <свет>\nПоднять исход?")


def test_nobody_waits_for_a_standing_offer_so_it_has_no_deadline() -> None:
    assert "Срок" not in shown(at(pending(form(wait=Wait.NONE)), due_at=EVENING))


def test_a_closed_prompt_is_one_line_without_buttons() -> None:
    view = closed_view(TEXTS, "ru", choice().title, text("person-silent", name=said("Аня")))
    assert shown(view) == "Поднять исход? — Аня · по молчанию"
    assert view.rows == ()


def test_a_group_that_fits_a_page_is_not_torn() -> None:
    heads = tuple(Group(id=one, label=text("menu-act")) for one in "abc")
    sizes = {"a": 20, "b": 10, "c": 30}
    options = tuple(
        Option(id=f"{group}{at}", label=text("menu-act"), group=group) for group, n in sizes.items() for at in range(n)
    )
    prompt = Prompt(id="form", to=frozenset({GM}), title=text("menu-act"), options=options, groups=heads, most=9)
    pages = option_pages(prompt)
    assert [len(page) for page in pages] == [20, 24, 16]
    assert {one.group for one in pages[0]} == {"a"}


def test_a_question_of_a_term_leads_to_its_rules() -> None:
    asked = at(pending(choice(about="luck")))
    leads = press(asked, "❓ Правила")
    assert (leads.verb, leads.prompt, leads.option) == ("help", prompt_code(choice()), "")
    assert "❓ Правила" in [one.text for one in buttons(at(pending(form(about="luck"))))]
    assert "❓ Правила" not in [one.text for one in buttons(at(pending(choice())))]
