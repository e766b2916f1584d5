"""The GM's hand on the clocks and on the game's settings: pause, resume, extend, skip, undo, pace, house rules."""

from __future__ import annotations

import engine
from engine import ChangeRule, Rejected, Wait, evolve, text
from tgbot.codec import Press
from tgbot.handlers.asked import find
from tgbot.handlers.desk import Desk
from tgbot.handlers.inspect import playing
from tgbot.handlers.naming import name_of
from tgbot.handlers.play import play_default
from tgbot.handlers.steps import play, thrown_from, used_up
from tgbot.store.decision import LogEntry, Need
from tgbot.table import pace, people, setup, silence, waiting
from tgbot.table.clocks import hours_of
from tgbot.table.daylight import HOUR
from tgbot.table.requests import Pressed, Said
from tgbot.table.spans import span_named
from tgbot.table.table import Pace, Table
from tgbot.views.rules import rule_name, rule_value
from tgbot.views.settings import pace_view, rule_view, rules_view, settings_view, silence_view
from tgbot.views.waiting import skip_view
from tgbot.views.zones import zone_name

MOST_SKIPS = 20
LONGEST_EXTENSION_H = 24 * 30
UNDO_AT_MOST = 20


def gm_only(desk: Desk, asked: Said | Pressed) -> None:
    if asked.who.anonymous:
        raise Rejected("anonymous")
    if not desk.table.is_gm(asked.who.user):
        raise Rejected("only-gm")


def in_play(desk: Desk) -> None:
    if desk.game is None or desk.table.status != "open":
        raise Rejected("game-over" if desk.table.status == "ended" else "not-open-yet")


# ---- clocks


def pause(desk: Desk, asked: Said | Pressed) -> None:
    """All clocks stand; the time that was left is kept."""
    gm_only(desk, asked)
    in_play(desk)
    if desk.table.paused_at is not None:
        raise Rejected("already-paused")
    desk.change(pace.pause(desk.table, desk.now))
    desk.note(asked.who, text("log-paused"))
    desk.post_line(text("paused", name=asked.who.name))
    if isinstance(asked, Pressed):
        desk.toast(asked, "")


def resume(desk: Desk, asked: Said | Pressed) -> None:
    gm_only(desk, asked)
    in_play(desk)
    if desk.table.paused_at is None:
        raise Rejected("not-paused")
    desk.change(pace.resume(desk.table, desk.prompts(), desk.now))
    desk.note(asked.who, text("log-resumed"))
    desk.post_line(text("resumed", name=asked.who.name))
    if isinstance(asked, Pressed):
        desk.toast(asked, "")


def extend(desk: Desk, said: Said) -> None:
    """`/extend 12`, `/extend 2d`: every running clock gets that much more."""
    gm_only(desk, said)
    in_play(desk)
    hours = span_named(said.argument) / HOUR
    if not 1 <= hours <= LONGEST_EXTENSION_H:
        raise Rejected("bad-hours", most=LONGEST_EXTENSION_H)
    desk.change(pace.extend(desk.table, hours, desk.now))
    desk.note(said.who, text("log-extended", hours=int(hours)))
    desk.post_line(text("extended", hours=int(hours), name=said.who.name))


def skip(desk: Desk, asked: Said | Pressed) -> None:
    """Shows what can be skipped; each button plays one default now."""
    gm_only(desk, asked)
    in_play(desk)
    awaited = [a for a in waiting.awaited(desk.table, desk.prompts()) if a.prompt.default is not None]
    if not awaited:
        raise Rejected("nothing-to-skip")
    language = desk.language_at(asked.where, asked.who)
    epoch = playing(desk).epoch
    listed = [(name_of(desk.table, desk.game, one.seat), one.prompt) for one in awaited[:MOST_SKIPS]]
    desk.reply(asked, skip_view(desk.texts, language, desk.table.id, epoch, listed))


