"""What people do: join the world, write, edit, press, react, block."""

from tgbot.sandbox.api import bot_of
from tgbot.sandbox.jsontypes import Obj, Value, number_of, text_of
from tgbot.sandbox.members import DEMO_TOKEN, my_chat_member
from tgbot.sandbox.methods.commands import commands_seen
from tgbot.sandbox.model import LEFT, MEMBER, PRIVATE, Bot, Chat, Member, Person
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import user_seen
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


def repeat(sandbox: Sandbox, body: Obj) -> Obj:
    """`{count?: 1, bot_id?}`: the newest updates once more with new ids, as clients repeat unanswered presses."""
    bot = bot_named(sandbox, body)
    count = sandbox.updates.repeat(bot, number_of(body, "count", 1))
    return {"repeated": count}


def commands(sandbox: Sandbox, body: Obj) -> Obj:
    """`{chat_id, user_id}`: the commands that the bots there offer to this person."""
    user = person_of(sandbox, body, "user_id")
    chat = chat_of(sandbox, body)
    language = sandbox.world.people[user].language_code
    offered: list[Value] = []
    for bot in sandbox.world.bots_in(chat):
        offered += commands_seen(bot, chat, user, language)
    return {"commands": offered}


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
    bot = next(iter(sandbox.world.bots.values()), None) or bot_of(sandbox, DEMO_TOKEN)
    if bot is None:
        raise Mistake("there is no bot yet")
    return bot


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


def require_inside(chat: Chat, user: int) -> None:
    if (chat.type == PRIVATE and chat.id != user) or (chat.type != PRIVATE and not chat.has(user)):
        raise Mistake(f"the user {user} is not in the chat (status: {LEFT if chat.bot else chat.status(user)})")
