# Feats: heroes, their sheets, GM characters. Numbers come as strings where no word depends on them.

## The sheet on the screen

feats-sheet-head = { $hero } · rank { $rank }
feats-sheet-stress = Stress
feats-sheet-motivation = Motivation: { $words }
feats-sheet-complication = Complication: { $words }
feats-sheet-skills = Skills (rank/value):
feats-sheet-effects = Abilities and things:
feats-sheet-feat-points = Feat Points
feats-sheet-heat = Heat
feats-sheet-tokens = Advantage tokens
feats-sheet-condition = Condition: { $condition }
feats-sheet-condition-active = Condition: { $condition } (source active)
feats-condition = { $condition }
feats-exhaustion = Exhaustion { $level }
feats-skill = { $skill } { $rank }/{ $value }
feats-skill-archetype = { $skill } { $rank }/{ $value } ★
feats-effect-ability = { $name } (Heat { $base })
feats-effect-ability-now = { $name } (Heat { $base }, now { $current })
feats-effect-counted = { $name } ×{ $uses }
feats-effect-used = { $effect } (used)
feats-effect-with-words = { $effect }: { $words }

## The sheet as text

feats-change-stays = Stress, conditions, points and Heat stay as they are in play.
feats-sheet-example =
    Name: Tin Lantern
    Rank: 2
    Stress: 0/5
    Motivation: find out who built him
    Complication: cannot lie to a child
    Skills:
    Mechanics 4/4 [*]
    Endurance 3/1
    Abilities:
    Overdrive (Heat 3): double strength
    Items:
    Spare fuse ×3
    Gear:
    Toolbox
feats-import-replaced = with stress, points and Heat
feats-doubt-unread-line = not read, it will not be on the sheet
feats-doubt-heat-missing = no Heat cost, 0 is taken
feats-doubt-count-missing = no count, 1 is taken
feats-doubt-level-missing = no level, 1 is taken
feats-doubt-not-for-npc = a GM character does not need it, left out
feats-doubt-rank-missing = no rank, 1 is taken
feats-doubt-motivation-missing = no motivation, and it earns points
feats-doubt-complication-missing = no complication, and it earns points
feats-doubt-skills-missing = no skill at all

## Step by step

feats-step-name = What is the hero called?
feats-step-name-asks = Name
feats-step-rank = The hero's rank
feats-character-rank-1 = 1: an ordinary person
feats-character-rank-2 = 2: best of the best
feats-character-rank-3 = 3: superhuman
feats-character-rank-4 = 4: superhero
feats-step-stress = How many stress boxes?
feats-step-stress-says = How much the hero can bear. If you do not know, ask the GM.
feats-step-motivation = Motivation
feats-step-motivation-says = What the hero strives for. Trouble that comes of it earns Feat Points.
feats-step-motivation-asks = Motivation, in one line
feats-step-complication = Complication
feats-step-complication-says = What makes the hero's life hard. Trouble that comes of it earns Feat Points.
feats-step-complication-asks = Complication, in one line
feats-step-skill = A skill
feats-step-skill-says = Tick rank and value and write the name. One line does it, too: “rank 3, value 2: Stealth”.
feats-step-skill-asks = Name of the skill
feats-group-rank = Rank
feats-group-value = Value
feats-group-mark = Archetype
feats-archetype = Archetype skill ★
feats-step-ability = An ability
feats-step-ability-says = Tick its base Heat cost and write its name. What it does may follow a colon.
feats-step-ability-asks = Name: what it does
feats-group-cost = Heat
feats-step-item = An item
feats-step-item-says = Tick what it is and how many, and write its name. What it does may follow a colon.
feats-step-item-asks = Name: what it does
feats-group-kind = What it is
feats-item-item = Consumable item
feats-item-effect = Limited effect
feats-item-gear = Ordinary thing
feats-group-uses = How many
feats-tick-rank = Rank { $number }
feats-tick-value = Value { $number }
feats-tick-cost = Heat { $number }
feats-tick-uses = ×{ $number }
feats-step-remove = What to take off?
feats-step-choose = What else?
feats-choose-done = Done, to the GM
feats-choose-skill = + skill
feats-choose-ability = + ability
feats-choose-item = + item
feats-choose-remove = Take something off
feats-choose-name = Name
feats-choose-rank = Rank
feats-choose-stress = Stress boxes
feats-choose-motivation = Motivation
feats-choose-complication = Complication

## The GM looks at a sheet


## GM characters

feats-menu-npcs = GM characters
feats-npc-new = New character
feats-npc-new-says = The name on the first line, then a skill on each line: “Watching 3/2”. Or a whole sheet: “NPC: name”, “Rank”, “Skills”, “Note”.
feats-npc-asks = The character
feats-npc-asks-again = A new sheet, if needed
feats-npc = { $npc }
feats-npc-rank = Rank { $rank }
feats-npc-note = Note: { $words }
feats-npc-drop = Remove
feats-npc-kept = GM character: { $npc }
feats-npc-dropped = { $npc } is no longer kept

## Refusals

refuse-feats-hero-sheet = A GM character's sheet is needed: “NPC: name”.
refuse-feats-skill-numbers-missing = Tick the rank and the value of the skill.
refuse-feats-cost-missing = Tick the Heat cost.
refuse-feats-kind-missing = Tick what kind of item it is.
refuse-feats-stress-missing = The sheet has no stress. Write: “Stress: 0/6”.
refuse-feats-duplicate-field = This field was there already, keep one.
refuse-feats-empty-value = This is empty. Write: “Rank: 3”.
refuse-feats-bad-name = A name has 1 to { $most } characters.
refuse-feats-bad-character-rank = A hero's rank is 1 to { $most }: “Rank: 3”.
refuse-feats-bad-stress = Stress is written so: “Stress: 1/6” (filled/all).
refuse-feats-bad-skill-line = A skill is written so: “Stealth 3/2” (rank/value), an archetype skill with [*].
refuse-feats-bad-skill-rank = The rank of this skill is { $least } to { $most }; only an archetype skill has 5: “Flight 5/3 [*]”.
refuse-feats-bad-skill-value = The value of a skill is 0 to { $most }: “Stealth 3/2”.
refuse-feats-duplicate-skill = The skill “{ $skill }” is there already.
refuse-feats-too-many-archetypes = At this table, at most { $most } archetype skills.
refuse-feats-bad-ability-line = An ability is written so: “Dash (Heat 2): what it does”.
refuse-feats-duplicate-ability = This ability is there already.
refuse-feats-bad-item-line = An item is written so: “Smoke grenade ×2: what it does”.
refuse-feats-duplicate-item = This item is there already.
refuse-feats-bad-condition-level = Exhaustion has a level from 1: “Exhaustion 1”.
refuse-feats-duplicate-condition = This condition is there already.
refuse-feats-bad-feat-points = Feat Points are 0 to { $most }.
refuse-feats-bad-number = A whole number from 0 is needed: “Heat: 2”.
refuse-feats-bad-flag = Say “yes” or “no”.
refuse-feats-not-readable = It could not be read back from a text sheet. Leave out colons, brackets and numbers at the end.
