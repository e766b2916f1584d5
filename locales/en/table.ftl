# Refusals of the table: seats, deadlines, settings. Short, no markup.

refuse-only-owner = Only the one who made the game can do that.
refuse-only-gm = Only the GM can do that.
refuse-only-players = That is only for people at the table.
refuse-game-over = This game is over.
refuse-no-such-seat = There is no such seat at the table.
refuse-at-the-table = You are at the table already.
refuse-already-gm = This person is a GM already.
refuse-not-gm = This person is not a GM.
refuse-owner-stays = The one who made the game stays its GM.
refuse-own-deputy = You cannot be your own deputy.
refuse-away-in-the-past = That time has passed.
refuse-away-too-long =
    { $days ->
        [one] You can be away for { $days } day at most.
       *[other] You can be away for { $days } days at most.
    }
refuse-already-paused = The game is paused already.
refuse-not-paused = The game is not paused.
refuse-bad-hours = Give a number of hours above zero, { $most } at most. For example: 12
refuse-no-such-clock = That deadline is gone.
refuse-no-deadline = This question has no deadline.
refuse-bad-clock = That cannot be done with this deadline.
refuse-bad-hour = Give an hour of the day, 0 to 23.
refuse-bad-days = At least one day of the week must count.
refuse-bad-excuses = Give a number from 0 to { $most }.
refuse-bad-session-days = Give a number of days above zero.
refuse-no-such-pace = There is no such pace: { $name }
refuse-no-such-language = I do not speak that language: { $name }
refuse-unknown-zone = I do not know that zone: { $name }. Write a city or an offset, for example Berlin or +1
refuse-bad-quiet-hours = I cannot read these hours: { $typed }. Write them so: 23-8
refuse-already-open = The game is open already.
refuse-ruleset-missing = Choose the rule system first.
refuse-game-stands = The game stands: nobody is awaited now.
refuse-not-awaited = Nobody waits for this person now.
refuse-nudge-too-soon =
    { $minutes ->
        [one] Nudged not long ago. Again in { $minutes } minute.
       *[other] Nudged not long ago. Again in { $minutes } minutes.
    }
