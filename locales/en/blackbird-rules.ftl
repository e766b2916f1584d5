# Blackbird: the name of the system and its house rules; the first value is the usual one.

ruleset-blackbird = Blackbird
rule-blackbird-allow_unspent = Heroes with unspent points
rule-blackbird-lost_dice_keep_faces = Faces of lost dice count
rule-blackbird-banked_dice_keep_faces = Faces of banked dice count
rule-blackbird-explosion_loss_scope = A failed explosion takes
rule-blackbird-explosion_loss_scope-chain = the chain's successes
rule-blackbird-explosion_loss_scope-roll = the roll's successes
rule-blackbird-late_aspect_type = A type may be bought later
rule-blackbird-extra_careers = Pool die of other careers
rule-blackbird-extra_careers-each = one for each
rule-blackbird-extra_careers-one = one for all
rule-blackbird-pool_cap = Pool limit
rule-blackbird-pool_cap-max = there is one
rule-blackbird-pool_cap-none = none
rule-blackbird-multi_action_step = Difficulty of a further action
rule-blackbird-reroll_reopens_chain = A reroll looks at its chain again
rule-blackbird-full_reroll_restarts = A whole reroll starts anew
rule-blackbird-opposed_full_tie = A full tie of opposed rolls
rule-blackbird-opposed_full_tie-responder = goes to the responder
rule-blackbird-opposed_full_tie-none = nobody wins
rule-blackbird-opposed_full_tie-reroll = is thrown again
rule-blackbird-timeout_flash = Silence at a flash
rule-blackbird-timeout_flash-auto_cancel = cancels a critical failure
rule-blackbird-timeout_flash-none = chooses nothing
