# The rules of Flowers: only where they differ from Cortex. Everything else comes from cortex.ftl.

topic-flowers-roll = Actions and rolls

about-flowers-when-to-roll = <b>When to roll</b>
    Roll when the outcome is open, when it is daring, hard or dangerous, when you hinder another player, or to show your powers.
    Do not roll when nobody cares about the outcome, when there is no risk, when nothing would change, when nobody is in the way, and when the hero simply lacks the skill. The GM decides.
    .words = is a roll needed, no roll, reasons to roll
    .see = action, objection, pool
about-flowers-pool = <b>Dice pool</b>
    The dice you roll. Severity is a must, and one. One of each is free: a Distinction (own or of the scene), a power from each Power Set, a Specialty, a trouble of your opponent, an asset, a resource. Banked dice all go in.
    Another die of the same group costs 1 PP. A push d6 and a stunt d8 are 1 PP each. So are own stress, own trauma, an own complication.
    PP from a Distinction at d4 may pay for the same roll. An empty doom pool totals 0.
    .see = affiliation, distinction, power, specialty, opponents-trouble, asset, resource, extra-trait, push, stunt, own-trouble
about-flowers-extra-trait = <b>Another die of a group</b>
    The first die of a group is free, each further one costs 1 PP. Three powers of one set: 2 PP. Powers of different sets are different groups.
    A second Severity cannot be bought; only an SFX may give it. A push and a stunt cost their own 1 PP and nothing more; a second resource 1 PP.
    A GM character pays a doom die of any size, for a second Distinction at d8 one of d8 or more.
about-flowers-step = <b>Steps of a die</b>
    Dice stand on a ladder: d4, d6, d8, d10, d12. To step up is to take the next larger one, to step down the next smaller.
    A d4 stepped down is gone. Stress at d12 takes the hero out; a complication beyond d12 makes helpless; trauma beyond d12 leaves the hero's fate to the GM. Assets and doom dice do not grow past d12.
about-flowers-reaction = <b>Reaction</b>
    The target gathers a pool by the same rules and rolls, knowing the action's total. It adds two dice and names no effect die: that is taken only if the reaction has won and you pay.
    In silence it takes: the Severity of the last roll (none yet: d8), the first Distinction at d8, the largest trouble of the opponent, the largest asset, banked dice, and what the sheet lists “For reactions”. No PP are spent.
    Who is stressed out may still react, with a d12 rolled against them.
about-flowers-counter-effect = <b>Counter-effect</b>
    When a reaction wins by its total, 1 PP takes an effect die from it: stress, a complication, an asset. Another one costs another 1 PP. The GM pays a doom die of d6 or more, for a roll of the whole doom pool too.
    Not on a tie.
about-flowers-margin = <b>Extraordinary success</b>
    A house rule, usually off: for every full 5 points of margin the action's first effect die steps up, past d12 too.
    A larger die of the reaction never steps yours down: a reaction has no effect die.

topic-flowers-hero = The sheet

about-flowers-hero = <b>Hero sheet</b>
    Severity: three facets, d10, d8 and d6; exactly three Distinctions; Power Sets, each with at least one power and one Limit; Specialties of experts and masters; one or two Milestones. There may be no Power Set and no Specialty.
    At the start: 1 PP, 0 XP, no stress and no trauma. The GM approves the hero.
about-flowers-affiliation = <b>Severity</b>
    Three facets of a hard life, named as you like: d10, d8 and d6. One goes into every roll, always. You propose it; until the dice fall the GM may change it.
    A second cannot be bought. A table may give each hero one Severity die for everything. There is no Solo, Buddy or Team here.
    The GM's major characters have d10, d8, d6, others d8, d6, d4.
    .words = severity, facet, facets, affiliation, solo, buddy, team
    .see = pool, parting, npc, hero

topic-flowers-help = What helps a roll

about-flowers-resource = <b>Resource</b>
    A contact, news, a place, kit of your Specialty. 1 PP in a Transition Scene: expert d6, master d8, grandmaster d10. On an opportunity right now.
    Good for any roll until the next Transition Scene begins. A Specialty has one living resource. A second resource in a roll costs 1 PP.
