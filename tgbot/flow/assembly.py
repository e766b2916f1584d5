"""Puts the corridor together over a store and a Bot API server, and runs it until it is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import AiogramError, TelegramNotFound, TelegramUnauthorizedError
from aiogram.methods.base import Response
from aiogram.types import ForumTopic, Message, User

from tgbot.config import Settings
from tgbot.faults import SettingsFault
from tgbot.flow.clock import DueClock
from tgbot.flow.corridor import Corridor, Parts
from tgbot.flow.health import health_port
from tgbot.flow.intake import Intake, WrongToken
from tgbot.flow.limits import Frugal, Lavish
from tgbot.flow.metrics import ROWS
from tgbot.flow.outbox import Outbox
from tgbot.flow.patience import Patience
from tgbot.flow.ports import Clock, Decide, DiceBox, FairDice, Pulse, RealTime
from tgbot.flow.rehearsal import Rehearsal
from tgbot.flow.sender import Sender
from tgbot.flow.translate import Translator
from tgbot.store.connection import connect_reader

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
WRONG_TOKEN: Final = "TALEPOST_TOKEN: Telegram does not know this token. Ask BotFather for the right one."  # noqa: S105 -- advice

ANSWERS: Final = [
    Response[bool],
    Response[ForumTopic],
    Response[Message],
    Response[Message | bool],
    Response[list[dict[str, Any]]],
]
"""Held so that they stay: aiogram asks for the type of an answer at every call, and pydantic builds a type that nobody
holds anew, which costs more than the call."""

log = structlog.get_logger(__name__)

DecideFor = Callable[[User], Decide]
"""What decides, for the bot that getMe tells of."""
Introduce = Callable[[Bot], Awaitable[None]]
"""What is told to Telegram once at the start, such as the menus of commands."""
Job = Coroutine[Any, Any, None]  # Any: coroutines of asyncio have no other types to say


async def serve(settings: Settings, store_url: str, decide_for: DecideFor, introduce: Introduce) -> None:
    """Until cancelled; then what is being handled is finished. Raises `SettingsFault` for a wrong token."""
    async with AsyncExitStack() as stack:
        bot = _bot(settings)
        stack.push_async_callback(bot.session.close)
        try:
            me = await _introduced(bot, introduce)
            corridor, companions = await _assembled(stack, settings, store_url, bot, me, decide_for(me))
            await stack.enter_async_context(health_port(settings.health_port, corridor.signs))
            await _run(corridor, companions)
        except WrongToken:
            raise SettingsFault(WRONG_TOKEN) from None
        except BaseExceptionGroup as faults:
            if faults.subgroup(WrongToken):
                raise SettingsFault(WRONG_TOKEN) from None
            raise


async def _assembled(
    stack: AsyncExitStack, settings: Settings, store_url: str, bot: Bot, me: User, decide: Decide
) -> tuple[Corridor, list[Job]]:
    """The corridor, and what runs beside it."""
    client, patience = connect_reader(store_url), Patience()  # time limits are Patience's
    stack.push_async_callback(client.aclose)
    rehearsal = Rehearsal(settings.rehearsal, client, patience, me.id) if settings.rehearsal else None
    clock: Clock = rehearsal or RealTime()
    dice: DiceBox = rehearsal or FairDice()
    pulse: Pulse = rehearsal.pulse if rehearsal else _nobody_watches
    translator = Translator(me)
    outbox = Outbox(Frugal() if settings.budget else Lavish())
    ROWS.set_function(lambda: len(outbox))
    sender = Sender(bot, translator, client, outbox, patience)
    due = DueClock(client, clock, patience, pulse)
    intake = Intake(bot, translator, client, patience)
    sender.on_settled = intake.on_stored = pulse
    corridor = Corridor(Parts(client, decide, clock, dice, patience, sender, due, intake, pulse))
    if rehearsal is None:
        return corridor, []
    stack.push_async_callback(rehearsal.close)
    rehearsal.done = lambda: intake.stored
    rehearsal.on_moved = due.moved
    rehearsal.at_work = lambda: corridor.at_work
    await rehearsal.begin()
    return corridor, [rehearsal.follow(), rehearsal.report()]


async def _run(corridor: Corridor, companions: list[Job]) -> None:
    async with asyncio.TaskGroup() as group:
        main = group.create_task(corridor.run())
        beside = [group.create_task(job) for job in companions]
        try:
            await asyncio.wait([main])
        except asyncio.CancelledError:
            corridor.stop()
            await asyncio.wait([main])
            raise
        finally:
            for task in beside:
                task.cancel()


def _bot(settings: Settings) -> Bot:
    if settings.token is None:
        raise SettingsFault("TALEPOST_TOKEN is not set.")
    session = AiohttpSession(api=TelegramAPIServer.from_base(settings.api_address))
    return Bot(settings.token.get_secret_value(), session=session)


async def _introduced(bot: Bot, introduce: Introduce) -> User:
    """Who we are, with no webhook in the way. Waits for Telegram. Raises `WrongToken`."""
    pause = FIRST_PAUSE
    while True:
        try:
            me = await bot.get_me()
            await bot.delete_webhook(drop_pending_updates=False)
            await introduce(bot)
        except (TelegramUnauthorizedError, TelegramNotFound) as fault:
            raise WrongToken(fault.message) from fault
        except AiogramError as fault:
            log.error("telegram-unreachable", why=f"{type(fault).__name__}: {fault}"[:300], seconds=pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
        else:
            log.info("bot", username=me.username, id=me.id)
            return me


def _nobody_watches() -> None:
    """Only a rehearsal asks whether there is anything left to do."""
