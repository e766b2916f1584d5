# The rules of Blackbird by term, for players at the table.

topic-blackbird-roll = The roll

about-blackbird-roll = <b>Roll</b>
    When the outcome is in doubt, throw a handful of six-sided dice. Every die that shows 3 or more is a success. As many successes as the difficulty, or more: it works.
    The order: declare → the GM names attribute and difficulty → you pick career, aspects and the rest → you see the odds → throw → decisions after the throw.
    Before the throw you may withdraw: nothing is spent.
    .words = success, successes, action, declare, 3+
    .see = dice, difficulty, after, critical, opposed
about-blackbird-dice = <b>Base dice and pool dice</b>
    Base dice are free: attribute, main career, its aspects and skills. Pool dice are paid: you choose how many; the pool shrinks at the throw and does not come back by itself, not even after a failure.
    A flag's die comes from the flag's own pool. Items and perks give dice for free. Every die says where it comes from.
    There may be fewer dice than the difficulty: explosions and a flash may help. With no die at all there is no roll.
    .words = die, base die, pool die, source, labels
    .see = roll, pool, attribute, career, aspect
about-blackbird-difficulty = <b>Difficulty</b>
    How many successes are needed: 3 as a rule. The GM sets it by circumstances, items shift it.
    Several actions in one turn: +1 for each beyond the first, on all of them. Health 6 or less: +1. Never below 1.
    .words = several actions, turn, circumstances
    .see = roll, health, item
about-blackbird-critical = <b>Critical results</b>
    Three ones or more: critical failure, it fails whatever the successes. Three sixes or more: critical success, it works whatever the successes.
    Both at once cancel each other, then successes count. It is settled only when all decisions after the throw are made.
    With more dice three ones come more often: look at the odds.
    .words = critical, critical success, critical failure, three ones, three sixes
    .see = roll, flash, after
about-blackbird-opposed = <b>Opposed roll</b>
    Both sides throw and finish all their decisions, then they are compared. A critical failure loses, a critical success wins; else more successes, and if those are equal, the higher sum of all faces.
    There is no difficulty here: what would raise it (a wound, a second action) is taken off the successes. If the sums are equal too, all stays as it was: the responder has it.
    .words = opposition, opposed, sum, tie, against
    .see = roll, critical, silence

topic-blackbird-after = After the throw

about-blackbird-after = <b>Decisions after the throw</b>
    In strict order: explode sixes → change dice and reroll → bank → flash. A step further closes those before. A step with nothing to decide is skipped.
    All of it is free to choose, and up to whoever throws.
    .words = decisions, steps, after the throw
    .see = explode, modify, bank, flash, silence
about-blackbird-explode = <b>Explosion</b>
    For every six of the throw you may throw one more die. 5 or 6: a success, and you may go on; 3 or 4: a success, the chain is over.
    2: the chain's successes are gone but for the six itself, which cannot be banked any more. 1: the six is gone as well. The rest of the roll is safe.
    A six from a reroll or from a +1 does not explode.
    .words = explode, explosions, chain, original six
    .see = after, bank, flash
about-blackbird-modify = <b>Changing dice</b>
    Rich experience adds 1, once a roll, to one die of its skill or of the aspect that holds it. The face really changes: a 2 becomes a success, a 1 is a one no more, a 5 becomes a six.
    Items and perks change dice as they say; criticals and flashes are touched only if they say so.
    .words = modify, change a die, plus one, rich experience
    .see = after, fate, skill, item
about-blackbird-fate = <b>Fate points</b>
    For one point reroll one die of your roll, or the whole roll. The second result stands, even if worse.
    One die: what its chain has lost stays lost. The whole roll: all anew from the first step, the pool is not paid again.
    Points do not come back by themselves: the GM gives them for deeds that fit the hero, never more than were bought.
    .words = fate, fate point, reroll, rerolls
    .see = after, modify, hero
about-blackbird-bank = <b>Banking</b>
    Two sixes may go back to the pool as one die: both successes are gone. With Effortlessly, a 5 or 6 on a die of that aspect or of its skill is banked alone.
    The pool never goes above its maximum. Bank whatever the result; the sixes still count for a critical success.
    .words = bank, back to the pool, pair of sixes
    .see = after, pool, aspect
about-blackbird-flash = <b>Flash</b>
    The dice hold 1-2-3-4-5 or 2-3-4-5-6, in any order, explosion dice included. Choose one: a free die; a pair of equal successes into the pool as one die; cancel a critical failure; a perk from the GM.
    The GM names the perk afterwards, it does not help this roll.
    .words = straight, 12345, 23456
    .see = after, critical, perk, bank
about-blackbird-silence = <b>If you stay silent</b>
    While building a roll: nothing is thrown, nothing is spent, the action waits. After the throw: nothing explodes, is rerolled or banked; a flash cancels a critical failure if there is one.
    As a responder: the hero throws the base dice of the attribute alone. Flag check: silence is no refusal.
    .words = silence, by silence, deadline
    .see = after, opposed, check

topic-blackbird-traits = What gives dice

