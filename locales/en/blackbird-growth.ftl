# Blackbird: new aspects and skills in play, rewards, experience, perks; refusals about heroes.

blackbird-menu-heroes = Heroes
blackbird-with-words = { $said } GM: “{ $words }”

## A new aspect or skill

blackbird-trait-new = New aspect or skill: { $hero }
blackbird-trait-new-says = Tick where it goes, and a type if you want one; write its name and up to five words in brackets. Points are spent when the GM approves.
blackbird-xp-held = Career XP: { $xp }
blackbird-group-where = Where
blackbird-place-aspect = Aspect: { $career }
blackbird-place-skill = Skill: { $aspect }
blackbird-offer-price = Price: { $price }, of it in career XP: { $xp }
blackbird-offer = { $trait } · { $inside } · price { $price }
blackbird-offer-with-gm = 📝 { $hero }: something new lies with the GM: { $trait }
blackbird-offer-comment = ✍️ { $hero }: a comment of up to five words is wanted: { $trait }
blackbird-offer-change = ✍️ { $hero }: to be changed: { $trait }
blackbird-trait-made = { $hero }: new on the sheet: { $trait }
blackbird-trait-refused = { $hero }: the GM does not take: { $trait }
blackbird-trait-withdrawn = { $hero }: taken back: { $trait }
blackbird-trait-approve = Approve: { $hero }
blackbird-trait-approve-says = Until it is approved it is in no roll. One must not lie wholly inside another.
blackbird-decide-approve = Approve
blackbird-decide-comment = A comment, please
blackbird-decide-change = Change it (words first)
blackbird-decide-refuse = Refuse
blackbird-decide-asks = Words for the player
blackbird-trait-again = Change: { $trait }
blackbird-comment-asks = Comment, up to five words
blackbird-withdraw = Take it back
blackbird-stands-with-gm = It lies with the GM; for now you may rewrite it or take it back.
blackbird-stands-comment = The GM asks for a comment of up to five words.
blackbird-stands-change = The GM asks you to change it.

## Bought with experience

blackbird-general-held = General XP: { $xp }
blackbird-buy-career = New career: { $hero }
blackbird-buy-career-says = A career costs as much general XP as it has points: 3 to 7. There are no more than six careers.
blackbird-buy-talent = Talents for experience: { $hero }
blackbird-buy-talent-says = 1 general XP: pick a talent that gets better (the GM says how), or write a new one.
blackbird-talent-asks = New talent (note)
blackbird-better = Better: { $talent }
blackbird-buy-type = Type for an aspect: { $hero }
blackbird-buy-type-says = It costs 1 point of the career, or 1 career XP if none is left.
blackbird-typed = { $aspect }: { $type }
blackbird-bought = { $hero } spends experience: { $what }
blackbird-bought-career =
    { $points ->
        [one] career “{ $name }”, { $points } point
       *[other] career “{ $name }”, { $points } points
    }
blackbird-bought-talent = talent “{ $name }”
blackbird-bought-better = talent “{ $name }” gets better
blackbird-bought-type = aspect “{ $name }” gets the type “{ $type }”

## Rewards and perks

blackbird-reward = Reward: { $hero }
blackbird-reward-says = Tick what the hero gets; write a perk as a line of a sheet, such as “Cat’s paws (at night): +1 success”. With “as a choice” the player takes one of them.
blackbird-group-parts = What
blackbird-group-how = How
blackbird-count-career-xp = Career XP
blackbird-count-general-xp = General XP
blackbird-count-fate-points = Fate points
blackbird-as-choice = As a choice
blackbird-perk-asks = Perk: Name (when): effects
blackbird-rewarded = { $hero } gets: { $what }
blackbird-part-career-xp = career XP +{ $amount }
blackbird-part-general-xp = general XP +{ $amount }
blackbird-part-fate-points = fate points +{ $amount }
blackbird-part-perk = perk “{ $perk }”
blackbird-choice-offered = { $hero }: a reward to choose
blackbird-choose-reward = Choose a reward: { $hero }
blackbird-perk-owed = { $hero }: the GM owes a perk
blackbird-perk-due = Perk: { $hero }
blackbird-perk-for-flash = For a flash. { $about }
blackbird-perk-for-talent = A talent has got better: { $about }
blackbird-perk-says = Write the perk as a line of a sheet: its name, in brackets when it helps, after a colon its effects.
blackbird-no-perk = No perk this time
blackbird-perk-given = { $hero }: new perk: { $perk }
blackbird-perk-lapsed = { $hero }: there will be no perk

