# The rules of Cortex by term, for players at the table. First line: the title; words: what it is found by; see: what is related.

topic-cortex-roll = Actions and rolls

about-cortex-action = <b>Action</b>
    On a turn a hero does one thing: attacks, hinders, makes an asset, helps, takes something away. First say what you want and against whom, then gather dice.
    The order: declare → pool → roll → total and effect die → hitches → reaction → comparison → effect.
    Until the dice fall a declaration can be taken back at no cost. Where failing would not be interesting, the GM does without a roll.
    .words = turn, declare, declaration, order of an action
    .see = pool, opposition, effect, turn-order, objection
about-cortex-pool = <b>Dice pool</b>
    The dice you roll. One of each is free: an affiliation, a Distinction (own or of the scene), a power from each Power Set, a Specialty, a trouble of your opponent, an asset, a resource. Banked dice all go in.
    Another die of the same group costs 1 PP. A push d6 and a stunt d8 are 1 PP each. So are own stress and an own complication.
    PP from a Distinction at d4 may pay for the same roll. An action needs at least one die; a reaction without dice totals 0.
    .words = pool, gather, roll, rolling
    .see = affiliation, distinction, power, specialty, opponents-trouble, asset, resource, extra-trait, push, stunt, own-trouble
about-cortex-extra-trait = <b>Another die of a group</b>
    The first die of a group is free, each further one costs 1 PP. Three powers of one set: 2 PP. Powers of different sets are different groups.
    A second affiliation cannot be bought. A push and a stunt cost their own 1 PP and nothing more; a second resource 1 PP.
    A GM character pays a doom die of any size, for a second Distinction at d8 one of d8 or more.
    .words = extra trait, extra die, another trait
    .see = pool, plot-points, npc-prices
about-cortex-step = <b>Steps of a die</b>
    Dice stand on a ladder: d4, d6, d8, d10, d12. To step up is to take the next larger one, to step down the next smaller.
    A d4 stepped down is gone. A trait or a die of a pool never grows past d12: the step goes to the largest die of that roll which is below d12.
    Stress, complications and effect dice may go past d12, and something happens then. Assets and doom dice stay at d12.
    .words = step, step up, step down, die, dice, ladder, d4, d6, d8, d10, d12
    .see = effect-die, stressed-out, helpless
about-cortex-total = <b>Total</b>
    Add two of the dice you rolled. Ones do not count: they are hitches. The total decides whether the action succeeds.
    Each die beyond two costs 1 PP, before the total is announced.
    One die left that is not a 1: it alone is the total. None: the total is 0.
    .words = sum, result, two dice
    .see = effect-die, further-dice, hitch, comparing
about-cortex-effect-die = <b>Effect die</b>
    One more die of the roll, neither in the total nor a 1. Only its size counts: it says how strong the success is. What it shows does not matter.
    With none left the effect die is a d4. A second one costs 1 PP.
    .words = effect dice, size
    .see = effect, total, further-dice, softening, margin
about-cortex-further-dice = <b>Paying after the roll</b>
    Until the result is announced, 1 PP adds one more die to the total, or takes one more effect die. Only dice that are not used yet and not ones.
    Say at once what a second effect die does and to whom. The same effect does not land twice on one target: stress of the same type, a complication of the same name. On mobs and large-scale threats it does.
    If it comes to nothing, the PP is gone.
    .words = second effect die, third die, extra effect
    .see = total, effect-die, targets, plot-points
about-cortex-softening = <b>Pulling the punch</b>
    A smaller die may always be your effect die. If only large ones are left, take the smallest and step it down once; a d4 stepped down does nothing.
    And when the target falls, there is mercy: no trauma.
    .words = pulled punch, pull, soften, hit softly
    .see = mercy, effect-die
about-cortex-opposition = <b>Who opposes</b>
    Whoever is acted against: a hero or a GM character. Where there is nobody (a storm, bad luck, support of a friend, recovery) the GM rolls the whole doom pool, which spends no doom dice.
    Scene Distinctions and one trouble of the hero may join the doom pool's roll.
    .words = opponent, opposing, resistance
    .see = reaction, doom-pool, opponents-trouble, targets
