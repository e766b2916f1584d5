# A hero step by step: the questions, SFX and Limits by buttons.

cortex-step-of = { $step }: { $name }

## Who the hero is

cortex-step-name = What is the hero's name?
cortex-step-name-asks = Name
cortex-step-about = Who is it?
cortex-step-about-says = Idea and history, in a few lines. You may skip it.
cortex-step-about-asks = Description
cortex-step-affiliation = The main dice
cortex-step-company-says = How does the hero work best: alone, with a buddy, in a team? The dice stand in this order.
cortex-step-company = { $solo } · { $buddy } · { $team }
cortex-step-single-says = Which die of Severity does the hero have?
cortex-step-facets-says = What makes this life severe? Name three facets: the first gets d10, the second d8, the third d6.
cortex-step-facets-asks = Three facets; semicolons between
cortex-step-facets-plain = Without names
cortex-step-distinctions = Distinctions
cortex-step-distinctions-says = Three Distinctions: traits that help and trouble alike. Each on its own line, or one at a time.
cortex-step-distinctions-asks = Distinction
cortex-step-specialty = Specialty
cortex-step-specialty-says = What has the hero learned well? Tick the level and write the name.
cortex-step-specialty-asks = Name
cortex-group-level = Level
cortex-level-expert = Expert
cortex-level-master = Master
cortex-level-grandmaster = Grandmaster
cortex-step-milestone = Milestone
cortex-step-milestone-says = The hero's own story. Its name on the first line, then “1 XP when…”, “3 XP when…”, “10 XP when…”. The first points to a decision, the second carries a scene, the third is a hard choice.
cortex-step-milestone-asks = Milestone
cortex-step-reactions = For reactions
cortex-step-reactions-says = What goes into a reaction while you keep silent: at most one power of each set, and one Specialty.
cortex-group-traits = Traits

## A Power Set

cortex-step-power_set = Power Set
cortex-step-power_set-says = Send the name of the set, or the whole set as text: name, powers with dice, SFX, Limits. A hero may do without.
cortex-step-power_set-asks = The name, or the whole set
cortex-step-powers = Power
cortex-step-powers-says = What one roll can measure: tick the die and write the name.
cortex-step-powers-asks = Name of the power
cortex-group-die = Die
cortex-tier-d6 = d6: utility
cortex-tier-d8 = d8: enhanced
cortex-tier-d10 = d10: superhuman
cortex-tier-d12 = d12: godlike
cortex-step-sfx = SFX
cortex-step-sfx-says = A trick: “do this, get that”. Write a title, a full stop and the words: “Dive. Spend 1 PP and double the die of Flight.”
cortex-step-sfx-asks = Title. How it works
cortex-step-sfx_when = When it works
cortex-step-sfx_when-says = Tick when the SFX is used and which power must be in the roll. What the buttons cannot say is applied by its words.
cortex-group-timing = When
cortex-timing-before_roll = Before the roll
cortex-timing-after_roll = After the roll
cortex-timing-on_effect = With the effect die
cortex-timing-anytime = At any time
cortex-op-by-hand = By its words alone
cortex-group-trait = Needs a power
cortex-op-needs = Needs: { $name }
cortex-step-sfx_conditions = Conditions
cortex-step-sfx_conditions-says = What has to be done. Tick all that is needed; write a condition of your own, and the GM will confirm it.
cortex-step-sfx_conditions-asks = A condition of your own
cortex-group-condition = Condition
cortex-step-sfx_benefits = Benefits
cortex-step-sfx_benefits-says = What the hero gets for it.
cortex-group-benefit = Benefit
cortex-step-limit = Limit
cortex-step-limit-says = What makes life harder and earns PP. Every set needs at least one. Write a title, a full stop and the words.
cortex-step-limit-asks = Title. What happens
cortex-step-limit_how = What happens
cortex-step-limit_how-says = Tick the consequences, and how what is shut down comes back. Write a consequence of your own in words.
cortex-step-limit_how-asks = A consequence of your own
cortex-group-consequence = Consequence
cortex-group-recovery = How it comes back
cortex-recovery-transition = In a Transition Scene
cortex-recovery-opportunity = By an opportunity
cortex-recovery-action = By an action on one's turn
cortex-step-retell = What is told anew?
cortex-step-trim = What comes off the set?
cortex-step-set = Power Set

## Buttons of SFX and Limits

cortex-op-spend-pp = Spend { $count } PP
cortex-op-shutdown = Shut down: { $name }
cortex-op-shutdown-set = Shut down all: { $name }
cortex-op-add-doom = Into the doom pool: { $die }
cortex-op-down-largest = Step down the largest die
cortex-op-down-smallest = Step down the smallest die
cortex-op-do-attack = Attack
cortex-op-do-support = Support
cortex-op-do-recover = Heal
cortex-op-do-create_asset = Create an asset
cortex-op-do-create_complication = Create a complication
cortex-op-do-reaction = React
cortex-op-opportunity = An opportunity
cortex-op-add-die = Add { $die }
cortex-op-double = Double a die
cortex-op-up-pool = Step up a die of the pool
cortex-op-up-effect = Step up the effect die
cortex-op-up-stress = Step up stress: { $type }
cortex-op-up-asset = Step up the asset
cortex-op-up-complication = Step up the complication
cortex-op-free-power = Another power of the set free
cortex-op-free-specialty = Another Specialty free
cortex-op-free-hindrance = Another hindrance free
cortex-op-free-asset = Another asset free
cortex-op-extra-effect = One more effect die
cortex-op-ease = Own stress down: { $type }
cortex-op-reroll = Reroll dice
cortex-op-borrow = Borrow a doom die
cortex-op-heal = Heal by power: { $name }
cortex-op-restore = Restore: { $name }
cortex-op-hurt = Take { $die }: { $type }
cortex-op-incoming = Incoming stress +1: { $type }
cortex-op-do-other = Action: { $kind }
cortex-op-complication = Complication { $die }: { $name }
cortex-op-nothing = nothing
cortex-op-and = { $one }; { $other }
cortex-machine-sfx = ⚙️ { $when }: { $price } → { $gain }
cortex-machine-limit = ⚙️ { $what }. Back: { $back }

## Crossroads

cortex-step-choose = What else?
cortex-step-remove = What comes off?
cortex-choose-done = Done, to the GM
cortex-choose-power_set = + Power Set
cortex-choose-specialty = + Specialty
cortex-choose-milestone = + Milestone
cortex-choose-reactions = For reactions
cortex-choose-set = Power Set: { $name }
cortex-choose-retell = Retell SFX and Limits
cortex-choose-remove = Take something off
cortex-choose-name = Name
cortex-choose-about = Description
cortex-choose-affiliation = The main dice
cortex-choose-distinctions = + Distinction
cortex-choose-powers = + power
cortex-choose-sfx = + SFX
cortex-choose-limit = + Limit
cortex-choose-drop-set = Take the set off
