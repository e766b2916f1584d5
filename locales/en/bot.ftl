# The bot's messages: people, questions, cards, whom we wait for.

## People

person-name = { $name }
person-nameless = nameless
person-nobody = nobody
person-mention = <a href="tg://user?id={ $id }">{ $name }</a>
person-gm = { $name } (GM)
person-with-hero = { $hero } ({ $name })
person-for = { $name }, for { $other }
person-silent = { $name } · by silence
person-any-of = { $names } (one answer is enough)

## Questions

prompt-of-game = <i>{ $game }</i>
prompt-whom = To answer: { $whom }
prompt-secret = 🔒 Only you see this.
prompt-group-picked = { $group }: <b>{ $picked }</b>
prompt-group-empty = { $group }: <i>{ $picked }</i>
prompt-picked = Ticked: <b>{ $picked }</b>
prompt-times = { $what } ×{ $count }
prompt-pick-one = pick one
prompt-pick-one-or-none = one, if you like
prompt-pick-at-least = at least { $least }
prompt-pick-any = as many as you like
prompt-pick-up-to = up to { $most }, if you like
prompt-ask = ✍️ Reply to this message: { $what }
prompt-ask-if-you-like = ✍️ You can add this by replying here: { $what }
prompt-draft = ✍️ “{ $text }”
prompt-price = Price: { $cost }
prompt-gain = In return: { $cost }
prompt-problem = ⚠️ { $problem }
prompt-due = ⏳ Due: { $when }
prompt-if-silent = If silent: { $what }
prompt-held = ⏸ The clock stands: { $why }
prompt-closed = { $title } — { $outcome }
page-of = Page { $page } of { $pages }
cost-paid = −{ $what }
cost-gained = +{ $what }
silence-passes = a pass
silence-plays = { $what }
silence-plays-text = “{ $text }”
silence-waits = the game waits
silence-calls-gm = the game waits, the GM decides

## Buttons

button-done = Done
button-close = Close
button-cancel = Cancel
button-page-back = ‹ Back
button-page-on = More ›
button-join = I play
button-menu = Menu
button-act = Act
button-private = Open the private chat
button-open-game = Open the game
button-open-question = Show the question
button-wait-more = Wait longer
button-play-default = Play it by silence
button-answer-for = Answer: { $what }

## Whom we wait for

waiting-title = <b>Waiting for</b>
waiting-chances = <b>May step in</b>
waiting-nobody = Waiting for nobody.
waiting-paused = ⏸ Paused, all clocks stand. Since: { $when }
waiting-until = • { $who } — { $what } · due: { $when }
waiting-held = • { $who } — { $what } · the clock stands: { $why }
waiting-open-end = • { $who } — { $what } · no deadline
warning = ⏰ { $who }, you are awaited: { $what }
warning-over = ✓ { $who } — { $what }: no longer awaited
nudge = 👋 { $who }, you are awaited: { $what }
    A nudge from { $asker }
gm-call = ⏳ { $gm }, time is up. Silent: { $who } — { $what }
    The game waits for your word.
gm-call-default = By silence: { $what }

## Cards

setup-title = <b>New game: { $title }</b>
setup-system = System: { $name }
setup-system-open = not chosen yet
setup-language = Language: { $name }
setup-pace = Pace: { $pace }
setup-hint-system = Choose the rule system, the language and the pace, then open the game.
setup-hint = All of it can be changed later. Shall we open?
card-title = <b>{ $title }</b>
card-system = System: { $name }
card-gm = GM: { $name }
card-players = Players: { $names }
card-no-players = No players yet: tap “I play”.
card-pace = Pace: { $pace }
card-rules = House rules:
card-deaf = 👂 Plain messages of this group do not reach me. For catch-ups and “who is here” to work by themselves, make me an admin or turn privacy mode off.
card-ended = 🏁 The game is over
card-asleep = 💤 The game sleeps: I was removed from the group
card-broken = ⚠️ The game has stopped after a fault. Its data are safe, the GM has been told.
scene-none = There is no scene now.

## Pace, silence, rules

pace-brisk = brisk
pace-daily = daily
pace-slow = slow
pace-none = no clock
pace-custom = custom
pace-with-hours = { $name } (reaction { $window } · move { $turn } · scene { $scene })
pace-without-clock = no clock, we wait as long as it takes
pace-no-clock = no deadline
policy-default = If you stay silent until the deadline, the safe move named in the question is played.
policy-hold = If you stay silent until the deadline, the game waits and calls the GM.
policy-mixed = If you stay silent until the deadline, the safe move named in the question is played. But here the game waits for the GM: { $classes }.
wait-class-window = reaction
wait-class-turn = move
wait-class-scene = scene
rule-line = • { $name }: { $value }
rule-yes = yes
rule-no = no
rule-number = { $value }
language-ru = Russian
language-en = English

## Posts

post-who = <b>{ $who }</b>

## Systems

ruleset-feats = Feats
