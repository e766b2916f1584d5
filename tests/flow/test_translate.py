"""What people and Telegram do becomes requests; what is nothing to us becomes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from aiogram.types import Update, User

from tgbot.flow.route import aggregate_of, route
from tgbot.flow.translate import Translator
from tgbot.store import keys
from tgbot.table.requests import Membership, Migrated, Pressed, Request, Said, TopicGone
from tgbot.table.table import Rights

Raw = dict[str, Any]  # updates as Telegram sends them

ME = User(id=42, is_bot=True, first_name="Bot", username="Talepost_Bot", can_read_all_group_messages=False)
ANNA: Raw = {
    "id": 7,
    "is_bot": False,
    "first_name": "Anna",
    "last_name": "K",
    "username": "anna",
    "language_code": "ru",
}
BOT: Raw = {"id": 42, "is_bot": True, "first_name": "Bot", "username": "Talepost_Bot"}
GROUP: Raw = {"id": -100, "type": "supergroup", "title": "Table", "is_forum": True}
PRIVATE: Raw = {"id": 7, "type": "private", "first_name": "Anna"}


def message(**fields: object) -> Raw:
    return {"message_id": 5, "date": 1_700_000_000, "chat": GROUP, "from": ANNA, **fields}


def requests(**update: object) -> tuple[Request, ...]:
    return Translator(ME).requests(Update.model_validate({"update_id": 1, **update}))


def said(**fields: object) -> Said:
    (one,) = requests(message=message(**fields))
    assert isinstance(one, Said)
    return one


def test_words_in_a_topic() -> None:
    one = said(text="Hello", message_thread_id=9, is_topic_message=True)
    assert (one.text, one.command, one.where.thread, one.where.forum) == ("Hello", "", 9, True)
    assert (one.who.user, one.who.name, one.who.username, one.who.language) == (7, "Anna K", "anna", "ru")


def test_a_reply_in_general_is_in_no_topic() -> None:
    assert said(text="Hello", message_thread_id=9).where.thread is None


@pytest.mark.parametrize(
    "text, command, argument",
    [
        ("/roll 4d6 + 2", "roll", "4d6 + 2"),
        ("/Roll@talepost_BOT", "roll", ""),
        ("/sheet\nName: Anna\nlevel 3", "sheet", "Name: Anna\nlevel 3"),
        ("/whisper  @boris  hi ", "whisper", "@boris  hi"),
        ("no /command", "", ""),
        ("/", "", ""),
        ("/это", "", ""),
    ],
)
def test_commands(text: str, command: str, argument: str) -> None:
    one = said(text=text)
    assert (one.command, one.argument) == (command, argument)


def test_a_command_for_another_bot_is_not_ours() -> None:
    assert requests(message=message(text="/roll@other_bot 4d6")) == ()


def test_a_photo_is_heard_and_a_notice_of_telegram_is_not() -> None:
    photo = [{"file_id": "x", "file_unique_id": "y", "width": 1, "height": 1}]
    one = said(photo=photo, caption="/roll 1")
    assert (one.text, one.media, one.command) == (None, "photo", "")
    assert requests(message=message(new_chat_title="Other")) == ()
    assert requests(message=message(pinned_message=message(text="x"))) == ()


def test_a_reply_to_the_bot_names_the_message() -> None:
    assert said(text="yes", reply_to_message=message(message_id=3, text="?", **{"from": BOT})).reply_to == 3
    assert said(text="yes", reply_to_message=message(message_id=3, text="?")).reply_to is None


def test_the_notice_that_opened_a_topic_is_not_answered_by_everything_in_it() -> None:
    opened = message(message_id=3, forum_topic_created={"name": "Scene", "icon_color": 1}, **{"from": BOT})
    assert said(text="yes", reply_to_message=opened).reply_to is None


def test_an_anonymous_admin_is_nobody_in_particular() -> None:
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    one = said(text="/pause", sender_chat=GROUP, author_signature="boss", **{"from": anonymous})
    assert one.who.anonymous
    assert one.who.name == "boss"


def test_bots_and_channels_are_not_listened_to() -> None:
    channel = {"id": -55, "type": "channel", "title": "News"}
    assert requests(message=message(text="x", **{"from": {"id": 9, "is_bot": True, "first_name": "Other"}})) == ()
    assert requests(message=message(text="x", sender_chat=channel)) == ()


def test_an_edited_message_says_so() -> None:
    (one,) = requests(edited_message=message(text="/roll 1", edit_date=1_700_000_100))
    assert isinstance(one, Said)
    assert one.edited


def test_a_text_mention_names_the_person() -> None:
    entity = {
        "type": "text_mention",
        "offset": 0,
        "length": 5,
        "user": {"id": 8, "is_bot": False, "first_name": "Boris"},
    }
    assert said(text="Boris, hi", entities=[entity]).mentioned == (8,)


def test_a_press_on_a_message_that_telegram_has_forgotten() -> None:
    gone = {"message_id": 5, "date": 0, "chat": GROUP}
    (one,) = requests(callback_query={"id": "q", "from": ANNA, "chat_instance": "c", "message": gone, "data": "v1a:x"})
    assert isinstance(one, Pressed)
    assert (one.query, one.data, one.message, one.where.chat, one.where.thread) == ("q", "v1a:x", 5, -100, None)


def _change(status: str, who: Raw, **rights: object) -> Raw:
    new = {"status": status, "user": who, **rights}
    return {"chat": GROUP, "from": ANNA, "date": 1, "old_chat_member": {"status": "left", "user": who}} | {
        "new_chat_member": new
    }


ADMIN: Raw = dict.fromkeys(
    (
        "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
        "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
        "can_edit_stories", "can_delete_stories", "can_send_welcome_messages",
    ),
    False,
)  # fmt: skip


def test_the_bot_comes_with_its_rights() -> None:
    change = _change("administrator", BOT, **ADMIN, can_pin_messages=True, can_manage_topics=False)
    (admin,) = requests(my_chat_member=change)
    assert isinstance(admin, Membership)
    assert (admin.present, admin.bot, admin.who.user) == (True, True, 7)
    assert admin.rights == Rights(admin=True, pin=True, hears=True)
    (member,) = requests(my_chat_member=_change("member", BOT))
    assert isinstance(member, Membership)
    assert (member.present, member.rights) == (True, Rights())
    (gone,) = requests(my_chat_member=_change("kicked", BOT, until_date=0))
    assert isinstance(gone, Membership)
    assert not gone.present


def test_somebody_leaves_by_update_or_by_notice() -> None:
    (update,) = requests(chat_member=_change("left", ANNA))
    (notice,) = requests(message=message(left_chat_member=ANNA))
    for one in (update, notice):
        assert isinstance(one, Membership)
        assert (one.who.user, one.present, one.bot) == (7, False, False)
    assert requests(message=message(left_chat_member=BOT)) == ()


def test_several_come_at_once() -> None:
    boris = {"id": 8, "is_bot": False, "first_name": "Boris"}
    came = requests(message=message(new_chat_members=[ANNA, boris, BOT]))
    assert [one.who.user for one in came if isinstance(one, Membership)] == [7, 8]


def test_both_notices_of_a_migration_say_the_same() -> None:
    new = {**GROUP, "id": -200}
    assert requests(message=message(migrate_to_chat_id=-200)) == (Migrated(old=-100, new=-200),)
    assert requests(message=message(chat=new, migrate_from_chat_id=-100)) == (Migrated(old=-100, new=-200),)


def test_a_closed_topic_is_gone_unless_we_closed_it() -> None:
    closed = {"forum_topic_closed": {}, "message_thread_id": 9, "is_topic_message": True}
    assert requests(message=message(**closed)) == (TopicGone(chat=-100, thread=9),)
    assert requests(message=message(**closed, **{"from": BOT})) == ()


def test_unknown_kinds_are_nothing() -> None:
    assert requests(poll_answer={"poll_id": "1", "option_ids": [], "option_persistent_ids": []}) == ()


def _press(data: str, chat: Raw) -> Request:
    shown = message(text="card", chat=chat, **{"from": BOT})
    (one,) = requests(callback_query={"id": "q", "from": ANNA, "chat_instance": "c", "message": shown, "data": data})
    return one


def test_a_press_belongs_to_its_game_wherever_it_is_pressed() -> None:
    game = keys.new_game_id(33)
    for chat in (GROUP, PRIVATE):
        assert aggregate_of(_press(f"v1a:{game}:s:p:o", chat)) == game
        assert route(_press(f"v1a:{game}:s:p:o", chat), {}) == 33


def test_what_is_private_belongs_to_the_person_and_the_rest_to_the_chat() -> None:
    assert aggregate_of(said(text="hi", chat=PRIVATE)) == "u7"
    assert aggregate_of(_press("v1m::::", GROUP)) == "u7"
    assert aggregate_of(_press("old button", PRIVATE)) == "u7"
    assert aggregate_of(_press("old button", GROUP)) is None
    assert aggregate_of(said(text="hi")) is None
    assert route(said(text="hi"), {}) == keys.partition_of_chat(-100)
    assert route(said(text="hi"), {-100: 3}) == 3
