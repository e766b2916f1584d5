# Checks: acting, rank, roll, steps, consequences. Numbers come as strings where no word depends on them.

feats-outcome-failure = failure
feats-outcome-success-at-cost = success at a cost
feats-outcome-success = success
feats-outcome-critical = critical success
feats-skill-numbers = { $skill } { $rank }/{ $value }
feats-another-skill = Another skill…
feats-another-skill-says = Write another skill like this: “Name: what the hero does”. Its rank is 1, its value 0.
feats-words = “{ $words }”
feats-gm-words = GM: { $words }
feats-cost-point =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

## Acting

feats-act = Act
feats-act-says = Write the goal and the way, and pick a skill. The GM then sets the rank of the task.
feats-act-asks = What does the hero want, and how?
feats-check-declared = { $hero }: { $skill }
feats-check-sent-back = { $hero }: the action ({ $skill }) came back without a roll
feats-check-withdrawn = { $hero }: the action ({ $skill }) is withdrawn, nothing was spent
feats-check-overtaken = { $hero }: the action ({ $skill }) is withdrawn, another check decided the scene. Nothing was spent
feats-take-back = Take it back
feats-take-back-title = Take back: { $skill }
feats-take-back-says = The GM has not set the rank yet. Nothing is spent.

## The GM sets the rank

feats-rank-title = { $hero } acts
feats-rank-says = 1: ordinary but risky. 2: above the human norm. 3: superhuman. 4: a superheroic feat.
feats-verdict = Ruling
feats-rank = Rank { $rank }
feats-verdict-succeeds = No roll: it succeeds
feats-verdict-impossible = No roll: impossible
feats-verdict-opposed = Opposed…
feats-verdict-back = Send back
feats-counted = Advantage and disadvantage
feats-advantage = Advantage
feats-disadvantage = Disadvantage
feats-use-token = Linked: use a token
feats-note-asks = A word to the player, if you like
feats-check-ranked = { $hero }, { $skill }: task rank { $rank }, advantage { $advantage }, disadvantage { $disadvantage }
feats-no-roll-succeeds = { $hero }, { $skill }: it succeeds without a roll
feats-no-roll-impossible = { $hero }, { $skill }: impossible, no roll

## What is known before the roll

feats-ranks-equal = Skill rank { $own } against { $against }: the step stays
feats-ranks-below =
    { $steps ->
        [one] Skill rank { $own } against { $against }: { $steps } step up
       *[other] Skill rank { $own } against { $against }: { $steps } steps up
    }
feats-ranks-above =
    { $steps ->
        [one] ⚠️ Another level of threat: rank { $against } against skill { $own }, { $steps } step down
       *[other] ⚠️ Another level of threat: rank { $against } against skill { $own }, { $steps } steps down
    }
feats-counts = Advantage { $advantage }, disadvantage { $disadvantage }: { $effect }
feats-net-number = { $number } to the roll
feats-net-step-up = a step up at the end
feats-net-step-down = a step down at the end
feats-net-nothing = they cancel out
feats-odds = Odds out of 64: failure { $failure } ({ $failure_percent }%), at a cost { $success_at_cost } ({ $success_at_cost_percent }%), success { $success } ({ $success_percent }%), critical { $critical } ({ $critical_percent }%)
feats-odds-certain = The outcome is certain: { $outcome }

## The roll

feats-roll-title = Roll?
feats-roll = Roll
feats-withdraw = Withdraw
feats-roll-head = { $hero }: { $skill }, task rank { $rank }
feats-total = { $first } + { $second }, value { $value }: total { $total }
feats-total-modified = { $first } + { $second }, value { $value }, modifier { $modifier }: total { $total }
feats-base = By the table: { $outcome }
feats-shift = Rank { $own } against { $against } ({ $shift }): { $outcome }
feats-shift-only = Rank { $own } against { $against }: steps { $shift }
feats-step-up = Net advantage { $net }, a step up: { $outcome }
feats-step-down = Net disadvantage { $net }, a step down: { $outcome }
feats-outcome-line = Outcome: { $outcome }
feats-check-rolled = { $hero }, { $skill }: { $first } and { $second }, total { $total }, { $outcome }

