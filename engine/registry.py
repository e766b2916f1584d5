"""Which rule systems there are; a new one is one line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from engine.core.base import Frozen, Map
from engine.core.game import Ruleset
from engine.systems.blackbird.rules import BLACKBIRD_RULES
from engine.systems.cortex.rules import CORTEX, FLOWERS
from engine.systems.feats.rules import FEATS

AnyRuleset = Ruleset[Frozen, Frozen]


def _known() -> tuple[AnyRuleset, ...]:
    # A ruleset reads only states and options of its own making, so the bot may hold it without their types.
    known = (FEATS, CORTEX, FLOWERS, BLACKBIRD_RULES)
    return tuple(cast(AnyRuleset, one) for one in known)


RULESETS: Mapping[str, AnyRuleset] = Map({one.id: one for one in _known()})
