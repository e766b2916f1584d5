"""Telegram's updates become requests; whatever is nothing to us becomes None. Pure."""

from __future__ import annotations

import re
from typing import Final, Literal

from aiogram.enums import ContentType
from aiogram.types import (
    CallbackQuery,
    ChatFullInfo,
    ChatMemberAdministrator,
    ChatMemberMember,
    ChatMemberOwner,
    ChatMemberRestricted,
    ChatMemberUpdated,
    Message,
    ResultChatMemberUnion,
    Update,
    User,
)
from aiogram.types import Chat as TelegramChat
from pydantic import TypeAdapter

from tgbot.table.requests import Membership, Migrated, Pressed, Request, Said, Sender, TopicGone, Where
from tgbot.table.table import Rights

Kind = Literal["private", "group", "supergroup", "channel"]

WANTED: Final = ["message", "edited_message", "callback_query", "my_chat_member", "chat_member"]
"""The kinds of updates that we ask Telegram for."""
SPOKEN: Final = frozenset(
    "animation audio checklist contact dice document game live_photo location paid_media photo poll sticker story "
    "venue video video_note voice".split()
)
"""Kinds of content that somebody says without words; everything else without text is Telegram's own notice."""
COMMAND: Final = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@(\w+))?(?:\s+(.*))?", re.DOTALL)
_KIND: Final[TypeAdapter[Kind]] = TypeAdapter(Kind)
ANONYMOUS: Final = 1087968824
"""The user behind whom administrators write as the group."""


class Translator:
    """Knows the bot itself, from getMe."""

    def __init__(self, me: User) -> None:
        self._me = me
        self._username = (me.username or "").lower()
        self._hears_all = bool(me.can_read_all_group_messages)

    def requests(self, update: Update) -> tuple[Request, ...]:
        """What an update means to us: nearly always one request or none."""
        return tuple(one for one in self._found(update) if one is not None)

    def _found(self, update: Update) -> list[Request | None]:
        if update.callback_query:
            return [self._pressed(update.callback_query)]
        if update.message:
            return self._message(update.message)
        if update.edited_message:
            return [self._said(update.edited_message)]
        change = update.my_chat_member or update.chat_member
        return [self._membership(change)] if change else []

    def own_rights(self, chat: ChatFullInfo, member: ResultChatMemberUnion) -> Membership:
        """What the bot may do in a chat, when it was asked for."""
        return Membership(
            who=_person(self._me),
            where=_where(chat, None),
            present=_is_in(member),
            bot=True,
            rights=self._rights(member),
        )

    def _message(self, message: Message) -> list[Request | None]:
        if message.migrate_to_chat_id:
            return [Migrated(old=message.chat.id, new=message.migrate_to_chat_id)]
        if message.migrate_from_chat_id:
            return [Migrated(old=message.migrate_from_chat_id, new=message.chat.id)]
        if message.forum_topic_closed and message.message_thread_id and not self._is_me(message.from_user):
            return [TopicGone(chat=message.chat.id, thread=message.message_thread_id)]
        if message.left_chat_member:
            return [self._came_or_left(message, message.left_chat_member)]
        if message.new_chat_members:
            return [self._came_or_left(message, user) for user in message.new_chat_members]
        return [self._said(message)]

    def _said(self, message: Message) -> Said | None:
        who = _sender(message)
        media = ContentType(message.content_type).value  # str() of it is not its value
        if who is None or (message.text is None and media not in SPOKEN):
            return None
        command = COMMAND.fullmatch(message.text.strip()) if message.text else None
        if command and command[2] and command[2].lower() != self._username:
            return None
        return Said(
            who=who,
            where=_where(message.chat, _thread(message)),
            message=message.message_id,
            text=message.text,
            media="" if message.text is not None else media,
            command=command[1].lower() if command else "",
            argument=(command[3] or "") if command else "",
            reply_to=self._replied(message),
            edited=message.edit_date is not None,
            mentioned=tuple(one.user.id for one in message.entities or () if one.type == "text_mention" and one.user),
        )

    def _replied(self, message: Message) -> int | None:
        answered = message.reply_to_message
        if answered is None or not self._is_me(answered.from_user) or answered.forum_topic_created:
            return None  # whatever is written in a topic "answers" the notice that opened it
        return answered.message_id

    def _pressed(self, query: CallbackQuery) -> Pressed | None:
        if query.message is None or query.data is None:
            return None
        here = query.message if isinstance(query.message, Message) else None
        thread = _thread(here) if here else None
        return Pressed(
            who=_person(query.from_user),
            where=_where(query.message.chat, thread),
            message=query.message.message_id,
            query=query.id,
            data=query.data,
            kept=(here.reply_to_message.text or "") if here and here.reply_to_message else "",
        )

    def _membership(self, change: ChatMemberUpdated) -> Membership | None:
        member = change.new_chat_member
        ours = self._is_me(member.user)
        if member.user.is_bot and not ours:
            return None
        private = change.chat.type == "private"
        return Membership(
            who=_person(change.from_user if ours else member.user),
            where=_where(change.chat, None),
            present=_is_in(member),
            bot=ours,
            rights=self._rights(member) if ours and not private else Rights(),
        )

    def _rights(self, member: ResultChatMemberUnion) -> Rights:
        if not isinstance(member, ChatMemberAdministrator):
            return Rights(hears=self._hears_all)
        return Rights(admin=True, pin=bool(member.can_pin_messages), topics=bool(member.can_manage_topics), hears=True)

    def _came_or_left(self, message: Message, user: User) -> Membership | None:
        if user.is_bot:
            return None  # of ourselves we learn by my_chat_member, with our rights
        return Membership(who=_person(user), where=_where(message.chat, None), present=message.left_chat_member is None)

    def _is_me(self, user: User | None) -> bool:
        return user is not None and user.id == self._me.id


def _is_in(member: ResultChatMemberUnion) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member
    return isinstance(member, ChatMemberOwner | ChatMemberAdministrator | ChatMemberMember)


def _sender(message: Message) -> Sender | None:
    """None for bots, and for channels that speak in the group."""
    if message.sender_chat is not None:
        if message.sender_chat.id != message.chat.id:
            return None
        return Sender(user=ANONYMOUS, name=message.author_signature or message.chat.title or "", anonymous=True)
    if message.from_user is None or message.from_user.is_bot:
        return None
    return _person(message.from_user)


def _person(user: User) -> Sender:
    name = " ".join(part for part in (user.first_name, user.last_name) if part)
    return Sender(
        user=user.id, name=name, username=user.username or "", language=user.language_code or "", bot=user.is_bot
    )


def _where(chat: TelegramChat, thread: int | None) -> Where:
    return Where(
        chat=chat.id,
        kind=_KIND.validate_python(chat.type),
        title=chat.title or "",
        forum=bool(chat.is_forum),
        thread=thread,
    )


def _thread(message: Message) -> int | None:
    """The id of a reply in General is no topic, and is refused when one writes to it."""
    return message.message_thread_id if message.is_topic_message else None