about-blackbird-attribute = <b>Attributes</b>
    Boldness goes straight through, Agility around, Endurance bears it, Intellect understands, Communication talks. The GM says which one it is.
    0: no base die, 1 pool die. 1: 1 base die. 2: 1 base and up to 1 pool die. 3: 2 base and up to 1 pool die.
    .words = attribute, boldness, agility, endurance, intellect, communication
    .see = dice, hero, health
about-blackbird-career = <b>Careers</b>
    What the hero has done for long. One main career in a roll: 1 base die; with 4 or 5 invested up to 1 pool die, with 6 and more up to 2.
    Every other fitting career: 1 pool die. Without a main career there are no aspects, skills or other careers.
    .words = career, main career, other careers
    .see = aspect, dice, experience
about-blackbird-aspect = <b>Aspects</b>
    An activity inside a career: 1 point, 2 with a type. Every fitting aspect of the main career is a base die. Masterfully: up to 1 pool die more. Effortlessly: its 5s and 6s are banked alone.
    An aspect of another career is 1 pool die, its type does nothing. An aspect has one type, which is not changed later.
    .words = aspect, masterfully, effortlessly
    .see = skill, career, trait, bank
about-blackbird-skill = <b>Skills</b>
    An ability inside an aspect: 2 points, 3 with both types. It works if its aspect is in the roll and of the main career: 1 base die.
    Natural ability: 1 or 2 pool dice more. Rich experience: +1 on one die after the throw.
    .words = skill, natural ability
    .see = aspect, modify, trait
about-blackbird-talent = <b>Talents</b>
    A style or a leaning outside careers: 1 pool die when it fits. One that fits nearly everything is not allowed.
    .words = talent, leaning
    .see = dice, experience, hero
about-blackbird-flag = <b>Flags</b>
    What drives the hero: greed, revenge, duty. A flag has a pool of its own, 3 dice: up to 1 a roll, and it must be acted out in the post. The GM fills it.
    .words = flag, motive, acting out
    .see = check, dice, rest
about-blackbird-check = <b>Flag check</b>
    The GM offers an act in the name of a flag. To accept is free. To refuse: the GM takes a die of the flag or more, or strikes the flag out.
    Silence is no refusal: the GM closes the question.
    .words = refusal, strike out
    .see = flag, rest
about-blackbird-item = <b>Items</b>
    A thing does what it says: dice, successes, difficulty, a bonus on a die, an ability or a restriction. The GM sets the effects.
    .words = item, gear, inventory, thing
    .see = perk, difficulty, sheet
about-blackbird-perk = <b>Perks</b>
    Special abilities: successes or dice in their situation, a reroll, health, experience, pool, fate maximum. They come from the GM: as a reward, for a flash, for a talent that got better.
    .words = perk, reward, rewards
    .see = flash, experience, item

topic-blackbird-hero = The hero

about-blackbird-hero = <b>Hero</b>
    7 attribute points (each 0 to 3); 18 points for 3 to 6 careers, 3 to 7 each; 3 points for talents, flags and fate points, not all for the same.
    Careers are named at once, aspects and skills may be made up in play. The GM approves the sheet.
    .words = creation, character, points
    .see = attribute, career, talent, flag, sheet
about-blackbird-sheet = <b>Text sheet</b>
    A line is one fact: “Boldness 2”, “Courier (6)”, below it “- Aspect [Masterfully] (comment)”, “+ Skill [Rich experience]”. Talents, flags, perks and gear are lists under their words.
    What is made is not changed: in play you may only add. The GM may set anything right.
    .words = sheet, character sheet
    .see = hero, trait, item
about-blackbird-trait = <b>Made in play</b>
    When you need an aspect or a skill, offer it: where, its name, type, up to five words of comment. The GM approves it, asks for a comment or a change, or refuses.
    Points of the career are spent on approval, and career XP if they are too few. Until then it is in no roll.
    .words = new aspect, new skill, comment, on the spot
    .see = aspect, skill, experience
about-blackbird-experience = <b>Experience</b>
    Career XP buys aspects and skills, and the career grows with it. General XP buys a new career (3 to 7, as many points as it has) or a talent, new or better, for 1.
    One is never spent for the other.
    .words = xp, career xp, general xp, advancement
    .see = trait, career, talent, perk
about-blackbird-health = <b>Health</b>
    10, and 5 more for each point of Endurance. 6 or less: wounded, difficulty +1. 3 or less: unconscious, actions wait, only the GM calls a roll. 0: dead.
    The GM names damage and healing.
    .words = wound, wounded, damage, healing, unconscious, dead, death, hp
    .see = difficulty, attribute, rest
about-blackbird-pool = <b>Pool</b>
    10 dice and never more. It pays pool dice; it comes back by banking after a throw, by perks, and when the GM says so.
    .words = personal pool, dice pool, store
    .see = dice, bank, rest
about-blackbird-rest = <b>Rest and scene end</b>
    The GM decides how much comes back to the pool and the flags: all, some or nothing. Nothing comes back by itself.
    .words = rest, scene end, refill, scene
    .see = pool, flag, health
about-blackbird-npc = <b>GM characters</b>
    With a full sheet they are like heroes. In short they have so many base dice, and health: no pool, no fate points, no flags.
    There are no fight rules of their own: rolls, opposed rolls, and the GM names the damage.
    .words = gm character, npc, combat, fight
    .see = opposed, health, dice
