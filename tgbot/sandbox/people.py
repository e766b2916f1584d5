"""What people do: join the world, write, edit, press, react, block."""

import base64
import binascii
from typing import cast

from tgbot.sandbox.api import bot_of
from tgbot.sandbox.entities import formatted
from tgbot.sandbox.files import document_json
from tgbot.sandbox.jsontypes import Obj, Value, number_of, objects_of, text_of
from tgbot.sandbox.keyboards import buttons_of
from tgbot.sandbox.members import DEMO_TOKEN, my_chat_member
from tgbot.sandbox.model import LEFT, MEMBER, PRIVATE, Bot, Chat, Member, Message, Person
from tgbot.sandbox.posts import changed, draft, send
from tgbot.sandbox.presses import answer_of, press_button
from tgbot.sandbox.refusals import Mistake, Refusal
from tgbot.sandbox.render import chat_json, user_json
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import message_seen, user_seen
from tgbot.sandbox.world import FIRST_USER


def add_user(sandbox: Sandbox, body: Obj) -> Obj:
    """A new person: `{first_name, last_name?, username?, language_code?, id?}`."""
    world = sandbox.world
    if not text_of(body, "first_name"):
        raise Mistake("first_name is missing")
    username = text_of(body, "username").lstrip("@")
    if username and world.person_named(username):
        raise Mistake(f"the username {username} is taken")
    user = number_of(body, "id") or world.fresh("user", FIRST_USER)
    if user in world.people:
        raise Mistake(f"the id {user} is taken")
    person = Person(
        id=user,
        first_name=text_of(body, "first_name"),
        last_name=text_of(body, "last_name"),
        username=username,
        language_code=text_of(body, "language_code", "en"),
    )
    world.keep(person)
    sandbox.events.tell("user", user_seen(world, user))
    return user_seen(world, user)


def write(sandbox: Sandbox, body: Obj) -> Obj:
    """A message of a person, or with `via_edit_of` another text for one."""
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    _require_inside(chat, user)
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
    _fill(sandbox, message, body)
    send(sandbox, chat, message)
    return message_seen(sandbox.world, chat, message)


async def press(sandbox: Sandbox, body: Obj) -> Obj:
    """A press of a button by its data, its visible text, or its index (from 0, row by row)."""
    world = sandbox.world
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    _require_inside(chat, user)
    message = world.message(chat, number_of(body, "message_id"))
    if message is None:
        raise Mistake("there is no such message")
    button = _button(message, body)
    if "callback_data" not in button:
        kinds = ", ".join(kind for kind in button if kind not in ("text", "style"))
        raise Mistake(f"the button {button.get('text')!r} sends nothing to the bot ({kinds})")
    bot = world.bots[message.sender]
    waiting = press_button(sandbox, bot, chat, message, user, text_of(button, "callback_data"))
    answer = await answer_of(waiting)
    now = world.message(chat, message.id)
    return {"answer": answer, "message": message_seen(world, chat, now) if now else None}


def react(sandbox: Sandbox, body: Obj) -> Obj:
    """A reaction by `{chat_id, message_id, user_id, emoji}`; an empty emoji takes it back."""
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    _require_inside(chat, user)
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


def block(sandbox: Sandbox, body: Obj) -> Obj:
    """`{user_id, blocked?: true, deleted?: false}`: blocks or unblocks the bot; `deleted` ends the account."""
    user = person_of(sandbox, body, "user_id")
    if body.get("deleted"):
        sandbox.world.people[user].deleted = True
        sandbox.world.keep(sandbox.world.people[user])
        return user_seen(sandbox.world, user)
    chat = sandbox.world.private(bot_named(sandbox, body).id, user)
    blocked = body.get("blocked") is not False
    if blocked == chat.blocked:
        return user_seen(sandbox.world, user)
    old = Member("kicked") if chat.blocked else Member(MEMBER)
    chat.blocked = blocked
    sandbox.world.keep(chat)
    my_chat_member(sandbox, chat, chat.bot, user, old, Member("kicked") if blocked else Member(MEMBER))
    return user_seen(sandbox.world, user)


def open_private(sandbox: Sandbox, chat: Chat) -> None:
    """Whoever writes to the bot has started it, and no longer blocks it."""
    if chat.blocked:
        my_chat_member(sandbox, chat, chat.bot, chat.id, Member("kicked"), Member(MEMBER))
    chat.started, chat.blocked = True, False


def person_of(sandbox: Sandbox, body: Obj, name: str) -> int:
    user = number_of(body, name)
    if user not in sandbox.world.people:
        raise Mistake(f"{name}: there is no user {body.get(name)}")
    return user


def bot_named(sandbox: Sandbox, body: Obj) -> Bot:
    """The bot that `bot_id` names; without it the demo bot, or the one that polled last."""
    number = number_of(body, "bot_id")
    if number:
        if number not in sandbox.world.bots:
            raise Mistake(f"there is no bot {number}")
        return sandbox.world.bots[number]
    if sandbox.updates.polled:
        return sandbox.world.bots[sandbox.updates.polled[-1]]
    return next(iter(sandbox.world.bots.values()), None) or bot_of(sandbox, 42, DEMO_TOKEN)


def chat_of(sandbox: Sandbox, body: Obj) -> Chat:
    """The chat that `chat_id` names; a private chat has the person's id and is made at its first use."""
    number = number_of(body, "chat_id")
    if number > 0:
        if number not in sandbox.world.people:
            raise Mistake(f"there is no user {number}, so no private chat")
        return sandbox.world.private(bot_named(sandbox, body).id, number)
    chat = sandbox.world.chats.get(str(number))
    if chat is None:
        raise Mistake(f"chat_id: there is no chat {body.get('chat_id')}")
    if chat.migrated_to:
        raise Mistake(f"the group has become the supergroup {chat.migrated_to}")
    return chat


def _require_inside(chat: Chat, user: int) -> None:
    if (chat.type == PRIVATE and chat.id != user) or (chat.type != PRIVATE and not chat.has(user)):
        raise Mistake(f"the user {user} is not in the chat (status: {LEFT if chat.bot else chat.status(user)})")


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
