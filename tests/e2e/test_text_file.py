"""A hero of Cortex, pasted in the private chat or sent as a text file."""

from __future__ import annotations

import base64

import pytest

from engine import text
from tests.e2e.stage import Stage
from tgbot.sandbox.jsontypes import Obj

HERO = "Ласточка"
SHEET = f"""Имя: {HERO}
Кооперация: Соло к10, Друг к8, Команда к6
Отличия:
- Небо помнит меня
- Своих не бросаю
- Высота зовёт

Комплект: Латунные крылья
Сверхчеловеческий полёт d10
СЭФ: Пике. Вложи 1 СО и удвой дайс.
Предел: Заклинило. Отключи комплект.

Специализации: Пилотирование (мастер)
Веха: Последний рейс
1 XP, когда рассказываешь об экипаже.
"""


@pytest.mark.parametrize("way", ["file", "words"])
async def test_a_hero_comes_as_a_text_file(stage: Stage, way: str) -> None:
    gm, player = await stage.person("Рита"), await stage.person("Лев")
    home = await stage.group("Крыши", gm, player)
    await gm.says(home, "/newgame Крыши")
    await gm.presses(home, text("ruleset-cortex"))
    await gm.presses(home, text("button-open-game"))
    await player.presses(home, text("button-join"))
    if way == "file":
        content = base64.b64encode(SHEET.encode()).decode()
        document: Obj = {"name": "hero.txt", "base64": content}
        await stage.people.send(player.user, player.user, {"document": document})
        await stage.look()
    else:
        await player.says(player.private, SHEET.strip())
    await player.presses(player.private, text("hero-save"), under=text("hero-read", hero=HERO))
    await gm.presses(gm.private, text("hero-approve-yes"), under=text("hero-approve", hero=HERO))
    await gm.sees(home, text("hero-joined", hero=HERO))
