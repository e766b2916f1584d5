# Feats: sessions, scenes, the GM's hand, Feat Points. Numbers come as strings where no word depends on them.

feats-number = { $value }
feats-hero = { $hero }
feats-entry = { $name }
feats-quoted = “{ $words }”
feats-detail-words = { $line } “{ $words }”
feats-cost-heat = { $amount } Heat

## Sessions

feats-open-session = Open a session
feats-open-session-says = Session { $number }. Every hero will have exactly one Feat Point. Without an open session there are no scenes.
feats-open-session-yes = Open
feats-session-opened = Session { $number } is open: every hero has 1 Feat Point
feats-session-turned = By the calendar, session { $number } begins: what was left of points and tokens is gone, every hero has 1 Feat Point
feats-session-closed = Session { $number } is closed: points and tokens are gone, stress and conditions stay
feats-turn-session = Session boundary
feats-turn-session-says =
    { $days ->
        [one] Session { $number } is on. The next begins by itself { $days } day after this one was opened: unspent points and tokens are lost, every hero gets 1 point. Scenes and checks go on.
       *[other] Session { $number } is on. The next begins by itself { $days } days after this one was opened: unspent points and tokens are lost, every hero gets 1 point. Scenes and checks go on.
    }
feats-turn-session-yes = Begin the next one now
feats-close-session = Close the session
feats-close-session-loses = Unspent Feat Points and advantage tokens will be lost.
feats-close-scene = Close the scene
feats-close-scene-heat = Every hero's Heat will be 0.
feats-close = Close
feats-close-anyway = Close anyway
feats-nothing-open = Nothing is left open.
feats-still-open = Still open, and what becomes of it:
feats-open-comes-to = { $what }: { $end }
feats-thing-ended = { $what }: { $end }
feats-thing-check = Check: { $hero }, { $skill }
feats-thing-opposed = Opposed check: { $who }, { $skill }
feats-thing-effect = Effect instead of a check: { $hero }
feats-thing-obstacle = Obstacle proposed: { $words }
feats-thing-removal = { $hero } shakes off a condition
feats-thing-detail = Scene detail: { $hero }
feats-thing-montage = The montage
feats-thing-scene = Scene “{ $title }”
feats-thing-session = Session { $number }
feats-end-withdrawn = withdrawn, nothing spent
feats-end-final = stands as it fell, no consequence
feats-end-decided = decided as it fell, no consequence
feats-end-taken-back = taken back, the point is kept
feats-end-cancelled = cancelled without an outcome
feats-end-closed = closed

## Scenes

feats-kind-no-risk = No risk
feats-kind-quick = Quick scene
feats-kind-montage = Montage
feats-kind-combat = Combat scene
feats-kind-no-risk-says = Without risk nothing is rolled: talk and act.
feats-kind-quick-says = One key check decides the scene.
feats-kind-montage-says = A shared track, at most two rounds, one contribution of each hero in each.
feats-kind-combat-says = As many checks as it takes; abilities cost Heat.
feats-new-scene = New scene
feats-stakes = What is at stake
feats-stakes-risk = There is risk
feats-stakes-uncertain = The outcome is uncertain
feats-stakes-high = Stakes are high
feats-stakes-pressure = There is pressure
feats-stakes-more = One check is not enough
feats-level = Level
feats-recommended = Fits: { $kind }
feats-scene-title = Title of the scene
feats-montage-own-form = A montage has its own preparation: Menu › GM › Prepare a montage.
feats-scene-began = Scene “{ $title }”: { $kind }
feats-scene-ended = Scene “{ $title }” is closed
feats-scene-card = { $title } · { $kind }
feats-scene-setup = Set-up { $setup }
feats-scene-stalled = A double failure: the scene waits for the GM.
feats-hero-in-short = { $hero } · FP { $points } · stress { $filled }/{ $most }
feats-hero-in-combat = { $hero } · Heat { $heat } · FP { $points } · stress { $filled }/{ $most }
feats-change-level = Change the scene's level
feats-change-level-says = Now: { $kind }. It stays the same scene, the count of checks begins again.
feats-change-level-withdraws = Without risk these are withdrawn:
feats-level-changed = Scene “{ $title }” is another one now: { $kind }
feats-change-setup = The set-up has changed
feats-change-setup-says = After this, the same opposed check may be tried again.
feats-change-setup-asks = What has changed, in a few words
feats-setup-changed = The set-up has changed: { $words }

## The GM's hand

