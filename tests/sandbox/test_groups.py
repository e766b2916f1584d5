"""Groups: who hears what, topics, members, rights, the move to a supergroup."""

import pytest

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import Group, Impossible, People, User


@pytest.fixture
async def anna(people: People) -> User:
    return await people.user("Anna", username="anna")


@pytest.fixture
async def boris(people: People) -> User:
    return await people.user("Boris")


@pytest.fixture
async def forum(people: People, bot: RawBot, anna: User, boris: User) -> Group:
    group = await people.group("Table", owner=anna, members=[boris], topics=["Scene", "Chatter"])
    await bot.updates()
    return group


async def test_being_added_is_told_twice(people: People, bot: RawBot, anna: User) -> None:
    await people.group("Table", owner=anna, bot="admin")
    place, joined = await bot.updates()
    assert place["my_chat_member"]["old_chat_member"]["status"] == "left"
    assert place["my_chat_member"]["new_chat_member"]["status"] == "administrator"
    assert place["my_chat_member"]["from"]["id"] == anna.id
    assert joined["message"]["new_chat_members"][0]["username"] == "talepost_demo_bot"


async def test_privacy_mode_lets_only_what_is_addressed_through(people: People, bot: RawBot, anna: User) -> None:
    group = await people.group("Table", owner=anna, bot="member")
    mine = await bot.call("sendMessage", chat_id=group.id, text="hello")
    await bot.updates()
    await people.say(group, anna, "prose")
    await people.say(group, anna, "/roll 2d6")
    await people.say(group, anna, "/roll@other_bot 2d6")
    await people.say(group, anna, "hey @Talepost_demo_bot")
    await people.say(group, anna, "yes", reply_to=mine["message_id"])
    heard = [m.get("text") for m in await bot.messages()]
    assert heard == ["/roll 2d6", "/roll@other_bot 2d6", "hey @Talepost_demo_bot", "yes"]
    await people.privacy("off")
    assert (await bot.call("getMe"))["can_read_all_group_messages"] is True
    await people.say(group, anna, "prose")
    assert [m["text"] for m in await bot.messages()] == ["prose"]


async def test_an_admin_hears_everything(people: People, bot: RawBot, anna: User, forum: Group) -> None:
    await people.say(forum, anna, "prose")
    assert [m["text"] for m in await bot.messages()] == ["prose"]


async def test_a_message_in_a_topic_names_it_and_answers_its_opening(
    people: People, bot: RawBot, anna: User, forum: Group
) -> None:
    scene = forum.topics["Scene"]
    await people.say(forum, anna, "I open the door", thread=scene)
    (told,) = await bot.messages()
    assert (told["message_thread_id"], told["is_topic_message"]) == (scene, True)
    assert told["reply_to_message"]["forum_topic_created"]["name"] == "Scene"
    sent = await bot.call("sendMessage", chat_id=forum.id, text="It creaks", message_thread_id=scene)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (scene, True)
    assert [m.text for m in await people.messages(forum, thread=scene) if m.text] == ["I open the door", "It creaks"]


async def test_an_answer_stays_in_the_topic_of_its_question(
    people: People, bot: RawBot, anna: User, forum: Group
) -> None:
    scene = forum.topics["Scene"]
    said = await people.say(forum, anna, "hello", thread=scene)
    sent = await bot.call("sendMessage", chat_id=forum.id, text="hi", reply_parameters={"message_id": said.id})
    assert sent["message_thread_id"] == scene
    assert sent["reply_to_message"]["text"] == "hello"


async def test_general_has_no_thread_id(people: People, bot: RawBot, anna: User, forum: Group) -> None:
    said = await people.say(forum, anna, "in General")
    await people.say(forum, anna, "an answer there", reply_to=said)
    plain, answer = await bot.messages()
    assert "message_thread_id" not in plain
    assert answer["message_thread_id"] == said.id  # a chain of replies, not a topic
    assert "is_topic_message" not in answer
    for thread in (1, said.id):
        refusal = await bot.refused("sendMessage", chat_id=forum.id, text="x", message_thread_id=thread)
        assert refusal == "Bad Request: message thread not found"
    assert [m.text for m in await people.messages(forum, thread=0) if m.text] == ["in General", "an answer there"]


