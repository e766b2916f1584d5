# The rules of Feats by term, for players at the table.

topic-feats-check = Checks

about-feats-check = <b>Check</b>
    Roll 2d8 and add the skill's value. Up to 7: failure; 8 to 11: success at a cost; 12 to 15: success; 16 and more: critical success. Then ranks move the outcome.
    Only when there are both risk and doubt. Every outcome changes something, success and failure alike.
    The order: declare → the GM sets rank and advantages → you see the odds → roll or withdraw → a Feat Point, if you like → consequences.
    .words = roll, checks, 2d8, action, test
    .see = outcome, rank, advantage, feat-points, opposed
about-feats-skill = <b>Skill</b>
    A skill has two numbers. Rank 1 to 4: the scale of tasks it can handle; value 0 to 4: what you add to the roll. An archetype skill ★ may have rank 5.
    A skill that is not on the sheet has rank 1, value 0.
    .words = skills, value, archetype, archetype skill
    .see = rank, check, hero
about-feats-rank = <b>Rank</b>
    Of a task: 1 ordinary but risky; 2 beyond the human norm; 3 superhuman; 4 a feat of superheroes. It is never added to the roll.
    Each rank of the skill above the task lifts the outcome by a step, each below lowers it.
    A hero's own rank, 1 to 4, is just a measure of power.
    .words = ranks, task rank, skill rank, shift, difficulty
    .see = outcome, skill, check
about-feats-outcome = <b>Outcome</b>
    Four steps. Failure: no, and things get worse. Success at a cost: yes, and you pay. Success: yes. Critical success: yes, and something good on top.
    Ranks, advantages and a Feat Point move it; there is nothing above critical and nothing below failure. The price comes out of the scene itself.
    .words = outcomes, failure, success, success at a cost, critical, price, cost
    .see = rank, advantage, improve
about-feats-advantage = <b>Advantage and disadvantage</b>
    Each source counts as one. First they cancel each other. One advantage left: +2 to the roll; one disadvantage: −2. Two or more left: the outcome one step up or down, and never more than one.
    .words = advantage, disadvantage, bonus, penalty
    .see = token, check, outcome
about-feats-token = <b>Advantage token</b>
    After a critical success the GM may give a token: one advantage on the next linked check. It outlives the scene and ends with the session. The GM says how many a check uses when setting the rank.
    .words = token, tokens, linked advantage, linked check
    .see = advantage, outcome, session
about-feats-opposed = <b>Opposed check</b>
    Somebody resists knowingly, and their skill matters: both roll. In place of a task's rank each side has the other's skill rank.
    The higher step wins, and says how clean the win is. Equal: the higher skill rank, then the value, then whoever began. Two failures: nobody wins.
    The same check is not repeated until the set-up changes.
    .words = opposed, contest, tie, set-up
    .see = check, rank, outcome
about-feats-asked = <b>A check the GM asks for</b>
    The GM may call for a roll and names skill and rank. Roll, take another skill if that is left open, or object once in words.
    In silence the named skill is rolled. No points are spent.
    .words = object, objection, asked to roll
    .see = check, silence

topic-feats-hero = The hero

about-feats-hero = <b>Hero</b>
    Rank, skills, motivation and complication, stress boxes, abilities, things, conditions. Send the sheet as text or make it step by step; the GM approves it.
    .words = sheet, character, creation
    .see = skill, motivation, stress, ability
about-feats-motivation = <b>Motivation and complication</b>
    Why the hero does it, and what makes life hard. When they really make things worse (time lost, a position given up, a new threat, a hard choice), the GM gives 1 Feat Point. No noticeable price, no point.
    .words = motivation, complication
    .see = feat-points
about-feats-ability = <b>Ability</b>
    A power with a price in Heat. In combat it costs what is now written. Elsewhere it costs no Heat, but one with a price works once a scene.
    .words = abilities, power
    .see = heat, effect, montage
about-feats-heat = <b>Heat</b>
    It pays for abilities in combat; elsewhere there is none, and at a scene's end it is 0. Kindle it: +2 at once for a Feat Point, once a combat scene.
    .words = kindle, kindle heat
    .see = ability, feat-points, scene
about-feats-stress = <b>Stress</b>
    Boxes that fill. How many, the sheet says. What does not fit is the GM's to rule. Quick recovery for a Feat Point clears them all.
    Stress does not pass by itself, with no scene's and no session's end.
    .words = boxes, stress boxes, damage, harm
    .see = exhaustion, recovery, condition
