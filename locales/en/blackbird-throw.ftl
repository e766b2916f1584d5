# Blackbird: the throw, the decisions after it, the result.

blackbird-throws =
    { $dice ->
        [one] 🎲 { $who } throws { $dice } die
       *[other] 🎲 { $who } throws { $dice } dice
    }
blackbird-throws-again =
    { $dice ->
        [one] 🎲 Equal in everything: { $who } throws { $dice } die again
       *[other] 🎲 Equal in everything: { $who } throws { $dice } dice again
    }
blackbird-throws-nothing = { $who }: not a single die
blackbird-source-explosion = explosion
blackbird-source-flash = flash
blackbird-face = { $face }
blackbird-face-changed = { $was }→{ $now }
blackbird-face-success = <b>{ $face }</b>
blackbird-face-lost = { $face } lost
blackbird-face-locked = { $face } locked
blackbird-face-banked = { $face } banked
blackbird-face-free = { $face }
blackbird-die-of = { $die } { $source }
blackbird-die-chain = { $die } (💥 { $chain })
blackbird-next-die = { $first }, { $second }
blackbird-next-source = { $first } · { $second }
blackbird-dice-of = { $source }: { $dice }
blackbird-count =
    { $successes ->
        [one] { $successes } success, { $needed } needed
       *[other] { $successes } successes, { $needed } needed
    }
blackbird-count-opposed =
    { $successes ->
        [one] { $successes } success, shift { $shift } · sum { $sum }
       *[other] { $successes } successes, shift { $shift } · sum { $sum }
    }
blackbird-ones-sixes = Ones: { $ones } · sixes: { $sixes }
blackbird-flash-there = ⚡ Flash: five faces in a row
blackbird-critical-success = critical success
blackbird-critical-failure = critical failure
blackbird-critical-now = Now: <b>{ $critical }</b>
blackbird-criticals-cancel = Three ones and three sixes cancel each other.
blackbird-pool-gain = { $amount } pool
blackbird-fate-spent = { $amount } fate
blackbird-fate-left = Fate points: { $points }
blackbird-pool-left = Pool: { $left }/{ $most }

## Steps

blackbird-step-explode-title = { $who }: explode sixes
blackbird-step-explode-says = One more die for a six. 3–6: one more success, with 5 and 6 you may go on. 2: the chain is lost, only its six stays. 1: the six is lost too.
blackbird-step-modify-title = { $who }: change and reroll
blackbird-step-modify-says = What is changed? Nothing is fine, too.
blackbird-step-reroll-says = The second result stands, even if it is worse. A reroll of the whole roll undoes all that was done, and the steps start again.
blackbird-step-bank-title = { $who }: bank dice into the pool
blackbird-step-bank-says = Two sixes become one die of the pool, their successes are gone. Effortlessly banks a 5 or a 6 alone.
blackbird-step-flash-title = { $who }: flash
blackbird-step-flash-says = One thing; with it the roll ends.
blackbird-losses-stay = ⚠️ What a chain has lost does not come back by a reroll.
blackbird-bank-warning =
    { $successes ->
        [one] ⚠️ Now { $successes } success, { $needed } needed: what bears this sign takes you below.
       *[other] ⚠️ Now { $successes } successes, { $needed } needed: what bears this sign takes you below.
    }
blackbird-silence-cancels = If nobody answers, the flash will cancel the critical failure.
blackbird-move-warned = ⚠️{ $move }
blackbird-move-explode = 💥 { $die }
blackbird-move-continue = 💥 Go on: { $die }
blackbird-move-modify = { $plus }: { $die }
blackbird-move-reroll = 🔁 { $die }
blackbird-move-reroll-all = 🔁 The whole roll
blackbird-move-bank = Bank: { $die }
blackbird-bank-sixes = Bank two sixes
blackbird-bank-pair = Bank a pair: { $face } and { $face }
blackbird-bank-alone = Effortlessly
blackbird-move-extra-die = One more die
blackbird-move-cancel-failure = Cancel the critical failure
blackbird-move-perk = A perk from the GM
blackbird-move-pair = { $face }+{ $face }: { $what }
blackbird-move-pair-of-two = { $face } { $first }+{ $second }
blackbird-pair = { $first } + { $second }
blackbird-reroll-by = Reroll: { $by }
blackbird-by-fate = a fate point
blackbird-rich = Rich experience: { $skill }
blackbird-next-modify = Go on: change
blackbird-next-bank = Go on: bank
blackbird-next-flash = Go on: flash
blackbird-done = Finish the roll
blackbird-no-choice = Nothing

