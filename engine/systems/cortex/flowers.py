"""Flowers of a far planet: what differs from Cortex, as values (digest sections 5, 6, 10.2, 10.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from engine.core.house_rules import AskedAtCreation
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.options import TableRules


class FlowersOptions(TableRules):
    """The house rules of Flowers, beside the shared ones."""

    severity_mode: Literal["facets", "single"] = "facets"
    """FL-CHAR-01."""
    extraordinary_success: Annotated[bool, AskedAtCreation()] = False
    """FL-OPP-11."""
    own_trauma: Literal["allowed", "forbidden"] = "allowed"
    """FL-POOL-11."""
    own_trauma_pp: Literal[1, 0] = 1
    """FL-POOL-11."""
    own_complication_pp: Literal[1, 0] = 1
    """FL-POOL-12."""
    doom_counter_effect: Literal["paid", "free"] = "paid"
    """FL-OPP-10."""
    doom_step_target: Literal["smallest", "any"] = "smallest"
    """FL-HITCH-04."""
    asset_step_window: Literal["until_next_action", "just_created"] = "until_next_action"
    """FL-OPEN-04."""
    scene_distinction_die: Literal["d8", "spent"] = "d8"
    """FL-DOOM-09."""
    separate_cost: Literal["severity", "any_die"] = "severity"
    """FL-DOOM-11."""
    complication_stacking: Literal["like_stress", "separate"] = "like_stress"
    """FL-COMP-04."""
    persistent_removal: Literal["compare", "success_removes"] = "compare"
    """FL-LONG-03."""
    stress_out_at: Literal["reach_d12", "beyond_d12"] = "reach_d12"
    """FL-STRESS-05."""
    spare_on_timeout: Literal["trauma", "spare"] = "trauma"
    """FL-TIME-13."""
    revive_min_effect: Literal["d10", "d4"] = "d10"
    """FL-REC-02."""
    spared_revived_transition: Literal["d6", "normal"] = "d6"
    """FL-REC-01."""

    @property
    def canon(self) -> Canon:
        return _canon(self)


HOOKS: dict[str, object] = {
    "affiliation": "severity",
    "reaction_effect": "bought",
    "opposed_effect_step_down": False,
    "resource_ends": "transition_start",
    "prolonging": "scene_end",
    "revived_at_d12": True,
    "trauma_gain": "by_scene",
    "rival_uses_hitches": False,
    "doom_banking": "success",
    "split_also_joins": False,
    "free_hand_over": True,
    "auto_affiliation": "last_used",
    "auto_asset": "held",
    "recovery_helpers": "one",
    "doom_pool_at_act": "base",
}
"""The hooks that no house rule touches (10.2)."""

RENAMED = {"extraordinary_success"}
RENAMED_VALUES = {"reach_d12": "d12", "severity": "in_use"}
"""Names of Flowers for what Cortex calls otherwise (10.5)."""


@lru_cache(maxsize=64)
def _canon(options: FlowersOptions) -> Canon:
    own = {name: getattr(options, name) for name in FlowersOptions.model_fields if name not in RENAMED}
    values = {name: RENAMED_VALUES.get(value, value) for name, value in own.items()}
    return Canon.model_validate({**HOOKS, **values, "margin_step_up": options.extraordinary_success})