about-cortex-reaction = <b>Reaction</b>
    The target gathers a pool by the same rules and rolls, knowing the action's total. A higher reaction stops the action.
    In silence it takes: the best affiliation, the first Distinction at d8, the largest trouble of the opponent, an asset of its own, banked dice, and what the sheet lists “For reactions”. No PP are spent.
    Who is stressed out may still react, with a d12 rolled against them.
    .words = react, defence, defend, for reactions, opposing roll
    .see = comparing, counter-effect, pool, silence
about-cortex-comparing = <b>Comparison and ties</b>
    An action succeeds if its total is higher. On a tie it fails, but the reaction has not won either: no counter-effect.
    A failed action changes nothing, and what was paid is not given back.
    Your table may play ties in another way: the house rule “A tie”.
    .words = compare, tie, draw, success, failure, win
    .see = total, counter-effect, margin
about-cortex-counter-effect = <b>Counter-effect</b>
    When a reaction wins by its total, its effect die may be used: stress, a complication, an asset. A player pays 1 PP, the GM a doom die of d6 or more. Another effect die costs a player another 1 PP; the GM gets one only in a roll of the doom pool, for a doom die as large.
    Not on a tie.
    .words = counterattack, strike back, counter
    .see = reaction, effect, plot-points
about-cortex-margin = <b>Extraordinary success</b>
    A house rule, usually off: for every full 5 points of margin the action's effect die steps up, past d12 too. A margin of 5 to 9 is one step, 10 to 14 two.
    There is a second such rule: a larger effect die of the reaction steps the action's down, but not below d4.
    Both touch the first effect die only.
    .words = margin, by five or more, extraordinary
    .see = effect-die, comparing, house-rules
about-cortex-targets = <b>Several targets</b>
    One roll, one total, and an effect die for each target: the first is free, further ones 1 PP each. The target is named when the die is taken.
    Every target reacts with a roll of its own, and each pair is compared by itself. A die against a target that held is lost.
    For a second effect die a GM character gives a doom die no smaller than that die.
    .words = many targets, several opponents
    .see = further-dice, comparing, mob
about-cortex-objection = <b>The GM objects</b>
    Until the dice fall the GM may strike a far-fetched die, ask for a better reason, or decide that no roll is needed: it works anyway, nothing changes, or it cannot be done like this.
    Whether a Distinction is d8 or d4 is the player's choice, never the GM's.
    .words = strike, object, objection, far-fetched, no roll
    .see = pool, action, distinction

topic-cortex-hero = The sheet

about-cortex-hero = <b>Hero sheet</b>
    Affiliations d6, d8 and d10; exactly three Distinctions; Power Sets, each with at least one power and one Limit; Specialties of experts and masters; one or two Milestones. There may be no Power Set and no Specialty.
    At the start: 1 PP, 0 XP, no stress and no trauma. The GM approves the hero.
    .words = hero, sheet, datafile, character, creation
    .see = affiliation, distinction, power-set, specialty, milestone
about-cortex-affiliation = <b>Affiliation</b>
    Three dice: Solo, Buddy, Team; d6, d8 and d10 as you like. One of them goes into a roll, a second cannot be bought.
    Solo: alone or for a personal goal, and without anybody's support. Buddy: with one partner, for the common cause. Team: with two or more; not if the action is for an ally who has used Solo or Buddy this round.
    The GM's villains have d6, d8, d10, others d4, d6, d8.
    .words = affiliations, solo, buddy, team, alone, together
    .see = pool, support, parting, mob
about-cortex-distinction = <b>Distinction</b>
    A trait that both helps and troubles. Taken as d8 it helps; as d4 it hinders, and you get 1 PP at once.
    The first Distinction of a roll is free, each further one costs 1 PP. So one at d4 and one at d8 cost nothing. Own ones and those of the scene are one group.
    A GM character at d4 feeds the doom pool: a d6, or a step for the smallest die.
    .words = distinctions, trait
    .see = scene-distinction, plot-points, doom-growth
about-cortex-gear = <b>Gear and supplies</b>
    Nobody counts them until they matter to the story. Then the GM gives them a die, usually as a complication: “low on ammunition”. A thing you need right now is a stunt, one to keep is a resource.
    .words = gear, supplies, money, ammunition, equipment, inventory
    .see = resource, stunt, complication
about-cortex-power-set = <b>Power Set</b>
    Powers, SFX and Limits of one theme: a gift, gear, training, a loyal beast. Each Power Set has at least one Limit.
    One power from each set goes into a roll for free. A set that is shut down gives neither powers nor SFX.
    .words = set, power sets
    .see = power, sfx, limit, shutdown
