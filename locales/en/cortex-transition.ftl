# What a rest heals beyond the common way, and what the GM does with effect dice.

cortex-bank-effect = Into the doom pool, if it wins
cortex-banked-doom = { $who } feeds the doom pool: { $die }
cortex-dramatic-title = Healing scene
cortex-dramatic-says = This scene is about a hero's trauma, which hinders every roll. In the next Transition Scene it steps down, and is treated like stress.
cortex-dramatic-for = { $type }: { $who }
cortex-dramatic-not = No more: { $who }, { $type }
cortex-dramatic-on = This scene is to heal a trauma. { $who }: { $type }
cortex-dramatic-off = This scene heals no trauma any more. { $who }: { $type }
cortex-passing-away = Ends with the scene, unless its holder pays 1 PP: { $name }