about-feats-condition = <b>Condition</b>
    A named trouble: dazzled, bound, scared. The GM sets and ends it. A Feat Point ends one of your own, if that can be described; a source that still works may bring it back.
    .words = conditions, remove a condition
    .see = exhaustion, feat-points
about-feats-exhaustion = <b>Exhaustion</b>
    A condition with a number: Exhaustion 2 takes two stress boxes away. Quick recovery does not end it; removing a condition ends all of it.
    .words = tired
    .see = stress, condition, recovery

topic-feats-points = Feat Points

about-feats-feat-points = <b>Feat Point (FP)</b>
    A store of heroism, 0 to 3. When a session begins everybody has exactly 1; at its end the rest is gone.
    Given when a motivation or complication really bites, or a hard turn hits the heroes. Not for a failure and not for a success at a cost.
    1 point: improve an outcome, kindle Heat, a scene detail, remove a condition, quick recovery. It takes no action.
    .words = FP, point, points, feat points, feat
    .see = improve, detail, recovery, condition, heat, motivation, session
about-feats-improve = <b>Improve the outcome</b>
    1 point lifts the outcome of your own check by a step, after all shifts. After the roll, before the consequences, once a check. Critical goes no higher.
    .words = improve, better outcome
    .see = outcome, feat-points
about-feats-detail = <b>Scene detail</b>
    For 1 point propose something helpful that could be here: a tool, an old friend, a handy way. It cannot undo what happened or solve the whole scene.
    The GM accepts, adjusts, asks for a check or refuses. A refusal costs nothing; an adjusted detail can be taken back.
    .words = detail, details
    .see = feat-points
about-feats-recovery = <b>Quick recovery</b>
    1 point clears all stress. As often as you have points. Exhaustion stays.
    .words = recovery, recover, heal
    .see = stress, exhaustion, feat-points

topic-feats-scenes = Scenes

about-feats-scene = <b>Scene</b>
    Without risk: no rolls. Quick: one key check decides, though two failures in an opposed check do not. Montage: a hard task for all. Combat: as many checks as needed, and Heat.
    The GM chooses which; scenes need an open session.
    .words = scenes, quick scene, no risk, combat, risk level
    .see = montage, session, heat
about-feats-session = <b>Session</b>
    A stretch of the game. At its start each hero has exactly 1 Feat Point, at its end points and tokens are gone; stress and conditions stay. The GM opens and closes it, or the calendar, if the table wants that.
    .words = sessions
    .see = feat-points, token
about-feats-montage = <b>Montage</b>
    A scene for all: goal, pressure, obstacles and a track. Two rounds, one contribution a hero in each. For three heroes 4, 6 or 8 segments; each hero more adds 2, each fewer takes 2, but never below 3.
    Critical success 3 segments, success 2, success at a cost 1, failure 0. Track full: full success; 1 or 2 left: partial, at a price; more: failure.
    .words = montages, track, segment, round, pressure
    .see = contribution, obstacle, effect, scene
about-feats-contribution = <b>Contribution</b>
    One a hero and round: a check, an effect or a pass. The same skill only once in the whole montage. A pass gives nothing and risks nothing; silence is a pass.
    .words = contributions, pass
    .see = montage, effect, silence
about-feats-obstacle = <b>Obstacle</b>
    One problem on the way. A solved one is closed; a hazard that lasts (fire, pursuit) can be chosen again. While somebody works on it, it is taken. Players may propose more.
    .words = obstacles, hazard
    .see = montage, contribution
about-feats-effect = <b>Effect instead of a check</b>
    In a montage: an ability with a price, a consumable or something limited, if it solves an obstacle outright. 2 segments, no roll. Whether it does, the GM says; if not, nothing is spent.
    .words = effect, item, consumable
    .see = montage, ability

topic-feats-table = At the table

about-feats-silence = <b>Silence</b>
    Silence spends no points and takes no risk for you: a check not confirmed is withdrawn, an outcome stays, in a montage the hero passes, an adjusted detail is taken back. Only a roll that the GM asks for falls all the same.
    .words = silent, deadline, default
    .see = check, montage
about-feats-house-rules = <b>House rules</b>
    Where your table plays its own way: list and buttons by /rules_options.
    .words = options, table options
    .see = session, montage, exhaustion