feats-menu-heroes = Heroes
feats-hand-numbers = { $hero }: numbers
feats-hand-asks = Why (everybody sees it)
feats-group-numbers = Change
feats-group-ends = End conditions
feats-count-stress-more = Stress: mark
feats-count-stress-less = Stress: clear
feats-count-exhaustion-more = Exhaustion: up
feats-count-exhaustion-less = Exhaustion: down
feats-count-heat-more = Heat: add
feats-count-heat-less = Heat: take
feats-count-token-more = Tokens: give
feats-count-token-less = Tokens: take
feats-end-condition = End: { $condition }
feats-hand-condition = { $hero }: new condition
feats-hand-condition-asks = Name of the condition
feats-condition-plain = Add
feats-condition-active = Add, its source is active
feats-hand-token = { $hero }: hand a token over
feats-hand-line = { $hero }: { $change }
feats-hand-overflow = { $line }. No box for { $overflow }, the GM decides
feats-hand-words = { $line }. “{ $words }”
feats-did-mark-stress = stress +{ $amount }
feats-did-clear-stress = stress −{ $amount }
feats-did-exhaustion = Exhaustion { $level }
feats-did-end-exhaustion = Exhaustion is over
feats-did-add-condition = condition “{ $condition }”
feats-did-remove-condition = condition “{ $condition }” ends
feats-did-heat = Heat { $amount }
feats-did-tokens = advantage tokens { $amount }
feats-award = { $hero }: award a Feat Point
feats-award-says = Points now: { $points } of 3. A point is given only for a noticeable price.
feats-award-asks = At what price
feats-source-gm-complication = The GM's complication
feats-source-player-complication = The player's complication
feats-source-plot-twist = A plot twist
feats-point-awarded = { $hero } gets a Feat Point ({ $source }). Price: { $price }
feats-point-lost = { $hero }: the point for “{ $price }” ({ $source }) is lost, three is the most

## Feat Points

feats-use-heat = Kindle Heat (FP: { $points })
feats-use-heat-says = +{ $amount } Heat at once, once in a combat scene.
feats-kindle = Kindle
feats-heat-kindled = { $hero } spends a Feat Point: Heat +{ $amount }
feats-use-recovery = Quick recovery (FP: { $points })
feats-use-recovery-says =
    { $amount ->
        [one] { $amount } stress box will be clear. Exhaustion stays.
       *[other] { $amount } stress boxes will be clear. Exhaustion stays.
    }
feats-recover = Clear the stress
feats-stress-recovered = { $hero } spends a Feat Point and clears all stress ({ $amount })
feats-use-detail = Scene detail (FP: { $points })
feats-use-detail-says = A fitting tool, an old contact, a handy route, a weak spot. A detail undoes nothing that happened and does not solve the whole scene. The point goes when the detail comes true.
feats-use-detail-asks = What else is there in this scene
feats-use-condition = Shake off (FP: { $points })
feats-use-condition-says = Pull yourself together, break free, find a second to breathe. The GM says whether it can be described; only then the point goes.
feats-use-condition-asks = What it looks like
feats-own-heat = Own Heat: { $heat }
feats-use-ability = Use an ability
feats-use-ability-asks = What it looks like
feats-ability-used = { $hero } uses { $ability }
feats-ability-used-for-heat = { $hero } uses { $ability } (Heat −{ $heat })
feats-detail-proposed = { $hero } proposes a detail: “{ $words }”
feats-judge-detail = Scene detail: { $hero }
feats-judge-detail-says = “Yes” takes the point. To adjust it or to ask for a check, write the words first, then tap.
feats-judge-detail-asks = How it really is
feats-judge-accept = Yes, so it is
feats-judge-adjust = Yes, but differently
feats-judge-check = Yes, but it needs a check
feats-judge-refuse = No: { $why }
feats-reason-contradicts-facts = against the facts
feats-reason-undoes-event = undoes an event
feats-reason-erases-consequence = erases a consequence
feats-reason-solves-scene = solves the whole scene
feats-reason-implausible = implausible
feats-detail-accept = { $hero } spends a Feat Point: “{ $words }”. So it is.
feats-detail-adjust = The detail “{ $words }” ({ $hero }): yes, but differently.
feats-detail-require-check = The detail “{ $words }” ({ $hero }): yes, but it needs a check.
feats-detail-refuse = The detail “{ $words }” ({ $hero }): no.
feats-detail-because = { $line } Reason: { $why }.
feats-detail-take = { $hero } spends a Feat Point: “{ $words }” is in the scene.
feats-detail-take-back = { $hero } takes the detail “{ $words }” back, the point is kept.
feats-detail-lapsed = The detail “{ $words }” ({ $hero }) lapses: there is no point left.
feats-take-detail = Take the detail? (FP: { $points })
feats-offer-adjust = GM: yes, but differently. “{ $words }”
feats-offer-check = GM: it needs a check. “{ $words }”
feats-detail-take-it = Take it
feats-detail-give-up = Take it back
feats-removal-asked = { $hero } wants to shake off for a Feat Point: { $condition }.
feats-judge-removal = { $hero } shakes off a condition
feats-judge-removal-says = To end: { $condition }
feats-judge-removal-asks = Words, if you like
feats-source-still-active = Its source is still active and may impose it again.
feats-describable = Can be described
feats-not-describable = Cannot
feats-condition-shaken-off = { $hero } spends a Feat Point: { $condition } is over.
feats-removal-not-describable = { $hero }: it cannot be shaken off now, the point is kept.
feats-removal-lapsed = { $hero }: nothing left to shake off, or no point; nothing is spent.
