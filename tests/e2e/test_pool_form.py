"""The pool form of a hero with thirty traits: pages, one edit for one tap, typed instead of tapped; with pictures."""

import json
import os
from pathlib import Path

import pytest

from engine import Text, text
from engine.core.prompt import LABEL_LIMIT
from tests.e2e.conftest import wording_of
from tests.e2e.hands import Place
from tests.e2e.page import in_a_browser
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.e2e.wording import Line
from tgbot.sandbox.client import People, Seen
from tgbot.views.view import OPTIONS_A_PAGE

HERO = "Дрозд"
SHEET = f"""Имя: {HERO}
Кооперация: Соло к8, Друг к6, Команда к10
Отличия: Рождён на карнизе; Всем должен; Последний из хора

Комплект: Стеклянные крылья
Сверхчеловеческий полёт d10
Перья как бритвы d8
Богоподобное зрение на всю долину d12
Эхо d6
Планирование d6
Порыв d8
СЭФ: Восходящий поток. Вложи 1 СО и добавь дайс.
СЭФ: Осколки. Ветер решает.
Предел: Хрупкость. Удар отключает комплект.
Предел: Звон. Слышно за три улицы.

Комплект: Сердце из шестерён
Стойкость d8
Сила d8
Рефлексы d10
Спокойствие d6
СЭФ: Взведено. Герой опаздывает.
Предел: Завод кончился. Пока не заведут.

Специализации: Акробатика (мастер), Скрытность (эксперт), Криминал (эксперт), Угрозы (мастер), Техника (эксперт)
Веха: Домой
1 XP, когда вспоминаешь карниз.
СО: 3
Стресс: ментальный d8, физический d6
Травмы: физическая d8
Помехи: Верёвка на ноге d6
Преимущества: Высота d8
Ресурсы: Карта крыш d8 (Скрытность)
"""
FORM = text("cortex-pool-title", who=HERO)
MARKUP_LIMIT = 10_000


async def to_the_form(stage: Stage) -> tuple[Person, Place, Place]:
    """A game, a hero on paper, a scene, an action that is declared; where the player is asked, and where it is told."""
    gm, player = await stage.person("Вера"), await stage.person("Глеб")
    home = await stage.group("Крыши", gm, player)
    await gm.says(home, "/newgame Крыши")
    await gm.presses(home, text("ruleset-cortex"))
    await gm.presses(home, text("button-open-game"))
    await player.presses(home, text("button-join"))
    await player.says(player.private, SHEET.strip())
    await player.presses(player.private, text("hero-save"))
    await gm.presses(gm.private, text("hero-approve-yes"), under=text("hero-approve", hero=HERO))
    await gm.says(gm.private, "/gm")
    await gm.presses(gm.private, text("cortex-menu-story"))
    await gm.presses(gm.private, text("cortex-new-act", number=1))
    await gm.presses(gm.private, text("button-done"), under=text("cortex-new-act", number=1))
    await gm.says(gm.private, "/gm")
    await gm.presses(gm.private, text("cortex-new-scene"))
    await gm.presses(gm.private, text("cortex-kind-action"))
    await gm.says(gm.private, "Черепица\nСкользко")
    scene = stage.topic(home, "Черепица")
    await gm.presses(scene, HERO, under=text("cortex-next-title", number=1))
    room = player.private
    asked = text("cortex-turn", who=HERO)
    await player.presses(room, text("cortex-goal-asset"), under=asked)
    await player.says(room, "Карниз: забираюсь повыше", to=asked)
    return player, room, scene


async def tap(stage: Stage, who: Person, room: Place, label: Line) -> Seen:
    """A tap on the form, which draws it anew just once."""
    await who.presses(room, label, under=FORM)
    (drawn,) = [one for one in stage.fresh if room.holds(one) and stage.wording(FORM) in one.text]
    assert all(len(one) <= LABEL_LIMIT for one in drawn.buttons)
    assert len(drawn.buttons) <= OPTIONS_A_PAGE + 4
    assert len(json.dumps([drawn.text, drawn.buttons], ensure_ascii=False).encode()) < MARKUP_LIMIT
    return drawn


async def fill(stage: Stage, player: Person, room: Place, scene: Place) -> None:
    """Through all pages by tapping; the quote goes along."""
    on: Text = text("button-page-on")
    await player.pictures(room, "first")
    await tap(stage, player, room, text("cortex-use-solo"))
    await tap(stage, player, room, "Всем должен")
    drawn = await tap(stage, player, room, "Всем должен")
    assert any(one.startswith("☑↻ к4 Всем должен") for one in drawn.buttons)
    drawn = await tap(stage, player, room, "Всем должен")
    assert any(one.startswith("☐↻ к8 Всем должен") for one in drawn.buttons)
    await tap(stage, player, room, "Всем должен")
    await tap(stage, player, room, "Сверхчеловеческий")
    await player.pictures(room, "ticked")
    second = await tap(stage, player, room, on)
    assert any("Карта крыш" in one for one in second.buttons)
    drawn = await tap(stage, player, room, text("cortex-opt-push"))
    assert stage.wording(text("cortex-pool-left", pp="2")) in drawn.text
    await player.pictures(room, "second")
    await player.presses(room, text("button-done"), under=FORM)
    await player.sees(scene, text("cortex-rolls", who=HERO))


async def test_one_tap_is_one_edit(stage: Stage) -> None:
    player, room, scene = await to_the_form(stage)
    await fill(stage, player, room, scene)


async def test_the_pool_is_typed(stage: Stage) -> None:
    player, room, scene = await to_the_form(stage)
    await player.says(room, "/act соло отличие1 эхо 2к8 акробатика трюк")
    await player.sees(scene, text("cortex-rolls", who=HERO))


@pytest.mark.browser
@pytest.mark.slow
async def test_the_form_on_a_phone(people: People, tmp_path: Path) -> None:
    folder = Path(os.environ.get("PICTURES", tmp_path))
    pictures = {moment: folder / f"pool-{moment}.png" for moment in ("first", "ticked", "second")}
    async with in_a_browser(people, "phone", "ru", pictures) as hands:
        stage = Stage(hands, wording_of("ru"))
        player, room, scene = await to_the_form(stage)
        await fill(stage, player, room, scene)
        await stage.end()
    assert not stage.tally.faults
    assert all(picture.stat().st_size > 10_000 for picture in pictures.values())
