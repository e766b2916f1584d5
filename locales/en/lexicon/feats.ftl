# The words of the text sheet: comma-separated; the first is written on export, all are read, in every language's game.

## Keywords
npc = GM character, npc
name = name, hero, character
character-rank = rank, character rank
stress = stress, stress boxes
motivation = motivation
complication = complication
skills = skills
abilities = abilities, powers
items = items, consumables
effects = effects, limited effects
gear = gear, equipment
conditions = conditions
feat-points = Feat Points, fp
heat = heat
ignited = heat kindled
linked-advantage = linked advantage
note = note, notes

## Words inside entries
yes = yes
no = no
die = d, k
value = value
archetype = archetype
heat-cost = Heat
used = used
times = ×, x
pieces = pcs
filled = filled
exhaustion = exhaustion
source-active = source active