## The Feat Point

feats-improve-title = Improve the outcome?
feats-improve-says = { $hero }, { $skill }: { $outcome }. A Feat Point moves it one step up.
feats-points-left =
    { $points ->
        [one] The hero has { $points } Feat Point.
       *[other] The hero has { $points } Feat Points.
    }
feats-improve-to = To { $outcome }
feats-keep = Keep
feats-outcome-improved = { $hero } spends a Feat Point: now { $outcome }

## Consequences

feats-describe-title = { $hero }: { $outcome }. What happens?
feats-describe-check = { $skill }: “{ $words }”
feats-describe-asks = What happens
feats-describe-failure = The goal is missed, and things get worse. Tick what it led to and write what happened: words send it.
feats-describe-success-at-cost = The goal is reached, and the hero pays. Tick the price and write what happened: words send it.
feats-describe-success = The goal is reached without trouble: write what has changed.
feats-describe-critical = The goal is reached, and something more. Tick the benefit and write what happened: words send it.
feats-describe-track = Three segments are the benefit of this critical. Words, if you like.
feats-check-described = { $hero }, { $skill }: { $outcome }
feats-field-benefit = Benefit: { $words }
feats-field-price = Price: { $words }
feats-field-complication = Complication: { $words }
feats-idea-critical-linked-advantage = a linked-check token
feats-idea-critical-path = a path opens
feats-idea-critical-weakness = a weakness is found
feats-idea-critical-position = a favourable position
feats-idea-critical-revealed = invisible target revealed
feats-idea-success-at-cost-complication = a small complication
feats-idea-success-at-cost-time = lost time
feats-idea-success-at-cost-resource = a lost resource
feats-idea-success-at-cost-noise = noise
feats-idea-success-at-cost-threat = a new threat
feats-idea-success-at-cost-position = a worse position
feats-idea-failure-price = a small price
feats-idea-failure-danger = serious danger
feats-idea-failure-lost-chance = a lost opportunity
feats-idea-failure-pressure = new pressure
feats-idea-combat-tempo = lost tempo
feats-idea-combat-stress = stress
feats-idea-combat-condition = a new condition
feats-idea-combat-opening = an opening for the foe
feats-idea-negotiation-patience = Patience drops
feats-idea-negotiation-disclosure = an unwanted disclosure
feats-idea-negotiation-crack = a crack in the talk

## Refusals

refuse-feats-unknown-check = This check is no longer here.
refuse-feats-unknown-hero = There is no such hero at the table.
refuse-feats-skill-missing = No skill is named. Write: “Name: what the hero does”.
refuse-feats-skill-not-listed = “{ $skill }” is not on the sheet, and this table rolls no other skills.
refuse-feats-no-token = Not enough tokens: { $need } needed, { $has } held.
refuse-feats-not-rolled-yet = The roll comes first.
refuse-feats-too-late = Too late: the consequences are written.
refuse-feats-not-own-check = Only an own check can be improved.
refuse-feats-already-improved = This check is improved already: one point for a check.
refuse-feats-already-critical = Nothing is above a critical success; the point is kept.
refuse-feats-no-feat-points = No Feat Points left.
refuse-feats-text-missing = Write what the success has changed.
refuse-feats-price-missing = Name the price.
refuse-feats-complication-missing = Name the complication.
refuse-feats-benefit-missing = Name the benefit.
refuse-feats-benefit-not-offered = In a montage the third segment is the benefit of a critical.
refuse-feats-no-open-scene = No scene is open.
refuse-feats-no-roll-in-scene = Nothing is rolled in a scene without risk.
refuse-feats-scene-already-decided = The check of this scene has been rolled: it decides everything.
refuse-feats-scene-stalled = The scene has stalled: the GM closes it or changes the set-up.
refuse-feats-contributions-only = In a montage only contributions are rolled.
refuse-feats-not-in-montage = Contributions belong to a montage.
refuse-feats-bad-task-rank = A task has rank 1 to { $most }.
refuse-feats-bad-count = There is no such number.
