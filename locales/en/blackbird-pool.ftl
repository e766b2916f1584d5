# Blackbird: gathering the dice before the throw.

blackbird-pool-dice = { $amount } pool
blackbird-flag-dice = { $amount } flag
blackbird-gather = { $who }: gather dice
blackbird-gather-career = { $who }: the main career
blackbird-gather-answer = { $who }: answer with dice
blackbird-career-says = The main career gives 1 base die. A button shows its points, in brackets the pool dice that it lets you add.
blackbird-career-option = { $points } (+{ $pool }): { $career }
blackbird-no-career = None fits
blackbird-later = Not now, let it lie
blackbird-other-career = Another career
blackbird-bare =
    { $dice ->
        [one] Only { $dice } base die
       *[other] Only { $dice } base dice
    }
blackbird-bare-none = Without dice
blackbird-throw-dice = Throw dice: { $dice }
blackbird-pool-group-own = Attribute and main career
blackbird-pool-group-aspect = Aspects
blackbird-pool-group-skill = Skills (the aspect comes along)
blackbird-pool-group-career = Other careers
blackbird-pool-group-elsewhere = Aspects of other careers
blackbird-pool-group-talent = Talents
blackbird-pool-group-flag = Flags
blackbird-pool-group-thing = Perks and gear
blackbird-pool-option = { $dice } { $what }
blackbird-typed-pool = { $what } { $number }
blackbird-not-approved = the GM has not approved it
blackbird-struck-out = the flag is struck out
blackbird-anyway = In the roll already: { $dice }d6, { $what }
blackbird-with-gm = With the GM, not in this roll yet: { $trait }
blackbird-on-the-spot = A new aspect or skill: /menu, “Hero”.
blackbird-form-asks = A post with the roll; for a flag: how it shows
blackbird-form-dice = Dice: { $total }, of them base { $free }, paid { $paid }
blackbird-form-pool = Left in the pool: { $left }/{ $most }
blackbird-form-flag = Left of the flag “{ $flag }”: { $left }/{ $most }
blackbird-form-bonus = Successes beside the dice: { $successes }
blackbird-act-it-out = ✍️ Write how the flag shows: { $flag }
blackbird-thing-says = { $thing }: { $words }
blackbird-odds = Chance of success: { $percent }%, with sixes exploded: { $exploded }%
blackbird-odds-beating = More successes than that: { $percent }%, with sixes exploded: { $exploded }%
blackbird-odds-critical = Critical success: { $percent }%, critical failure: { $percent }%
blackbird-fewer-dice = ⚠️ Fewer dice than the difficulty: only explosions or a flash can make up for it.

refuse-blackbird-end-alone = This is ticked alone, without dice.
refuse-blackbird-pool-empty = The pool does not hold enough dice: { $need } needed, { $has } there.
refuse-blackbird-flag-pool-empty = The flag has no dice left: { $flag }
refuse-blackbird-roleplay-required = A flag is acted out: write how it shows. { $flag }
refuse-blackbird-no-dice = Not a single die: nothing to throw. Take one from the pool, or let the GM decide.
refuse-blackbird-pool-option-exceeded = No more dice can be taken here: { $most } ({ $source })
refuse-blackbird-pool-option-missing = It goes into a roll only with a die of the pool: { $source }
refuse-blackbird-duplicate-use = The same thing twice in a roll: { $source }
refuse-blackbird-unknown-source = This is not on the sheet: { $source }
refuse-blackbird-no-main-career = Without a main career there are no aspects, skills or other careers in the roll.
refuse-blackbird-many-attributes = A roll has one attribute.
refuse-blackbird-no-attribute = There is no roll without an attribute.
refuse-blackbird-many-main-careers = There is one main career.
refuse-blackbird-aspect-not-in-main-career = This aspect is not of the main career: { $source }
refuse-blackbird-aspect-not-used = A skill goes with its aspect: { $aspect } ({ $source })
refuse-blackbird-skill-from-extra-career = Skills of other careers are in no roll.
