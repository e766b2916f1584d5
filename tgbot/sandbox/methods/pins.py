"""Pinning and unpinning messages."""

from tgbot.sandbox.jsontypes import Value
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.model import PRIVATE, Chat, Message
from tgbot.sandbox.posts import announce, changed_pins
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.render import message_json

NO_RIGHT = "not enough rights to manage pinned messages in the chat"


def pin_chat_message(call: Call) -> Value:
    """Pins on top of the others and says so in a service message; pinned already: nothing happens."""
    chat = _chat(call)
    message = call.message(chat, "message to pin not found")
    if message.service:
        raise bad_request("MESSAGE_ID_INVALID")
    if chat.pinned and chat.pinned[-1] == message.id:
        return True
    again = message.id in chat.pinned
    chat.pinned = [number for number in chat.pinned if number != message.id] + [message.id]
    changed_pins(call.sandbox, chat)
    if not again:
        shown = message_json(call.world, chat, message, with_reply=False)
        announce(call.sandbox, chat, call.bot.id, {"pinned_message": shown}, thread=message.thread)
    return True


def unpin_chat_message(call: Call) -> Value:
    """Unpins the named message, without `message_id` the newest pin."""
    chat = _chat(call)
    if call.params.has("message_id"):
        number = call.message(chat, "message to unpin not found").id
    elif chat.pinned:
        number = chat.pinned[-1]
    else:
        raise bad_request("message to unpin not found")
    return _keep_pins(call, chat, [pin for pin in chat.pinned if pin != number])


def unpin_all_chat_messages(call: Call) -> Value:
    return _keep_pins(call, _chat(call), [])


def unpin_all_forum_topic_messages(call: Call) -> Value:
    chat = _chat(call)
    topic = call.topic(chat)
    if topic is None:
        raise bad_request("message thread not found")
    kept = [pin for pin in chat.pinned if _thread(call.world.message(chat, pin)) != topic.id]
    return _keep_pins(call, chat, kept)


def _chat(call: Call) -> Chat:
    chat = call.writable_chat()
    if chat.type != PRIVATE:
        call.require_right(chat, "can_pin_messages", NO_RIGHT)
    return chat


def _keep_pins(call: Call, chat: Chat, pins: list[int]) -> Value:
    chat.pinned = pins
    changed_pins(call.sandbox, chat)
    return True


def _thread(message: Message | None) -> int:
    return message.thread if message else 0


METHODS: dict[str, Method] = {
    "pinChatMessage": pin_chat_message,
    "unpinChatMessage": unpin_chat_message,
    "unpinAllChatMessages": unpin_all_chat_messages,
    "unpinAllForumTopicMessages": unpin_all_forum_topic_messages,
}