async def test_the_bot_makes_changes_and_deletes_a_topic(people: People, bot: RawBot, forum: Group) -> None:
    made = await bot.call("createForumTopic", chat_id=forum.id, name="Act 2")
    thread = made["message_thread_id"]
    here = {"chat_id": forum.id, "message_thread_id": thread}
    await bot.call("sendMessage", **here, text="Once upon a time")
    await bot.result("editForumTopic", **here, name="Act 3")
    assert await bot.refused("editForumTopic", **here, name="Act 3") == "Bad Request: TOPIC_NOT_MODIFIED"
    await bot.result("closeForumTopic", **here)
    await bot.result("reopenForumTopic", **here)
    told = await bot.messages()
    assert [next(k for k in m if k.startswith("forum_")) for m in told] == [
        "forum_topic_created",
        "forum_topic_edited",
        "forum_topic_closed",
        "forum_topic_reopened",
    ]
    await bot.result("deleteForumTopic", **here)
    assert await bot.refused("sendMessage", **here, text="x") == "Bad Request: message thread not found"
    assert await people.messages(forum, thread=thread) == []


async def test_a_topic_that_people_close_or_delete(people: People, bot: RawBot, anna: User, boris: User) -> None:
    group = await people.group("Table", owner=anna, members=[boris], topics=["Scene"], bot="member")
    scene = group.topics["Scene"]
    await people.change_topic(group, anna, scene, "close")
    refusal = await bot.refused("sendMessage", chat_id=group.id, text="x", message_thread_id=scene)
    assert refusal == "Bad Request: TOPIC_CLOSED"
    with pytest.raises(Impossible, match="the topic is closed"):
        await people.say(group, boris, "x", thread=scene)
    await people.member(group, 42, "administrator", by=anna)
    await bot.call("sendMessage", chat_id=group.id, text="x", message_thread_id=scene)
    await people.change_topic(group, anna, scene, "delete")
    refusal = await bot.refused("sendMessage", chat_id=group.id, text="x", message_thread_id=scene)
    assert refusal == "Bad Request: message thread not found"


async def test_rights_are_asked_for(people: People, bot: RawBot, anna: User) -> None:
    group = await people.group("Table", owner=anna, bot="member", topics=[])
    sent = await bot.call("sendMessage", chat_id=group.id, text="x")
    refusals = [
        await bot.refused("createForumTopic", chat_id=group.id, name="x"),
        await bot.refused("pinChatMessage", chat_id=group.id, message_id=sent["message_id"]),
    ]
    assert refusals == [
        "Bad Request: not enough rights to create a topic",
        "Bad Request: not enough rights to manage pinned messages in the chat",
    ]
    await people.member(group, 42, "administrator", by=anna, denied=["can_pin_messages"])
    await bot.call("createForumTopic", chat_id=group.id, name="x")
    assert "pinned" in await bot.refused("pinChatMessage", chat_id=group.id, message_id=sent["message_id"])
    own = await bot.call("getChatMember", chat_id=group.id, user_id=42)
    assert (own["can_manage_topics"], own["can_pin_messages"]) == (True, False)


async def test_topics_need_a_forum(people: People, bot: RawBot, anna: User) -> None:
    group = await people.group("Table", owner=anna)
    assert await bot.refused("createForumTopic", chat_id=group.id, name="x") == "Bad Request: the chat is not a forum"


async def test_who_is_there(people: People, bot: RawBot, anna: User, boris: User, forum: Group) -> None:
    admins = await bot.result("getChatAdministrators", chat_id=forum.id)
    assert {(a["user"]["id"], a["status"]) for a in admins} == {(anna.id, "creator"), (42, "administrator")}
    assert await bot.result("getChatMemberCount", chat_id=forum.id) == 3
    assert (await bot.call("getChatMember", chat_id=forum.id, user_id=boris.id))["status"] == "member"
    await people.member(forum, boris, "left")
    assert (await bot.call("getChatMember", chat_id=forum.id, user_id=boris.id))["status"] == "left"
    (told,) = await bot.messages()
    assert told["left_chat_member"]["id"] == boris.id
    chat = await bot.call("getChat", chat_id=forum.id)
    assert (chat["type"], chat["is_forum"], chat["title"]) == ("supergroup", True, "Table")


async def test_a_bot_that_is_put_out_hears_of_it_and_may_not_write(
    people: People, bot: RawBot, anna: User, forum: Group
) -> None:
    await people.member(forum, 42, "kicked", by=anna)
    (told,) = await bot.updates()
    assert told["my_chat_member"]["new_chat_member"]["status"] == "kicked"
    refusal = await bot.refused("sendMessage", chat_id=forum.id, text="x")
    assert refusal == "Forbidden: bot was kicked from the supergroup chat"
    await people.say(forum, anna, "alone")
    assert await bot.updates() == []
    await people.member(forum, 42, "member", by=anna)
    await bot.call("sendMessage", chat_id=forum.id, text="back")
    await bot.result("leaveChat", chat_id=forum.id)
    refusal = await bot.refused("sendMessage", chat_id=forum.id, text="x")
    assert refusal == "Forbidden: bot is not a member of the supergroup chat"