about-cortex-power = <b>Power</b>
    An ability with a die: d6 utility, d8 enhanced, d10 superhuman, d12 godlike.
    It fits a roll if it could help; you decide, the GM may object. One power of each set is free, another of the same set costs 1 PP. Much a hero can simply do, without a roll.
    .words = powers, ability, utility, enhanced, superhuman, godlike
    .see = power-set, extra-trait, objection
about-cortex-sfx = <b>SFX</b>
    A trick of a Power Set: do one thing, get another. Conditions: spend PP, shut a power down, give a die to the doom pool, step a die down, take an opportunity. Benefits: add, double or step up a die, a second effect die, a reroll, less stress.
    If one condition cannot be met, nothing is paid and nothing happens. A power must be in the roll only if the SFX names it.
    An SFX in free words works with the GM's consent.
    .words = special effect, special effects, reroll
    .see = power-set, limit, shutdown, healing-power
about-cortex-sfx-examples = <b>Well-known SFX</b>
    Area attack: for each target beyond the first one more d6 and one more effect die. Focus: one die a step larger in place of two equal dice of the pool. Grapple: when making a complication one more d6, and the effect die a step larger.
    These are patterns: the exact words stand on the sheet, and the table decides them.
    .words = area attack, focus, grapple, examples of SFX
    .see = sfx, targets, mob
about-cortex-limit = <b>Limit</b>
    What makes trouble for the owner of a Power Set. If you activate your own Limit, it hurts at once and you get 1 PP.
    The GM may name your Limit: accept, and you get 1 PP; decline, and the GM may activate it for any doom die, without PP for you.
    A player activates a villain's Limit for 1 PP. The GM does it freely and feeds the doom pool: a d6, or a step for the smallest die.
    .words = limits, weakness, drawback
    .see = power-set, shutdown, plot-points
about-cortex-shutdown = <b>Shutdown</b>
    A power or set that is shut down cannot be used until it is restored. Usually by a roll in a Transition Scene; some Limits are restored by an opportunity (1 PP) or by an action on your turn.
    The roll: the power's own die (for a set: its best) and whatever fits, against the doom pool and stress or a complication. Effect die no smaller than the power: restored; smaller: restored one step weaker until the next attempt; failure: no change.
    One roll restores one thing.
    .words = shut down, restore, restoring
    .see = limit, sfx, transition
about-cortex-specialty = <b>Specialty</b>
    Training with a level. Expert: d8 or 2d6. Master: d10, 2d8 or 3d6. Grandmaster: d12, 2d10 or 3d8. You choose the split for each roll.
    One in a roll is free, another costs 1 PP. It gives stunts and resources. A novice d6 is the GM's only; a grandmaster needs the table's consent.
    .words = specialties, novice, expert, master, grandmaster, skill
    .see = stunt, resource, xp-15

topic-cortex-help = What helps a roll

about-cortex-push = <b>Push</b>
    1 PP: a d6 for this roll, without a reason. One in a roll. On an opportunity it is a d8.
    The GM has no push and adds a doom die instead.
    .words = pushing, willpower
    .see = stunt, opportunity, plot-points
about-cortex-stunt = <b>Stunt</b>
    1 PP: a d8 for this roll. Tell how a Power Set or a Specialty does it. Not more than one stunt from each of them in a roll.
    On an opportunity it is a d10. A GM character pays a doom die; novices have no stunts.
    .words = stunts
    .see = push, opportunity, specialty
about-cortex-resource = <b>Resource</b>
    A contact, news, a place, kit of your Specialty. 1 PP in a Transition Scene: expert d6, master d8, grandmaster d10. Good for any roll until the end of the next Action Scene.
    On an opportunity also in an Action Scene, to its end. A Specialty has one living resource. A second resource in a roll costs 1 PP.
    .words = resources, contact, contacts
    .see = specialty, transition, opportunity, specialist
about-cortex-banked = <b>Banked die</b>
    A push d8 or a stunt d10 from an opportunity. If you are reacting just now it goes into that, else it waits for the hero's next roll, even in another scene. Not taken there, it is lost.
    .words = banked dice, bank
    .see = opportunity, push, stunt
