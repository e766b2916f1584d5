"""Which rule systems there are; a new one is one line here."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.base import Frozen, Map
from engine.core.game import Ruleset

AnyRuleset = Ruleset[Frozen, Frozen]


def _known() -> tuple[AnyRuleset, ...]:
    # A ruleset reads only states and options of its own making, so the bot may hold it without their types.
    return ()


RULESETS: Mapping[str, AnyRuleset] = Map({one.id: one for one in _known()})
