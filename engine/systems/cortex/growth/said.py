"""What was bought with experience, for the log (CX-XP-03 … CX-XP-06)."""

from __future__ import annotations

from engine.core.base import Text, text
from engine.systems.cortex.growth.xp import (
    AddLimit,
    AddPower,
    AddSfx,
    AddSpecialty,
    BuyPp,
    Purchase,
    RaiseSpecialty,
    RemoveLimit,
    ReplaceDistinction,
    ReplaceLimit,
    ReplacePowerSet,
    StepPower,
    SwapAffiliation,
    Unlock,
)
from engine.systems.cortex.words import facet_text


def bought_text(purchase: Purchase) -> Text:
    """What was bought, for the log."""
    match purchase:
        case ReplaceDistinction(old=old, new=new):
            return text("cortex-bought-distinction", old=old, new=new)
        case AddLimit(set=set_name, limit=limit):
            return text("cortex-bought-limit", set=set_name, name=limit.name)
        case ReplaceLimit(old=old, limit=limit):
            return text("cortex-bought-other-limit", old=old, new=limit.name)
        case SwapAffiliation(a=a, b=b):
            return text("cortex-bought-swap", one=facet_text(a), other=facet_text(b))
        case Unlock(name=name):
            return text("cortex-bought-unlock", name=name)
        case AddSfx(set=set_name, sfx=sfx):
            return text("cortex-bought-sfx", set=set_name, name=sfx.name)
        case StepPower(power=name):
            return text("cortex-bought-step", name=name)
        case AddPower(set=set_name, name=name):
            return text("cortex-bought-power", set=set_name, name=name)
        case RemoveLimit(name=name):
            return text("cortex-bought-no-limit", name=name)
        case AddSpecialty(name=name):
            return text("cortex-bought-specialty", name=name)
        case RaiseSpecialty(name=name):
            return text("cortex-bought-raise", name=name)
        case ReplacePowerSet(old=old, content=content):
            return text("cortex-bought-set", old=old, new=content.name)
        case BuyPp():
            return text("cortex-fact-pp")
