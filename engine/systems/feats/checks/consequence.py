"""What the GM's consequence form must hold (FT-OUT-08, FT-NEED-02), and what its menus offer.

FT-OUT-01, FT-OUT-03, FT-OUT-04, FT-OUT-05, FT-OUT-06, FT-OPP-05, FT-OPP-06, FT-OPP-07, FT-GM-03. Blank text is missing.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen, Map, Rejected
from engine.systems.feats.ladder import Outcome

Place = Literal["scene", "montage"]

IDEAS: Map[Outcome, tuple[str, ...]] = Map(
    {
        Outcome.CRITICAL: ("linked_advantage", "path", "weakness", "position", "revealed"),
        Outcome.SUCCESS: (),
        Outcome.SUCCESS_AT_COST: ("complication", "time", "resource", "noise", "threat", "position"),
        Outcome.FAILURE: ("price", "danger", "lost_chance", "pressure"),
    }
)
"""Menu entries: benefits (FT-OUT-01), none (FT-OUT-03), prices (FT-OUT-04), turns for the worse (FT-OUT-05)."""

IDEAS_OF_PLACES: Map[str, tuple[str, ...]] = Map(
    {
        "combat": ("tempo", "stress", "condition", "opening"),
        "negotiation": ("patience", "disclosure", "crack"),
    }
)
"""What prices and complications usually come out of (FT-OUT-06)."""


class Consequence(Frozen):
    """The GM's words; `consequence` is the loser's of an opposed check, `setup_change` ends a double failure."""

    text: str = ""
    benefit: str = ""
    price: str = ""
    complication: str = ""
    consequence: str = ""
    setup_change: str = ""


def require_described(outcome: Outcome, place: Place, words: Consequence) -> None:
    """The form of an ordinary check.

    Refusals: `benefit-not-offered` (in a montage the third segment is the benefit, A-23), `benefit-missing`,
    `text-missing`, `price-missing`, `complication-missing`.
    """
    match outcome:
        case Outcome.CRITICAL if place == "montage":
            if words.benefit.strip():
                raise Rejected("benefit-not-offered")
        case Outcome.CRITICAL:
            _require(words.benefit, "benefit-missing")
        case Outcome.SUCCESS:
            _require(words.text, "text-missing")
        case Outcome.SUCCESS_AT_COST:
            _require(words.price, "price-missing")
        case Outcome.FAILURE:
            _require(words.complication, "complication-missing")


def require_contest_described(quality: Outcome | None, words: Consequence) -> None:
    """The form of an opposed check; `quality` is the winner's outcome, None after a double failure.

    Refusals: `consequence-missing` (FT-OPP-05), `price-missing` (FT-OPP-06), `complication-missing` (FT-OPP-07).
    """
    if quality is None:
        _require(words.complication + words.setup_change, "complication-missing")
        return
    _require(words.consequence, "consequence-missing")
    if quality is Outcome.SUCCESS_AT_COST:
        _require(words.price, "price-missing")


def _require(words: str, code: str) -> None:
    if not words.strip():
        raise Rejected(code)
