# What a rest heals beyond the common way, and what the GM does with effect dice.

cortex-bank-effect = Into the doom pool, if it wins
cortex-banked-doom = { $who } feeds the doom pool: { $die }
cortex-dramatic-title = Healing scene
cortex-dramatic-says = This scene is about a hero's trauma, which hinders every roll. In the next Transition Scene it steps down, and is treated like stress.
cortex-dramatic-for = { $type }: { $who }
cortex-dramatic-not = No more: { $who }, { $type }
cortex-dramatic-on = This scene is to heal a trauma. { $who }: { $type }
cortex-dramatic-off = This scene heals no trauma any more. { $who }: { $type }
cortex-scene-ending = The scene is over: { $title }. What is to outlast it?
cortex-keep-title = What is to outlast the scene?
cortex-keep-says = Each costs 1 PP and then stays until it is removed. Everything else ends.
cortex-keep-gm-says = Each costs a doom die of any size and then stays until it is removed.
cortex-keep-what = To keep
cortex-keep-no = Nothing
cortex-end-now = End the scene now
cortex-end-now-says = Nobody is waited for; what is not kept yet ends.
