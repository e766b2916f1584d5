# Blackbird: the GM's hand: health, refills, flag checks, numbers, entries of sheets, GM characters.

blackbird-and = { $said } · { $more }
blackbird-pool = Pool
blackbird-pool-max = Pool maximum
blackbird-health-bonus = Health maximum
blackbird-fate-points = Fate points
blackbird-fate-max = Fate maximum
blackbird-flag-name = Flag: { $flag }
blackbird-why-asks = Why (everybody reads it)

## Health

blackbird-hand-health = Health: { $who }
blackbird-health-now = Now: { $health }/{ $most }. At 6 and less every roll is harder by 1, at 3 and less the character is unconscious, at 0 dead.
blackbird-health-d1 = Damage −1
blackbird-health-d5 = Damage −5
blackbird-health-h1 = Healing +1
blackbird-health-h5 = Healing +5
blackbird-health-then = Health then: { $health } ({ $state })
blackbird-health-changed = { $who }: health { $before } → { $after } of { $most }
blackbird-now-fine = { $who }: fine again
blackbird-now-wounded = { $who }: wounded, difficulty +1
blackbird-now-unconscious = { $who }: unconscious
blackbird-now-dead = { $who }: dead

## Pools are filled

blackbird-pool-now = { $hero }: pool { $pool }
blackbird-refill = Fill up: { $hero }
blackbird-refill-after-scene = The scene is over. How much comes back? Silence fills nothing.
blackbird-refill-after-rest = A rest. How much comes back? Silence fills nothing.
blackbird-fill-all = Everything full
blackbird-group-all = All at once
blackbird-group-some = Or dice one by one
blackbird-rest = Rest
blackbird-rest-says = Who rests? Then you say how much comes back to the pool and the flags.

## Flag checks

blackbird-check = Check a flag: { $hero }
blackbird-check-says = Offer an act in the name of a flag. To accept is free; to refuse costs dice of the flag, or the flag.
blackbird-check-asks = What the flag asks for
blackbird-check-title = Flag “{ $flag }”: { $hero }
blackbird-check-words = GM: “{ $words }”
blackbird-check-stakes = Accept: it costs nothing. Refuse: the GM takes dice of the flag, or strikes it out.
blackbird-check-accept = Accept
blackbird-check-refuse = Refuse
blackbird-check-later = Later
blackbird-check-offered = 🚩 { $hero }, flag “{ $flag }”: { $words }
blackbird-check-refused = { $hero } refuses the flag “{ $flag }”; the GM names the price
blackbird-check-accepted = { $hero } follows the flag “{ $flag }”
blackbird-check-withdrawn = { $hero }: the check of the flag “{ $flag }” is off
blackbird-check-close = Close the check of “{ $flag }”: { $hero }
blackbird-check-is-accepted = Accepted
blackbird-check-is-refused = Refused
blackbird-check-is-withdrawn = Withdrawn
blackbird-check-price = What the refusal costs: “{ $flag }”, { $hero }
blackbird-check-minus =
    { $dice ->
        [one] Minus { $dice } die
       *[other] Minus { $dice } dice
    }
blackbird-check-strike = Strike the flag out
blackbird-check-paid =
    { $dice ->
        [one] { $hero }: the flag “{ $flag }” loses { $dice } die
       *[other] { $hero }: the flag “{ $flag }” loses { $dice } dice
    }
blackbird-check-struck = { $hero }: the flag “{ $flag }” is struck out

## Set right by hand

blackbird-hand = By the GM's hand: { $hero }
blackbird-hand-numbers = Numbers: { $hero }
blackbird-hand-built = Attributes and careers: { $hero }
blackbird-hand-says = Tick as often as needed; below you see what comes of it.
blackbird-plus = + { $what }
blackbird-minus = − { $what }
blackbird-number-now = { $what }: { $value }
blackbird-hand-flags = Strike out flags: { $hero }
blackbird-strike-out = Strike out: { $flag }
blackbird-give-back = Give back: { $flag }
blackbird-hand-give = Give: { $hero }
blackbird-hand-give-says = Pick what it is and write it as a line of a sheet: “Rope (twenty paces)”, “Lockpicks: +1d6; difficulty -1”, “Courier (4)”.
blackbird-give-item = Thing
blackbird-give-talent = Talent
blackbird-give-flag = Flag
blackbird-give-career = Career
blackbird-line-asks = Line of the sheet
blackbird-given = new: { $line }
blackbird-hand-write = Write anew: { $hero }
blackbird-hand-write-says = Pick an entry and write its whole line: name, types in square brackets, comment. Of a career and a flag only the name.
blackbird-rewritten = { $name } → { $line }
blackbird-hand-take = Take off the sheet: { $hero }
blackbird-hand-take-says = With a career or an aspect goes what lies inside.
blackbird-taken = gone: { $name }

## GM characters

blackbird-menu-npcs = GM characters
blackbird-npc-new = New GM character
blackbird-npc-new-says = Send a sheet, like a hero's, with “NPC:” instead of the name. In short, dice and health are enough:
blackbird-npc-example =
    NPC: Watchman
    Dice: 4
    Health: 8
blackbird-npc = { $npc }
blackbird-npc-says = Another sheet takes the place of this one.
blackbird-npc-short =
    { $dice ->
        [one] { $npc }: { $dice } die, health { $health }/{ $most }
       *[other] { $npc }: { $dice } dice, health { $health }/{ $most }
    }
blackbird-npc-dismiss = Remove from the game
blackbird-npc-kept = GM character: { $npc }
blackbird-npc-dismissed = Out of the game: { $npc }

## Refusals

refuse-blackbird-nothing-changes = Nothing changes by that.
refuse-blackbird-npc-kind-fixed = A GM character in short stays in short, one with a full sheet keeps a full one. Make a new one.
refuse-blackbird-dead = Death is final: no rolls, no healing.
refuse-blackbird-unconscious = Unconscious: only the GM can call a roll.
refuse-blackbird-gm-only = Only the GM does that.
refuse-blackbird-unknown-flag = There is no such flag: { $flag }
