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
prompt-sealed = 🔒 { $who } — <b>{ $title }</b>
    Only you may see this: open the private chat and press Start.
prompt-secret = 🔒 Only you see this.
prompt-group-picked = { $group }: <b>{ $picked }</b>
prompt-group-empty = { $group }: <i>{ $picked }</i>
prompt-groups-open = You may add: <i>{ $groups }</i>
prompt-picked = Ticked: <b>{ $picked }</b>
prompt-times = { $what } ×{ $count }
prompt-in-state = { $what }: { $state }
prompt-ways = ↻ tap again for the other way
prompt-pick-one = pick one
prompt-pick-one-or-none = one, if you like
prompt-pick-at-least = at least { $least }
prompt-pick-any = as many as you like
prompt-pick-up-to = up to { $most }, if you like
prompt-ask = ✍️ Reply to this message: { $what }
prompt-ask-instead = ✍️ Or reply to this message: { $what }
prompt-ask-if-you-like = ✍️ You may add in a reply: { $what }
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
button-not-now = Not now
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
button-less = ▼ { $value }
button-more = ▲ { $value }
button-answer-for = Answer: { $what }

## Whom we wait for

waiting-title = <b>Waiting for</b>
waiting-chances = <b>May step in</b>
waiting-nobody = Waiting for nobody.
waiting-paused = ⏸ Paused, all clocks stand. Since: { $when }
waiting-until = • { $who } — { $what } · due: { $when }
waiting-in-secret = decided in secret
waiting-held = • { $who } — { $what } · the clock stands: { $why }
waiting-stands = • { $who } — { $what }
waiting-open-end = • { $who } — { $what } · no deadline
warning = ⏰ { $who }, you are awaited: { $what }
warning-over = ✓ { $who } — { $what }: no longer awaited
nudge = 👋 { $asker } reminds you:
nudge-later = 👋 The game waits:
skip-title = <b>Wait no longer</b>: for whom is the move by silence played?
skip-nothing = There is nobody to skip.
skip-line = • { $who } — { $what } · it plays: { $default }
skip-button = { $who }: { $what }
gm-call = ⏳ { $gm }, time is up. Silent: { $who } — { $what }
    The game waits for your word.
gm-call-default = By silence: { $what }

## Cards

setup-title = <b>New game: { $title }</b>
setup-system = System: { $name }
setup-system-open = not chosen yet
setup-rules = The table decides:
setup-rule = • { $name }: { $value } (usually: { $usual })
setup-switch-on = ☑ { $name }
setup-switch-off = ☐ { $name }
setup-language = Language: { $name }
setup-pace = Pace: { $pace }
setup-hint-system = Choose the rule system, the language and the pace, then open the game.
setup-hint = All of it can be changed later. Shall we open?
card-title = <b>{ $title }</b>
card-system = System: { $name }
card-gm = GM: { $name }
card-players =
    { $count ->
        [one] { $count } player: { $names }
       *[other] { $count } players: { $names }
    }
card-no-players = No players yet: tap “I play”.
card-pace = Pace: { $pace }
card-rules = House rules:
card-deaf = 👂 I see only commands and replies to me here. To see the rest too (for catch-ups and “who is here”), I need admin rights, or privacy mode off.
card-ended = 🏁 The game is over
card-asleep = 💤 The game sleeps: I was removed from the group
card-broken = ⚠️ The game has stopped after a fault. Its data are safe, the GM has been told.
scene-none = There is no scene now.

## Menu

menu-title = <b>Menu</b>: what can be done now
menu-title-topic = <b>{ $topic }</b>
menu-below = { $topic } › { $below }
menu-topic = { $title } ›
menu-asked = ⏳ { $title }
menu-empty = Nothing yet. When something comes up, I will write.
menu-up = ‹ Back
menu-act = Actions
menu-hero = Hero
menu-points = Points
menu-gm = For the GM

## Sheets

sheet-none = No hero yet. Make one: /hero
button-sheet-text = As text

## Log

log-view-title = <b>Log</b>
log-view-empty = The log is empty so far.
log-view-head = { $when } · <b>{ $who }</b> · no. { $number }
log-view-undone = ↩️ Taken back:
log-view-secret = 🔒 { $line }
log-view-loaded = ⚠️ Loaded dice: this is a rehearsal
log-view-older = ‹ Older
log-view-newer = Newer ›
person-left = somebody
person-silence = By silence

## Posts

post-who = <b>{ $who }</b>

## Systems

ruleset-feats = Feats
ruleset-cortex = Cortex Plus
ruleset-flowers = Flowers of a far planet
