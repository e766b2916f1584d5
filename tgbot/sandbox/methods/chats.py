"""Chats and who is in them."""

from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.members import set_member
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.model import GROUP, LEFT, MEMBER, PRIVATE, Chat, Member
from tgbot.sandbox.posts import announce
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.render import chat_json, member_json, message_json
from tgbot.sandbox.seen import chat_seen

PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)
GIFTS = (
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
)


def get_chat(call: Call) -> Value:
    """A `ChatFullInfo`; also of a group that has become a supergroup."""
    number = call.params.number("chat_id")
    old = call.world.chat(number, call.bot.id)
    chat = old if old is not None and old.migrated_to else call.chat()
    if chat.type == PRIVATE and not (chat.started or chat.blocked):
        raise bad_request("chat not found")
    shown: Obj = chat_json(call.world, chat) | {"accent_color_id": 0, "max_reaction_count": 11}
    shown["accepted_gift_types"] = dict.fromkeys(GIFTS, False)
    if chat.type != PRIVATE:
        shown["permissions"] = {name: name not in ("can_change_info", "can_pin_messages") for name in PERMISSIONS}
    if chat.description:
        shown["description"] = chat.description
    pinned = call.world.message(chat, chat.pinned[-1]) if chat.pinned else None
    if pinned is not None:
        shown["pinned_message"] = message_json(call.world, chat, pinned, with_reply=False)
    return shown


def get_chat_member(call: Call) -> Value:
    chat = call.chat()
    user = call.params.number("user_id")
    if user not in call.world.people:
        raise bad_request("user not found")
    return member_json(call.world, user, _member(chat, user))


def get_chat_administrators(call: Call) -> Value:
    """The owner and the administrators; other bots are left out."""
    chat = call.chat()
    if chat.type == PRIVATE:
        raise bad_request("there are no administrators in the private chat")
    return [
        member_json(call.world, user, member)
        for user, member in chat.members.items()
        if chat.rules(user) and (user == call.bot.id or not call.world.people[user].is_bot)
    ]


def get_chat_member_count(call: Call) -> Value:
    chat = call.chat()
    return 2 if chat.type == PRIVATE else sum(1 for user in chat.members if chat.has(user))


def leave_chat(call: Call) -> Value:
    chat = call.chat()
    if chat.type == PRIVATE:
        raise bad_request("chat not found")
    set_member(call.sandbox, chat, call.bot.id, Member(LEFT), call.bot.id)
    return True


def set_chat_title(call: Call) -> Value:
    chat = call.chat()
    if chat.type == PRIVATE:
        raise bad_request("can't change private chat title")
    call.require_right(chat, "can_change_info", "not enough rights to change chat title")
    title = call.params.text("title").strip()
    if title == chat.title:
        raise bad_request("chat title is not modified")
    chat.title = title
    call.sandbox.events.tell("chat", chat_seen(call.world, chat))
    announce(call.sandbox, chat, call.bot.id, {"new_chat_title": title})
    return True


def set_chat_description(call: Call) -> Value:
    chat = call.chat()
    if chat.type == GROUP or chat.type == PRIVATE:
        raise bad_request("method is available for supergroup and channel chats only")
    call.require_right(chat, "can_change_info", "not enough rights to set chat description")
    if chat.description == call.params.text("description"):
        raise bad_request("chat description is not modified")
    chat.description = call.params.text("description")
    call.world.keep(chat)
    return True


def _member(chat: Chat, user: int) -> Member:
    if chat.type == PRIVATE:
        return Member(MEMBER if user in (chat.id, chat.bot) else LEFT)
    return chat.members.get(user) or Member(LEFT)


METHODS: dict[str, Method] = {
    "getChat": get_chat,
    "getChatMember": get_chat_member,
    "getChatAdministrators": get_chat_administrators,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
    "setChatTitle": set_chat_title,
    "setChatDescription": set_chat_description,
}
