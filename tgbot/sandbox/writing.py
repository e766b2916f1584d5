"""What people write: messages with all that may be in them, edits, reactions."""

import base64
import binascii

from tgbot.sandbox.delivery import ANONYMOUS
from tgbot.sandbox.entities import formatted
from tgbot.sandbox.files import document_json
from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of, objects_of, text_of
from tgbot.sandbox.model import PRIVATE, Chat, Message, Person
from tgbot.sandbox.people import chat_of, open_private, person_of, require_inside
from tgbot.sandbox.posts import changed, draft, send
from tgbot.sandbox.refusals import Mistake, Refusal
from tgbot.sandbox.render import chat_json, user_json
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import message_seen


def write(sandbox: Sandbox, body: Obj) -> Obj:
    """A message of a person, or with `via_edit_of` another text for one."""
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    require_inside(chat, user)
    if number_of(body, "via_edit_of"):
        return _rewrite(sandbox, chat, user, body)
    thread = number_of(body, "message_thread_id")
    topic = chat.topics.get(thread)
    if thread and topic is None:
        raise Mistake(f"the chat has no topic {thread}")
    if (topic.closed if topic else chat.general_closed) and not chat.rules(user):
        raise Mistake("the topic is closed")
    if chat.type == PRIVATE:
        open_private(sandbox, chat)
    reply_to = number_of(body, "reply_to")
    if reply_to and sandbox.world.message(chat, reply_to) is None:
        raise Mistake(f"there is no message {reply_to} to reply to")
    message = draft(sandbox, chat, user, thread=thread, reply_to=reply_to)
    if flag_of(body, "anonymous"):
        _hide(sandbox, chat, message)
    _fill(sandbox, message, body)
    send(sandbox, chat, message)
    return message_seen(sandbox.world, chat, message)


def react(sandbox: Sandbox, body: Obj) -> Obj:
    """A reaction by `{chat_id, message_id, user_id, emoji}`; an empty emoji takes it back."""
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    require_inside(chat, user)
    message = sandbox.world.message(chat, number_of(body, "message_id"))
    if message is None:
        raise Mistake("there is no such message")
    old = message.reactions.pop(str(user), [])
    new: list[Value] = [{"type": "emoji", "emoji": text_of(body, "emoji")}] if text_of(body, "emoji") else []
    if new:
        message.reactions[str(user)] = new
    sandbox.world.keep(message)
    for bot in sandbox.world.bots_in(chat):
        if chat.type == PRIVATE or chat.rules(bot.id):
            update: Obj = {
                "chat": chat_json(sandbox.world, chat),
                "message_id": message.id,
                "user": user_json(sandbox.world.people[user]),
                "date": sandbox.now(),
                "old_reaction": old,
                "new_reaction": new,
            }
            sandbox.updates.push(bot, "message_reaction", update)
    sandbox.events.tell("reaction", message_seen(sandbox.world, chat, message))
    return message_seen(sandbox.world, chat, message)


def _hide(sandbox: Sandbox, chat: Chat, message: Message) -> None:
    """An anonymous administrator writes as the group itself."""
    if not chat.rules(message.sender):
        raise Mistake("only administrators write anonymously")
    if ANONYMOUS not in sandbox.world.people:
        sandbox.world.keep(Person(id=ANONYMOUS, first_name="Group", username="GroupAnonymousBot", is_bot=True))
    message.sender = ANONYMOUS
    message.extra = {"sender_chat": chat_json(sandbox.world, chat)}


def _fill(sandbox: Sandbox, message: Message, body: Obj) -> None:
    """Text or caption with its entities, and what is attached."""
    try:
        mode = "HTML" if body.get("html") else ""
        source = text_of(body, "html") or text_of(body, "text") or text_of(body, "caption")
        message.text, message.entities = formatted(sandbox.world, source, mode, objects_of(body, "entities"))
        for kind in ("photo", "document"):
            attached = body.get(kind)
            if isinstance(attached, dict):
                _attach(sandbox, message, kind, attached)
    except Refusal as refusal:
        raise Mistake(refusal.description) from refusal
    if not message.text and not message.has_media:
        raise Mistake("a message needs text, photo or document")
    if len(message.text) > 4096:
        raise Mistake("a person's message has at most 4096 characters")


def _attach(sandbox: Sandbox, message: Message, kind: str, attached: Obj) -> None:
    try:
        content = base64.b64decode(text_of(attached, "base64"), validate=True)
    except binascii.Error as error:
        raise Mistake(f"{kind}: base64 cannot be read") from error
    name = text_of(attached, "name", kind)
    if kind == "photo":
        message.photo = sandbox.files.photo(name, content)
    else:
        message.document = document_json(sandbox.files.store("documents", name, content))


def _rewrite(sandbox: Sandbox, chat: Chat, user: int, body: Obj) -> Obj:
    message = sandbox.world.message(chat, number_of(body, "via_edit_of"))
    if message is None or message.sender != user:
        raise Mistake("only a message of one's own can be edited")
    _fill(sandbox, message, body)
    message.edit_date = sandbox.now()
    changed(sandbox, chat, message)
    return message_seen(sandbox.world, chat, message)
