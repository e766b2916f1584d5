"""A small table, prompts and texts for the tests of views. Nothing here belongs to a rule system."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any, cast

from engine import (
    GM,
    AnyPending,
    Cost,
    Default,
    Dice,
    DiceRow,
    Group,
    Line,
    Map,
    Option,
    Prompt,
    Seat,
    Source,
    Wait,
    text,
)
from tests.paths import LOCALES
from tgbot.table.table import Chair, DiceSeed, Member, Place, Table
from tgbot.texts import Texts, raise_fault


def with_samples() -> Texts:
    """The real texts and those of a made-up system; compiled only where they are asked for."""
    folder = Path(tempfile.mkdtemp(prefix="talepost-texts-"))
    shutil.copytree(LOCALES, folder, dirs_exist_ok=True)
    shutil.copytree(Path(__file__).parent / "locales", folder, dirs_exist_ok=True)
    return Texts(folder, raise_fault)


TEXTS = with_samples()
P1, P2 = Seat("p1"), Seat("p2")
EVENING = 1_752_771_600.0
"""Thursday, 17 July 2025, 20:00 in Moscow."""
GAME = "g12345"


def said(words: str) -> Any:
    """Words that stand for a message of some rule system."""
    return text("person-name", name=words)


def pending(prompt: Prompt, quote: Any = None) -> AnyPending:
    """A prompt that is open; what its answer does does not matter here."""
    from engine.core.game import Pending

    return cast(AnyPending, Pending(prompt, lambda ledger, answer: None, quote))


def option(id: str, words: str, **more: Any) -> Option:
    return Option(id=id, label=said(words), **more)


def choice(**more: Any) -> Prompt:
    """One press answers; one option costs, one is blocked."""
    return Prompt(
        **{
            "id": "check.boost",
            "to": frozenset({P1}),
            "title": said("Поднять исход?"),
            "body": (DiceRow(dice=(Source(die=Dice(sides=8, face=7)), Source(die=Dice(sides=8, face=1), aside=True))),),
            "options": (
                option("yes", "Поднять", cost=(Cost(what="sample-point", amount=1),)),
                option("no", "Оставить"),
                option("third", "Призвать удачу", blocked=said("удача кончилась")),
            ),
            "wait": Wait.WINDOW,
            "default": Default(picks=("no",)),
            **more,
        }
    )


def form(**more: Any) -> Prompt:
    """Radio buttons, ticks and a counter."""
    return Prompt(
        **{
            "id": "act.declare",
            "to": frozenset({P1}),
            "title": said("Проверка"),
            "groups": (
                Group(id="skill", label=said("Навык"), least=1, most=1),
                Group(id="help", label=said("Преимущества"), most=3),
            ),
            "options": (
                option("s1", "Скрытность", group="skill"),
                option("s2", "Атлетика", group="skill"),
                option("h1", "Высота", group="help"),
                option("h2", "Темнота", group="help"),
                option("n", "Туман", group="help", upto=3),
            ),
            "least": 1,
            "most": 5,
            "wait": Wait.NONE,
            **more,
        }
    )


def table(**more: Any) -> Table:
    """Olga runs the game; Anna and a person without a visible name play."""
    people = {
        "1": Member(user=1, name="Ольга"),
        "2": Member(user=2, name="Аня <b>&_*"),
        "3": Member(user=3, name="\u200b"),
    }
    return Table(
        **{
            "id": GAME,
            "status": "open",
            "title": "Тени над «Авророй»",
            "ruleset": "feats",
            "home": Place(chat=-100),
            "owner": 1,
            "gms": (1,),
            "chairs": (Chair(seat=P1, user=2), Chair(seat=P2, user=3)),
            "members": Map(people),
            "dice": DiceSeed(seed="", commitment=""),
            **more,
        }
    )


__all__ = ["EVENING", "GAME", "GM", "P1", "P2", "TEXTS", "Line", "choice", "form", "option", "pending", "said", "table"]
