# Ones, comparison, what an effect die does.

## Ones

cortex-ones-title = Hitches: { $count }. { $who } rolled
cortex-ones-says = Each new doom die, or a step up, gives the player 1 PP.
cortex-mishap-asks = What goes wrong, if you like
cortex-ones-add = { $dice } for { $pp } PP
cortex-ones-step = Smallest up by { $steps }
cortex-ones-step-die = { $die } up by { $steps }
cortex-ones-nothing = Nothing
cortex-ones-bought = { $who } gains { $pp } PP. Doom pool: { $dice }
cortex-opportunity-title = Opportunities: { $count }
cortex-opportunity-says = A push or a stunt waits for the hero's next roll.
cortex-banked = { $who } banks { $die }
cortex-step-asset = Step up: { $name }
cortex-asset-stepped = { $name } is { $die } now

## Comparison and effect

cortex-action-wins = { $actor } wins: { $total } against { $other } ({ $against }). Effect { $die }
cortex-reaction-wins = { $against } holds: { $other } against { $total } ({ $actor })
cortex-tie = A tie at { $total }: the action fails, but the reaction has not won
cortex-now-stress = { $who }: stress { $die }, { $type }
cortex-no-stress = { $who }: { $type } stress, no change
cortex-now-out = { $who } is stressed out: { $type } stress. Trauma { $trauma }
cortex-now-out-pulled = { $who } is stressed out: { $type } stress. No trauma
cortex-now-complication = { $who }: complication “{ $name }” { $die }
cortex-now-helpless = { $who }: complication “{ $name }” { $die }, helpless
cortex-now-defeated = { $who }: defeated
cortex-now-fewer = { $who }: { $left } dice left
cortex-now-asset = { $who }: asset “{ $name }” { $die }
cortex-now-support = { $who } gets the asset “{ $name }” { $die }. Support: { $by }
cortex-beyond = { $who }: trauma beyond bearing. The GM decides
cortex-aid-nothing = { $who } is no better
cortex-eased = { $who }: { $type } stress is { $die } now
cortex-eased-free = { $who }: { $type } stress is gone
cortex-revived = { $who } is back: { $type } stress { $die }
cortex-revived-free = { $who } is back: { $type } stress is gone
cortex-treated-stress = { $who }: { $type } stress is { $die } now
cortex-treated-trauma = { $who }: { $type } trauma is { $die } now
cortex-treated-stress-free = { $who }: { $type } stress is gone
cortex-treated-trauma-free = { $who }: { $type } trauma is healed
cortex-treated-nothing = { $who }: no change
cortex-weakened = { $name } is { $die } now
cortex-removed = { $name } is gone
cortex-restored = { $name } works again
cortex-restored-weakly = { $name } works, one step weaker
cortex-not-restored = { $name } does not work yet
cortex-retype-title = { $who } is about to take { $type } stress { $die }
cortex-retype = Make it { $type }
cortex-retype-no = Leave it
cortex-retyped = { $who } changes the type: { $type }
cortex-spare-title = { $who } goes down: trauma or mercy?
cortex-spare-says = Without trauma the character comes to with stress d6.
cortex-spare-trauma = Trauma
cortex-spare-none = Mercy
cortex-counter-title = { $who }: the reaction won, effect { $die }
cortex-counter-says = It may strike back. It would hit { $who }
cortex-counter-doom = It costs the GM { $die } of the doom pool.
cortex-counter-no = No
cortex-counter-asks = Name of the complication or the asset; several names: with “;” between
cortex-counter-further = Further dice, for the same price each: { $dice }
cortex-counter-dice = Effect: { $dice }
cortex-counters = { $who } strikes back
cortex-take-doom-title = Take back into the doom pool: { $dice }?
cortex-take-doom-says = Then everybody acted against gets 1 PP a die. Players: { $count }.
cortex-take-doom-yes = Take it back
cortex-take-doom-no = Let it go
cortex-doom-taken-back = Back in the doom pool: { $dice }
cortex-xp-of-doom = { $hero }: +{ $xp } XP for a doom d12
