"""A table's life: made, set up, opened, asleep, awake, moved with its chat, ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Map, Prompt, Rejected, Rule, Wait, asked_at_creation, evolve, rulesets
from tgbot.table.alarms import alarms_at_daily_hour
from tgbot.table.daylight import zone_of
from tgbot.table.pace import change_pace, go_on, stand, wind
from tgbot.table.table import PACES, DiceSeed, Member, Pace, Place, Shown, Silence, Status, Table

LANGUAGES = ("ru", "en")
TITLE_LIMIT = 100
LONGEST_HOURS = 24 * 30
MOST_EXCUSES = 9


def new_table(game: str, title: str, home: Place, owner: Member, dice: DiceSeed, language: str = "ru") -> Table:
    """A table in setup, of which only its owner and its place are known."""
    return Table(
        id=game,
        title=title[:TITLE_LIMIT],
        language=language if language in LANGUAGES else "ru",
        home=home,
        owner=owner.user,
        gms=(owner.user,),
        members=Map({str(owner.user): owner}),
        dice=dice,
        excuses=0,  # a table starts strict; excused misses come with the settings for them
    )


# --- choosing ---


def choose_ruleset(table: Table, ruleset: str) -> Table:
    """Refusals: `no-such-ruleset`, `already-open` (a game keeps its rules)."""
    if ruleset not in rulesets():
        raise Rejected("no-such-ruleset", name=ruleset[:30])
    if table.status != "setup":
        raise Rejected("already-open")
    return evolve(table, ruleset=ruleset, settled=table.settled if ruleset == table.ruleset else Map())


def rules_to_settle(table: Table) -> tuple[Rule, ...]:
    """The house rules that are asked about before the game begins, as they stand now."""
    if not table.ruleset:
        return ()
    return tuple(
        one.model_copy(update={"value": table.settled.get(one.field, one.value)})
        for one in asked_at_creation(table.ruleset)
    )


def settle_rule(table: Table, number: int, choice: int) -> Table:
    """The `number`-th of the rules to settle gets its `choice`-th value. Refusals: `already-open`, `out-of-date`."""
    if table.status != "setup":
        raise Rejected("already-open")
    rules = rules_to_settle(table)
    if not 0 <= number < len(rules) or not 0 <= choice < len(rules[number].choices):
        raise Rejected("out-of-date")
    rule = rules[number]
    return evolve(table, settled=table.settled.set(rule.field, rule.choices[choice]))


def choose_language(table: Table, language: str) -> Table:
    """Refusals: `no-such-language`."""
    if language not in LANGUAGES:
        raise Rejected("no-such-language", name=language[:30])
    return evolve(table, language=language)


def choose_zone(table: Table, zone: str) -> Table:
    """The game's zone by its IANA name; deadlines stay, alarms keep day and hour. Refusals: `unknown-zone`."""
    if zone_of(zone).key != zone:
        raise Rejected("unknown-zone", name=zone[:30])
    return alarms_at_daily_hour(evolve(table, zone=zone), zone_of(table.zone))


def choose_daily_hour(table: Table, hour: int) -> Table:
    """The hour of the calendar's alarms; those that are set keep their day. Refusals: `bad-hour` (0 … 23)."""
    if not 0 <= hour <= 23:
        raise Rejected("bad-hour")
    return alarms_at_daily_hour(evolve(table, daily_hour=hour), zone_of(table.zone))


def choose_pace(table: Table, name: str, prompts: Sequence[Prompt], now: float) -> Table:
    """One of the presets, with the grid and off days that were set. Refusals: `no-such-pace`."""
    if name not in PACES:
        raise Rejected("no-such-pace", name=name[:30])
    preset = evolve(PACES[name], grid_hour=table.pace.grid_hour, off_days=table.pace.off_days)
    return change_pace(table, preset, prompts, now)


def custom_pace(table: Table, pace: Pace, prompts: Sequence[Prompt], now: float) -> Table:
    """Hours of one's own. Refusals: `bad-hours` (above 0, at most 30 days), `bad-hour` (of the grid), `bad-days`."""
    hours = [h for h in (pace.window, pace.turn, pace.scene) if h is not None]
    if any(not 0 < h <= LONGEST_HOURS for h in hours):
        raise Rejected("bad-hours", most=LONGEST_HOURS)
    if pace.grid_hour is not None and not 0 <= pace.grid_hour <= 23:
        raise Rejected("bad-hour")
    days = set(pace.off_days)
    if not days <= set(range(7)) or len(days) == 7:
        raise Rejected("bad-days")
    return change_pace(table, pace, prompts, now)


