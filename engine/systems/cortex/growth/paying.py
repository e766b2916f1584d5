"""Experience is paid, and the sheet has what it bought (CX-XP-02, CX-XP-08, CX-PP-04)."""

from __future__ import annotations

from engine.core.base import evolve, text
from engine.systems.cortex.at_table import CortexLedger, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.growth.said import bought_text
from engine.systems.cortex.growth.xp import BuyPp, Purchase, Unlock, buy, price
from engine.systems.cortex.held import ENDLESS
from engine.systems.cortex.sheet.write import require_readable


def pay_for(led: CortexLedger, hero: CharacterId, purchase: Purchase) -> None:
    """Pays and changes the sheet, if it can still be written as a text sheet (CX-TXT-10).

    Refusals: those of `buy`, `not-readable`.
    """
    now = character(led.state, hero)
    in_transition = led.state.scene is not None and led.state.scene.kind == "transition"
    changed = buy(now, purchase, in_transition=in_transition)
    line = text("cortex-bought", hero=now.name, what=bought_text(purchase), xp=str(price(now, purchase)))
    if isinstance(purchase, BuyPp):
        line = text("cortex-bought-points", hero=now.name)
    elif isinstance(purchase, Unlock):
        changed = _unlocked(changed, purchase.name)
    elif led.lexicon.languages:
        require_readable(changed, led.lexicon, led.options.canon)
    change(led, line, changed)


def _unlocked(hero: Character, name: str) -> Character:
    """A resource at hand becomes lasting; anything else is noted (CX-STUNT-07)."""
    kept = tuple(evolve(one, lasts=ENDLESS) if one.name == name else one for one in hero.resources)
    return evolve(hero, resources=kept, unlocked=(*hero.unlocked, name))