about-flowers-asset = <b>Asset</b>
    Made from the effect die of a successful action: of its size, d6 to d12. It needs a name. It helps in any roll of whoever holds it, is not used up and ends with the scene.
    Between rolls it can be handed over for free; who gave it has it no more. One in a roll is free, another costs 1 PP. To keep it when the scene ends costs 1 PP.
about-flowers-support = <b>Support</b>
    An asset for another hero. The doom pool opposes. Whoever is helped takes it into their rolls. An asset that is there can also be handed over for free, between rolls.
    On a failure the GM may, for a doom die of d6 or more, give a complication.
about-flowers-own-trouble = <b>Own stress in a roll</b>
    For 1 PP your own stress, trauma or complication goes into the pool, if you tell how it helps. Stress and complication step up after the action, however it ended; trauma does not.
    Stress and trauma of one type never go together. Stress that has taken you out does not go in. A table may forbid own trauma, or ask 0 PP for it.

topic-flowers-points = Points, ones, doom

about-flowers-plot-points = <b>Plot point (PP)</b>
    What players pay with. Everybody begins the story with 1 PP; there is no upper bound.
    1 PP each: push, stunt, another die of a group, own stress or trauma, a third die in the total, a second effect die, an opportunity, the effect die of a reaction that won, another type of stress, keeping a thing at the scene's end, a resource, a villain's Limit, a helper's trait.
    You get 1 PP for: a Distinction at d4, your own Limit, each die bought with your hitches, a doom die that the GM takes back, a trait lent for recovery, 1 XP. With a new Action Scene PP rise to the floor.
about-flowers-hitch = <b>Hitch</b>
    A 1 on a player's die. It is neither in the total nor an effect die. The GM may buy doom dice with it, and you get 1 PP for each.
    One hitch: d6. Two: 2d6 (2 PP) or d8 (1 PP). Three: 3d6 (3 PP), d8 and d6 (2 PP) or d10 (1 PP). Four together: d12. Or, for 1 PP, the smallest doom die steps up as often as there are hitches.
    Hero against hero too, only the GM buys hitches.
about-flowers-opportunity = <b>Opportunity</b>
    A 1 in the GM's roll. Any player with a hero in the scene may take it for 1 PP, each one once.
    You choose: a push d8, a stunt d10, a step for anybody's asset whose maker has not acted since, a resource right now, an SFX or a Limit, a power that an opportunity restores.
about-flowers-doom-pool = <b>Doom pool</b>
    The GM's dice: what the GM pays with, and what opposes where nobody else does. Renewed with each Act, usually 2d6; what was left is gone. It stays from scene to scene.
    Rolling it spends nothing. A die that is spent is gone; a d12 gives 1 XP to each hero it touches.
about-flowers-doom-growth = <b>How doom grows</b>
    Hitches of the players. A Distinction at d4 of a villain or the scene, and a villain's Limit: a new d6, or a step for the smallest die. SFX and Limits of heroes, if they say so.
    When a GM character's roll succeeds, any of its effect dice may go into the doom pool instead, as it was rolled. A roll of the doom pool itself does not feed it.
about-flowers-doom-scene = <b>Doom in a scene</b>
    A new Scene Distinction: d8 or more. Interrupting: d6 or more, by the hero's reflexes. Parting heroes: no smaller than their Severity. A hero's Limit that was declined: any die. An effect of the scene or Event: the dice it names. Cutting the scene short: 2d12.
about-flowers-parting = <b>Parting heroes</b>
    For a doom die no smaller than the largest Severity die these heroes now use, the GM drives them apart: all see the mark, no dice change. Doom does not bring them together again.
    .see = affiliation, doom-scene

topic-flowers-harm = Blows and troubles

