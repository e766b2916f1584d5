# Feats: house rules, and refusals that all scenes share.

## House rules: the first value is the usual one

rule-feats-clamp = Ends of the outcome ladder
rule-feats-clamp-per_stage = after every stage
rule-feats-clamp-end_only = once at the end
rule-feats-fewer_heroes = Montage of one or two
rule-feats-fewer_heroes-symmetric = a shorter track
rule-feats-fewer_heroes-as_three = as for three
rule-feats-unlisted_skill = A skill not on the sheet
rule-feats-unlisted_skill-minimum = rank 1, value 0
rule-feats-unlisted_skill-forbidden = not allowed
rule-feats-session_boundary = Session boundary
rule-feats-session_boundary-gm_command = by the GM's word
rule-feats-session_boundary-every_n_days = by the calendar
rule-feats-session_days = Days in a session
rule-feats-opposed_feat_order = Points in an opposed check
rule-feats-opposed_feat_order-sealed = sealed, at once
rule-feats-opposed_feat_order-active_first = the active side first
rule-feats-effect_gate = Effect instead of a check
rule-feats-effect_gate-both = limited and solving
rule-feats-effect_gate-either = limited or solving
rule-feats-once_per_scene_in_combat = Once per scene in combat too
rule-feats-refused_detail = A refused scene detail
rule-feats-refused_detail-refund = the point is kept
rule-feats-refused_detail-lost = the point is lost
rule-feats-exhaustion_removal = A point against Exhaustion
rule-feats-exhaustion_removal-whole = ends all of it
rule-feats-exhaustion_removal-one_level = takes one level
rule-feats-exhaustion_removal-forbidden = not possible
rule-feats-montage_opposed = Opposed checks in a montage
rule-feats-archetype_limit = Archetype skills
rule-feats-archetype_limit-none = any number
rule-feats-archetype_limit-0 = none
rule-feats-archetype_limit-1 = at most 1
rule-feats-archetype_limit-2 = at most 2
rule-feats-archetype_limit-3 = at most 3
rule-feats-archetype_limit-4 = at most 4
rule-feats-archetype_limit-5 = at most 5
rule-feats-archetype_limit-6 = at most 6

## Refusals

refuse-feats-same-level = The scene is that already.
refuse-feats-montage-running = A montage is on: it ends by itself or is cancelled.
refuse-feats-check-in-progress = A rolled check has no consequence yet: describe it first.
refuse-feats-missing-field = Some words are missing here.
refuse-feats-gm-only = Only the GM does that.
refuse-feats-condition-present = The condition “{ $condition }” is there already.
refuse-feats-no-such-condition = There is no condition “{ $condition }”.
refuse-feats-not-describable = The condition “{ $condition }” cannot be shaken off now.
refuse-feats-exhaustion-not-removable = Here no point takes Exhaustion away.
refuse-feats-not-in-combat = There is Heat only in a combat scene.
refuse-feats-not-enough-heat = Not enough Heat: { $need } needed, { $has } there.
refuse-feats-already-ignited = Heat was kindled in this scene already.
refuse-feats-nothing-to-recover = There is no stress, the point is kept.
refuse-feats-bad-use = A point is not spent like that.
refuse-feats-refusal-needs-reason = A refusal needs a reason.
refuse-feats-effect-already-used = Used in this scene already: { $effect }
refuse-feats-no-uses-left = None left: { $effect }
refuse-feats-unknown-effect = The hero has no such thing: { $effect }
refuse-feats-bad-dice = A check throws exactly { $dice } dice of { $sides } sides.
refuse-feats-bad-outcome = There is no such outcome: { $outcome }
