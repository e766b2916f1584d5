"""Jobs of the outbox as Bot API calls. Pure: makes the calls, does not send them."""

from __future__ import annotations

import html
import re
from typing import Any, Final

from aiogram.methods import (
    AnswerCallbackQuery,
    CloseForumTopic,
    CreateForumTopic,
    DeleteMessage,
    EditMessageReplyMarkup,
    EditMessageText,
    LeaveChat,
    PinChatMessage,
    SendMessage,
    TelegramMethod,
    UnpinChatMessage,
)
from aiogram.types import (
    ForceReply,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    ReplyParameters,
)

from tgbot.flow.limits import PLACEHOLDER_LENGTH, TOAST_LENGTH, TOPIC_NAME_LENGTH
from tgbot.flow.outbox import Job
from tgbot.views.view import Button, View

NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
TAGS: Final = re.compile(r"<[^>]*>")

Call = TelegramMethod[Any]  # Any: each kind of call has its own kind of answer


def call_for(job: Job) -> Call:
    """The call of a job that has one. Raises `ValueError` when the row lacks what the call needs."""
    row = job.row
    match job.deed:
        case "answer":
            toast = (row.title or row.body)[:TOAST_LENGTH]
            return AnswerCallbackQuery(callback_query_id=row.query, text=toast or None, show_alert=row.alert or None)
        case "topic":
            return CreateForumTopic(chat_id=job.chat, name=row.title[:TOPIC_NAME_LENGTH])
        case "close_topic":
            return CloseForumTopic(chat_id=job.chat, message_thread_id=_needed(job.thread))
        case "leave":
            return LeaveChat(chat_id=job.chat)
        case "send":
            return _send(job, _view(job), "HTML")
        case "edit":
            return _edit(job, _view(job), "HTML")
    return _on_message(job, _needed(job.message))


def plain_call_for(job: Job) -> Call:
    """The same send or edit without markup, for a text whose entities Telegram does not accept."""
    view = _view(job).model_copy(update={"html": html.unescape(TAGS.sub("", _view(job).html))})
    return _send(job, view, None) if job.deed == "send" else _edit(job, view, None)


def _on_message(job: Job, message: int) -> Call:
    match job.deed:
        case "strip":
            return EditMessageReplyMarkup(chat_id=job.chat, message_id=message)
        case "delete":
            return DeleteMessage(chat_id=job.chat, message_id=message)
        case "pin":
            return PinChatMessage(chat_id=job.chat, message_id=message, disable_notification=True)
        case "unpin":
            return UnpinChatMessage(chat_id=job.chat, message_id=message)
    raise ValueError(job.deed)


def _send(job: Job, view: View, parse_mode: str | None) -> SendMessage:
    return SendMessage(
        chat_id=job.chat,
        message_thread_id=job.thread,
        text=view.html,
        parse_mode=parse_mode,
        link_preview_options=NO_PREVIEW,
        disable_notification=view.quiet or None,
        reply_parameters=_answered(job),
        reply_markup=_keyboard(view) or _asking(view),
    )


def _edit(job: Job, view: View, parse_mode: str | None) -> EditMessageText:
    return EditMessageText(
        chat_id=job.chat,
        message_id=_needed(job.message),
        text=view.html,
        parse_mode=parse_mode,
        link_preview_options=NO_PREVIEW,
        reply_markup=_keyboard(view),
    )


def _answered(job: Job) -> ReplyParameters | None:
    """An answer stands even if what it answers was deleted."""
    replied = job.row.reply_to
    return None if replied is None else ReplyParameters(message_id=replied, allow_sending_without_reply=True)


def _keyboard(view: View) -> InlineKeyboardMarkup | None:
    rows = [[_button(button) for button in row] for row in view.rows if row]
    return InlineKeyboardMarkup(inline_keyboard=rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text, callback_data=button.data or None, url=button.url or None, style=button.style or None
    )


def _asking(view: View) -> ForceReply | None:
    if not view.ask:
        return None
    named = "tg://user?id=" in view.html  # then only those named are asked
    return ForceReply(input_field_placeholder=view.ask[:PLACEHOLDER_LENGTH], selective=named or None)


def _view(job: Job) -> View:
    if job.row.view is None:
        raise ValueError(f"no view in the row {job.row.key}")
    return job.row.view


def _needed(number: int | None) -> int:
    if number is None:
        raise ValueError("the row has no message or thread")
    return number
