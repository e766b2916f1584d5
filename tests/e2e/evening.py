"""Plays an evening as people would, through a sandbox's user side, and prints what is said and seen.

python -m tests.e2e.evening feats --lang en --url http://127.0.0.1:8088
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
from pathlib import Path

from tests.e2e.evenings.manners import Tapping, Typing
from tests.e2e.hands import UserSide
from tests.e2e.page import WIDTHS, in_a_browser, pictures_in
from tests.e2e.stage import Stage
from tests.e2e.tally import Tally
from tests.e2e.wording import Wording
from tgbot.sandbox.client import Impossible, People
from tgbot.texts import LANGUAGES

EVENINGS = ("feats", "cortex", "flowers", "blackbird")
PATIENCE_MS = 60_000


async def evening(system: str, language: str, url: str, tally: Tally, *, typed: bool = False) -> None:
    """One evening; whatever goes wrong is a fault of the tally."""
    async with People(url, settle_ms=PATIENCE_MS) as people:
        await play_through(system, Stage(UserSide(people), Wording(language), tally), typed=typed)


async def evening_on_the_page(chosen: argparse.Namespace, url: str, tally: Tally) -> None:
    """The same, by clicking the page in a browser."""
    pictures = pictures_in(chosen.pictures, chosen.system, chosen.page, chosen.lang) if chosen.pictures else {}
    async with People(url, settle_ms=PATIENCE_MS) as people:
        async with in_a_browser(people, chosen.page, chosen.lang, pictures) as hands:
            await play_through(chosen.system, Stage(hands, Wording(chosen.lang), tally), typed=chosen.typed)


async def play_through(system: str, stage: Stage, *, typed: bool = False) -> None:
    """`typed`: no button is pressed; there are words for it on the night train only."""
    told = importlib.import_module(f"tests.e2e.evenings.{system}")
    try:
        await (told.play(stage) if system == "feats" else told.play(stage, Typing() if typed else Tapping()))
    except (Impossible, AssertionError, TimeoutError) as impossible:
        stage.tally.fault(f"the evening ended early: {impossible}")
    await stage.end()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.evening", description=__doc__)
    parser.add_argument("system", choices=EVENINGS)
    parser.add_argument("--lang", choices=LANGUAGES, default="ru")
    parser.add_argument("--url", required=True, help="of a sandbox started with --loaded-dice")
    parser.add_argument("--typed", action="store_true", help="wholly in words; no button is pressed (not for feats)")
    parser.add_argument("--page", choices=tuple(WIDTHS), help="click the page in a headless browser of this width")
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the page")
    chosen = parser.parse_args()
    if chosen.typed and chosen.system == "feats":
        parser.error("feats has no evening that is wholly typed")
    tally = Tally()
    url = chosen.url.rstrip("/")
    if chosen.page:
        asyncio.run(evening_on_the_page(chosen, url, tally))
    else:
        asyncio.run(evening(chosen.system, chosen.lang, url, tally, typed=chosen.typed))
    for fault in tally.faults:
        print(f"fault: {fault}")
    where = (" typed" if chosen.typed else "") + (f" on the page ({chosen.page})" if chosen.page else "")
    print(tally.line(f"evening {chosen.system} {chosen.lang}{where}"))
    return 0 if not tally.faults and tally.counts["expected"] == tally.counts["seen"] > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
