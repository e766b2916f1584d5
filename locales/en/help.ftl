# Greeting and help. Telegram's list of commands shows `command-…`, /help shows `help-…`.

start =
    <b>Hello! I am { -brand }.</b>
    I help to play role-playing games by post, without hurry: I roll the dice, mind the rules, call those whose move it is, and keep the game from falling asleep.

    Do you run a game? Add me to the group and write /newgame there.
    Do you want to play? Tap “I play” on the game card in your group.
start-from-game =
    <b>Done: now I can write to you alone.</b>
    The game “{ $game }” will ask you its questions here, and heroes and rolls are easier to make here. All that can be done now: /menu.
button-add-to-group = Add to a group
button-help = Help
button-me = My settings
help-title = <b>What I can do.</b> More about one: <code>/help act</code>
help-unknown = There is no such command: { $command }
help-line = /{ $command } — { $what }
help-topic-everyone = <b>For everyone</b>
help-topic-game = <b>The table</b>
help-topic-play = <b>Play</b>
help-topic-gm = <b>For the GM</b>

command-start = say hello
command-help = what I can do
command-rule = the rules, by a word
command-me = my time zone, quiet hours, language
command-newgame = begin a new game
command-join = take a seat
command-leave = leave the game
command-endgame = end the game
command-act = begin an action
command-menu = all that can be done now
command-hero = make or change a hero
command-sheet = a hero's sheet
command-scene = what is going on
command-status = the same as /scene
command-waiting = whom we wait for, and for what
command-log = what happened
command-gm = the GM's menu
command-nudge = remind those we wait for
command-pause = stop the clocks
command-resume = end the pause
command-extend = give more time
command-skip = wait no longer: play it by silence
command-undo = take back the last step
command-pace = how long we wait for an answer
command-settings = settings of the game
command-rules_options = house rules

help-start =
    <b>/start</b> — opens our private chat. Without it I cannot write to you alone, and heroes and dice pools are easier to make here.
    Example: <code>/start</code>
help-help =
    <b>/help</b> — the list of commands, or more about one.
    Example: <code>/help waiting</code>
help-rule =
    <b>/rule</b> — what the rules say about a word: in short, with buttons to what is related. Without a word: the contents.
    Example: <code>/rule stress</code>
    Example: <code>/rule</code>
help-me =
    <b>/me</b> — your time zone, quiet hours and language. It holds in all your games; I do not call you in quiet hours.
    Example: <code>/me zone Berlin</code>
    Example: <code>/me quiet 22-8</code>
help-newgame =
    <b>/newgame</b> — a new game in this group or topic. Choose the system, the language and the pace; you become its GM.
    Example: <code>/newgame Shadows over the city</code>
help-join =
    <b>/join</b> — take a seat at the table. The button “I play” on the game card does the same.
    Example: <code>/join</code>
help-leave =
    <b>/leave</b> — leave the game. I ask first whether you are sure.
    Example: <code>/leave</code>
help-endgame =
    <b>/endgame</b> — end the game. Only the GM; I ask first whether you are sure.
    Example: <code>/endgame</code>
help-act =
    <b>/act</b> — begin an action of your hero: choose what and how, look at the odds, and roll.
    Example: <code>/act</code>
    Example: <code>/act stealth: over the wall</code>
    Example, a pool of dice: <code>/act solo distinction1 flight stunt</code>
    Or the dice themselves: <code>/act d8 d8 d10</code>
    An answer to any question, in words: <code>/act 5 4 effect 6</code>
help-menu =
    <b>/menu</b> — all that you can do now, by topic. What waits for your answer comes first.
    Example: <code>/menu</code>
    Straight to it, in words: <code>/menu hand an asset over: rope, Spark</code>
help-hero =
    <b>/hero</b> — make a hero step by step, or send a finished sheet as text; later, change it.
    Example: <code>/hero</code>
help-sheet =
    <b>/sheet</b> — shows a hero's sheet: your own, or the one you name.
    Example: <code>/sheet Spark</code>
help-scene =
    <b>/scene</b> — the scene card: what is going on, and whom we wait for.
    Example: <code>/scene</code>
help-status =
    <b>/status</b> — the same as /scene: the scene card, and whom we wait for.
    Example: <code>/status</code>
help-waiting =
    <b>/waiting</b> — whom we wait for, for what, and until when.
    Example: <code>/waiting</code>
help-log =
    <b>/log</b> — what happened last. You may say how much of it.
    Example: <code>/log 20</code>
help-gm =
    <b>/gm</b> — the GM's menu: scenes, characters, corrections by hand, answers for others.
    Example: <code>/gm</code>
    Straight to it, in words: <code>/gm close the scene</code>
help-nudge =
    <b>/nudge</b> — reminds everybody we wait for, or one of them. In somebody's quiet hours it waits.
    Example: <code>/nudge Spark</code>
help-pause =
    <b>/pause</b> — stops all clocks. The time that was left is kept.
    Example: <code>/pause</code>
help-resume =
    <b>/resume</b> — ends the pause: the clocks go on from where they stood.
    Example: <code>/resume</code>
help-extend =
    <b>/extend</b> — gives the running deadlines so many hours or days more.
    Example: <code>/extend 12</code>
    Example: <code>/extend 2d</code>
help-skip =
    <b>/skip</b> — waits no longer: choose for whom the safe move is played, as at a deadline.
    Example: <code>/skip</code>
help-undo =
    <b>/undo</b> — takes back the last step, or several. A player may take back their own last step if no dice fell.
    Example: <code>/undo 2</code>
help-pace =
    <b>/pace</b> — how long we wait for an answer: a ready pace, or hours of your own (reaction, move, scene).
    Example: <code>/pace 4 24 48</code>
help-settings =
    <b>/settings</b> — the pace, what silence does, the time zone, the language and the house rules of the game.
    Example: <code>/settings</code>
    Example: <code>/settings zone London</code>
help-rules_options =
    <b>/rules_options</b> — house rules: where your table plays its own way.
    Example: <code>/rules_options</code>

## The rules by term: /rule

about-contents = <b>{ $system }: the rules</b>
    Pick a chapter, or write a word: <code>/rule stress</code>
about-chapter = <b>{ $topic }</b>
about-several = “{ $typed }”: the rules have several such things. Which one?
about-unknown = The rules have no such word: { $typed }
about-near = Perhaps one of these?
about-example = Example: <code>/rule { $example }</code>
about-which-system = The rules of which system?
about-back = ‹ { $topic }
button-about-contents = All chapters
button-about = ❓ Rules
