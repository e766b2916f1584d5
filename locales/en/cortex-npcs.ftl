# GM characters: by sheet and by buttons.

cortex-menu-npcs = GM characters
cortex-npc-new = A new character
cortex-npc-new-says = Send the sheet as text: the fields of a hero's, and “Kind”: major, minor, specialist, mob, large-scale. Without a kind the character is minor. Players do not see the sheet. It looks like this:
cortex-npc-example-company =
    Name: The storm parson
    Kind: major
    Affiliations: Solo d10, Buddy d6, Team d8
    Distinctions: Voice of the gale
    Power Set: Thunder
    Lightning d10
    Limit: Silence. The set is shut down in a calm.
    Specialties: Preaching (master), Combat (expert)
cortex-npc-example-severity =
    Name: The storm parson
    Kind: major
    Severity: Faith d10, Wrath d8, Guilt d6
    Distinctions: Voice of the gale
    Power Set: Thunder
    Lightning d10
    Limit: Silence. The set is shut down in a calm.
    Specialties: Preaching (master), Combat (expert)
cortex-npc-asks = The character's sheet
cortex-npc-asks-again = A new sheet, if needed
cortex-npc-enter = Into the scene
cortex-npc-leave = Out of the scene
cortex-npc-show = Show the sheet to players
cortex-npc-hide = Hide the sheet
cortex-npc-drop = Delete
cortex-npc-kept = GM character: { $npc }
cortex-npc-dropped = GM character deleted: { $npc }
cortex-npc-enters = In the scene: { $npc }
cortex-npc-leaves = Leaves the scene: { $npc }
cortex-npc-from-resource = No resource any more, but a specialist: { $npc }

## By buttons

cortex-npc-make-here = Into the scene at once
cortex-npc-group-place = Where
cortex-npc-make-mob = A mob
cortex-npc-make-mob-says = Many that act as one. Tick how many and of what sort, and write the name.
cortex-npc-make-mob-asks = Name of the mob
cortex-npc-group-size = How many
cortex-npc-size-small = A handful: 2 dice
cortex-npc-size-dozen = A dozen: 3 dice
cortex-npc-size-room = A roomful: 4 dice
cortex-npc-size-crowd = A crowd: 5 dice
cortex-npc-group-quality = Of what sort
cortex-npc-quality-chaotic = Crazed: d4
cortex-npc-quality-ordinary = Ordinary: d6
cortex-npc-quality-trained = Trained: d8
cortex-npc-make-specialist = A specialist
cortex-npc-make-specialist-says = Somebody of one craft. Tick the level and write “Name: Specialty”.
cortex-npc-make-specialist-asks = Name: Specialty
cortex-npc-group-level = Level
cortex-npc-level-novice = Novice: d6
cortex-npc-level-expert = Expert: d8
cortex-npc-level-master = Master: d10
cortex-npc-make-big = A large-scale threat
cortex-npc-make-big-says = One being with several equal dice. Tick the die and how many, and write the name.
cortex-npc-make-big-asks = Its name
cortex-npc-group-die = Die
cortex-npc-group-count = How many
cortex-npc-count = ×{ $count }
cortex-npc-make-simple = A character by name
cortex-npc-make-simple-says = A name and the main dice of its kind; the rest may follow as a sheet.
cortex-npc-make-simple-asks = Name
cortex-npc-group-kind = Kind
cortex-npc-kind-minor = Minor
cortex-npc-kind-major = Major
cortex-npc-make-resource = A person from a resource
cortex-npc-make-resource-says = Somebody whom a hero brought in as a resource stays in the story as a specialist. The resource ends with that.
cortex-npc-resource = { $name } { $die }

## Refusals

refuse-cortex-busy = Let the action or the turn end first.
refuse-cortex-in-scene = Take it out of the scene first.