def choose_silence(table: Table, wait: Wait, silence: Silence) -> Table:
    """What a deadline of this class does."""
    return evolve(table, silence=table.silence.set(wait.value, silence))


def choose_excuses(table: Table, count: int) -> Table:
    """How many misses of an act are excused for each player. Refusals: `bad-excuses` (0 … 9)."""
    if not 0 <= count <= MOST_EXCUSES:
        raise Rejected("bad-excuses", most=MOST_EXCUSES)
    return evolve(table, excuses=count)


def new_act(table: Table) -> Table:
    """Another act begins: excused misses are counted anew."""
    return evolve(table, missed=Map())


# --- status ---


def opened(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """The setup is done; clocks begin to run. Refusals: `ruleset-missing`, `already-open`."""
    if table.status != "setup":
        raise Rejected("already-open")
    if not table.ruleset:
        raise Rejected("ruleset-missing")
    return wind(evolve(table, status="open"), prompts, now)


def ended(table: Table, now: float) -> Table:
    """The game is over; nobody is waited for. Refusals: `game-over`."""
    if table.status == "ended":
        raise Rejected("game-over")
    over = evolve(table, status="ended", ended_at=now, lapsed=Map(), opened=(), nudged=Map(), withheld=Map())
    return wind(over, (), now)


def asleep(table: Table, now: float) -> Table:
    """The bot was removed from the chat: everything is kept, no time runs. Unchanged unless the game is open."""
    return _out(table, "asleep", now)


def woken(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """The bot is in the chat again and the game goes on, unless it is paused too. Unchanged for one that is awake."""
    return _in_again(table, prompts, now) if table.status == "asleep" else table


def broken(table: Table, now: float) -> Table:
    """The game is quarantined after a fault; no time runs. Unchanged unless it is open."""
    return _out(table, "broken", now)


def mended(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """The quarantine is over. Unchanged for a game that is not in it."""
    return _in_again(table, prompts, now) if table.status == "broken" else table


def _out(table: Table, status: Status, now: float) -> Table:
    return stand(evolve(table, status=status, asleep_at=now), now) if table.status == "open" else table


def _in_again(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    since = now if table.asleep_at is None else table.asleep_at
    paused_at = None if table.paused_at is None else min(table.paused_at, since)
    return go_on(evolve(table, status="open", asleep_at=None, paused_at=paused_at), prompts, since, now)


# --- the chat changes ---


def moved(table: Table, old_chat: int, new_chat: int) -> Table:
    """The group became a supergroup. Its messages have other ids there, so what stood is forgotten and posted anew."""

    def there(place: Place) -> Place:
        return evolve(place, chat=new_chat) if place.chat == old_chat else place

    return evolve(
        table,
        home=there(table.home),
        scene=None if table.scene is None else evolve(table.scene, place=there(table.scene.place)),
        opened=tuple(evolve(one, place=there(one.place)) for one in table.opened),
        shown=_shown_elsewhere(table, lambda shown: shown.place.chat == old_chat),
    )


def topic_gone(table: Table, chat: int, thread: int) -> Table:
    """A topic cannot be reached: the scene falls back to the game's place, the game's place to General.

    The same table when the topic was none of its own; the GM is told when it changed.
    """

    def lost(place: Place) -> bool:
        return (place.chat, place.thread) == (chat, thread)

    home = evolve(table.home, thread=None, topic="") if lost(table.home) else table.home
    scene = table.scene
    if scene is not None and lost(scene.place):
        scene = evolve(scene, place=home)
    kept = tuple(one for one in table.opened if not lost(one.place))
    return evolve(table, home=home, scene=scene, opened=kept, shown=_shown_elsewhere(table, lambda s: lost(s.place)))


def _shown_elsewhere(table: Table, lost: Callable[[Shown], bool]) -> Map[str, Shown]:
    return Map({key: shown for key, shown in table.shown.items() if not lost(shown)})
