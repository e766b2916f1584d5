"""What a table plays by, resolved: every hook in which Flowers differs from Cortex, and every house rule, as one value.

Rules take their switches from here and never ask which system is played. Cortex 13.2; Flowers 5, 6, 10.2, 10.5.
The defaults are those of Cortex.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.base import Frozen

TieWinner = Literal["reaction", "action", "reaction_wins"]
StressOutAt = Literal["beyond_d12", "d12"]
SessionTick = Literal["scene", "button", "act", "week"]
Initiative = Literal["handoff", "gm", "free"]
OpportunityScope = Literal["scene", "opposed"]
D12Xp = Literal["affected", "all", "affected_and_rolled"]
FailedAidOnSpared = Literal["none", "trauma"]


class Canon(Frozen):
    """Hooks first (Flowers 10.2, in its order), then house rules."""

    affiliation: Literal["company", "severity"] = "company"
    """Solo, Buddy, Team by company; or a facet of Severity, mandatory and free of company (FL-POOL-02)."""
    severity_mode: Literal["facets", "single"] = "facets"
    reaction_effect: Literal["chosen", "bought"] = "chosen"
    """A reaction's effect die is picked with its total; or only after a win, when it is paid (FL-OPP-02)."""
    opposed_effect_step_down: bool = False
    """CX-OPP-05; impossible where a reaction has no effect die (FL-OPP-11)."""
    own_trauma: Literal["forbidden", "allowed"] = "forbidden"
    own_trauma_pp: int = Field(default=1, ge=0, le=1)
    own_complication_pp: int = Field(default=1, ge=0, le=1)
    asset_step_window: Literal["just_created", "until_next_action"] = "just_created"
    resource_ends: Literal["action_scene", "transition_start"] = "action_scene"
    prolonging: Literal["when_made", "scene_end"] = "when_made"
    """1 PP when it is made, for one more Action Scene; or 1 PP at the end of a scene, without end (FL-LONG-01)."""
    stress_out_at: StressOutAt = "beyond_d12"
    revived_at_d12: bool = False
    """Flowers: who is brought to may stand at d12 although d12 means out (10.6, no. 26)."""
    trauma_gain: Literal["by_blow", "by_scene"] = "by_blow"
    """Hook 9: compare the blow with the trauma; or one step up within a scene, compare with one kept from before."""
    rival_uses_hitches: bool = True
    doom_banking: Literal["win", "success"] = "win"
    """Hook 12: a winning GM character's effect die as stepped; or the rolled size of a successful action only."""
    split_also_joins: bool = True
    """Hook 13: the die that splits heroes up may also force them together."""
    separate_cost: Literal["in_use", "any_die"] = "in_use"
    free_hand_over: bool = False
    """Hook 14: an asset may be handed over at any time outside a roll."""
    auto_affiliation: Literal["largest", "last_used"] = "largest"
    auto_asset: Literal["own", "held"] = "own"
    recovery_helpers: Literal["each", "one"] = "each"
    """Hook 15: every helper may lend a trait, or one ally does (FL-REC-03)."""
    doom_pool_at_act: Literal["nature", "base"] = "nature"
    """Nature × scale, or the dice that the GM names (FL-DOOM-01)."""

    margin_step_up: bool = False
    tie_winner: TieWinner = "reaction"
    gm_gain_target: Literal["smallest", "any"] = "smallest"
    doom_step_target: Literal["smallest", "any"] = "smallest"
    overflow_to_next_die: bool = True
    two_dice_split: bool = False
    same_effect_twice: bool = False
    failed_revival_hits_trauma: bool = True
    failed_aid_on_spared: FailedAidOnSpared = "none"
    revive_min_effect: Literal["d10", "d4"] = "d10"
    spared_revived_transition: Literal["d6", "normal"] = "d6"
    spare_on_timeout: Literal["trauma", "spare"] = "trauma"
    boost_surcharge: bool = False
    opportunity_scope: OpportunityScope = "scene"
    recovery_attempts_per_track: int = Field(default=1, ge=1)
    shutdown_die_side: Literal["player", "opposition"] = "player"
    complication_stacking: Literal["like_stress", "separate"] = "like_stress"
    persistent_removal: Literal["compare", "success_removes"] = "compare"
    scene_distinction_die: Literal["d8", "spent"] = "d8"
    doom_counter_effect: Literal["paid", "free"] = "paid"
    d12_xp: D12Xp = "affected"
    doom_carry_over: bool = False
    session_tick: SessionTick = "scene"
    initiative: Initiative = "handoff"
    grandmaster: bool = False
    auto_opposition: bool = True
