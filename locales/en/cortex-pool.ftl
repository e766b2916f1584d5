# The pool: what may go into a roll. The die comes first, so that a long name may be cut.

cortex-opt = { $die } { $what }
cortex-opt-push = push
cortex-opt-stunt = stunt: { $source }
cortex-opt-stress-physical = phys. stress
cortex-opt-stress-mental = ment. stress
cortex-opt-stress-emotional = emot. stress
cortex-opt-trauma-physical = phys. trauma
cortex-opt-trauma-mental = ment. trauma
cortex-opt-trauma-emotional = emot. trauma
cortex-opt-of = { $what }, { $who }
cortex-opt-scene = scene: { $name }
cortex-opt-doom-die = out of the doom pool
cortex-opt-sfx = SFX: { $name }
cortex-opt-limit = Limit: { $name }
cortex-dice-many = { $count }{ $die }
cortex-struck = The GM has struck this die.
cortex-group-affiliation = Affiliation
cortex-group-severity = Severity
cortex-group-distinction = Distinctions
cortex-group-power = Powers
cortex-group-specialty = Specialties
cortex-group-against = Opponent's troubles
cortex-group-asset = Assets
cortex-group-boost = Push, stunts, resources
cortex-group-own = Own troubles
cortex-group-helper = Helpers
cortex-group-sfx = SFX
cortex-group-limit = Limits
cortex-group-doom = Doom dice

cortex-lend = Help { $who }
cortex-lend-says = A trait that is taken earns you 1 PP.
cortex-helper-offers = { $who } offers the trait “{ $name }” to { $whom }
cortex-helper-paid = { $who }: 1 PP for the trait “{ $name }”

cortex-rival-title = A hitch of { $who }
cortex-rival-says = The GM has left this hitch. It is yours for 1 PP, which your rival gets.
cortex-rival-pays = { $who } gets 1 PP for a hitch

cortex-further-heal = Own stress: { $type }

cortex-pp-beyond = { $amount } PP for further dice

cortex-best-total = Best total

## What may be typed instead of taps

cortex-typed-distinction = distinction{ $number }
cortex-typed-scene = scene{ $number }
cortex-typed-stunt = stunt
cortex-typed-stunt-number = stunt{ $number }
cortex-typed-die = { $what } { $die }

## Refusals

refuse-cortex-two-affiliations = A roll has one die of affiliation or Severity.
refuse-cortex-affiliation-not-eligible = Solo is for one alone and without support of others, Buddy for two, Team for three and more.
refuse-cortex-severity-required = Pick the Severity that goes into the roll.
refuse-cortex-bad-severity-die = A hero's Severity is d6, d8 or d10.
refuse-cortex-distinction-die = A Distinction is worth its own die, or d4.
refuse-cortex-trait-shut-down = { $name } is shut down.
refuse-cortex-trait-twice = { $name } is picked already.
refuse-cortex-bad-split = { $name }: this level cannot be split so.
refuse-cortex-asset-not-held = { $name }: somebody else holds this asset.
refuse-cortex-gm-no-push = Only heroes push. The GM adds a doom die.
refuse-cortex-bad-push-die = A push is a d6, or a d8 for an opportunity.
refuse-cortex-push-once = One push in a roll.
refuse-cortex-novice-no-stunt = A novice has neither stunts nor resources.
refuse-cortex-stunt-needs-source = A stunt needs a Power Set or a Specialty.
refuse-cortex-stunt-source-used = { $source }: there is a stunt of it already.
refuse-cortex-bad-stunt-die = A stunt is a d8, or a d10 for an opportunity.
refuse-cortex-own-stress-while-out = This stress has put the hero out already.
refuse-cortex-own-trauma-not-usable = One's own trauma does not go into a roll.
refuse-cortex-two-restores = One roll restores one trait.
refuse-cortex-doom-pool-already-rolled = The whole doom pool is being rolled already.
refuse-cortex-stress-and-trauma-same-type = Stress and trauma of one type do not go together: take one of them.
refuse-cortex-empty-pool = Pick at least one die.
refuse-cortex-not-enough-doom = Not enough doom dice: it takes { $need }, there are { $has }.
refuse-cortex-usual-alone = The usual roll gathers itself: take the other ticks back.
