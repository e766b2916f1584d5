"""The Bot API's methods that the sandbox carries out; one module for each topic."""

from tgbot.sandbox.methods import callbacks, chats, commands, edits, getting, messages, pins, topics
from tgbot.sandbox.methods.call import Call, Method

METHODS: dict[str, Method] = {
    **getting.METHODS,
    **messages.METHODS,
    **edits.METHODS,
    **callbacks.METHODS,
    **pins.METHODS,
    **chats.METHODS,
    **topics.METHODS,
    **commands.METHODS,
}

__all__ = ["METHODS", "Call"]
