# Event, Act, scenes, rest, doom.

## Event, Act, scenes

cortex-menu-story = Story
cortex-menu-doom = Doom pool
cortex-menu-hand = Set right
cortex-new-event = New Event
cortex-new-event-says = First line: its name. Below, a line each: Milestones for everybody, two at least; under a Milestone its conditions may follow: “1 XP when…”. A line “5 …” or “10 …”: what experience can buy.
cortex-new-event-example = For example “The flood”, below “Save the archive”, “Find who did it”, “5 Yegor the boatman”.
cortex-new-event-asks = Name, Milestones below
cortex-event-began = Event: { $name }
cortex-event-milestone = Milestone for all: { $name }
cortex-event-unlock-minor = For 5 XP: { $name }
cortex-event-unlock-major = For 10 XP: { $name }
cortex-new-act = New Act: { $number }
cortex-new-act-says = The nature gives the size of the doom dice, the scale their number. Or tick the dice yourself.
cortex-new-act-base = Tick the doom dice. Nothing ticked: 2d6, as usual.
cortex-nature = Nature
cortex-nature-standard = Standard (d6)
cortex-nature-heroic = Heroic (d8)
cortex-nature-catastrophic = Catastrophic (d10)
cortex-scale = Scale
cortex-scale-ordinary = Ordinary (2)
cortex-scale-global = Global (3)
cortex-scale-cosmic = Cosmic (4)
cortex-own-dice = Own dice
cortex-own-doom = { $die }
cortex-act-began = Act { $number }. Doom pool: { $dice }
cortex-new-scene = New scene
cortex-new-scene-says = First line: its title. Below up to three Scene Distinctions, one a line.
cortex-kind = Which scene
cortex-kind-action = Action Scene
cortex-kind-transition = Transition Scene
cortex-scene-asks = Title, Scene Distinctions below
cortex-scene-began = { $title }: { $kind }
cortex-scene-distinction = Scene Distinction: { $name }
cortex-scene-distinction-die = { $name } { $die }
cortex-rested = { $who }: { $type } stress is { $die } now
cortex-rested-free = { $who }: { $type } stress is gone
cortex-scene-card = { $title } · { $kind }
cortex-round = Round { $number }
cortex-turn-of = Turn: { $who }
cortex-doom-now = Doom pool: { $dice }
cortex-doom-empty = empty
cortex-hero-in-short = { $who }: PP { $pp }
cortex-npc-in-short = { $who }
cortex-has-stress = – { $type } stress { $die }
cortex-has-trauma = – { $type } trauma { $die }
cortex-is-out = – out: { $type } stress
cortex-has-complication = – complication “{ $name }” { $die }
cortex-is-helpless = – helpless: “{ $name }” { $die }
cortex-has-asset = – asset “{ $name }” { $die }
cortex-has-group = – dice { $count }: { $die }
cortex-close-scene = Close the scene
cortex-close-action-says = Assets and complications that nobody made last will end. Stress stays.
cortex-close-transition-says = Who is not ready loses nothing: PP and experience stay.
cortex-still-open = Not finished: { $who }
cortex-close = Close
cortex-close-anyway = Close all the same
cortex-close-asks = How it ended, if you like
cortex-cut-scene = Cut the scene short for 2d12
cortex-cut-says = The scene ends now, every hero gains 2 XP.
cortex-cut = Cut it short
cortex-cut-short = Doom cuts the scene short
cortex-scene-ended = End of the scene: { $title }
cortex-session = New session
cortex-session-says = Every hero's PP rise to the floor.
cortex-session-start = Start
cortex-session-started = New session: PP are up to the floor

## Transition Scene

cortex-rest-title = { $who }: rest
cortex-rest-says = Each recovery roll can be made once. When you have finished, press “Ready to go on”.
cortex-rest-asks = What helps: a doctor, a rest; for a resource its name
cortex-rest-stress = Treat stress: { $type } { $die }
cortex-rest-trauma = Treat trauma: { $type } { $die }
cortex-rest-resource = Resource: { $specialty }
cortex-rest-done = Ready to go on
cortex-rest-ready = { $who } is ready to go on
cortex-resource-made = { $who }: resource “{ $name }” { $die }
cortex-last-title = Make it last
cortex-last-says = For 1 PP an asset or a complication outlasts this scene.
cortex-lasts = { $name } will last
cortex-handover-title = Hand an asset over
cortex-handed-over = { $name } goes to { $who }

## Doom

cortex-pay-die = Pay { $die }
cortex-doom-distinction = New Scene Distinction
cortex-doom-distinction-says = It costs a d8 or larger; the Distinction itself is always d8.
cortex-doom-distinction-asks = Its name
cortex-doom-distinction-made = New Scene Distinction: { $name } { $die }
cortex-doom-gain = Doom grows
cortex-doom-gain-add = Add a d6
cortex-doom-gain-step = Step up the smallest
cortex-doom-grows = The doom pool grows: { $dice }
cortex-doom-apart = Part the heroes
cortex-doom-apart-says = Whoever is parted acts alone.
cortex-doom-apart-asks = What parts them
cortex-doom-parted = The heroes are parted. { $words }
cortex-doom-joined = The heroes are together again. { $words }
cortex-doom-effect = Scene effect
cortex-doom-effect-says = Tick the dice that it costs and say what happens.
cortex-doom-effect-asks = What happens
cortex-doom-effect-happens = Doom: { $words }
