"""Presses of inline buttons: the query to the bot, and its answer to the person."""

import asyncio
import zlib

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.model import Bot, Chat, Message
from tgbot.sandbox.render import inaccessible_json, message_json, user_json
from tgbot.sandbox.sandbox import Press, Sandbox

PATIENCE_S = 15.0  # so long a client shows its clock before it gives up
KEPT = 1000


def press_button(sandbox: Sandbox, bot: Bot, chat: Chat, message: Message | int, user: int, data: str) -> Press:
    """Sends the callback query and returns what waits for its answer. A number is that of a deleted message."""
    number = sandbox.world.fresh("press", 4_300_000_000_000_000_001)
    press = Press(
        id=str(number),
        bot=bot.id,
        user=user,
        chat=chat.key,
        message=message if isinstance(message, int) else message.id,
        at=sandbox.clock.now(),
        answer=asyncio.get_running_loop().create_future(),
    )
    sandbox.presses[press.id] = press
    for old in list(sandbox.presses)[:-KEPT]:
        del sandbox.presses[old]
    query: Obj = {
        "id": press.id,
        "from": user_json(sandbox.world.people[user]),
        "message": inaccessible_json(sandbox.world, chat, message)
        if isinstance(message, int)
        else message_json(sandbox.world, chat, message),
        "chat_instance": str(zlib.crc32(chat.key.encode()) * 2_147_483_659),
        "data": data,
    }
    sandbox.updates.push(bot, "callback_query", query)
    return press


def answer_press(sandbox: Sandbox, press: Press, answer: Obj) -> None:
    """Shows the answer (`text`, `show_alert`, `url`) to the person who pressed."""
    press.answered = True
    if not press.answer.done():
        press.answer.set_result(answer)
    sandbox.events.tell("answer", {"user_id": press.user, "message_id": press.message, **answer})


async def answer_of(press: Press) -> Obj | None:
    """The bot's answer, or None if it does not come in time."""
    try:
        return await asyncio.wait_for(asyncio.shield(press.answer), PATIENCE_S)
    except TimeoutError:
        return None
