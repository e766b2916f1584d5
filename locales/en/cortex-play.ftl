# Play: turns, rolls, ones, comparison, what an effect die does, scenes, the GM's hand.

cortex-die = { $die }
cortex-die-over = { $die }+{ $more }
cortex-name = { $name }
cortex-beside = { $first } { $second }
cortex-and = { $first }, { $second }
cortex-none-left = none
cortex-words = “{ $words }”
cortex-gm-words = GM: { $words }
cortex-gm-asks = A word about it, if you like
cortex-pp = { $amount } PP
cortex-type-physical = physical
cortex-type-mental = mental
cortex-type-emotional = emotional
cortex-xp-points = { $amount } XP
cortex-short-physical = phys.
cortex-short-mental = ment.
cortex-short-emotional = emot.
cortex-use-solo = Solo
cortex-use-buddy = Buddy
cortex-use-team = Team
cortex-severity = Severity
cortex-source-stress = stress: { $type }
cortex-source-trauma = trauma: { $type }
cortex-source-stunt = stunt: { $source }
cortex-source-push = push
cortex-source-doom-die = doom die
cortex-source-doom-pool = doom
cortex-source-banked = banked
cortex-source-extra = scene
cortex-doom-pool = Doom pool

## A turn

cortex-turn = { $who }: your turn
cortex-turn-says = Pick what you are after, tick whom you act on, and tell it in words. A complication or an asset is named first: “Slippery floor: I pour the oil”. Tick nobody, and the doom pool opposes.
cortex-act-asks = What does the hero do?
cortex-goal = Goal
cortex-target = On whom
cortex-goal-stress-physical = Physical stress
cortex-goal-stress-mental = Mental stress
cortex-goal-stress-emotional = Emotional stress
cortex-goal-complication = Complication
cortex-goal-asset = Asset
cortex-goal-aid = Help: { $who }, { $type }
cortex-goal-weaken = Remove: { $name }
cortex-goal-restore = Restore: { $name }
cortex-goal-other = Something else
cortex-pass = Pass
cortex-passes = { $who } passes
cortex-declares = { $who } acts
cortex-lapsed = { $who }: no pool was built, the turn is over. Nothing was spent
cortex-taken-back = { $who }: the action is taken back, nothing was spent
cortex-take-back = Take it back
cortex-take-back-title = Take the action back: { $who }
cortex-take-back-says = The dice have not fallen. Nothing is spent, the turn stays.
cortex-new-round = Round { $number }
cortex-next-title = Who acts next? Round { $number }
cortex-turn-goes-to = Turn: { $who }
cortex-interrupt = Break in
cortex-interrupt-says = It is the turn of { $who }. For a doom die a GM character is faster.
cortex-interrupt-by = { $who } for { $die }
cortex-interrupted = { $who } is faster. { $hero } acts afterwards. Spent: { $die }

## Pool and roll

cortex-pool-title = { $who }: build the pool
cortex-react-title = { $who }: reaction to { $against }
cortex-against = Opposition: { $who }
cortex-aid-risk = If it fails, the patient is a step worse off.
cortex-to-beat = To beat: { $total }
cortex-react-says = Done without ticks: the usual roll, nothing is spent.
cortex-pool-automatic = The usual roll
cortex-pool-lapse = No roll after all
cortex-pool-lapses = The turn passes without a roll, nothing is spent
cortex-group-end = Or
cortex-pool-dice = Dice: { $dice }
cortex-pool-left = PP left: { $pp }
cortex-pool-doom-paid = Doom dice paid: { $count }
cortex-gain-step-up = Doom: step up the smallest
cortex-odds-win = Chance to win: { $percent }%
cortex-odds-effect = Effect die mostly { $die }: { $percent }%
cortex-rolls = { $who } rolls
cortex-strike = Strike a die: { $who }
cortex-strike-says = Until the dice fall the GM may refuse what is far-fetched.
cortex-let-in = Let a die in again: { $who }
cortex-strikes = The GM strikes: { $what }
cortex-lets-in = The GM lets in again: { $what }
cortex-no-roll = Without a roll: { $who }
cortex-no-roll-succeeds-label = It just works
cortex-no-roll-nothing-label = Nothing changes
cortex-no-roll-impossible-label = It cannot be done so
cortex-no-roll-succeeds = { $who }: it works without a roll
cortex-no-roll-nothing = { $who }: no roll, nothing changes
cortex-no-roll-impossible = { $who }: it cannot be done so, act otherwise

## Choosing dice

cortex-choose-title = { $who }: choose the dice
cortex-choose-says = Done without ticks: the best total and the largest die that is left. Each die beyond two in the total, and a second effect die, cost 1 PP.
cortex-ones-aside = Ones set aside: { $count }
cortex-best-effect = Largest effect die
cortex-group-wish = How to choose
cortex-group-dice = Dice
cortex-group-further = Second effect die
cortex-opt-rolled = { $die } { $what }
cortex-die-unused = unused
cortex-die-total = total
cortex-die-effect = effect
cortex-pull = Pull the punch
cortex-further-asks = Name of the complication or asset, if you take a second effect die
cortex-further-stress = Stress: { $who }, { $type }
cortex-further-complication = Complication: { $who }
cortex-further-asset = Asset for yourself
cortex-further-same = The same again
cortex-total = { $who }: { $total }
cortex-total-effect = { $who }: { $total }, effect { $die }
