# Answers to commands and presses.

## What became of a message

closed-over = closed
closed-below = ⬇️ below
closed-by = ✓ { $name }
closed-silence = ⌛ played by silence
closed-calendar = ⌛ played by the calendar
closed-skipped = ⏭ { $name } waits no longer
closed-title-question = Question
closed-title-card = New game
closed-title-scene = Scene
closed-title-menu = Menu

## Answers to questions

write-now = Noted. Now write it as a reply to the message: { $asked }
words-kept = Noted. Tick the rest and press Done (or write: done).
words-kept-pick = Noted. Now choose an answer, by its button or by its name.
words-kept-problem = Noted. Still missing: { $problem }
look-in-private = Answered in our private chat.
sent-on = ✓ Passed on.

## Which game

which-game-here = There are several games in this group. Which one is this for?
in-private = That is better done in private: open a chat with me.

## The beginning

joined = You are at the table! Next comes your hero: we make it in private (/hero).
open-private-first = { $who }, we make your hero in a private chat: open it and press Start.
button-keep = No
button-leave-yes = Yes, leave
button-endgame-yes = Yes, end it
ask-leave = Leave “{ $title }”? The hero stays in the log; what is open is settled by the rules.
ask-endgame = End “{ $title }”? The clocks stop, the log stays.
left-the-game = You are no longer at the table.
somebody-left = 🚪 { $name } leaves the game.
ended = The game is over.
game-ended = 🏁 “{ $title }” is over. Thanks for playing! The log: /log
nothing-changed = Nothing changes.

## Clocks and the course of the game

paused = ⏸ { $name } pauses the game. All remaining time is kept.
resumed = ▶️ { $name } resumes the game.
extended =
    { $hours ->
        [one] ⏳ { $name } extends the deadlines by { $hours } hour.
       *[other] ⏳ { $name } extends the deadlines by { $hours } hours.
    }
skipped = We wait no longer.
waits-on = We wait on.
undone =
    { $count ->
        [one] ↩️ { $name } takes back { $count } step. Older buttons are out of date.
       *[other] ↩️ { $name } takes back { $count } steps. Older buttons are out of date.
    }
pace-set = Pace: { $pace }
miss-excused = ⏳ { $who }: time is up, but the first miss is excused. The clock starts anew.
after-outage =
    { $hours ->
        [one] 🔌 I was away for about { $hours } hour. Deadlines that ran out meanwhile are moved.
       *[other] 🔌 I was away for about { $hours } hours. Deadlines that ran out meanwhile are moved.
    }

## The group

bot-back = 👋 I am back. The game goes on where it was.
button-it-is-me = It is me
who-is-it = You write as the group, so I cannot see who you are. Press the button and I carry the command out in your name.
seat-vacant = 🚪 { $name } has left the group, and nobody waits for them. { $gm }, who plays the hero from now on?
seat-played-by-gm = The GM plays this hero from now on.
seat-given-up = The seat is free.
button-npc = I play
button-vacate = Free the seat
gm-left = ⚠️ { $name } runs this game but has left the group.
topic-not-made = ⚠️ I could not make a topic for the scene, so we play here. To make topics I need the right to manage them.
topic-gone = ⚠️ The topic where the game was is out of reach: we go on here.
fault-note = ⚠️ Something broke in “{ $title }”: the last action was not carried out. All else is safe. Try again, or take a step back: /undo
fault-quarantined = ⚠️ { $gm }, “{ $title }” cannot be read any more, so it is put aside as it is. Nothing was deleted; other games go on. Tell whoever runs the bot.

## The log

log-opened = The game is open. Fingerprint of the dice: { $commitment }
log-joined = Takes a seat
log-ended = The game is over
log-paused = Paused
log-resumed = Resumed
log-extended =
    { $hours ->
        [one] Deadlines extended by { $hours } hour
       *[other] Deadlines extended by { $hours } hours
    }
log-pace = Pace: { $pace }
log-silence = What silence does was changed
log-rule = House rule: { $rule } — { $value }
log-undone =
    { $count ->
        [one] { $count } step taken back
       *[other] { $count } steps taken back
    }
log-left-group = Left the group

## Refusals

refuse-anonymous = You write as the group, so I cannot see who you are. Turn anonymity off, or answer under your own name.
refuse-bad-log-count = I cannot read “{ $typed }”. Give a number of entries, for example: /log 20
refuse-bad-undo = I cannot read “{ $typed }”. Give a number of steps from 1 to { $most }, for example: /undo 2
refuse-bad-span = I cannot read “{ $typed }” as a time. Write hours or days, for example: 12 or 2d
refuse-game-here-already = “{ $title }” is played here already. Use another topic for a new game, or end this one: /endgame
refuse-group-only = A game lives in a group: add me there (@{ $bot }) and write /newgame
refuse-no-game-here = There is no game here yet. Start one: /newgame
refuse-no-game-yet = The game is not open yet.
refuse-not-open-yet = The game is not open yet: the GM is choosing system and pace.
refuse-no-games = You have no games yet. Add me to a group and write /newgame there, or join somebody’s game with the button.
refuse-no-scene = We are between scenes. What you can do: /menu
refuse-no-sheet = There is no such sheet yet. Make a hero: /hero
refuse-no-such-table-setting = I cannot read “{ $typed }”. For example: /settings zone London, /settings hour 20
refuse-no-such-setting = I cannot read “{ $typed }”. For example: /me zone London, /me quiet 23-8, /me language en
refuse-nobody-to-nudge = There is nobody to nudge: we wait for no one.
refuse-nothing-asked = I am not waiting for words from you now. If there is a question above, answer it by a button. All that you can do: /menu
refuse-nothing-to-do = There is nothing to do now. I will write when there is.
refuse-nothing-in-act = You cannot act now: that takes an open scene with risk, and a hero in play.
refuse-nothing-in-hero = There is nothing to do with a hero now: take a seat first (/join).
refuse-nothing-in-gm = There is nothing for the GM to do now.
refuse-nothing-in-points = There is nothing to spend Feat Points on now.
refuse-nothing-to-skip = There is nobody to skip: we wait for no one.
refuse-nothing-to-undo = There is nothing more to take back.
refuse-text-wanted = I need text, and this is something else. Write it in words, for example: I climb the wall.
refuse-undo-dice-fell = Dice have fallen: only the GM can take that back.
refuse-undo-not-own = You can take back only your own last step, while nobody has moved after it.
refuse-unknown-command = I do not know /{ $typed }. All commands: /help
refuse-unread-piece = I cannot read “{ $piece }”. Example: { $example }
refuse-suits-several = This suits two questions: “{ $one }” and “{ $other }”. Reply to the message of the one you mean.
refuse-who-is-that = I do not know who that is: “{ $typed }”. Write the beginning of a player’s or hero’s name.
