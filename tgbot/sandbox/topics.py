"""Topics of a forum: made, renamed, closed and deleted by people and by bots."""

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.model import Chat, Topic
from tgbot.sandbox.posts import announce, draft, place, remove, send
from tgbot.sandbox.sandbox import Sandbox

COLORS = (0x6FB9F0, 0xFFD67E, 0xCB86DB, 0x8EEE98, 0xFF93B2, 0xFB6F5F)


def create_topic(sandbox: Sandbox, chat: Chat, user: int, name: str, color: int, emoji: str = "") -> Topic:
    """A new topic; its id is the number of the service message that opens it."""
    message = draft(sandbox, chat, user)
    message.thread = message.id
    topic = Topic(id=message.id, name=name, creator=user, icon_color=color, icon_emoji=emoji)
    chat.topics[topic.id] = topic
    created: Obj = {"name": name, "icon_color": color}
    if emoji:
        created["icon_custom_emoji_id"] = emoji
    message.service = {"forum_topic_created": created}
    send(sandbox, chat, message)
    _tell(sandbox, chat, topic, "created")
    return topic


def rename_topic(sandbox: Sandbox, chat: Chat, user: int, topic: Topic, name: str, emoji: str | None = None) -> None:
    """Another name, and another icon if one is given."""
    edited: Obj = {}
    if name and name != topic.name:
        topic.name = edited["name"] = name
    if emoji is not None and emoji != topic.icon_emoji:
        topic.icon_emoji = edited["icon_custom_emoji_id"] = emoji
    announce(sandbox, chat, user, {"forum_topic_edited": edited}, thread=topic.id)
    _tell(sandbox, chat, topic, "edited")


def close_topic(sandbox: Sandbox, chat: Chat, user: int, topic: Topic) -> None:
    topic.closed = True
    announce(sandbox, chat, user, {"forum_topic_closed": {}}, thread=topic.id)
    _tell(sandbox, chat, topic, "closed")


def reopen_topic(sandbox: Sandbox, chat: Chat, user: int, topic: Topic) -> None:
    topic.closed = False
    announce(sandbox, chat, user, {"forum_topic_reopened": {}}, thread=topic.id)
    _tell(sandbox, chat, topic, "reopened")


def delete_topic(sandbox: Sandbox, chat: Chat, topic: Topic) -> None:
    """The topic and all its messages; bots are not told, as in Telegram."""
    remove(sandbox, chat, [m for m in sandbox.world.history(chat) if m.thread == topic.id])
    del chat.topics[topic.id]
    sandbox.world.keep(chat)
    _tell(sandbox, chat, topic, "deleted")


def set_general(sandbox: Sandbox, chat: Chat, user: int, *, closed: bool) -> None:
    """Closes or reopens the General topic."""
    chat.general_closed = closed
    announce(sandbox, chat, user, {"forum_topic_closed" if closed else "forum_topic_reopened": {}})
    sandbox.events.tell("topic", place(chat) | {"thread": None, "name": "General", "change": "closed"})


def _tell(sandbox: Sandbox, chat: Chat, topic: Topic, change: str) -> None:
    about = place(chat) | {"thread": topic.id, "name": topic.name, "closed": topic.closed, "change": change}
    sandbox.events.tell("topic", about)