def on_skip(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The stamp of the button names the question as it was: a second press changes nothing."""
    one = find(desk, press.option)
    if press.stamp != engine.stamp(playing(desk).epoch, one.prompt, None):
        raise Rejected("out-of-date")
    play_default(desk, pressed, one)
    desk.say(pressed, text("skipped"))
    desk.close_asked(pressed, text("skipped"))


# ---- undo


def undo(desk: Desk, said: Said) -> None:
    """`/undo [n]`: the GM, any of the last steps; a player, the own last step if no dice fell."""
    in_play(desk)
    count = int(said.argument) if said.argument.isdigit() else 1
    if (said.argument and not said.argument.isdigit()) or not 1 <= count <= UNDO_AT_MOST:
        raise Rejected("bad-undo", typed=said.argument[:20], most=UNDO_AT_MOST)
    if desk.loaded.kept is None:
        raise Need("kept", count=count)
    if not desk.table.is_gm(said.who.user):
        _own_last_step(desk, said, count)
    kept = desk.loaded.kept
    if len(kept) < count:
        raise Rejected("nothing-to-undo")
    if desk.game is None:
        raise Rejected("no-game-yet")
    desk.before = desk.game
    dice = thrown_from(desk)
    stepped = engine.revert(desk.game, kept[-count], dice, desk.texts.lexicon(desk.table.ruleset))
    desk.game = stepped.game
    desk.drop_kept = count
    used_up(desk, dice)
    desk.change(pace.rewound(desk.table))
    desk.note(said.who, text("log-undone", count=count))
    desk.log[-1] = evolve(desk.log[-1], back_to=kept[-count].version, rolls=stepped.rolls)
    desk.post_line(text("undone", count=count, name=said.who.name))


def _own_last_step(desk: Desk, said: Said, count: int) -> None:
    if desk.table.seat_of(said.who.user) is None:
        raise Rejected("only-players")
    if desk.loaded.log is None:
        raise Need("log", count=1)
    last: LogEntry | None = desk.loaded.log[-1] if desk.loaded.log else None
    if count != 1 or last is None or last.by != said.who.user:
        raise Rejected("undo-not-own")
    if last.rolls:
        raise Rejected("undo-dice-fell")


# ---- settings


SETTINGS = {"zone": "zone", "hour": "hour", "\u0437\u043e\u043d\u0430": "zone", "\u0447\u0430\u0441": "hour"}
"""What `/settings` sets by a word, in both languages."""


def settings(desk: Desk, asked: Said | Pressed) -> None:
    """`/settings` shows; `/settings zone Omsk` sets the game's zone, `/settings hour 20` the hour of its calendar."""
    gm_only(desk, asked)
    if isinstance(asked, Said) and asked.argument:
        word, _, value = asked.argument.partition(" ")
        _set_around(desk, asked, word, value.strip())
    desk.reply(asked, settings_view(desk.texts, desk.language_at(asked.where, asked.who), desk.table))


def _set_around(desk: Desk, asked: Said, word: str, value: str) -> None:
    """Refusals: `no-such-table-setting`, those of the setting."""
    match SETTINGS.get(word.lower()):
        case "zone":
            desk.change(setup.choose_zone(desk.table, people.zone_named(value)))
            zone = zone_name(desk.texts, desk.table.language, desk.table.zone)
            desk.note(asked.who, text("settings-zone", zone=zone))
        case "hour":
            desk.change(setup.choose_daily_hour(desk.table, int(value[:2]) if value.isdecimal() else -1))
            desk.note(asked.who, text("settings-hour", hour=f"{desk.table.daily_hour:02}"))
        case _:
            raise Rejected("no-such-table-setting", typed=word[:30])


def show_pace(desk: Desk, asked: Said | Pressed) -> None:
    """`/pace` shows; `/pace slow` sets a preset; `/pace 8 24 48` sets hours for reaction, turn, scene."""
    gm_only(desk, asked)
    if isinstance(asked, Said) and asked.argument:
        _set_pace(desk, asked, asked.argument)
        return
    desk.reply(asked, pace_view(desk.texts, desk.language_at(asked.where, asked.who), desk.table))


def on_pace(desk: Desk, pressed: Pressed, press: Press) -> None:
    gm_only(desk, pressed)
    _set_pace(desk, pressed, press.option)
    desk.reply(pressed, pace_view(desk.texts, desk.language_at(pressed.where, pressed.who), desk.table))


def _set_pace(desk: Desk, asked: Said | Pressed, words: str) -> None:
    desk.change(pace_from(desk, words))
    desk.note(asked.who, text("log-pace", pace=text(f"pace-{desk.table.pace.name}")))
    desk.say(asked, text("pace-set", pace=text(f"pace-{desk.table.pace.name}")))


def pace_from(desk: Desk, words: str) -> Table:
    """A preset by its name, or three numbers: hours for a reaction, a turn, a round (`-` for no clock)."""
    parts = words.lower().split()
    if len(parts) == 1:
        return setup.choose_pace(desk.table, parts[0], desk.prompts(), desk.now)
    hours = [None if p in ("-", "\u2013") else float(p) if p.replace(".", "", 1).isdigit() else -1.0 for p in parts]
    if len(hours) != 3 or any(h is not None and h < 0 for h in hours):
        raise Rejected("no-such-pace", name=words[:30])
    custom = Pace(name="custom", window=hours[0], turn=hours[1], scene=hours[2])
    return setup.custom_pace(desk.table, custom, desk.prompts(), desk.now)


def on_silence(desk: Desk, pressed: Pressed, press: Press) -> None:
    """`silence` shows the policy; with a wait class it turns that class over."""
    gm_only(desk, pressed)
    if press.option:
        wait = Wait(press.option) if press.option in set(Wait) else Wait.NONE
        if not wait or wait is Wait.NONE:
            raise Rejected("out-of-date")
        now = waiting.deadline_policy(desk.table, wait)
        desk.change(setup.choose_silence(desk.table, wait, "hold" if now == "default" else "default"))
        desk.note(pressed.who, text("log-silence"))
    desk.reply(pressed, silence_view(desk.texts, desk.language_at(pressed.where, pressed.who), desk.table))
    desk.toast(pressed, "")


def on_language(desk: Desk, pressed: Pressed, press: Press) -> None:
    gm_only(desk, pressed)
    desk.change(setup.choose_language(desk.table, press.option))
    settings(desk, pressed)
    desk.toast(pressed, "")


def rules_options(desk: Desk, asked: Said | Pressed) -> None:
    """The house rules, each with a button."""
    in_play(desk)
    game = playing(desk)
    language = desk.language_at(asked.where, asked.who)
    desk.reply(asked, rules_view(desk.texts, language, desk.table.id, game.ruleset, engine.house_rules(game)))


def on_rule(desk: Desk, pressed: Pressed, press: Press) -> None:
    """`rule` with a number shows that house rule; with `number-choice`, or `number-value`, it is set."""
    gm_only(desk, pressed)
    in_play(desk)
    number, _, chosen = press.option.partition("-")
    rule = _rule(desk, number)
    if chosen:
        _change_rule(desk, pressed, rule, _chosen(rule, chosen))
    language = desk.language_at(pressed.where, pressed.who)
    rule = _rule(desk, number)
    desk.reply(pressed, rule_view(desk.texts, language, desk.table.id, desk.table.ruleset, int(number), rule))
    desk.toast(pressed, "")


def _rule(desk: Desk, number: str) -> engine.Rule:
    rules = engine.house_rules(playing(desk))
    if not number.isdigit() or int(number) >= len(rules):
        raise Rejected("out-of-date")
    return rules[int(number)]


def _chosen(rule: engine.Rule, chosen: str) -> str | int | bool:
    if not chosen.lstrip("-").isdigit():
        raise Rejected("out-of-date")
    if not rule.choices:
        return int(chosen)
    if not 0 <= int(chosen) < len(rule.choices):
        raise Rejected("out-of-date")
    return rule.choices[int(chosen)]


def _change_rule(desk: Desk, pressed: Pressed, rule: engine.Rule, value: str | int | bool) -> None:
    play(desk, ChangeRule(field=rule.field, value=value), pressed.who, None)
    desk.no_undo()  # undo restores the game's state, a house rule is changed back by its own button
    shown = rule_value(desk.texts, desk.table.language, desk.table.ruleset, rule.field, value)
    desk.note(pressed.who, text("log-rule", rule=rule_name(desk.table.ruleset, rule.field), value=shown))


# ---- the call to the GM


def on_wait(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The GM gives a held question its full time once more."""
    gm_only(desk, pressed)
    clock = _clock(desk, press.option)
    hours = hours_of(desk.table.pace, desk.table.clocks[clock].wait)
    desk.change(pace.extend(desk.table, hours or 24.0, desk.now, clock))
    desk.say(pressed, text("waits-on"))
    desk.close_asked(pressed, text("waits-on"))


def on_silent(desk: Desk, pressed: Pressed, press: Press) -> None:
    """The GM lets the defaults of a held question be played."""
    gm_only(desk, pressed)
    clock = _clock(desk, press.option)
    for prompt_id in silence.skipped(desk.prompts(), clock):
        found = next((one for one in desk.pendings() if one.prompt.id == prompt_id), None)
        if found is not None:
            play_default(desk, pressed, found)
    desk.say(pressed, text("skipped"))
    desk.close_asked(pressed, text("skipped"))


def _clock(desk: Desk, code: str) -> str:
    found = next((name for name in desk.table.clocks if engine.short(name, 6) == code), None)
    if found is None:
        raise Rejected("out-of-date")
    return found
