# The rules of Blackbird by term, for players at the table. The first line is the title; words: by which it is found; see: what is related.

topic-blackbird-roll = Action and roll

about-blackbird-roll = <b>Action</b>
    Say what the hero does and propose an attribute. Dice fall when the outcome is in doubt.
    The order: declare → the GM sets attribute and difficulty → main career → the other dice → throw → decisions after it → result.
    Until the dice have fallen the declaration can be taken back.
    .words = turn, declaration, act, order of an action, roll
    .see = framing, pool-form, success, after, opposed
about-blackbird-framing = <b>The GM's word</b>
    The GM confirms the attribute or sets another, names the difficulty, says who opposes, or rules that no roll is needed.
    What fits the deed is picked by the player. The GM may object until the dice fall; silence is consent. Only new aspects and skills wait for approval.
    If the GM stays silent: the player's attribute, and difficulty 3 with what is added.
    .words = frame, objection, object, ruling, no roll
    .see = difficulty, attribute, trait, silence
about-blackbird-difficulty = <b>Difficulty</b>
    How many successes are needed. Usually 3; the GM may name another number.
    Added: wound +1; each action of the turn beyond the first +1; items as written, sometimes downwards. It is never below 1.
    An opposed roll has no common difficulty: what would be added takes successes from its own side.
    .words = standard difficulty, target, modifier
    .see = several-actions, wound, item, success, opposed
about-blackbird-several-actions = <b>Several actions</b>
    In one turn you may try several things, but each gets harder: +1 for each one beyond the first. Two: +1 on both; three: +2 on all.
    The GM may rule otherwise; a table may choose another step, 0 to 3.
    .words = many actions, two actions, in one turn
    .see = difficulty, roll
about-blackbird-pool-form = <b>Gathering dice</b>
    Pick the main career, then tick all that fits. Each source counts once per roll.
    Base dice of what is ticked are always in the roll. Pool dice are your choice, up to what the source allows.
    You see all the time: how many dice, what leaves the pool and what stays, the odds. It is paid at the moment of the throw.
    .words = form, gather, gather dice, build a roll
    .see = dice, base-dice, pool-dice, odds, main-career
about-blackbird-dice = <b>Sources of dice</b>
    The first number: base dice; the second: how many pool dice may be added.
    Attribute 0: 0+1; 1: 1+0; 2: 1+1; 3: 2+1.
    Main career, 3 points: 1+0; 4 or 5: 1+1; 6 and more: 1+2.
    Its aspect: 1+0, Masterfully 1+1. Its skill: 1+0, Natural ability 1+2.
    Another career, its aspect, a talent: 0+1. A flag: 0+1 of its own pool.
    Items and perks: as written, free.
    .words = source, how many dice, where dice come from, table of dice
    .see = attribute, main-career, extra-career, aspect, skill, talent, flag, item
about-blackbird-base-dice = <b>Base die</b>
    Free: from the attribute, the main career, its aspects and skills, from items and perks.
    A source is ticked, so all its base dice are in the roll; none can be left out.
    .words = base dice, free dice
    .see = pool-dice, dice
about-blackbird-pool-dice = <b>Pool die</b>
    You pay for it: the pool is 1 smaller. How many, you decide, from none to what the source allows. Another career, its aspect, a talent and a flag give exactly one: without it there is no point in ticking them.
    You pay when the dice fall. They do not come back, whatever happens.
    A flag's die is paid from the flag's pool.
    .words = pool dice, die from the pool, price of a die
    .see = pool, base-dice, dice, flag
about-blackbird-labels = <b>Label of a die</b>
    Every die says where it is from. The bot writes that.
    Labels matter after the throw: Rich experience and Effortlessly work on their own dice only.
    .words = label, labels, roll comment, whose die
    .see = rich-experience, effortlessly, dice
about-blackbird-odds = <b>Odds</b>
    Before the throw you see how likely a success, a critical success and a critical failure are. The numbers are exact, without your decisions after the throw; those with explosions stand apart.
    More dice are not always better: among many, three ones come up more often. At difficulty 3 seven dice are best.
    .words = chance, chances, probability, percent
    .see = critical, pool-form, explode
