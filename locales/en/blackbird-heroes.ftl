# Blackbird: heroes, their sheets, and how they are made step by step.

## The sheet on the screen

blackbird-sheet-head = { $hero }
blackbird-attribute-boldness = Boldness
blackbird-attribute-agility = Agility
blackbird-attribute-endurance = Endurance
blackbird-attribute-intellect = Intellect
blackbird-attribute-communication = Communication
blackbird-attribute-value = { $attribute } { $value }
blackbird-sheet-health = Health
blackbird-sheet-pool = Pool: { $pool }/{ $most }
blackbird-sheet-fate = Fate points: { $points }/{ $most }
blackbird-sheet-talents = Talents
blackbird-sheet-flags = Flags
blackbird-sheet-perks = Perks
blackbird-sheet-things = Gear
blackbird-sheet-xp = Experience: career { $career }, general { $general }
blackbird-section = { $head }:
blackbird-career = { $career }: invested { $points }, free { $left }
blackbird-trait = { $name }
blackbird-trait-typed = { $trait } [{ $type }]
blackbird-trait-comment = { $trait } ({ $comment })
blackbird-skill-inside = ↳ { $skill }
blackbird-flag = { $flag }: { $pool }/3
blackbird-flag-struck = { $flag }: struck out
blackbird-type-masterfully = Masterfully
blackbird-type-effortlessly = Effortlessly
blackbird-type-natural-ability = Natural ability
blackbird-type-rich-experience = Rich experience

## The text sheet

blackbird-change-stays = You may add aspects and skills, gear and notes; what is made stays, pool and health stay as they are in play.
blackbird-sheet-example =
    Name: Spark
    Attributes: Boldness 1, Agility 3, Endurance 1, Intellect 1, Communication 1
    Careers:
    Courier (7)
    - Short cuts [Masterfully] (yards and attics)
    + Jump without looking [Rich experience]
    Mechanic (6)
    - Old engines
    Pigeon keeper (5)
    Talents:
    - Never idle
    Flags:
    - Little brother
    Fate points: 1
    Inventory:
    - Lockpicks: +1d6
blackbird-import-replaced = with pool, health, fate and experience
blackbird-doubt-unknown-line = cannot be read, goes to the notes
blackbird-doubt-effect-not-understood = the effect cannot be read, it stays as words
blackbird-doubt-pool-over-maximum = the pool is above its maximum
blackbird-doubt-health-max-differs = the health maximum is not that of Endurance and perks
blackbird-doubt-missing-attribute = not all attributes are there, the others will be 0

## Step by step

blackbird-points-left = Points left: attributes { $attributes } · careers { $careers } · talents and flags { $picks }
blackbird-left-of = Left for attributes: { $left } of { $of }
blackbird-career-left = Left for careers then: { $left }
blackbird-fault = ⚠️ { $fault }
blackbird-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
blackbird-step-name = What is the hero called?
blackbird-step-name-says = Everybody at the table sees the name.
blackbird-step-name-asks = Name
blackbird-step-attributes = Attributes
blackbird-step-attributes-says = Share out 7 points, 0 to 3 for each attribute. Endurance gives health.
blackbird-step-career = Careers
blackbird-step-career-says = What the hero has done for long: 3 to 6 careers with 3 to 7 points each, 18 in all. Tick the points and write a name; a name that is there gets other points.
blackbird-step-career-asks = Name of the career
blackbird-group-points = Points
blackbird-step-pick = Talents, flags, fate
blackbird-step-pick-says = Three points: a talent (a style or a leaning), a flag (what drives the hero) or a fate point (a reroll). Not all three for the same.
blackbird-step-pick-asks = Name (note)
blackbird-group-pick = For what
blackbird-pick-talent = Talent (write its name)
blackbird-pick-flag = Flag (write its name)
blackbird-pick-fate = Fate point
blackbird-step-inside = Inside a career
blackbird-step-inside-says = An aspect costs 1 (with a type 2), a skill inside an aspect 2 (with two types 3). What is not spent is for later, in play.
blackbird-new-aspect = New aspect
blackbird-new-skill = + skill: { $aspect }
blackbird-step-aspect = New aspect
blackbird-step-aspect-says = Masterfully gives one more pool die, Effortlessly banks fives and sixes. A type is no must; it cannot be changed later.
blackbird-step-skill = New skill
blackbird-step-skill-says = Natural ability gives one or two pool dice, Rich experience adds 1 to one die. One type is free, the second costs 1.
blackbird-step-trait-asks = Name (up to five words)
blackbird-group-types = Type
blackbird-trait-price = Price: { $price }, free: { $left }
blackbird-step-item = A thing
blackbird-step-item-says = Name (note): effects, such as “Lockpicks: +1d6”. The GM decides.
blackbird-step-item-asks = Name (note): effects
blackbird-step-notes = Notes
blackbird-step-notes-says = What is good to remember about the hero. New notes take the place of the old ones.
blackbird-step-notes-asks = Notes
blackbird-step-remove = What is to go?
blackbird-step-choose = What else?
blackbird-step-choose-says = Add aspects and skills inside the careers, or hand the sheet to the GM.
blackbird-choose-done = Done, to the GM
blackbird-choose-inside = Into: { $career }
blackbird-choose-attributes = Attributes
blackbird-choose-career = Careers
blackbird-choose-pick = Talents, flags, fate
blackbird-choose-fewer-fate = Give a fate point back
blackbird-choose-item = + thing
blackbird-choose-notes = Notes
blackbird-choose-name = Name
blackbird-choose-remove = Take something off

## At the table

blackbird-scene-card = Scene: { $title }
blackbird-hero-in-short = { $hero }: health { $health }/{ $most } ({ $state }), pool { $pool }
blackbird-health-fine = fine
blackbird-health-wounded = wounded
blackbird-health-unconscious = unconscious
blackbird-health-dead = dead

## What items and perks do

blackbird-does = { $thing }: { $effect }
blackbird-effect-successes = successes { $amount }
blackbird-effect-dice = dice { $amount }
blackbird-effect-difficulty = difficulty { $amount }
blackbird-effect-health = health { $amount }
blackbird-effect-fate-max = fate maximum { $amount }
blackbird-effect-career-xp = career XP { $amount }
blackbird-effect-general-xp = general XP { $amount }
blackbird-effect-restore-pool = pool { $amount }
blackbird-effect-reroll-die = rerolls a die
blackbird-effect-reroll-all = rerolls the whole roll
blackbird-effect-plus = { $amount } on one die
blackbird-effect-patterns = counts for criticals and flashes
blackbird-effect-uses =
    { $uses ->
        [one] { $uses } use a roll
       *[other] { $uses } uses a roll
    }
blackbird-effect-result-note = result: { $words }
blackbird-effect-ability = ability: { $words }
blackbird-effect-restriction = restriction: { $words }
blackbird-on = on: { $what }
blackbird-on-explosion = on: explosion dice
blackbird-on-flash = on: the flash die
