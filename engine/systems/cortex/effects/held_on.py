"""What becomes of assets and complications: handed over, made to last (CX-EFF-03, CX-EFF-05; FL-ASSET-04, FL-LONG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.base import Rejected, evolve
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Sheet

C = TypeVar("C", bound=Sheet)
D = TypeVar("D", bound=Sheet)

LASTING_PRICE = 1


def hand_over(giver: C, taker: D, name: str) -> tuple[C, D]:
    """The holder gives an asset away and can use it no longer (CX-EFF-03, FL-ASSET-04). Refusal: `not-holder`."""
    found = next((asset for asset in giver.assets if asset.name == name), None)
    if found is None:
        raise Rejected("not-holder", asset=name)
    return (
        evolve(giver, assets=tuple(asset for asset in giver.assets if asset is not found)),
        evolve(taker, assets=(*taker.assets, found)),
    )


def require_prolonging(canon: Canon, *, at_scene_end: bool) -> None:
    """Paid when it is made, or at the end of a scene (hook 7, CX-EFF-05, FL-LONG-01). Refusal: `wrong-moment`."""
    if at_scene_end != (canon.prolonging == "scene_end"):
        raise Rejected("wrong-moment")


def prolonged(sheet: C, names: Sequence[str], lasts: int) -> C:
    """Assets and complications of these names last so long (FL-LONG-02)."""
    return evolve(
        sheet,
        assets=tuple(evolve(one, lasts=lasts) if one.name in names else one for one in sheet.assets),
        complications=tuple(evolve(one, lasts=lasts) if one.name in names else one for one in sheet.complications),
    )
