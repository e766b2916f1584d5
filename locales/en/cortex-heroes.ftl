# Heroes: the sheet on the screen, the sheet as text, the GM looks at it. Numbers come as strings where no word depends on them.

## The sheet on the screen

cortex-sheet-head = { $hero } · { $kind }
cortex-kind-hero = hero
cortex-kind-major = major character
cortex-kind-minor = minor character
cortex-kind-specialist = specialist
cortex-kind-mob = mob
cortex-kind-large_scale = large-scale threat
cortex-sheet-about = { $words }
cortex-sheet-company = Affiliations
cortex-sheet-severity = Severity
cortex-sheet-distinctions = Distinctions:
cortex-sheet-set = Power Set: { $set }
cortex-sheet-set-off = Power Set: { $set } (shut down)
cortex-sheet-set-weak = Power Set: { $set } (weakened)
cortex-power-off = { $name } (shut down)
cortex-power-weak = { $name } (weakened)
cortex-sheet-powers = Powers
cortex-sheet-sfx = SFX: { $name }. { $words }
cortex-sheet-limit = Limit: { $name }. { $words }
cortex-sheet-specialties = Specialties
cortex-sheet-reactions = For reactions: { $names }
cortex-sheet-milestone = Milestone: { $name }
cortex-sheet-milestone-done = Milestone: { $name } (completed)
cortex-sheet-condition = { $worth } XP: { $words }
cortex-sheet-track = { $type }: stress { $stress }, trauma { $trauma }
cortex-sheet-track-out = { $type }: stress { $stress }, trauma { $trauma }, stressed out
cortex-no-die = none
cortex-sheet-complications = Complications
cortex-sheet-assets = Assets
cortex-sheet-resources = Resources
cortex-sheet-banked = Banked dice
cortex-thing-helpless = { $name }, helpless
cortex-thing-endless = { $name }, for long
cortex-thing-lasting = { $count ->
        [one] { $name }, { $count } more scene
       *[other] { $name }, { $count } more scenes
    }
cortex-thing-of = { $name }: { $specialty }
cortex-sheet-gone = Gone from the story.
cortex-fact-pp = Plot Points
cortex-fact-xp = XP
cortex-pp-with-floor = { $value } (floor { $floor })
cortex-number = { $value }

## The sheet as text

cortex-change-stays = Points, XP, stress, complications and resources stay as they are in play.
cortex-sheet-example-company =
    Name: Tin Lantern
    About: a watchman who was built, not born
    Affiliations: Solo d6, Buddy d10, Team d8
    Distinctions:
    - Who made me?
    - Cannot lie to a child
    - Slow to start, slow to stop

    Power Set: Clockwork frame
    Superhuman Strength d10
    Lantern eyes d6
    SFX: Overdrive. Spend 1 PP to double the die of Strength.
    Limit: Wound down. Shut down Clockwork frame and gain 1 PP.

    Specialties: Mechanics (master), Streets (expert)
    For reactions: Superhuman Strength
    Milestone: The maker's mark
    1 XP when you show somebody the mark.
    3 XP when you leave your post to follow a trace.
    10 XP when you meet the maker, or turn back at the door.
cortex-sheet-example-severity =
    Name: Tin Lantern
    About: a keeper of lights without a harbour
    Severity: Duty d10, Cold d8, Fear d6
    Distinctions:
    - Counts every breath
    - Cannot lie to a child
    - Talks to machines

    Power Set: Swarm
    Drones d8
    Borrowed eyes d6
    SFX: Cloud. Spend 1 PP to add d6.
    Limit: Static. Shut down Swarm and gain 1 PP.

    Specialties: Pilot (master), Mechanics (expert)
    For reactions: Drones
    Milestone: Home
    1 XP when you speak of home aloud.
    10 XP when you decide whether to go back.
cortex-import-replaced = with points, stress and resources
cortex-doubt-unknown-field = no such field, the line goes into the description
cortex-doubt-tier-mismatch = not the die that the name speaks of; the die is taken
cortex-doubt-level-mismatch = level and die differ; the die is taken
cortex-doubt-set-without-limit = this Power Set has no Limit
cortex-doubt-empty-text = a title without words on how it works
cortex-problems = The rules of creation ask for something else:
cortex-problem-affiliation-dice = these are not the main dice that are due
cortex-problem-distinction-count = not the right number of Distinctions
cortex-problem-milestone-count = one or two Milestones are needed
cortex-problem-milestones-not-allowed = only heroes have Milestones
cortex-problem-multi-dice-count = a mob or a large-scale threat needs at least two equal dice
cortex-problem-team-dice-mixed = the dice of a mob must be equal
cortex-problem-power-die = a power has a die from d6 to d12
cortex-problem-reaction-default = for reactions: one power of each set and one Specialty, all of this sheet
cortex-problem-set-count = not the right number of Power Sets
cortex-problem-set-without-limit = a Power Set has no Limit
cortex-problem-set-without-power = a Power Set has no power
cortex-problem-sets-not-allowed = a specialist has no Power Sets
cortex-problem-specialty-count = not the right number of Specialties
cortex-problem-specialty-level = this level of a Specialty is not allowed here

## The GM looks at a sheet


## Refusals

refuse-cortex-hero-sheet = This is a hero's sheet, a GM character's is needed.
refuse-cortex-empty-sheet = There is no field of a sheet here. Like this: “Name: Tin Lantern”, “Distinctions:”.
refuse-cortex-sheet-too-long = The sheet is longer than { $most } characters.
refuse-cortex-bad-die = A fitting die is needed here: d4, d6, d8, d10, d12; a power has d6 or more, a resource d6 to d10.
refuse-cortex-bad-level = A level is written like this: “Combat: expert” or “Combat d8”.
refuse-cortex-bad-number = A whole number from { $least } to { $most } is needed here.
refuse-cortex-bad-type = Stress is physical, mental or emotional: “physical d6”.
refuse-cortex-bad-value = This value cannot be read here.
refuse-cortex-duplicate-field = It was there already, keep one.
refuse-cortex-duplicate-name = This name is there already: “{ $name }”.
refuse-cortex-bad-machine-form = Behind @ a JSON object with the fields of this SFX or Limit is needed.
refuse-cortex-unrecognised-line = This line belongs to nothing. Write words that look like a field behind the sign &gt;.
refuse-cortex-no-name = A Power Set needs its name on the first line.
refuse-cortex-no-powers = The Power Set has no power. Like this: “Flight d8”.
refuse-cortex-no-limit = The Power Set has no Limit. Like this: “Limit: Wind. 1 PP in a storm.”
refuse-cortex-not-readable = A text sheet with this could not be read. Leave out colons, brackets, dice and full stops inside names.
refuse-cortex-level-missing = Tick a level.
refuse-cortex-die-missing = Tick a die.
refuse-cortex-title-missing = A title first, then a full stop and the words: “Dive. Spend 1 PP…”
refuse-cortex-three-facets = Three names are needed: for d10, d8 and d6, with semicolons between.
