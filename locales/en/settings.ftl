# Settings of a game and of a person.

## Pace, silence, rules

pace-brisk = Brisk
pace-daily = Daily
pace-slow = Slow
pace-none = No clock
pace-custom = Custom
pace-with-hours = { $name } (reaction { $window } · move { $turn } · scene { $scene })
pace-without-clock = No clock: we wait as long as it takes
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
language-ru = Русский
language-en = English

settings-title = <b>Settings: { $title }</b>
settings-zone = Time zone of the game: { $zone }
settings-hour = Hour at which a session ends by the calendar: { $hour }:00
settings-hint = To change them: <code>/settings zone London</code>, <code>/settings hour 20</code>
button-pace = Pace
button-silence = On silence
button-rules = House rules
pace-title = <b>Pace</b>: how long we wait for an answer
pace-preset = • { $pace }
pace-hint = Hours of your own (reaction, move, scene): <code>/pace 4 24 48</code>. Open questions get the new time in full.
silence-title = <b>On silence</b>
silence-class = • { $name } — { $what }
silence-is-default = the safe move
silence-is-hold = wait for the GM
silence-turn-default = Wait: { $name }
silence-turn-hold = Do not wait: { $name }
rules-title = <b>House rules</b>
rules-none = This system has no house rules.

## A person's settings

me-title = <b>Your settings</b>, for all your games
me-zone = Time zone: { $zone }
me-quiet = Quiet hours: { $hours }
me-language = Language: { $name }
me-no-games = No games yet.
me-games =
    { $count ->
        [one] You have { $count } game:
       *[other] You have { $count } games:
    }
me-game = • { $title }
me-game-gm = • { $title } (you run it)
quiet-hours = { $start }–{ $end }
quiet-off = none
button-quiet-off = No quiet hours
language-by-itself = Auto
button-zone = Time zone

## Time zones

zone-title = <b>Time zone</b>
zone-hint = Pick a city with your time. Not in the list? Write a city or an offset: <code>/me zone +7</code>
zone-as-game = As in the game
zone-other = { $zone }
zone-europe-kaliningrad = Kaliningrad
zone-europe-moscow = Moscow
zone-europe-samara = Samara
zone-asia-yekaterinburg = Yekaterinburg
zone-asia-omsk = Omsk
zone-asia-novosibirsk = Novosibirsk
zone-asia-irkutsk = Irkutsk
zone-asia-yakutsk = Yakutsk
zone-asia-vladivostok = Vladivostok
zone-asia-kamchatka = Kamchatka
zone-europe-minsk = Minsk
zone-europe-kyiv = Kyiv
zone-asia-tbilisi = Tbilisi
zone-asia-yerevan = Yerevan
zone-asia-almaty = Almaty
zone-asia-jerusalem = Jerusalem
zone-europe-berlin = Berlin
zone-europe-london = London
zone-america-new-york = New York
zone-america-los-angeles = Los Angeles

## What the words are for

which-question-title = Which question does this answer?
which-question = { $game }: { $what }
which-game-title = For which game?
which-game-one = { $game }