about-flowers-stress = <b>Stress</b>
    Harm of three types: physical (wounds, poison, exhaustion), mental (confusion, another's will), emotional (fear, rage, despair). Whoever strikes names the type.
    None before: it becomes the effect die. Some before: a larger die replaces it, an equal or smaller one steps it up.
    It does not pass by itself in a scene; opponents take it into their rolls. At d12: stressed out.
about-flowers-stressed-out = <b>Stressed out</b>
    Stress of one type has reached d12: the hero cannot act until revived or until the Transition Scene, and gets trauma of that type, d6 or worse. Whoever struck may show mercy: no trauma.
    Reactions are possible, with a d12 rolled against you. Another blow of that type goes to the trauma.
    A house rule brings back “beyond d12”.
about-flowers-trauma = <b>Trauma</b>
    What being stressed out leaves behind. The first is d6. Another of that type in the same scene: one step worse, whatever the blow. Trauma kept from an earlier scene: a larger blow replaces it, else one step worse; without a blow (own stress, failed aid) one step worse.
    It outlasts the scene and steps down with each Act. Both opponents and you (1 PP) take it into rolls, but not beside stress of that type. Beyond d12 the hero's fate is the GM's.
about-flowers-lasting = <b>Making it last</b>
    At the end of a scene 1 PP keeps an asset or a complication that you hold or made; the GM pays a doom die. From then on it does not end by itself: only a roll takes it away.

topic-flowers-recovery = Recovery

about-flowers-recovery-roll = <b>Recovery roll</b>
    In a Transition Scene, one for each type of stress. Severity and what fits, such as a doctor, a kit, a rest, against the doom pool and the stress die.
    Effect die no smaller than the stress: it passes; smaller: it steps down; failure: no change. A second effect die for 1 PP goes on healing, or heals another type.
    One helper lends a trait for 1 PP, which the helper gets.
about-flowers-revival = <b>Reviving</b>
    A friend who is out can be brought back in the same scene: the stress counts as d12. Effect die d10: back with stress d12 and able to act; d12 or more: with d10; below d10: nothing. After mercy: back with d6. At d12 any blow takes them out again.
    Failure: trauma one step worse (none: d6); somebody who was spared is not touched.

topic-flowers-time = Scenes and time

about-flowers-act = <b>Act</b>
    A part of the story. At its start: traumas step down, the floor of PP is 1 again, the doom pool is set anew with the dice that the GM names, usually 2d6.
    .words = acts, new act
about-flowers-scene = <b>Action Scene</b>
    A scene played in rounds: everybody acts once in a round. There are no rules of combat: a fight is a row of actions and reactions. At its end assets and complications that were not kept for 1 PP go, and Scene Distinctions; stress stays.
about-flowers-silence = <b>Silence</b>
    To stay silent is not to lose: silence spends no PP, XP or doom dice and takes no own stress and no Distinction at d4. A pool not gathered: the turn passes; a reaction gathers itself; the best total is taken; ones and SFX are left; nothing is kept. A blow that takes out gives trauma, by a house rule mercy.
    What will happen right now stands under each question.
about-flowers-house-rules = <b>House rules</b>
    Where your table plays its own way: list and buttons by /rules_options. Most often changed: Severity (three facets or one die), own trauma in a pool, when a hero is stressed out, extraordinary success, ties.
    .see = affiliation, own-trouble, stressed-out, margin, comparing

topic-flowers-gm = The GM and characters

about-flowers-npc = <b>GM character</b>
    Major: Severity d10, d8, d6, Distinctions, one or two Power Sets, two or more Specialties. Minor: d8, d6, d4, up to two Distinctions, up to two Power Sets.
    They have stress, trauma, complications and assets like heroes. No Milestones, XP or PP: they pay with doom dice.
about-flowers-specialist = <b>Specialist</b>
    Somebody of one craft: Severity d8, d6, d4 and one Specialty, novice d6, expert d8 or master d10. No Distinctions, no Power Sets.
    They fall sooner: a novice is out at stress d8, an expert at d10, a master at d12. Trauma beyond their level is the end.
    A person from a resource may stay in the story as a specialist: d6 novice, d8 expert, d10 master.
about-flowers-mob = <b>Mob</b>
    A crowd as one being, with several equal Severity dice which all go into each roll: 2 a handful, 3 a dozen, 4 a roomful, 5 a crowd. D4 crazed, d6 ordinary, d8 trained.
    Stress beyond its die: one die less, and the stress is cleared; excess is lost. The last die gone, the mob is beaten. No trauma. Several effect dice of one roll may strike it.
about-flowers-large-scale = <b>Large-scale threat</b>
    One being with several equal Severity dice, against many heroes at once. All these dice go into each of its rolls.
    It is beaten like a mob: stress beyond its die takes one die. Several effect dice may strike it at once.

topic-flowers-growth = Milestones and XP

about-flowers-xp-5 = <b>For 5 XP</b>
    Replace a Distinction. Add or replace a Limit. Swap two Severity dice. Unlock something minor of the Event, or keep a resource d6 for good.
