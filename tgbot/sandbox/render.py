"""Users, chats, members and messages as the Bot API shows them to a bot."""

from typing import cast

from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.model import ADMIN, CREATOR, PRIVATE, Chat, Member, Message, Person
from tgbot.sandbox.world import World

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_change_info",
    "can_delete_messages",
    "can_invite_users",
    "can_restrict_members",
    "can_promote_members",
    "can_pin_messages",
    "can_manage_topics",
    "can_manage_video_chats",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_manage_tags",
    "can_send_welcome_messages",
)
FOREVER = 0  # `until_date` of who is banned for good


def user_json(person: Person) -> Obj:
    shown: Obj = {"id": person.id, "is_bot": person.is_bot, "first_name": person.first_name}
    if person.last_name:
        shown["last_name"] = person.last_name
    if person.username:
        shown["username"] = person.username
    if person.language_code and not person.is_bot:
        shown["language_code"] = person.language_code
    return shown


def chat_json(world: World, chat: Chat) -> Obj:
    if chat.type == PRIVATE:
        user = user_json(world.people[chat.id])
        shown: Obj = {"id": chat.id, "type": PRIVATE}
        return shown | {name: user[name] for name in ("first_name", "last_name", "username") if name in user}
    forum: Obj = {"is_forum": True} if chat.is_forum else {}
    return {"id": chat.id, "type": chat.type, "title": chat.title, **forum}


def member_json(world: World, user: int, member: Member) -> Obj:
    """A `ChatMember` of the kind that fits the status."""
    shown: Obj = {"user": user_json(world.people[user]), "status": member.status}
    if member.status == CREATOR:
        shown["is_anonymous"] = False
    elif member.status == ADMIN:
        shown |= {right: right not in member.denied for right in ADMIN_RIGHTS}
        shown |= {"can_be_edited": False, "is_anonymous": False}
    elif member.status == "kicked":
        shown["until_date"] = FOREVER
    if member.title and member.status in (CREATOR, ADMIN):
        shown["custom_title"] = member.title
    return shown


def message_json(world: World, chat: Chat, message: Message, *, with_reply: bool = True) -> Obj:
    """A `Message`. A reply is shown one level deep, as Telegram does."""
    shown: Obj = {"message_id": message.id, "date": message.date, "chat": chat_json(world, chat)}
    if message.sender in world.people:
        shown["from"] = user_json(world.people[message.sender])
    shown |= _place(message)
    replied = world.message(chat, message.reply_to or message.thread) if with_reply else None
    if replied is not None and replied.id != message.id:
        shown["reply_to_message"] = message_json(world, chat, replied, with_reply=False)
    shown |= _content(message)
    shown |= message.service
    if message.edit_date:
        shown["edit_date"] = message.edit_date
    if message.markup and "inline_keyboard" in message.markup:
        shown["reply_markup"] = message.markup
    return shown | message.extra


def inaccessible_json(world: World, chat: Chat, message_id: int) -> Obj:
    """A message too old or deleted: only its place is known, its date is 0."""
    return {"message_id": message_id, "date": 0, "chat": chat_json(world, chat)}


def _place(message: Message) -> Obj:
    if message.thread:
        return {"message_thread_id": message.thread, "is_topic_message": True}
    if message.root:
        return {"message_thread_id": message.root}
    return {}


def _content(message: Message) -> Obj:
    entities = cast("list[Value]", message.entities)
    if not message.has_media:
        if not message.text:
            return {}
        return {"text": message.text, **({"entities": entities} if entities else {})}
    shown: Obj = {}
    if message.photo:
        shown["photo"] = cast("list[Value]", message.photo)
    else:
        shown["document"] = message.document
    if message.text:
        shown["caption"] = message.text
        if entities:
            shown["caption_entities"] = entities
    return shown