about-cortex-asset = <b>Asset</b>
    Made from the effect die of a successful action: of its size, d6 to d12. It needs a name. It helps in any roll, is not used up and ends with the scene. No PP needed.
    One in a roll is free, another costs 1 PP. To make it last costs 1 PP. It can be taken away by an action.
    .words = assets, advantage
    .see = effect, support, lasting, weakening
about-cortex-support = <b>Support</b>
    An asset for another hero. The doom pool opposes. Whoever is helped takes it into their rolls.
    Neither who supports nor who uses support takes Solo in that action. On a failure the GM may, for a doom die of d6 or more, give a complication.
    .words = help a friend, help, hand over
    .see = asset, affiliation, aid
about-cortex-opponents-trouble = <b>The opponent's trouble</b>
    Stress, trauma or a complication of whoever you roll against: one is free, another costs 1 PP (the GM a doom die). It must really hamper them here.
    Stress and trauma of one type never go together. A complication serves everybody who acts against its bearer.
    .words = opponent stress, hindrance, trouble
    .see = stress, trauma, complication, pool
about-cortex-own-trouble = <b>Own stress in a roll</b>
    For 1 PP your own stress or complication goes into the pool, if you tell how it helps. After the action it steps up by one, however it ended, which may take you out.
    Your opponent uses it in the same roll too. Own trauma never goes in, nor does stress that has taken the hero out.
    .words = own stress, own complication, own trauma, own troubles
    .see = stress, complication, stressed-out

topic-cortex-points = Points, ones, doom

about-cortex-plot-points = <b>Plot point (PP)</b>
    What players pay with. Everybody begins the story with 1 PP; there is no upper bound.
    1 PP each: push, stunt, another die of a group, own stress, a third die in the total, a second effect die, an opportunity, a counter-effect, another type of stress, a lasting asset, a resource, a villain's Limit, a helper's trait.
    You get 1 PP for: a Distinction at d4, your own Limit, each die bought with your hitches, a doom die that the GM takes back, a trait lent for recovery, 1 XP. With a new Action Scene PP rise to the floor.
    .words = PP, plot points, point, points
    .see = distinction, hitch, limit, session, xp-points
about-cortex-hitch = <b>Hitch</b>
    A 1 on a player's die. It is neither in the total nor an effect die. The GM may buy doom dice with it, and you get 1 PP for each.
    One hitch: d6. Two: 2d6 (2 PP) or d8 (1 PP). Three: 3d6 (3 PP), d8 and d6 (2 PP) or d10 (1 PP). Four together: d12. Or, for 1 PP, the smallest doom die steps up as often as there are hitches.
    Hero against hero: what the GM leaves, the rival may take by paying you 1 PP.
    .words = hitches, one, ones
    .see = opportunity, doom-pool, plot-points
about-cortex-opportunity = <b>Opportunity</b>
    A 1 in the GM's roll. Any player with a hero in the scene may take it for 1 PP, each one once.
    You choose: a push d8, a stunt d10, a step for an asset just made, a resource right now, an SFX or a Limit, a power that an opportunity restores.
    .words = opportunities, one, ones
    .see = hitch, banked, push, stunt, resource, shutdown
about-cortex-doom-pool = <b>Doom pool</b>
    The GM's dice: what the GM pays with, and what opposes where nobody else does. Set anew when an Act begins: its nature gives the size (d6, d8, d10), its scale the number (2, 3, 4). It stays from scene to scene.
    Rolling it spends nothing. A die that is spent is gone; a d12 gives 1 XP to each hero it touches.
    .words = doom, doom die, doom dice, nature, scale
    .see = doom-growth, doom-before, doom-after, doom-scene, act
about-cortex-doom-growth = <b>How doom grows</b>
    Hitches of the players. A Distinction at d4 of a villain or the scene, and a villain's Limit: a new d6, or a step for the smallest die. SFX and Limits of heroes, if they say so.
    A GM character that wins may put its effect die into the doom pool instead of using it (d12 at most).
    .words = doom grows, growth
    .see = hitch, doom-pool, distinction, limit
about-cortex-doom-before = <b>Doom before a roll</b>
    Any doom die may join a GM character's roll; later the GM may take it back by giving 1 PP to everybody it was rolled against, else it is lost.
    For a doom die of any size: whatever costs a hero 1 PP, such as another die of a group, a second trouble, a stunt, an SFX. A second Distinction at d8: a die of d8 or more.
    .words = add a doom die, take back a doom die
    .see = doom-pool, npc-prices, doom-after
