# The words of the text sheet: comma-separated; the first is written on export, all are read, in every language's game.

## Keywords
name = name, hero, character
kind = kind
about = about, biography, concept, description
affiliation = affiliations, affiliation
solo = solo
buddy = buddy
team = team
severity = severity
distinctions = distinctions, distinction
power-set = Power Set
power-sets = power sets
powers = powers
specialties = specialties, specialty
reactions = for reactions
milestone = milestone
milestones = milestones
pp = PP, plot points
pp-floor = PP floor
xp = XP, experience
actions-done = actions done
stress = stress
trauma = trauma
out = stressed out
was-out = was stressed out
scene-trauma = trauma of this scene
complications = complications, complication
assets = assets, asset
resources = resources, resource
banked = banked
gone = gone

## Entries of a Power Set
sfx = SFX
limit = Limit
# The adjectives of the Russian names; an English name says nothing of its die.
tier-8 = tier d8
tier-10 = tier d10
tier-12 = tier d12

## Values
kind-hero = hero
kind-major = major
kind-minor = minor
kind-specialist = specialist
kind-mob = mob
kind-large_scale = large-scale, large scale
physical = physical
mental = mental
emotional = emotional
stem-physical = phys
stem-mental = mental
stem-emotional = emo
novice = novice
expert = expert
master = master
grandmaster = grandmaster
stem-novice = novice
stem-expert = expert
stem-master = master
stem-grandmaster = grandmaster
push = push
stunt = stunt
yes = yes
no = no
nothing = none

## Marks
pulled = no trauma, pulled, spared
shutdown = shut down
weakened = weakened
completed = completed
helpless = helpless
scenes-one = # more scene
scenes-few = # more scenes
scenes-many = # more scenes
