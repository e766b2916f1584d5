"""What a hero buys with experience: points at any time, everything else in a Transition Scene.

CX-XP-02 … CX-XP-08, CX-PP-04, CX-DEC-21, CX-DEC-27; FL-ADV-01. A new Power Set waits for the GM, an SFX or a Limit is
told by buttons; until then nothing is paid.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Option, Prompt, Wait
from engine.core.view import Facts, Line
from engine.systems.cortex.at_table import MENU_HERO, CortexLedger, CortexPending, CortexPosition, heroes_at
from engine.systems.cortex.character import Character
from engine.systems.cortex.growth.entries import entries_told, tell_first
from engine.systems.cortex.growth.milestone_offers import MENU_XP
from engine.systems.cortex.growth.paying import pay_for
from engine.systems.cortex.growth.sets import ask_gm, sets_waiting
from engine.systems.cortex.growth.wares import Shelf, Ware, shelves
from engine.systems.cortex.growth.xp import AddLimit, AddSfx, BuyPp, ReplaceLimit
from engine.systems.cortex.heroes.drafts import EntryDraft, PurchaseDraft
from engine.systems.cortex.sheet.blocks import points_facts
from engine.systems.cortex.words import XP


def xp_shop(here: CortexPosition) -> Iterable[CortexPending]:
    """Points for experience, the shelves of a Transition Scene, and new Power Sets that wait for the GM."""
    scene = here.state.scene
    for hero in heroes_at(here):
        if hero.xp:
            yield _points(hero)
        if scene is not None and scene.kind == "transition":
            for shelf in shelves(here, hero):
                if shelf.wares:
                    yield _shelf(hero, shelf)
    for draft in here.state.drafts:
        if isinstance(draft, PurchaseDraft):
            yield from sets_waiting(here, draft)
        elif isinstance(draft, EntryDraft) and scene is not None and scene.kind == "transition":
            yield from entries_told(here, draft)


def _points(hero: Character) -> CortexPending:
    prompt = Prompt(
        id=f"xp.points.{hero.id}",
        about="xp-points",
        to=frozenset({hero.player}),
        title=text("cortex-buy-points"),
        body=(Line(text=text("cortex-buy-points-says")), Facts(rows=tuple(points_facts(hero)))),
        options=(Option(id="buy", label=text("cortex-buy-points-yes"), cost=(Cost(what=XP, amount=1),)),),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=(hero.xp, hero.pp),
    )

    def bought(led: CortexLedger, answer: Answer) -> None:
        pay_for(led, hero.id, BuyPp(item="pp"))

    return Pending(prompt, bought)


def _shelf(hero: Character, shelf: Shelf) -> CortexPending:
    prompt = Prompt(
        id=f"xp.{shelf.id}.{hero.id}",
        to=frozenset({hero.player}),
        title=text(f"cortex-shelf-{shelf.id}"),
        body=(Line(text=text(f"cortex-shelf-{shelf.id}-says")), Facts(rows=tuple(points_facts(hero)))),
        options=tuple(_ware(hero, number, ware) for number, ware in enumerate(shelf.wares)),
        ask=Ask(label=text(f"cortex-shelf-{shelf.id}-asks"), max_len=shelf.asks) if shelf.asks else None,
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=(hero.xp, *(str(one.price) for one in shelf.wares)),
    )

    def picked(led: CortexLedger, answer: Answer) -> None:
        if shelf.asks and not answer.text.strip():
            raise Rejected("words-first")
        ware = shelf.wares[int(answer.pick.removeprefix("w"))]
        if shelf.id == "set":
            ask_gm(led, hero, shelf, answer)
            return
        purchase = ware.purchase(answer.text)
        if isinstance(purchase, AddSfx | AddLimit | ReplaceLimit):
            tell_first(led, hero, purchase, prompt.id)
        else:
            pay_for(led, hero.id, purchase)

    return Pending(prompt, picked)


def _ware(hero: Character, number: int, ware: Ware) -> Option:
    short = text("refuse-cortex-not-enough-xp", need=ware.price, has=hero.xp) if hero.xp < ware.price else None
    return Option(id=f"w{number}", label=ware.label, cost=(Cost(what=XP, amount=ware.price),), blocked=short)