about-blackbird-success = <b>Success</b>
    A die that shows 3 or more. All dice have six sides.
    At least as many successes as the difficulty: it works. Lost and banked successes do not count. Items and perks may add successes without dice.
    Three ones and three sixes decide by themselves.
    .words = successes, die, d6, six-sided
    .see = difficulty, critical, result
about-blackbird-no-dice = <b>Few dice</b>
    There may be fewer dice than the difficulty: explosions and a flash can make up for it.
    With no die at all there is no roll; the GM decides.
    .words = no dice, without dice, not enough dice
    .see = explode, flash, pool-form
about-blackbird-withdraw = <b>Taking it back</b>
    Until the dice have fallen the player may take a declaration back at any moment, also while it is on hold. Nothing is spent. What is thrown cannot be taken back.
    .words = withdraw, take back, change my mind
    .see = roll, hold
about-blackbird-hold = <b>Action on hold</b>
    A hero is unconscious, so declared actions stand still: no dice, nobody is waited for. On waking all goes on. The GM may let one be thrown before.
    At death they are closed. What has been thrown is decided as usual.
    .words = hold, on hold, put off
    .see = unconscious, withdraw, death

topic-blackbird-traits = Where dice come from

about-blackbird-attribute = <b>Attribute</b>
    Five numbers from 0 to 3. An action uses one, the best fitting: the player proposes, the GM decides.
    0: no base die, 1 of the pool if you like. 1: one base die, nothing more. 2: one base die and 1 of the pool. 3: two base dice and 1 of the pool.
    Zero has a pool die, one has none: that is meant.
    .words = attributes, characteristic, characteristics
    .see = boldness, agility, endurance, intellect, communication, dice
about-blackbird-boldness = <b>Boldness</b>
    Head-on, openly, by force: strike, shoot on instinct, clear a fence, outrun them on the straight, corner somebody and make them do it.
    .words = bold, head-on, force, brawl
    .see = attribute, agility
about-blackbird-agility = <b>Agility</b>
    Around things and past the blow: creep by, come from behind, leave the line of fire, dodge and answer, jump out at the last moment.
    .words = agile, stealth, dodge, sneak
    .see = attribute, boldness
about-blackbird-endurance = <b>Endurance</b>
    Bear it and stand: pain, hunger, cold, poison, drink, a long road, somebody's blow. It also brings you round.
    Each point is 5 more health.
    .words = endure, toughness, resist
    .see = attribute, health, unconscious
about-blackbird-intellect = <b>Intellect</b>
    Understand, invent, work out: repair, dress a wound, recall, find the way, spot an ambush, win at cards. And the long shot, if there is time to allow for the wind.
    .words = mind, notice, knowledge
    .see = attribute, communication
about-blackbird-communication = <b>Communication</b>
    Agree, find out, be liked: trade, persuasion, questions, requests, playing somebody else.
    To make somebody do it by force is Boldness.
    .words = charm, talk, persuade
    .see = attribute, boldness
about-blackbird-career = <b>Career</b>
    What the hero has long done for a living, or for a life. 3 to 6 careers with 3 to 7 points each, 18 in all. A trait of character is no career but a talent.
    A career's points buy its aspects and skills, at once or in play. Points never move between careers.
    .words = careers, occupation, profession
    .see = main-career, extra-career, aspect, skill, creation
about-blackbird-main-career = <b>Main career</b>
    The one that fits best; the player picks it. It gives 1 base die. With 4 or 5 points in it 1 pool die may be added, with 6 and more two. XP put into it counts.
    Only this career opens its aspects with their types, and its skills.
    None fits: then nothing of careers is in the roll; attribute, talents, flags, items and perks remain.
    .words = main, principal career
    .see = career, aspect, skill, extra-career
about-blackbird-extra-career = <b>Another career</b>
    Each fitting career besides the main one: 1 pool die, whatever its points. Its aspect: 1 more pool die, also without the career itself.
    Types of its aspects do nothing here, and its skills are not used at all.
    A table may rule that all other careers share one die.
    .words = other careers, additional career, aspect of another career
    .see = main-career, career, aspect, pool-dice
about-blackbird-aspect = <b>Aspect</b>
    A narrower activity inside a career. It costs 1 of its points, 2 with a type; one type only: Masterfully or Effortlessly.
    Each fitting aspect of the main career: 1 base die. An aspect of another career: 1 pool die, without its type.
    Once made, it is not changed by the player. The GM may ask for a comment, five words at most.
    .words = aspects, aspect type, comment
    .see = masterfully, effortlessly, skill, trait, overlap
