"""Who is in a chat: joining, leaving, removal, promotion, and what bots are told of it."""

from tgbot.sandbox.jsontypes import Obj, Value, list_of, text_of
from tgbot.sandbox.model import ADMIN, CREATOR, GROUP, INSIDE, KICKED, LEFT, MEMBER, SUPERGROUP, Chat, Member
from tgbot.sandbox.posts import announce, place
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.render import chat_json, member_json, user_json
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import chat_seen
from tgbot.sandbox.world import FIRST_GROUP, FIRST_SUPERGROUP

DEMO_TOKEN = "42:SANDBOX"  # noqa: S105 - a made-up token, known to everybody who reads the README
STATUSES = frozenset({CREATOR, ADMIN, MEMBER, LEFT, KICKED, "restricted"})


def make_chat(sandbox: Sandbox, kind: str, title: str, owner: int, *, is_forum: bool) -> Chat:
    """A new group or supergroup whose only member is its owner."""
    if kind not in (GROUP, SUPERGROUP):
        raise Mistake('type must be "group" or "supergroup"')
    if is_forum and kind != SUPERGROUP:
        raise Mistake("only a supergroup has topics")
    if not title:
        raise Mistake("title is missing")
    world = sandbox.world
    series, first = ("supergroup", FIRST_SUPERGROUP) if kind == SUPERGROUP else ("group", FIRST_GROUP)
    number = -world.fresh(series, first)
    chat = Chat(key=str(number), id=number, type=kind, title=title, is_forum=is_forum)
    chat.members[owner] = Member(CREATOR)
    world.keep(chat)
    sandbox.events.tell("chat", chat_seen(world, chat))
    return chat


def set_member(sandbox: Sandbox, chat: Chat, user: int, new: Member, actor: int) -> None:
    """Changes somebody's place in the chat with everything that bots are told: updates, then the service message."""
    if new.status not in STATUSES:
        raise Mistake(f"status must be one of {', '.join(sorted(STATUSES))}")
    old = chat.members.get(user, Member(LEFT))
    if old == new:
        return
    was_inside, is_inside = old.status in INSIDE, new.status in INSIDE
    shown: list[Value] = [user_json(sandbox.world.people[user])]
    if was_inside and not is_inside:
        _tell(sandbox, chat, user, actor, old, new)
        announce(sandbox, chat, actor, {"left_chat_member": shown[0]})
        return
    _tell(sandbox, chat, user, actor, old, new)
    if is_inside and not was_inside:
        announce(sandbox, chat, actor, {"new_chat_members": shown})


def my_chat_member(sandbox: Sandbox, chat: Chat, bot: int, actor: int, old: Member, new: Member) -> None:
    """Tells a bot about its own place in the chat."""
    sandbox.updates.push(sandbox.world.bots[bot], "my_chat_member", _change(sandbox, chat, bot, actor, old, new))


def status_named(body: Obj) -> Member:
    """The place that a request describes: `status`, and `denied`: admin rights that are missing."""
    denied = [right for right in list_of(body, "denied") if isinstance(right, str)]
    return Member(text_of(body, "status", MEMBER), denied, text_of(body, "title"))


def _tell(sandbox: Sandbox, chat: Chat, user: int, actor: int, old: Member, new: Member) -> None:
    world = sandbox.world
    chat.members[user] = new
    world.keep(chat)
    if user in world.bots:
        my_chat_member(sandbox, chat, user, actor, old, new)
    for bot in world.bots_in(chat):
        if bot.id != user and chat.rules(bot.id):
            sandbox.updates.push(bot, "chat_member", _change(sandbox, chat, user, actor, old, new))
    sandbox.events.tell("member", place(chat) | {"user_id": user, "status": new.status})


def _change(sandbox: Sandbox, chat: Chat, user: int, actor: int, old: Member, new: Member) -> Obj:
    """A `ChatMemberUpdated`."""
    world = sandbox.world
    return {
        "chat": chat_json(world, chat),
        "from": user_json(world.people[actor]),
        "date": sandbox.now(),
        "old_chat_member": member_json(world, user, old),
        "new_chat_member": member_json(world, user, new),
    }