## Refusals

refuse-blackbird-unknown-character = There is no such character here.
refuse-blackbird-attribute-points-overspent = More than { $points } points go to the attributes: { $apart } too many.
refuse-blackbird-attribute-points-unspent = Attribute points are left: { $apart } of { $points }.
refuse-blackbird-career-points-overspent = More than { $points } points go to the careers: { $apart } too many.
refuse-blackbird-career-points-unspent = Career points are left: { $apart } of { $points }.
refuse-blackbird-picks-overspent = There are { $points } points for talents, flags and fate: { $apart } too many.
refuse-blackbird-picks-unspent = Points for talents, flags and fate are left: { $apart } of { $points }.
refuse-blackbird-picks-all-same = Not all three points for the same: share them between talents, flags and fate.
refuse-blackbird-unknown-attribute = There is no such attribute: { $attribute }
refuse-blackbird-missing-attribute = All five attributes are needed.
refuse-blackbird-attribute-out-of-range = An attribute is 0 to 3: “Boldness 2”.
refuse-blackbird-too-few-careers = At least { $least } careers are needed.
refuse-blackbird-too-many-careers = No more than { $most } careers.
refuse-blackbird-career-points-out-of-range = A career gets 3 to 7 points.
refuse-blackbird-career-budget-exceeded = Career “{ $career }”: { $has } invested, but its aspects and skills cost { $needs }.
refuse-blackbird-duplicate-name = The name is taken: “{ $name }”. Call it something else.
refuse-blackbird-comment-too-long = A comment has no more than { $most } words.
refuse-blackbird-aspect-type-limit = An aspect has one type: Masterfully or Effortlessly.
refuse-blackbird-unknown-type = There is no such type here. Aspects: Masterfully, Effortlessly; skills: Natural ability, Rich experience.
refuse-blackbird-duplicate-type = The type is there twice.
refuse-blackbird-skill-without-aspect = A skill lies inside an aspect: the aspect’s line comes first.
refuse-blackbird-aspect-without-career = An aspect lies inside a career: “Careers:” and the career’s line come first.
refuse-blackbird-career-without-points = The career has no points. It is written so: “Courier (6)”.
refuse-blackbird-bad-name = A name has 1 to { $most } characters, no brackets and none of “: ; / =”, and is no word that begins a part of the sheet.
refuse-blackbird-duplicate-field = This stands above already, leave one.
refuse-blackbird-field-not-allowed = This does not belong here.
refuse-blackbird-number-expected = A number is needed: “Pool: 7/10”, “Boldness 2”.
refuse-blackbird-number-out-of-range = The number is too high: { $most } at most.
refuse-blackbird-not-a-d6 = All dice here have six sides: “+1d6”.
refuse-blackbird-not-readable = A text sheet could not be read so. Leave out brackets, colons, and words that begin a part of the sheet.
refuse-blackbird-points-missing = Tick how many points the career has.
refuse-blackbird-points-short = Not enough points: { $price } needed, { $left } free.
refuse-blackbird-trait-immutable = What is made is not changed: “{ $name }”. If it must be, the GM does it.
refuse-blackbird-attributes-fixed = The attributes of a hero in play do not change.
refuse-blackbird-careers-fixed = The careers of a hero in play do not change; a new one is bought with general XP.
refuse-blackbird-picks-fixed = Talents and flags of a hero in play do not change; a new talent is bought with general XP.
refuse-blackbird-xp-too-early = A new hero has no experience in careers yet: “Courier (6)”, without a plus.
refuse-blackbird-wrong-xp = This kind of experience does not buy that.
refuse-blackbird-not-enough-xp = Not enough experience: { $needs } needed, { $has } there.
refuse-blackbird-unknown-career = There is no such career: { $career }
refuse-blackbird-unknown-aspect = There is no such aspect: { $aspect }
refuse-blackbird-unknown-talent = There is no such talent: { $talent }
refuse-blackbird-reward-empty = Tick a reward or write a perk.
refuse-blackbird-choice-of-one = A choice needs at least two rewards.