about-blackbird-masterfully = <b>Masterfully</b>
    A type of aspect: 1 more pool die may be added with it. It is taken before the throw like any other. In an aspect of another career it does nothing.
    .words = masterful, type masterfully
    .see = aspect, effortlessly, pool-dice
about-blackbird-effortlessly = <b>Effortlessly</b>
    A type of aspect: after the throw each 5 or 6 on dice of this aspect and of its skills may be banked alone, 1 die into the pool for 1 success.
    Pool dice taken through them count too, explosion dice do not. In an aspect of another career it does nothing.
    .words = effortless, type effortlessly
    .see = aspect, bank, masterfully
about-blackbird-skill = <b>Skill</b>
    Narrower still, inside an aspect. It costs 2 points of the career: one type is free, both cost 1 more.
    The skill fits, and its aspect too: 1 base die; tick the skill, and the aspect comes with it. There may be several. Skills of other careers are not used.
    Once made, it is not changed by the player.
    .words = skills, ability, skill type
    .see = aspect, natural-ability, rich-experience, trait
about-blackbird-natural-ability = <b>Natural ability</b>
    A type of skill: 1 or 2 more pool dice may be added with it.
    .words = natural, gift, inborn
    .see = skill, rich-experience, pool-dice
about-blackbird-rich-experience = <b>Rich experience</b>
    A type of skill: after the throw add 1 to one die of this skill or its aspect. Once.
    The face really is another: a two becomes a success, a one is a one no more, it may make a six, a flash or a die that can be banked. A six cannot be raised, and it is too late to explode a raised one.
    .words = add one, plus one
    .see = modify, skill, critical, flash
about-blackbird-talent = <b>Talent</b>
    A manner or a leaning outside all careers. It fits: 1 pool die. Talents have no types.
    A talent is narrower than a career: what nearly always fits is none. The GM judges.
    .words = talents, leaning, manner
    .see = flag, creation, general-xp
about-blackbird-flag = <b>Flag</b>
    What drives the hero: a motive or a trait of character. Each flag has its own pool of 3 dice, one a roll. Different flags may be used together.
    Whoever uses a flag acts it out: words are a must.
    .words = flags, motive, motivation, acting out
    .see = flag-pool, check, talent
about-blackbird-item = <b>Item</b>
    It does what is written: free dice, successes, difficulty, a bonus on a die, a new ability or a hindrance. The GM writes it and decides.
    Its bonus on a die counts for successes and the sum. For ones, sixes, flash and banking it counts only if “patterns” stands beside it.
    .words = items, thing, things, inventory, gear, patterns
    .see = perk, modify, difficulty

topic-blackbird-after = After the throw

about-blackbird-after = <b>Decisions after the throw</b>
    Four steps in order: explosions → changes and rerolls → banking → flash. All of it as you like.
    Do something of a later step, and the earlier ones are closed. A step in which nothing can be done is skipped.
    The player of the roll decides. Silence explodes nothing and spends nothing.
    .words = after the throw, steps, step, order of decisions
    .see = explode, modify, reroll, bank, flash, result
about-blackbird-explode = <b>Explosion</b>
    For a six of the throw you may throw one more die. It shows:
    5 or 6: a success; throw the next, or stop.
    3 or 4: a success, and the end.
    2: the chain loses its successes except the first six, which can no longer be exploded or banked.
    1: the chain loses all its successes, the first six too.
    Only sixes of the throw itself explode, no raised or rerolled ones.
    .words = explosions, explode, exploding sixes, a six
    .see = chain, after, bank
about-blackbird-chain = <b>Chain</b>
    The first six and the dice of its explosion. A two or a one takes the successes of its own chain only; a table may rule: of the whole roll.
    Successes are lost, faces are not: they still count for three ones, three sixes, the flash and the sum. A six inside a chain only continues it.
    Explosion dice belong to no aspect and no skill.
    .words = chains, lost die, lost dice, original six
    .see = explode, reroll, sum
