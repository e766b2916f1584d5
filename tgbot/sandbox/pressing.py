"""How people press: which button is meant, and what comes back."""

from typing import cast

from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of, text_of
from tgbot.sandbox.keyboards import buttons_of
from tgbot.sandbox.model import Message
from tgbot.sandbox.people import bot_named, chat_of, person_of, require_inside
from tgbot.sandbox.presses import answer_of, press_button
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import message_seen


async def press(sandbox: Sandbox, body: Obj) -> Obj:
    """A press of a button by its data, its visible text, or its index (from 0, row by row).

    With `forged` the data is sent as it is, also from a deleted message: an old client or a crafted request.
    """
    world = sandbox.world
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    require_inside(chat, user)
    number = number_of(body, "message_id")
    message = world.message(chat, number)
    if flag_of(body, "forged"):
        data = text_of(body, "data")
    elif message is None:
        raise Mistake("there is no such message")
    else:
        data = _data(_button(message, body))
    bot = (world.bots.get(message.sender) if message else None) or bot_named(sandbox, body)
    waiting = press_button(sandbox, bot, chat, message or number, user, data)
    answer = await answer_of(waiting)
    now = world.message(chat, number)
    return {"answer": answer, "message": message_seen(world, chat, now) if now else None}


def _data(button: Obj) -> str:
    if "callback_data" not in button:
        kinds = ", ".join(kind for kind in button if kind not in ("text", "style"))
        raise Mistake(f"the button {button.get('text')!r} sends nothing to the bot ({kinds})")
    return text_of(button, "callback_data")


def _button(message: Message, body: Obj) -> Obj:
    buttons = buttons_of(message.markup)
    wanted = body.get("button")
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        if not 0 <= wanted < len(buttons):
            raise Mistake(f"the message has {len(buttons)} buttons, none with the index {wanted}")
        return buttons[wanted]
    name, value = ("text", wanted) if wanted is not None else ("callback_data", body.get("data"))
    for button in buttons:
        if button.get(name) == value:
            return button
    shown = cast("list[Value]", [button.get("text") for button in buttons])
    raise Mistake(f"no button {value!r} there; the message has {shown}")
