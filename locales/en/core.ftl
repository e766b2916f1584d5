# Dice, lists, time, refusals of the core.

## Dice

die = { -d }{ $sides }
dice-of-a-size = { $count }{ -d }{ $sides }
die-with-face = { $die }: <b>{ $face }</b>
block-die-from = { $die } ({ $source })
block-aside = Set aside:
block-no-dice = No dice
block-many-dice =
    { $count ->
        [one] 🎲 { $count } die
       *[other] 🎲 { $count } dice
    }
block-track = { $label }: { $bar } { $done }/{ $length }
block-fact = { $label }: { $value }

## Lists

list-more = { $first }, { $rest }

## Time: a moment is always absolute; Telegram shows it in the reader's own zone

moment = <tg-time unix="{ $unix }" format="wdt">{ $words }</tg-time>
moment-words =
    { $weekday ->
        [mon] Mon
        [tue] Tue
        [wed] Wed
        [thu] Thu
        [fri] Fri
        [sat] Sat
       *[sun] Sun
    } { $day } { $month ->
        [jan] January
        [feb] February
        [mar] March
        [apr] April
        [may] May
        [jun] June
        [jul] July
        [aug] August
        [sep] September
        [oct] October
        [nov] November
       *[dec] December
    }, { $time } ({ $zone })
moment-short = <tg-time unix="{ $unix }" format="dt">{ $words }</tg-time>
moment-words-short =
    { $day } { $month ->
        [jan] Jan
        [feb] Feb
        [mar] Mar
        [apr] Apr
        [may] May
        [jun] Jun
        [jul] Jul
        [aug] Aug
        [sep] Sep
        [oct] Oct
        [nov] Nov
       *[dec] Dec
    }, { $time }
span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-both = { $large } { $small }

## Refusals of the core: short, no markup, saying what to do

refuse-somehow = That cannot be done, and nothing has changed.
refuse-out-of-date = That is out of date. Open the menu: it has all that can be done now.
refuse-not-yours = This question is not for you.
refuse-unknown-option = That option is no longer here.
refuse-option-blocked = { $option }: { $why }
refuse-picked-twice =
    { $most ->
        [one] “{ $option }” can be taken only once.
       *[other] “{ $option }” can be taken { $most } times at most.
    }
refuse-picked-both-ways = One or the other: “{ $one }” or “{ $other }”.
refuse-too-many-in-group =
    { $most ->
        [one] “{ $group }”: only one option can be ticked.
       *[other] “{ $group }”: at most { $most } options can be ticked.
    }
refuse-too-few-in-group =
    { $least ->
        [one] “{ $group }”: tick at least one option.
       *[other] “{ $group }”: tick at least { $least } options.
    }
refuse-too-few-picks =
    { $least ->
        [one] Tick at least one option ({ $has } so far).
       *[other] Tick at least { $least } options ({ $has } so far).
    }
refuse-too-many-picks =
    { $most ->
        [one] Only one option can be ticked ({ $has } so far).
       *[other] At most { $most } options can be ticked ({ $has } so far).
    }
refuse-text-not-asked = This takes a button, not text.
refuse-text-missing = Some text is missing: { $asked }
refuse-text-too-long =
    { $most ->
        [one] Too long: { $has }, and there is room for { $most } character.
       *[other] Too long: { $has }, and there is room for { $most } characters.
    }
refuse-nothing-to-play = This one needs an answer: silence plays nothing here.
refuse-already-seated = That seat is taken.
refuse-not-seated = That seat is no longer at the table.
refuse-no-such-rule = There is no such house rule: { $rule }
refuse-bad-rule-value = That house rule cannot be set so: { $value }
refuse-no-such-ruleset = There is no such rule system: { $name }