## What was decided

blackbird-exploded = 💥 { $who }: { $face }, { $ends }
blackbird-chain-open = a success, it may go on
blackbird-chain-closed = a success, the chain ends
blackbird-chain-kept-six = the chain is lost, the six stays but is locked
blackbird-chain-lost = the chain is lost, and the six with it
blackbird-modified = { $who }: { $die } becomes { $now } ({ $ability })
blackbird-rerolled = 🔁 { $who }: { $die }, now { $now } ({ $by })
blackbird-rerolled-all = 🔁 { $who }: all of it again ({ $by }): { $dice }
blackbird-banked = { $who } banks: { $dice }
blackbird-flash-extra = ⚡ { $who }: one more die, { $face }
blackbird-flash-cancelled = ⚡ { $who }: the critical failure is cancelled
blackbird-flash-perk = ⚡ { $who }: a perk from the GM is due

## The result

blackbird-result-success = ✅ { $who }: success, { $successes } against difficulty { $needed }
blackbird-result-failure =
    { $successes ->
        [one] ❌ { $who }: failure, { $successes } success against difficulty { $needed }
       *[other] ❌ { $who }: failure, { $successes } successes against difficulty { $needed }
    }
blackbird-result-critical-success =
    { $successes ->
        [one] 🌟 { $who }: critical success, { $successes } success
       *[other] 🌟 { $who }: critical success, { $successes } successes
    }
blackbird-result-critical-failure =
    { $successes ->
        [one] 💀 { $who }: critical failure, { $successes } success does not count
       *[other] 💀 { $who }: critical failure, { $successes } successes do not count
    }
blackbird-with-margin = { $said }, margin { $margin }

## Opposition

blackbird-worth = { $who }: { $net } successes net, sum { $sum }
blackbird-worth-critical = { $said }, { $critical }
blackbird-wins = { $one } against { $other }. Who wins: { $winner } ({ $reason })
blackbird-wins-none = { $one } against { $other }. Nobody wins ({ $reason })
blackbird-wins-reroll = { $one } against { $other }. Equal, thrown again ({ $reason })
blackbird-by-both-critical-failure = a critical failure on both sides
blackbird-by-critical-failure = a critical failure of the other side
blackbird-by-critical-success = a critical success
blackbird-by-successes = more successes
blackbird-by-sum = equal successes, higher sum
blackbird-by-status-quo = equal sums too: all stays as it was
blackbird-close-answer-title = Do not wait for the answer: { $who }
blackbird-close-answer-says = Only the attribute's base dice fall, and nothing is decided after them.
blackbird-close-answer = Throw the base dice
blackbird-compare-title = Compare: { $who }
blackbird-compare = Compare

## Refusals

refuse-blackbird-already-resolved = This roll is over already.
refuse-blackbird-stage-closed = This step is closed already: { $step }
refuse-blackbird-wrong-number-of-dice = Dice needed: { $need }, ticked: { $has }.
refuse-blackbird-pool-full = The pool is full, it never holds more than { $most }.
refuse-blackbird-not-two-sixes = A pair to bank is two sixes.
refuse-blackbird-die-not-bankable = This die cannot be banked: { $die }
refuse-blackbird-die-not-eligible = This die does not do here: { $die }
refuse-blackbird-chain-ended = The chain of this six has ended: { $die }
refuse-blackbird-not-an-original-six = A six inside a chain starts none of its own: { $die }
refuse-blackbird-not-a-six = Only a six of the throw explodes: { $die }
refuse-blackbird-no-flash = There are no five faces in a row.
refuse-blackbird-no-critical-failure = There are no three ones, nothing to cancel.
refuse-blackbird-not-a-pair = A pair is two dice with the same face.
refuse-blackbird-unlabelled-die = Every die needs its source.
refuse-blackbird-unknown-payment = It is not clear what has paid the die: { $payment } ({ $source })
refuse-blackbird-die-at-maximum = No face is above six: { $die }
refuse-blackbird-die-at-minimum = No face is below one: { $die }
refuse-blackbird-no-uses-left = No more in this roll: { $ability }
refuse-blackbird-unknown-ability = This is not in the roll: { $ability }
refuse-blackbird-no-fate-points = No fate points are left.
refuse-blackbird-unknown-die = There is no such die in the roll: { $die }
