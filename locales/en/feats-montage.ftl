# Montage: preparation, rounds, contributions, obstacles, the end.

feats-track = Track
feats-montage-goal = Goal: { $goal }
feats-montage-pressure = Pressure: { $pressure }
feats-montage-round = Round { $round } of { $rounds }
feats-obstacle-open = ◻ { $obstacle }
feats-obstacle-ongoing = ♾ { $obstacle } (all scene long)
feats-obstacle-solved = ☑ { $obstacle }
feats-obstacle-taken = ◧ { $obstacle } (taken by { $hero })
feats-montage-contributed = Have contributed: { $heroes }
feats-montage-busy = Busy: { $heroes }
feats-montage-waiting = Still to contribute: { $heroes }

## Preparation

feats-prepare = Prepare a montage
feats-prepare-again = Rewrite the montage
feats-prepare-says = Write in one message: the goal in the first line; the pressure, what happens if they fail, in the second; then one obstacle a line.
feats-prepare-asks = Goal, pressure, obstacles: each on a line of its own
feats-start-montage = Start the montage
feats-start-says = Tick difficulty, heroes, and the hazards that last all scene long. Done starts the montage.
feats-difficulty = Difficulty
feats-difficulty-simple = Simple
feats-difficulty-normal = Normal
feats-difficulty-hard = Hard
feats-montage-heroes = Heroes
feats-all-heroes = All heroes
feats-ongoing-hazards = Ongoing hazards
feats-tick-ongoing = ♾ { $obstacle }
feats-sure = To confirm
feats-start-anyway = Start anyway
feats-montage-length =
    { $heroes ->
        [one] { $heroes } hero: a track of { $length }, up to { $contributions } contributions
       *[other] { $heroes } heroes: a track of { $length }, up to { $contributions } contributions
    }
feats-track-cannot-be-filled = ⚠️ This track cannot be filled: there are too few contributions.
feats-montage-started = Montage: { $goal }
feats-montage-says = Two rounds, one contribution a hero in each. In any order.

## Contributions

feats-contribute = { $hero }: contribution
feats-contribute-says = Tick an obstacle and a skill or an effect, and write how the hero acts. Or pass.
feats-contribute-asks = How does the hero act?
feats-group-obstacle = Obstacle
feats-group-skill = Skill
feats-group-effect = Ability or item
feats-group-other = Or
feats-obstacle-label = { $obstacle }
feats-obstacle-ongoing-label = ♾ { $obstacle }
feats-effect-label = { $effect }
feats-pass = Pass
feats-propose = Propose an obstacle
feats-pass-says = A pass: no risk, no segments. It cannot be taken back.
feats-effect-says = The effect replaces the roll if the GM says that it solves the obstacle directly.
feats-propose-says = Describe the obstacle in words; the GM adds it or not.
feats-montage-held = no obstacle is free, the GM adds one
feats-held-by-gm = the GM decides
feats-contribution = { $hero }: { $skill } against “{ $obstacle }”
feats-hero-passed = { $hero } passes
feats-hero-passed-silent = { $hero } passes: the time is over
feats-released-round = { $hero } chooses a contribution again
feats-released-started = { $hero } chooses again: the round is overdue, but there is a short time of one’s own
feats-released-running = { $hero } chooses again in what is left of the own time
feats-released-over = { $hero } passes: the own time is over
feats-track-filled =
    { $gain ->
        [0] { $hero }: { $outcome }, no segments
        [one] { $hero }: { $outcome }, { $gain } segment
       *[other] { $hero }: { $outcome }, { $gain } segments
    }

## Effects and proposals

feats-effect-proposed = { $hero }: { $effect } against “{ $obstacle }”
feats-effect-solves =
    { $gain ->
        [one] { $hero }: { $effect } solves “{ $obstacle }”, { $gain } segment
       *[other] { $hero }: { $effect } solves “{ $obstacle }”, { $gain } segments
    }