about-blackbird-modify = <b>Changing a die</b>
    The second step: Rich experience, items and perks change single dice, mixed with rerolls in any order. No face goes above 6 or below 1.
    Rich experience changes everything; the bonus of an item or perk successes and the sum, the rest only with the word “patterns”.
    .words = change, changes, bonus on a die, raise a die
    .see = rich-experience, reroll, item, perk
about-blackbird-reroll = <b>Reroll</b>
    1 fate point: throw any one die of your roll again, or the whole roll. The second result stands, even if worse. Several points may be spent; a perk may give a reroll for nothing.
    One die: its bonuses and its loss are gone, but the losses of the rest of its chain stay, and a new 6 does not explode.
    All: explosion dice go, Rich experience is whole again, the steps start anew. The pool is not paid twice.
    .words = rerolls, throw again
    .see = fate, modify, chain
about-blackbird-bank = <b>Banking</b>
    Two sixes put 1 die into the pool; both successes are lost. You may repeat it. Effortlessly: a single 5 or 6 is 1 die too.
    Only dice whose success still counts. The pool takes no more than its maximum.
    You may bank even if too few successes are left. Banked sixes still count for three sixes.
    .words = bank, back to the pool, restore dice
    .see = effortlessly, pool, critical, flash
about-blackbird-flash = <b>Flash</b>
    The dice show 2, 3, 4, 5 and a 1 or a 6; explosions count. Choose one thing:
    — one more free die;
    — bank any pair of equal successes, 1 die into the pool;
    — cancel the critical failure;
    — a perk from the GM, for later.
    .words = straight, row, five in a row
    .see = flash-die, bank, cancelling, perk, silence
about-blackbird-flash-die = <b>Flash die</b>
    3 or more: one more success. It cannot be exploded, rerolled or banked, and makes no critical. It counts for the sum.
    .words = extra die, free die
    .see = flash, sum
about-blackbird-critical = <b>Critical</b>
    Three ones or more: a critical failure. It fails, however many successes there are.
    Three sixes or more: a critical success. It works, however few there are.
    Explosion dice count, lost and banked ones, and those changed by Rich experience. Until the decisions are over all may turn.
    .words = criticals, critical failure, critical success, failure, three ones, three sixes, a one
    .see = cancelling, reroll, flash, odds
about-blackbird-cancelling = <b>Three ones and three sixes</b>
    They cancel each other, however many there are beyond three: successes are compared with the difficulty. At difficulty 3 the three sixes are enough.
    Cancel the failure by a flash, and the ones do not count: the critical success is back.
    .words = cancel, cancelling, cancel the failure
    .see = critical, flash
about-blackbird-result = <b>Result</b>
    It is counted like this: ones, sixes, flash → is the failure cancelled → do three ones and three sixes cancel each other → a critical, or successes against the difficulty.
    Successes beyond the difficulty stand beside the result. What they mean is told by the GM.
    .words = outcome, margin, surplus
    .see = success, after, opposed

topic-blackbird-against = Opposition and health

about-blackbird-opposed = <b>Opposed roll</b>
    Two rolls against each other. Each is brought to its end, then they are compared.
    A critical failure loses; if both have one, nobody wins. A critical success wins. Otherwise more successes win.
    From each side's successes is taken what makes its roll harder: a wound, several actions, circumstances.
    Several opponents are compared in pairs.
    .words = opposed, opposition, oppose, opponent
    .see = reaction, tie, critical
about-blackbird-reaction = <b>Reaction</b>
    Whoever opposes throws afterwards, gathers dice and goes through the same steps. The GM proposes the attribute.
    Silence: the base dice of the attribute and no decisions. Attribute 0: no dice, no successes.
    .words = react, respond, responder, defence
    .see = opposed, tie, silence
about-blackbird-tie = <b>Tie</b>
    Equal successes, or a critical success on both sides: the higher sum wins.
    Equal sums too: whoever responds, and all stays as it was. A table may rule: nobody wins, or both throw again.
    .words = ties, equal, full tie
    .see = sum, opposed
about-blackbird-sum = <b>Sum</b>
    All faces of the roll together: explosion and flash dice, lost and banked ones too. Bonuses count. It matters only in a tie.
    .words = sum of the roll, add the faces
    .see = tie, opposed
about-blackbird-health = <b>Health</b>
    10 and 5 more for each point of Endurance; a perk may add. It is full at the start.
    6 or less: a wound. 3 or less: unconscious. 0: death.
    How much goes or comes is said by the GM; without a number nothing changes.
    .words = hp, damage, healing, hurt
    .see = wound, unconscious, death, endurance
