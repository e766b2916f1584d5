"""Forum topics, as bots manage them."""

from tgbot.sandbox.jsontypes import Value
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.model import Chat, Topic
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.topics import (
    COLORS,
    close_topic,
    create_topic,
    delete_topic,
    rename_topic,
    reopen_topic,
    set_general,
)


def create_forum_topic(call: Call) -> Value:
    chat = _forum(call)
    call.require_right(chat, "can_manage_topics", "not enough rights to create a topic")
    color = call.params.number("icon_color") or COLORS[0]
    if color not in COLORS:
        raise bad_request("invalid icon color specified")
    name = call.params.text("name").strip()
    if not name:
        raise bad_request("title must be non-empty")
    topic = create_topic(call.sandbox, chat, call.bot.id, name, color, call.params.text("icon_custom_emoji_id"))
    shown: dict[str, Value] = {"message_thread_id": topic.id, "name": topic.name, "icon_color": topic.icon_color}
    if topic.icon_emoji:
        shown["icon_custom_emoji_id"] = topic.icon_emoji
    return shown


def edit_forum_topic(call: Call) -> Value:
    chat, topic = _managed(call)
    emoji = call.params.text("icon_custom_emoji_id") if call.params.has("icon_custom_emoji_id") else None
    name = call.params.text("name").strip()
    if name in ("", topic.name) and emoji in (None, topic.icon_emoji):
        raise bad_request("TOPIC_NOT_MODIFIED")
    rename_topic(call.sandbox, chat, call.bot.id, topic, name, emoji)
    return True


def close_forum_topic(call: Call) -> Value:
    chat, topic = _managed(call)
    if topic.closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    close_topic(call.sandbox, chat, call.bot.id, topic)
    return True


def reopen_forum_topic(call: Call) -> Value:
    chat, topic = _managed(call)
    if not topic.closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    reopen_topic(call.sandbox, chat, call.bot.id, topic)
    return True


def delete_forum_topic(call: Call) -> Value:
    chat, topic = _managed(call)
    call.require_right(chat, "can_delete_messages", "not enough rights to delete a topic")
    delete_topic(call.sandbox, chat, topic)
    return True


def close_general_forum_topic(call: Call) -> Value:
    return _set_general(call, closed=True)


def reopen_general_forum_topic(call: Call) -> Value:
    return _set_general(call, closed=False)


def _forum(call: Call) -> Chat:
    chat = call.writable_chat()
    if not chat.is_forum:
        raise bad_request("the chat is not a forum")
    return chat


def _managed(call: Call) -> tuple[Chat, Topic]:
    """The topic; its creator may manage it without the right to manage topics."""
    chat = _forum(call)
    topic = chat.topics.get(call.params.number("message_thread_id"))
    if topic is None:
        raise bad_request("TOPIC_ID_INVALID")
    if topic.creator != call.bot.id:
        call.require_right(chat, "can_manage_topics", "not enough rights to manage topics")
    return chat, topic


def _set_general(call: Call, *, closed: bool) -> Value:
    chat = _forum(call)
    call.require_right(chat, "can_manage_topics", "not enough rights to manage topics")
    if chat.general_closed == closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    set_general(call.sandbox, chat, call.bot.id, closed=closed)
    return True


METHODS: dict[str, Method] = {
    "createForumTopic": create_forum_topic,
    "editForumTopic": edit_forum_topic,
    "closeForumTopic": close_forum_topic,
    "reopenForumTopic": reopen_forum_topic,
    "deleteForumTopic": delete_forum_topic,
    "closeGeneralForumTopic": close_general_forum_topic,
    "reopenGeneralForumTopic": reopen_general_forum_topic,
}
