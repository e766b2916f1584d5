"""A step of the rules at a desk: carried out, written down, posted."""

from __future__ import annotations

from collections.abc import Iterable

import engine
from engine import AnyStepped, Block, Seat, Text, evolve, text
from tgbot.dice import DiceStream
from tgbot.handlers.desk import Desk
from tgbot.handlers.showing import Showing
from tgbot.store.decision import LogEntry
from tgbot.table.requests import Sender
from tgbot.views.people import shown_name
from tgbot.views.posts import post_view


def play(desk: Desk, command: engine.Command, who: Sender | None, seat: Seat | None = None) -> AnyStepped:
    """Carries a command of the rules out, keeps the game as it was for undo, logs and posts what happened.

    `who` is None for silence; `seat` is whom somebody acted for. Raises `Rejected`; nothing has changed then.
    """
    if desk.game is None:
        raise engine.Rejected("no-game-yet")
    counter, dice = desk.table.dice.counter, thrown_from(desk)
    stepped = engine.step(desk.game, command, dice, desk.texts.lexicon(desk.table.ruleset))
    desk.before = desk.before or desk.game
    desk.game = stepped.game
    used_up(desk, dice)
    desk.keep = True
    desk.log.append(evolve(_entry(desk, stepped, who, seat), loaded=dice.used > 0, dice=counter))
    if stepped.prompt is not None:
        for each in stepped.prompt.to:
            desk.drafts[f"{each}|{stepped.prompt.id}"] = None
    _announce(desk, stepped, who)
    return stepped


def thrown_from(desk: Desk) -> DiceStream:
    """The dice of this table from where they were left."""
    return DiceStream(desk.table.dice.seed, desk.table.dice.counter, desk.loaded.faces[desk.faces_used :])


def used_up(desk: Desk, dice: DiceStream) -> None:
    """What has fallen does not fall again."""
    desk.faces_used += dice.used
    desk.change(evolve(desk.table, dice=evolve(desk.table.dice, counter=dice.counter)))


def _entry(desk: Desk, stepped: AnyStepped, who: Sender | None, seat: Seat | None) -> LogEntry:
    """How the log keeps a step."""
    public = [e for e in stepped.events if e.audience is None]
    secret = [e for e in stepped.events if e.audience is not None]
    return LogEntry(
        at=desk.now,
        version=stepped.game.version,
        by=who.user if who else 0,
        name=who.name if who else "",
        for_seat=str(seat or ""),
        lines=tuple(line for e in public if (line := e.text()) is not None),
        secret=tuple(line for e in secret if (line := e.text()) is not None),
        audience=tuple(sorted({str(s) for e in secret for s in (e.audience or ())})),
        rolls=stepped.rolls,
        calendar=who is None and _by_calendar(stepped),
        step=True,
    )


def _announce(desk: Desk, stepped: AnyStepped, who: Sender | None) -> None:
    """One public message for the step; what a scene ends with is still posted in its topic."""
    blocks: list[Block] = []
    by = shown_name(who.name) if who is not None else _nobody(stepped)
    for event in stepped.events:
        if event.audience is None:
            blocks.extend(event.show())
        news = event.announces()
        if isinstance(news, engine.SceneOpened):
            Showing(desk).open_scene(news)
        elif isinstance(news, engine.SceneClosed):
            _post_blocks(desk, blocks, by)
            blocks = []
            Showing(desk).close_scene(news)
    _post_blocks(desk, blocks, by)


def _nobody(stepped: AnyStepped) -> Text:
    return text("person-calendar" if _by_calendar(stepped) else "person-silence")


def _by_calendar(stepped: AnyStepped) -> bool:
    return stepped.prompt is not None and stepped.prompt.alarm is not None


def _post_blocks(desk: Desk, blocks: Iterable[Block], by: Text) -> None:
    shown = tuple(blocks)
    if shown:
        desk.post(post_view(desk.texts, desk.table.language, by, shown))