async def test_a_bot_that_was_never_in_the_group(people: People, bot: RawBot, anna: User) -> None:
    group = await people.group("Others", owner=anna, bot="none", kind="group")
    refusal = await bot.refused("sendMessage", chat_id=group.id, text="x")
    assert refusal == "Forbidden: bot is not a member of the group chat"


async def test_blocked_unblocked_deleted(people: People, bot: RawBot, anna: User) -> None:
    await people.say(anna, anna, "/start")
    await bot.updates()
    await people.block(anna)
    (told,) = await bot.updates()
    assert told["my_chat_member"]["new_chat_member"]["status"] == "kicked"
    assert await bot.refused("sendMessage", chat_id=anna.id, text="x") == "Forbidden: bot was blocked by the user"
    await people.say(anna, anna, "/start")
    back, said = await bot.updates()
    assert back["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert said["message"]["text"] == "/start"
    await people.delete_account(anna)
    assert await bot.refused("sendMessage", chat_id=anna.id, text="x") == "Forbidden: user is deactivated"


async def test_the_group_becomes_a_supergroup(people: People, bot: RawBot, anna: User, boris: User) -> None:
    group = await people.group("Table", owner=anna, members=[boris], kind="group")
    await bot.updates()
    new = await people.migrate(group, topics=[])
    to, since = await bot.messages()
    assert (to["chat"]["id"], to["migrate_to_chat_id"]) == (group.id, new.id)
    assert (since["chat"]["id"], since["migrate_from_chat_id"]) == (new.id, group.id)
    body = await bot.ask("sendMessage", chat_id=group.id, text="x")
    assert body == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": new.id},
    }
    await bot.call("sendMessage", chat_id=new.id, text="x")
    assert (await bot.call("getChatMember", chat_id=new.id, user_id=boris.id))["status"] == "member"
    assert (await bot.call("createForumTopic", chat_id=new.id, name="Scene"))["name"] == "Scene"
    with pytest.raises(Impossible, match="has become the supergroup"):
        await people.say(group, anna, "x")


async def test_an_anonymous_admin_is_the_group_itself(people: People, bot: RawBot, anna: User, forum: Group) -> None:
    await people.send(forum, anna, {"text": "/newgame", "anonymous": True})
    (told,) = await bot.messages()
    assert told["from"]["username"] == "GroupAnonymousBot"
    assert told["sender_chat"]["id"] == forum.id


async def test_admins_delete_in_a_supergroup_without_limit(
    people: People, bot: RawBot, anna: User, forum: Group
) -> None:
    said = await people.say(forum, anna, "old")
    await people.post("clock", {"advance_s": 72 * 3600})
    assert await bot.result("deleteMessage", chat_id=forum.id, message_id=said.id) is True


async def test_commands_by_scope_and_language(people: People, bot: RawBot, anna: User, boris: User) -> None:
    vera = await people.user("Vera", language="ru")
    group = await people.group("Table", owner=anna, members=[boris, vera])

    async def offer(*names: str, **more: object) -> None:
        commands = [{"command": name, "description": name} for name in names]
        await bot.result("setMyCommands", commands=commands, **more)

    await offer("help")
    await offer("act", "menu", scope={"type": "all_group_chats"})
    await offer("sheet", scope={"type": "all_group_chats"}, language_code="ru")
    await offer("gm", scope={"type": "all_chat_administrators"})
    assert await people.commands(boris, boris) == ["help"]
    assert await people.commands(group, boris) == ["act", "menu"]
    assert await people.commands(group, vera) == ["sheet"]
    assert await people.commands(group, anna) == ["gm"]
    found = await bot.result("getMyCommands", scope={"type": "all_group_chats"}, language_code="ru")
    assert found == [{"command": "sheet", "description": "sheet"}]
    await bot.result("deleteMyCommands", scope={"type": "all_group_chats"})
    assert await bot.result("getMyCommands", scope={"type": "all_group_chats"}) == []
    bad = [{"command": "Бросок", "description": "x"}]
    assert await bot.refused("setMyCommands", commands=bad) == "Bad Request: BOT_COMMAND_INVALID"


async def test_two_bots_hear_the_same_group_but_not_each_other(people: People, bot: RawBot, anna: User) -> None:
    other = RawBot(people.address, "777:another_bot")
    await other.call("getMe")
    group = await people.group("Table", owner=anna)
    await people.member(group, 777, "administrator", by=anna)
    await bot.updates()
    await other.updates()
    await other.call("sendMessage", chat_id=group.id, text="I am a bot")
    await people.say(group, anna, "hello")
    assert [m["text"] for m in await bot.messages()] == ["hello"]
    assert [m["text"] for m in await other.messages()] == ["hello"]
    await other.close()
