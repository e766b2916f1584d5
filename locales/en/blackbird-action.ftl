# Blackbird: scenes, actions, how the GM frames them, how they end without a roll.

blackbird-name = { $name }
blackbird-listed = { $first }, { $second }
blackbird-quoted = “{ $words }”

## Scenes

blackbird-scene = Scene
blackbird-new-scene = New scene
blackbird-scene-title = Title of the scene
blackbird-scene-began = Scene: { $title }
blackbird-scene-ended = The scene is over: { $title }
blackbird-close-scene = Close the scene
blackbird-close-scene-says = Then you will be asked whose pool to refill: it does not grow by itself.
blackbird-close = Close
blackbird-close-anyway = Close anyway
blackbird-still-open = Still open. What is not thrown is dropped; a roll that has begun ends without decisions; base dice answer for the silent:
blackbird-action-now = { $who }: { $where }
blackbird-at-held = unconscious, the action is on hold
blackbird-at-framing = the action lies with the GM
blackbird-at-gathering = gathers dice
blackbird-at-lies = the action is open, nobody waits
blackbird-at-thrown = decisions after the throw
blackbird-at-settled = has thrown, the other side is awaited

## An action

blackbird-menu-actions = Rolls
blackbird-act = Act: { $hero }
blackbird-act-says = Tick the attribute that fits best and write what the hero does. The GM has the last word on the attribute.
blackbird-act-asks = What the hero does
blackbird-gm-act = Acts: { $who }
blackbird-gm-act-says = An action of a GM character: its difficulty, or who opposes it.
blackbird-gm-call = Call for a roll: { $who }
blackbird-gm-call-says = A roll that the GM calls for, also from the unconscious. The player gathers the dice.
blackbird-covers = { $attribute }: { $what }
blackbird-covers-boldness = head-on, openly, by force: fight, shoot, race, coerce
blackbird-covers-agility = round it, unseen, dodging: sneak, evade, dive for cover
blackbird-covers-endurance = bear it, hold out, come to: hunger, poison, a blow, a long way
blackbird-covers-intellect = understand, invent, work out, notice: repairs, first aid, searching
blackbird-covers-communication = get on with people: convince, question, bargain, charm
blackbird-declares = { $who } acts: { $attribute }
blackbird-declares-in-short = Acts: { $who }
blackbird-answers = { $who } answers: { $attribute }
blackbird-answers-in-short = Answers: { $who }
blackbird-group-attribute = Attribute
blackbird-group-turn = Actions in the turn
blackbird-in-turn = { $count } a turn

## The GM frames it

blackbird-frame = Frame: { $who }
blackbird-frame-says = What is not ticked stays as it is here.
blackbird-reframe-says = Until the throw all of it may change: what is not ticked stays.
blackbird-frame-asks = Words for the players
blackbird-group-base = Difficulty
blackbird-group-against = Who opposes
blackbird-group-with = Answered with
blackbird-group-end = Otherwise
blackbird-difficulty-label = difficulty { $number }
blackbird-typed-difficulty = { $number }
blackbird-no-roll-stands = As proposed
blackbird-no-roll-succeeds = Succeeds without a roll
blackbird-no-roll-nothing = No roll: it changes nothing
blackbird-no-roll-impossible = Not like this, send it back
blackbird-difficulty = Difficulty: { $needed }
blackbird-shift = Opposed, shift { $shift }
blackbird-evenly = Opposed
blackbird-difficulty-parts = { $number } ({ $parts })
blackbird-difficulty-base = base { $base }
blackbird-difficulty-shifts = items { $amount }
blackbird-difficulty-several = several actions { $amount }
blackbird-difficulty-wound = wound { $amount }
blackbird-by-attribute = Attribute: { $attribute }
blackbird-framed = { $who } · { $difficulty }
blackbird-with-attribute = { $said } · { $attribute }
blackbird-against = { $said } · against: { $who }
blackbird-opposed-by = Against: { $who }
blackbird-answers-to = An answer to: { $who }

## Without a roll

blackbird-closed-withdrawn = ↩️ { $who }: the action is taken back, nothing is spent
blackbird-closed-scene-over = { $who }: the scene is over, the action is dropped
blackbird-closed-left = { $who }: the seat is empty, the action is dropped
blackbird-closed-succeeds = { $who }: it succeeds without a roll
blackbird-closed-nothing = { $who }: no roll, nothing changes
blackbird-closed-impossible = { $who }: it cannot be done so, the action comes back
blackbird-take-back-title = Take back: { $who }
blackbird-take-back-says = Until the dice fall, nothing is spent.
blackbird-take-back = Take it back
blackbird-lies-open = { $who }: the action stays open, nobody waits for it any longer
blackbird-lift-title = On hold: { $who }
blackbird-lift-says = The unconscious do not roll by themselves; the GM may call for it, until they wake.
blackbird-lift = Let it be thrown
blackbird-lifted = { $who }: a roll that the GM calls for

## An objection

blackbird-nobody = Nobody
blackbird-object = What does not fit: { $who }
blackbird-object-says = Until the throw you may say what is out of place here; what you say nothing about fits. Without this main career the player picks another.
blackbird-strike = Out of place: { $what }
blackbird-let-in = Let it in: { $what }
blackbird-does-not-fit = Out of place here: { $what }
blackbird-fits-again = It does fit: { $what }
blackbird-struck-by-gm = the GM: out of place here

refuse-blackbird-no-roll-alone = This is ticked alone.
blackbird-answer-attribute = answer: { $attribute }
refuse-blackbird-answer-of-nobody = What it is answered with matters once somebody answers: tick who opposes.
