"""What people do with chats: make them, invite and remove, turn a group into a supergroup, manage topics."""

from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of, numbers_of, text_of
from tgbot.sandbox.members import make_chat, set_member, status_named
from tgbot.sandbox.model import ADMIN, CREATOR, GROUP, LEFT, MEMBER, SUPERGROUP, Chat, Member, Topic
from tgbot.sandbox.people import bot_named, chat_of, person_of
from tgbot.sandbox.posts import announce, remove
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import chat_seen
from tgbot.sandbox.topics import (
    COLORS,
    close_topic,
    create_topic,
    delete_topic,
    rename_topic,
    reopen_topic,
    set_general,
)


def add_chat(sandbox: Sandbox, body: Obj) -> Obj:
    """`{type, title, is_forum?, owner, members, bot: "admin"|"member"|"none", bot_id?}`; the owner adds everybody."""
    owner = person_of(sandbox, body, "owner")
    role = text_of(body, "bot", "none")
    if role not in ("admin", "member", "none"):
        raise Mistake('bot must be "admin", "member" or "none"')
    members = numbers_of(body, "members")
    if any(user not in sandbox.world.people for user in members):
        raise Mistake("members names a user that does not exist")
    kind = text_of(body, "type", SUPERGROUP)
    chat = make_chat(sandbox, kind, text_of(body, "title"), owner, is_forum=flag_of(body, "is_forum"))
    for user in members:
        if user != owner:
            set_member(sandbox, chat, user, Member(MEMBER), owner)
    if role != "none":
        bot = bot_named(sandbox, body)
        set_member(sandbox, chat, bot.id, Member(ADMIN if role == "admin" else MEMBER), owner)
    return chat_seen(sandbox.world, chat)


def change_member(sandbox: Sandbox, body: Obj) -> Obj:
    """`{chat_id, user_id, status, denied?: [rights], by?: user}`; people join and leave alone unless `by` says."""
    chat = chat_of(sandbox, body)
    user = person_of(sandbox, body, "user_id")
    new = status_named(body)
    alone = new.status in (MEMBER, LEFT) and user not in sandbox.world.bots
    owner = next((u for u, member in chat.members.items() if member.status == CREATOR), user)
    set_member(sandbox, chat, user, new, number_of(body, "by") or (user if alone else owner))
    return chat_seen(sandbox.world, chat)


def migrate(sandbox: Sandbox, body: Obj) -> Obj:
    """`{chat_id, is_forum?, first?: "to"|"from"}`: which of the two service messages comes first, "to" by itself."""
    old = chat_of(sandbox, body)
    if old.type != GROUP:
        raise Mistake("only a group becomes a supergroup")
    owner = next(user for user, member in old.members.items() if member.status == CREATOR)
    new = make_chat(sandbox, SUPERGROUP, old.title, owner, is_forum=flag_of(body, "is_forum"))
    new.members = {
        user: Member(member.status, list(member.denied), member.title) for user, member in old.members.items()
    }
    new.migrated_from = old.id
    steps = [(old, {"migrate_to_chat_id": new.id}), (new, {"migrate_from_chat_id": old.id})]
    if text_of(body, "first") == "from":
        steps.reverse()
    for chat, service in steps:
        told: Obj = dict(service)
        announce(sandbox, chat, owner, told)
    old.migrated_to = new.id
    sandbox.world.keep(old)
    sandbox.events.tell("chat", chat_seen(sandbox.world, old))
    sandbox.events.tell("chat", chat_seen(sandbox.world, new))
    return chat_seen(sandbox.world, new)


def change_topic(sandbox: Sandbox, body: Obj) -> Obj:
    """`{chat_id, user_id?, action: create|rename|close|reopen|delete, name?, thread?}`; thread 0 is General."""
    chat = chat_of(sandbox, body)
    if not chat.is_forum:
        raise Mistake("the chat has no topics")
    owner = next(user for user, member in chat.members.items() if member.status == CREATOR)
    user = number_of(body, "user_id") or owner
    action, name = text_of(body, "action", "create"), text_of(body, "name").strip()
    if action in ("create", "rename") and not 1 <= len(name) <= 128:
        raise Mistake("a topic's name has 1 to 128 characters")
    if action == "create":
        topic = create_topic(sandbox, chat, user, name, number_of(body, "icon_color") or COLORS[0])
        return {"thread": topic.id, "name": topic.name, "closed": topic.closed}
    number = number_of(body, "thread")
    if not number and action in ("close", "reopen"):
        set_general(sandbox, chat, user, closed=action == "close")
        return {"thread": 0, "name": "General", "closed": chat.general_closed}
    if number not in chat.topics:
        raise Mistake(f"the chat has no topic {number}")
    return _change(sandbox, chat, user, chat.topics[number], action, name)


def delete(sandbox: Sandbox, body: Obj) -> Obj:
    """`{chat_id, user_id, message_ids}`: messages taken away by a person who may do so."""
    chat = chat_of(sandbox, body)
    user = person_of(sandbox, body, "user_id")
    found = [m for m in (sandbox.world.message(chat, n) for n in numbers_of(body, "message_ids")) if m is not None]
    if any(m.sender != user and not chat.rules(user) and chat.id != user for m in found):
        raise Mistake("only admins delete messages of others")
    numbers: list[Value] = [m.id for m in found]
    remove(sandbox, chat, found)
    return {"deleted": numbers}


def _change(sandbox: Sandbox, chat: Chat, user: int, topic: Topic, action: str, name: str) -> Obj:
    match action:
        case "rename":
            rename_topic(sandbox, chat, user, topic, name)
        case "close":
            close_topic(sandbox, chat, user, topic)
        case "reopen":
            reopen_topic(sandbox, chat, user, topic)
        case "delete":
            delete_topic(sandbox, chat, topic)
        case _:
            raise Mistake('action must be "create", "rename", "close", "reopen" or "delete"')
    return {"thread": topic.id, "name": topic.name, "closed": topic.closed}