about-cortex-doom-after = <b>Doom after a roll</b>
    A third die in the total: a doom die no smaller than it. A second effect die: the same, but only against several targets; a roll of the whole doom pool needs no several targets. A counter-effect: d6 or more. An SFX: as written.
    A doom die that was just rolled may be spent, even to add itself.
    .words = after the roll of the gm
    .see = doom-pool, further-dice, counter-effect
about-cortex-doom-scene = <b>Doom in a scene</b>
    A new Scene Distinction: d8 or more. Interrupting: d6 or more, by the hero's reflexes. Parting or joining heroes: no smaller than their affiliation die. A hero's Limit that was declined: any die. An effect of the scene or Event: the dice it names. Cutting the scene short: 2d12.
    .words = spend doom, what doom buys
    .see = scene-distinction, interrupting, parting, limit, event, cutting
about-cortex-interrupting = <b>Interrupting</b>
    Until a hero's dice fall the GM may give a doom die, and a GM character acts first. The price is d6; if the hero has reflexes of d8, d10 or d12, a die no smaller than these. The character's own reflexes above d6 take off as many steps, but not below d6.
    The hero acts later in the round.
    .words = interrupt, break in, reflexes
    .see = turn-order, doom-scene
about-cortex-parting = <b>Parting heroes</b>
    For a doom die no smaller than the largest affiliation die these heroes now use, the GM drives them apart: only Solo from now on. Or forces together those who were apart.
    .words = split, separate, apart, join
    .see = affiliation, doom-scene
about-cortex-cutting = <b>Ending a scene by 2d12</b>
    The GM gives two d12 of the doom pool: the Action Scene ends now, and the GM tells how. Every hero gets 2 XP.
    Closing a scene in which all is decided costs nothing.
    .words = 2d12, two d12, cut short, end the scene
    .see = doom-scene, scene, xp

topic-cortex-harm = Blows and troubles

about-cortex-effect = <b>Effect</b>
    Each effect die of a successful action becomes one thing: stress on a target, a complication on a target, or an asset. In recovery it heals; against a complication, an asset or a Scene Distinction it weakens them.
    A GM character may feed the doom pool with it instead.
    .words = effects
    .see = stress, complication, asset, effect-die, weakening