about-blackbird-wound = <b>Wound</b>
    Health 6 or less: the difficulty of all rolls is +1. Above 6 it is as usual again.
    .words = wounded, wounds
    .see = health, difficulty, unconscious
about-blackbird-unconscious = <b>Unconscious</b>
    Health 3 or less. The hero declares nothing, and what is declared is on hold. The GM may still call for a roll, such as Endurance to come round; its difficulty is +1.
    Above 3 the hero is awake.
    .words = faint, knocked out, wake
    .see = health, hold, wound
about-blackbird-death = <b>Death</b>
    Health 0: no rolls, no healing. Unfinished declarations are closed. The player may bring a new hero.
    .words = dead, die for good, killed
    .see = health, hold, creation
about-blackbird-combat = <b>Combat</b>
    It has no rules of its own yet: ordinary and opposed rolls, and the GM names the damage.
    .words = fight, battle
    .see = opposed, health, several-actions

topic-blackbird-store = Pool, fate, scenes

about-blackbird-pool = <b>Pool</b>
    A personal store of dice, 10 at the start and never more than 10. Only the GM changes the maximum.
    It pays for pool dice in rolls. It grows when the player banks dice, or when the GM refills it: after a scene and at rest. It never grows by itself. There are perks for it, too.
    .words = personal pool, store of dice, ten dice
    .see = pool-dice, bank, refill
about-blackbird-refill = <b>Refill</b>
    After a scene and at rest the bot asks the GM about each hero whose pool or flag is not full: all of it, some, or nothing. Without an answer nothing is added. The question lives until the hero's next roll.
    .words = refills, fill the pool, restore the pool
    .see = pool, rest, scene, flag-pool
about-blackbird-rest = <b>Rest</b>
    The GM announces it. Then pools and flags may be refilled; health changes only by a number that is named. Fate points do not come back.
    .words = resting, breather, camp
    .see = refill, health, fate
about-blackbird-scene = <b>Scene</b>
    The GM opens and closes it. At its end the GM is asked about pools; nothing else is reset by itself.
    .words = scenes, end of a scene, between scenes
    .see = refill, rest
about-blackbird-fate = <b>Fate point</b>
    It rerolls one die or the whole roll. You cannot hold more than were bought at the start; a perk may raise the limit.
    They do not come back with time: the GM gives them for deeds that fit the hero's role and nature.
    .words = fate points, fate
    .see = reroll, creation, reward
about-blackbird-check = <b>Flag check</b>
    The GM offers an act in the name of a flag. To accept costs and gives nothing. To refuse costs 1 die of the flag, unless the GM says otherwise; the flag may even be struck out.
    Silence is no refusal: the check stays open until the GM closes it.
    .words = check, checks, temptation
    .see = flag, flag-pool, silence
about-blackbird-flag-pool = <b>Flag's pool</b>
    3 dice for each flag, never more. It does not touch the personal pool, and nothing is banked into it. The GM refills it.
    A flag that is empty stays on the sheet. One that is struck out is in no roll any more.
    .words = flag pool, small pool, flag dice, struck out
    .see = flag, check, refill

topic-blackbird-growth = Hero and growth

about-blackbird-hero = <b>Hero's sheet</b>
    Five attributes, careers with aspects and skills, talents, flags, fate points, pool, health, XP, perks, items, notes. Send the sheet as text or build it step by step; the GM approves it.
    Names are not used twice: among aspects and skills, among talents and flags, among items and perks.
    .words = hero, character, sheet
    .see = creation, approval, attribute, career
about-blackbird-sheet = <b>Sheet as text</b>
    One fact a line: “Boldness 2”, “Courier (6)”, below a career “- Aspect [Masterfully] (comment)”, below that “+ Skill [Rich experience]”. Talents, flags, perks, gear are lists under their words, “Fate points: 1” is a number.
    Effects of an item stand after a colon: “Lockpicks: +1d6; difficulty -1”.
    In play a sheet may be added to; what is made is changed by the GM alone.
    .words = text sheet, paste a sheet, sheet format
    .see = hero, creation, item