feats-judge-title = { $hero }: does it solve it?
feats-judge-says = An effect counts if it solves the obstacle directly and without doubt. A refusal spends nothing.
feats-solves = It solves it
feats-does-not-solve = It does not
feats-counts-anyway = Not directly, but it counts
feats-take-back-effect = Take the effect back
feats-proposal-title = { $hero } proposes an obstacle
feats-obstacle-proposed = { $hero } proposes an obstacle: “{ $words }”
feats-proposal-added = A new obstacle: { $words }
feats-proposal-refused = Not added: { $words }
feats-add-obstacle = Add
feats-add-ongoing = Add as an ongoing hazard
feats-do-not-add = Do not add
feats-add-obstacle-title = New obstacle
feats-add-obstacle-asks = Which obstacle?
feats-obstacle-added = A new obstacle: { $obstacle }
feats-obstacle-added-ongoing = A new ongoing hazard: { $obstacle }
feats-mark-title = Ongoing hazards
feats-mark-says = An ongoing hazard can be chosen again after it was solved.
feats-unmark = Ordinary: { $obstacle }
feats-marked-ongoing = An ongoing hazard: { $obstacle }
feats-marked-ordinary = An ongoing hazard no more: { $obstacle }

## The end

feats-round-opened = Round { $round }: everybody has one contribution again
feats-montage-full-success = Montage: full success
feats-montage-partial-success = Montage: partial success
feats-montage-failure = Montage: failure
feats-montage-cancelled = The montage is cancelled
feats-contributions-dropped = No longer needed, nothing was spent: { $heroes }
feats-cancel-montage = Cancel the montage
feats-cancel-montage-says = There will be no outcome, declarations are dropped, the scene closes. What was used stays used.
feats-cancel-montage-yes = Cancel without an outcome
feats-ending-asks = How it all ended
feats-ending-full-success-says = The goal is reached without a significant complication.
feats-ending-partial-success-says = The goal is reached, with a significant price or complication.
feats-ending-failure-says = The goal is missed: a worse position and a new problem. Say also what was saved.
feats-ending-cancelled-says = There is no outcome.
feats-montage-told = GM: { $words }

## Refusals

refuse-feats-goal-missing = No goal: it stands in the first line.
refuse-feats-pressure-missing = No pressure: it stands in the second line.
refuse-feats-obstacles-missing = No obstacles: they stand from the third line on.
refuse-feats-too-many-obstacles = There is room for { $most } obstacles.
refuse-feats-no-heroes = No hero is ticked.
refuse-feats-duplicate-hero = A hero is named twice.
refuse-feats-bad-difficulty = There is no such difficulty.
refuse-feats-track-cannot-be-filled = The track cannot be filled. Tick “Start anyway” if that is meant.
refuse-feats-one-contribution = One contribution: an obstacle and a skill, or an obstacle and an effect, or a pass.
refuse-feats-choose-way = Pick a skill, an effect, or a pass.
refuse-feats-choose-obstacle = Pick an obstacle.
refuse-feats-montage-over = The montage is over.
refuse-feats-already-contributed = The contribution of this round is made.
refuse-feats-already-declared = Something is declared already.
refuse-feats-nothing-declared = Nothing is declared.
refuse-feats-declaration-mismatch = Something else was declared.
refuse-feats-unknown-obstacle = There is no such obstacle.
refuse-feats-obstacle-solved = Solved: { $obstacle }
refuse-feats-obstacle-reserved = Taken by another hero: { $obstacle }
refuse-feats-duplicate-obstacle = This obstacle is there already.
refuse-feats-skill-already-used = “{ $skill }” has been used in this montage.
refuse-feats-already-left = This hero has left already.
refuse-feats-stale-deadline = This deadline has passed.
refuse-feats-future-deadline = This deadline has not come yet.
refuse-feats-effect-not-limited = “{ $effect }”: an ordinary thing or an ability without Heat solves no obstacle by itself.
refuse-feats-does-not-solve = It does not solve the obstacle directly.
refuse-feats-opposed-not-allowed = This table has no opposed checks in a montage.
