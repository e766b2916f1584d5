# The words of the text sheet (BB-SHEET-02, -05, -07): comma-separated; the first is written on export, all are read in both languages.

## Keywords
name = name, hero, character
npc = NPC, GM character
attributes = attributes
boldness = boldness
agility = agility
endurance = endurance
intellect = intellect
communication = communication
careers = careers, career
aspect = aspect
skill = skill
talents = talents, talent
flags = flags, flag
perks = perks, perk
inventory = inventory, gear, items, item
fate-points = fate points, fate
pool = pool, dice pool
health = health, HP
career-xp = career XP
general-xp = general XP
dice = dice
notes = notes

## Words inside entries
points = points, point, XP
of = of
and = and
masterfully = masterfully, M
effortlessly = effortlessly, E
natural-ability = natural ability, NA
rich-experience = rich experience, RE
unapproved = unapproved, ?
struck = struck out, struck

## Effects of perks and items
effect-successes = success, successes
effect-dice = die, dice
effect-difficulty = difficulty
effect-plus = to a die, to one die, to die
effect-on = on
effect-patterns = patterns
effect-uses = use, uses
effect-reroll-die = reroll a die, reroll one die, reroll die
effect-reroll-all = reroll all
effect-health = health
effect-restore-pool = pool
effect-career-xp = career XP
effect-general-xp = general XP
effect-fate-max = fate maximum
effect-result-note = result
effect-ability = ability
effect-restriction = restriction
source-attribute = attribute
source-main-career = main career
source-extra-career = extra career
source-aspect = aspect
source-extra-aspect = extra aspect
source-skill = skill
source-talent = talent
source-flag = flag
source-item = item
source-perk = perk
source-explosion = explosion
source-any = any