about-blackbird-creation = <b>Making a hero</b>
    7 points for attributes, 0 to 3 each. 18 points for careers: 3 to 6 careers with 3 to 7 points. 3 points for talents, flags and fate points, not all three for one kind.
    All are spent. Aspects and skills inside careers may be left for later.
    At the start: pool 10, full health.
    .words = make a hero, attribute points, career points, new hero, creation
    .see = hero, attribute, career, talent, flag, fate
about-blackbird-approval = <b>Approval</b>
    The GM accepts a sheet as a whole; until then the hero is a draft and does not act. All that is on the sheet is approved with it.
    Aspects and skills made later are approved one by one. While the GM is silent they are not in the roll; you may throw without them.
    .words = approve, accept a sheet, draft
    .see = hero, trait, overlap
about-blackbird-trait = <b>New aspect or skill</b>
    Made in play when it is needed: career, name, type, a comment of up to five words. The price is that of creation, paid with free points of the career and career XP.
    The GM approves, asks for a comment or a change, or refuses. Points go with the approval; afterwards it is not changed.
    .words = new aspect, new skill, made in play
    .see = aspect, skill, approval, overlap, career-xp
about-blackbird-overlap = <b>Traits too alike</b>
    No aspect lies wholly inside another aspect, no skill inside another skill; very similar ones will not do either. They may overlap if the deeds are different on the whole. Something narrower inside an aspect is a skill.
    The GM judges. The bot refuses only equal names.
    .words = overlap, overlapping, equal names, similar aspects
    .see = aspect, skill, approval
about-blackbird-reward = <b>Reward</b>
    The GM gives it: career XP, general XP, a perk, a fate point, or a choice among them for the player.
    .words = rewards, advancement, growth
    .see = experience, perk, fate
about-blackbird-experience = <b>Experience</b>
    There are two: career XP for aspects and skills, general XP for talents and new careers. One does not pay for the other.
    .words = xp, experience points
    .see = career-xp, general-xp, reward
about-blackbird-career-xp = <b>Career XP</b>
    It buys aspects and skills in a career that you have, at the usual prices; free points of the career may be added.
    What is put in counts as points of the career, beyond 7 too: the main career may get more pool dice from it.
    .words = career experience, invest xp
    .see = experience, main-career, trait
about-blackbird-general-xp = <b>General XP</b>
    A new career: 3 to 7, and so many points are in it; six careers at most. A new talent: 1. A better talent: 1; how it gets better is the GM's decision, as a perk.
    .words = general experience, new career, new talent, better talent
    .see = experience, career, talent, perk
about-blackbird-perk = <b>Perk</b>
    A special ability, not an aspect. When it helps is judged by the GM. It may give successes, free dice, a bonus on a die, a reroll, health, XP, dice for the pool, a higher limit of fate points.
    The GM gives it: as a reward, for a flash, for a better talent. A flash's perk comes later and does not change that roll.
    .words = perks, special ability
    .see = reward, flash, item, modify

topic-blackbird-table = At the table

about-blackbird-npc = <b>GM character</b>
    Either a full sheet like a hero's, without counting points, or in short: name, dice, health. The short kind throws its dice; it has no pool, no fate points, no flags.
    .words = gm characters, npc, npcs, enemy
    .see = opposed, hero, health
about-blackbird-gm-hand = <b>The GM's hand</b>
    Only the GM changes health, refills pools, gives perks, fate points and XP, checks flags. Any number can be set right, and the log says so.
    .words = gm, hand, set numbers, change health
    .see = health, refill, reward, check
about-blackbird-silence = <b>Staying silent</b>
    Nothing is spent for whoever is silent. Dice not gathered: the roll waits, and the GM is told. After the throw: no explosions, rerolls or banking; a flash cancels a critical failure that stands.
    Whoever opposes throws the base dice of the attribute. A flag check is not refused. No pool is refilled. Nothing new is approved.
    .words = silent, silence, deadline, no answer
    .see = after, reaction, check, framing
about-blackbird-house-rules = <b>House rules</b>
    A table may play its own way: what a bad explosion takes, whether faces of lost and banked dice count, how many dice other careers give, whether the pool has a limit, the price of several actions, what a reroll does, who has a full tie, what a silent player's flash does.
    The GM sees and changes them by /rules_options
    .words = options, table options, own rules
    .see = chain, extra-career, tie, reroll, several-actions