about-cortex-stress = <b>Stress</b>
    Harm of three types: physical (wounds, poison, exhaustion), mental (confusion, another's will), emotional (fear, rage, despair). Whoever strikes names the type.
    None before: it becomes the effect die. Some before: a larger die replaces it, an equal or smaller one steps it up.
    It does not pass by itself in a scene; opponents take it into their rolls. Beyond d12: stressed out.
    .words = damage, harm, wound, physical, mental, emotional
    .see = stressed-out, trauma, changing-kind, own-trouble, recovery
about-cortex-changing-kind = <b>Another type of stress</b>
    When you are hit you may at once pay 1 PP and take the stress as another type. The blow is no weaker for it. A GM character pays a doom die.
    .words = change the kind, change the type, type of stress, kind of stress
    .see = stress, plot-points
about-cortex-stressed-out = <b>Stressed out</b>
    Stress of one type has gone beyond d12: the hero cannot act until revived or until the Transition Scene, and gets trauma d6 of that type (trauma that was there steps up). Whoever struck may show mercy: no trauma.
    Reactions are possible, with a d12 rolled against you. Another blow of that type goes to the trauma.
    .words = taken out, out, knocked out, out of action
    .see = stress, trauma, mercy, revival
about-cortex-trauma = <b>Trauma</b>
    What being stressed out leaves behind. The first is d6. While the hero is out, a blow of that type that is larger replaces the trauma, any other steps it up.
    It outlasts the scene and steps down with each new Act. Opponents take it in place of stress of that type, not beside it. Beyond d12 the hero's fate is the GM's.
    .words = traumas, lasting harm
    .see = stressed-out, treating-trauma, gone
about-cortex-mercy = <b>Mercy</b>
    At the moment a target falls, whoever struck may say: no trauma. The target will come to with stress d6 of that type. Silence means trauma.
    A blow in mercy against somebody already out changes nothing.
    .words = no trauma, spare, spared
    .see = stressed-out, trauma, softening
about-cortex-gone = <b>Trauma beyond d12</b>
    The hero dies, falls into a coma or leaves the story: which, the GM decides, and may also let them stay. Until then the hero does not act.
    .words = death, die for good, dead, leave the story
    .see = trauma
about-cortex-complication = <b>Complication</b>
    Made from an effect die, d6 or more, with a name, on one target. It does not wound, it hinders: whoever acts against the target takes it into the roll. It ends with the scene.
    Another one of the same name: a larger replaces it, an equal or smaller one steps it up. Beyond d12: helpless.
    .words = complications, hinder
    .see = helpless, lasting, weakening, own-trouble
about-cortex-helpless = <b>Helpless</b>
    A complication has gone beyond d12: the target cannot act, as if stressed out, but without trauma. It ends as soon as the complication steps down once or is gone, and with the Transition Scene at the latest.
    .words = helplessness
    .see = complication, weakening
about-cortex-lasting = <b>Making it last</b>
    While the scene goes on, 1 PP makes an asset or a complication last: it stays to the end of the next Action Scene. A GM character pays a doom die. It can be taken away sooner.
    .words = long-lasting, lasting, persistent, prolong
    .see = asset, complication, weakening
about-cortex-weakening = <b>Taking things away</b>
    Complications, assets and Scene Distinctions can be attacked: against you roll the doom pool (or the owner) and the thing's own die. Effect die no smaller: it is gone; smaller: it steps down; failure: no change.
    A Scene Distinction counts as d8.
    .words = remove, remove a complication, weaken, attack an asset, break free
    .see = complication, asset, scene-distinction, helpless

topic-cortex-recovery = Recovery

about-cortex-recovery = <b>Recovery</b>
    At the start of a Transition Scene all stress steps down, d4 passes. Stress of a type that took the hero out passes wholly (after mercy d6 stays). Trauma stays. Everybody can act again.
    Then there are recovery rolls. In an Action Scene only a friend who spends the turn heals, or a special power.
    .words = heal, healing, recover
    .see = recovery-roll, aid, treating-trauma, healing-power, transition
about-cortex-recovery-roll = <b>Recovery roll</b>
    In a Transition Scene, one for each type of stress. Affiliation, Specialties, powers such as stamina and whatever fits, against the doom pool and the stress die.
    Effect die no smaller than the stress: it passes; smaller: it steps down; failure: no change. A second effect die for 1 PP goes on healing, or heals another type.
    A helper lends a trait for 1 PP, which the helper gets.
    .words = treat stress, helper, recovery rolls
    .see = recovery, treating-trauma, plot-points
about-cortex-aid = <b>Aid in a fight</b>
    A friend spends the turn and rolls against the doom pool and your stress. Effect die no smaller than the stress: it steps down; smaller: nothing. Failure: the stress steps up!
    You cannot do it for yourself.
    .words = help, first aid, help in a fight, heal a friend
    .see = revival, recovery, support
about-cortex-revival = <b>Reviving</b>
    A friend who is out can be brought back in the same scene: the stress counts as d12. Effect die d10: back with stress d12; d12 or more: with d10; below d10: nothing. After mercy: back with d6.
    Failure: trauma one step worse (none: d6); somebody who was spared is not touched.
    .words = revive, bring back, bring to, rescue
    .see = stressed-out, aid, trauma
about-cortex-treating-trauma = <b>Treating trauma</b>
    Trauma steps down with each new Act. A roll: in a Transition Scene, one for each type, against the doom pool and the trauma die. Effect die no smaller: one step down; smaller: no change; failure: one step up.
    You may ask for a healing scene: then trauma is treated like stress.
    .words = heal trauma, treat trauma, healing trauma
    .see = trauma, dramatic-healing, recovery-roll
about-cortex-dramatic-healing = <b>Healing scene</b>
    The GM opens an Action Scene about a hero's trauma, which hinders every roll of theirs. In the Transition Scene after it the trauma steps down, and is treated once like stress: effect die no smaller: gone; smaller: one more step; failure: no change.
    .words = dramatic healing
    .see = treating-trauma, transition
about-cortex-healing-power = <b>Healing power</b>
    With a fitting SFX, 1 PP and an action, the stamina die is the effect die of a recovery already won: no smaller than physical stress: it passes; smaller: it steps down.
    Beside another successful action a second effect die heals, if it is no larger than stamina.
    .words = regeneration, stamina, self-healing
    .see = sfx, recovery

topic-cortex-time = Scenes and time

about-cortex-event = <b>Event</b>
    The whole present story. It has Acts, and Acts have scenes. An Event offers Milestones to all (two at least), things to unlock for XP, and effects that the GM pays with the doom dice they name.
    At its start everybody has 1 PP and names one or two Milestones.
    .words = story, adventure, event effect, scene effect
    .see = act, milestone, unlock, doom-scene
about-cortex-act = <b>Act</b>
    A part of an Event. At its start: traumas step down, the floor of PP is 1 again, the doom pool is set anew.
    Nature: standard d6, heroic d8, catastrophic d10. Scale: ordinary 2 dice, global 3, cosmic 4. Or any dice that the GM names.
    .words = acts, new act, standard, heroic, catastrophic, global, cosmic
    .see = doom-pool, event, xp-points
about-cortex-scene = <b>Action Scene</b>
    A scene played in rounds: everybody acts once in a round. At its end assets and complications that were not made to last go; stress stays.
    .words = scene, round, fight, combat
    .see = turn-order, scene-distinction, transition, cutting
about-cortex-turn-order = <b>Turn order</b>
    The GM names who begins. Whoever has acted names the next among those who have not acted this round; the last one names who begins the next round. Who is stressed out or helpless has no turn.
    A table may play it otherwise: the GM names everybody, or the first to declare acts.
    .words = initiative, order, who is next, turns
    .see = interrupting, scene, stressed-out
about-cortex-scene-distinction = <b>Scene Distinction</b>
    A trait of the place: dark, noisy, flooded. Up to three at the start, later ones only from the GM, for a doom die of d8 or more.
    Anybody may take it, as d8 or as d4 for 1 PP, in one group with own Distinctions. So may the GM, whose d4 feeds doom. It can be weakened by an action: it counts as d8.
    .words = scene distinctions, place
    .see = distinction, weakening, doom-scene
about-cortex-transition = <b>Transition Scene</b>
    Rest between scenes, with one deadline for all. First stress steps down by itself, then everybody in any order: recovers, restores what is shut down, takes a resource for 1 PP, spends XP, takes a second Milestone. When you have finished, press “Ready to go on”.
    When all are ready or time is up, the story goes on. What was not spent stays.
    .words = transition, rest, break
    .see = recovery, recovery-roll, resource, xp, shutdown
about-cortex-session = <b>Session and the floor of PP</b>
    When a session begins, PP below the floor rise to it. The floor is 1; XP raise it up to 5 until the Act ends.
    In a slow game the start of each Action Scene counts as a session. A table may choose a button, the Act or the week.
    .words = floor, sessions, PP floor
    .see = plot-points, xp-points, scene
about-cortex-silence = <b>Silence</b>
    To stay silent is not to lose: silence spends no PP, XP or doom dice and takes no own stress and no Distinction at d4. A pool not gathered: the turn passes; a reaction gathers itself; the best total is taken; ones and SFX are left; a blow that takes out gives trauma, as the rules say.
    What will happen right now stands under each question.
    .words = silent, deadline, default
    .see = reaction, mercy
about-cortex-house-rules = <b>House rules</b>
    Where your table plays its own way: list and buttons by /rules_options. Most often changed: extraordinary success, ties, when a hero is stressed out, what counts as a session.
    .words = options, table options
    .see = margin, comparing, stressed-out, session

topic-cortex-gm = The GM and characters

about-cortex-gm-powers = <b>What the GM can do</b>
    For free: open a scene and name its Distinctions, strike a far-fetched die, say who opposes, buy hitches, close a scene that is decided, give a hero an asset or a complication of any size, for good play or for recklessness. Set any number right by hand: the log says so.
    For doom dice, everything else: a stronger roll, interrupting, a new Scene Distinction, effects.
    .words = GM, game master, grant, reward, set right
    .see = objection, doom-pool, scene-distinction, npc-prices, opposition

about-cortex-npc = <b>GM character</b>
    Major: affiliations d6, d8, d10, Distinctions, one or two Power Sets, two or more Specialties. Minor: d4, d6, d8, up to two Distinctions, up to two Power Sets.
    They have stress, trauma, complications and assets like heroes. No Milestones, XP or PP: they pay with doom dice.
    .words = villain, major, minor, npc
    .see = specialist, mob, large-scale, npc-prices
about-cortex-npc-prices = <b>Doom instead of PP</b>
    What costs a hero 1 PP costs a GM character one doom die of any size. What earns a hero 1 PP gives the doom pool a d6, or a step for its smallest die.
    Distinctions: one at d4 and one at d8 cost nothing; two at d8 a doom die of d8 or more.
    .words = the gm pays, doom price
    .see = doom-before, npc, distinction
about-cortex-specialist = <b>Specialist</b>
    Somebody of one craft: affiliations d4, d6, d8 and one Specialty, novice d6, expert d8 or master d10. No Distinctions, no Power Sets.
    They fall sooner: a novice is out at stress d8, an expert at d10, a master at d12. Trauma beyond their level is the end.
    A person from a resource may stay in the story as a specialist: d6 novice, d8 expert, d10 master.
    .words = specialists
    .see = npc, resource, specialty
about-cortex-mob = <b>Mob</b>
    A crowd as one being, with several equal Team dice which all go into each roll: 2 a handful, 3 a dozen, 4 a roomful, 5 a crowd. D4 crazed, d6 ordinary, d8 trained.
    Stress beyond its die: one die less, and the stress is cleared; excess is lost. The last die gone, the mob is beaten. No trauma. Several effect dice of one roll may strike it.
    .words = mobs, crowd, group, gang
    .see = large-scale, further-dice, targets
about-cortex-large-scale = <b>Large-scale threat</b>
    One being with several equal Solo or Buddy dice, against many heroes at once. All these dice go into each of its rolls.
    It is beaten like a mob: stress beyond its die takes one die. Several effect dice may strike it at once.
    .words = giant, monster, boss, large-scale
    .see = mob, npc

topic-cortex-growth = Milestones and XP

about-cortex-milestone = <b>Milestone</b>
    A hero's own story with three conditions, worth 1, 3 and 10 XP. 1 XP each time; 3 XP once a scene; 10 XP once an Act, and the Milestone is complete. Say that a condition is met and how it shows; the GM may contest it.
    One or two Milestones, own ones or the Event's. A second or a new one is taken in a Transition Scene.
    .words = milestones, condition, trigger, goal
    .see = xp, event, transition
about-cortex-xp = <b>Experience (XP)</b>
    From Milestones, from a doom d12 spent on you (1 XP), from a scene cut short by 2d12 (2 XP each).
    Spent in a Transition Scene: for 5, 10 or 15 XP. A plot point for 1 XP at any time.
    Not for sale: more than d12, the last Limit, grandmaster, a Power Set more, a fourth Distinction.
    .words = XP, experience, advancement, experience points
    .see = milestone, xp-5, xp-10, xp-15, xp-points
about-cortex-xp-5 = <b>For 5 XP</b>
    Replace a Distinction. Add or replace a Limit. Swap two affiliation dice. Unlock something minor of the Event, or keep a resource d6 for good.
    .words = 5 XP, five XP
    .see = xp, xp-10, unlock
about-cortex-xp-10 = <b>For 10 XP</b>
    A new SFX. A power of d6 or d8 one step up. A new power d6 in a set. Remove a Limit where there are two or more. Unlock something major of the Event, or keep a resource d8 or d10 for good.
    .words = 10 XP, ten XP
    .see = xp, xp-15, unlock
about-cortex-xp-15 = <b>For 15 XP</b>
    A power of d10 one step up. Another Power Set for one of yours (the GM agrees). A new Specialty as expert. An expert becomes a master.
    .words = 15 XP, fifteen XP
    .see = xp, specialty, power-set
about-cortex-unlock = <b>Unlocking for XP</b>
    An Event has a list: special resources, new people, turns of the story. Minor ones 5 XP, major ones 10 XP. So has keeping a resource for good that you got in play.
    .words = unlock, unlockable, unlocks
    .see = xp-5, xp-10, event, resource
about-cortex-xp-points = <b>PP for XP</b>
    At any time: 1 XP gives 1 PP, and the floor of PP rises by 1, up to 5. A new Act brings the floor back to 1; the PP stay.
    .words = buy PP, exchange XP
    .see = plot-points, session, xp
