"""What Telegram's refusals and the network's failures mean to an outbox row. The only place that reads their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from aiogram.exceptions import (
    AiogramError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiohttp import ClientConnectorError, ServerTimeoutError

Meaning = Literal[
    "same",  # an edit that changes nothing: success
    "stale",  # a press answered too late: nobody waits
    "gone",  # the message does not stand any more
    "topic",  # the topic is closed, deleted, or was none
    "unreachable",  # blocked, never started, removed
    "migrated",  # the group has a new id
    "wait",  # flood control
    "markup",  # the text's entities cannot be read
    "again",  # it surely did not happen: safe to repeat
    "unknown",  # it may have happened
    "token",  # the token is not valid any more
    "refused",  # anything else: not to be repeated
]

TEXTS: Final[tuple[tuple[str, Meaning], ...]] = (
    ("message is not modified", "same"),
    ("query is too old", "stale"),
    ("query id is invalid", "stale"),
    ("message to edit not found", "gone"),
    ("message can't be edited", "gone"),
    ("message_id_invalid", "gone"),
    ("message to delete not found", "gone"),
    ("message can't be deleted", "gone"),
    ("message to pin not found", "gone"),
    ("message to react not found", "gone"),
    ("message thread not found", "topic"),
    ("topic_closed", "topic"),
    ("topic_deleted", "topic"),
    ("topic_id_invalid", "topic"),
    ("topic_not_modified", "same"),
    ("can't parse entities", "markup"),
    ("chat not found", "unreachable"),
    ("user not found", "unreachable"),
    ("peer_id_invalid", "unreachable"),
    ("have no rights to send a message", "unreachable"),
    ("not enough rights to send text messages", "unreachable"),
    ("chat_write_forbidden", "unreachable"),
)


@dataclass(frozen=True)
class Verdict:
    """`seconds` to wait, or the `chat` that the group has become; `why` is Telegram's own text."""

    meaning: Meaning
    why: str = ""
    seconds: float = 0
    chat: int = 0


def verdict(fault: AiogramError) -> Verdict:
    """What a failed call means."""
    match fault:
        case TelegramRetryAfter():
            return Verdict("wait", fault.message, seconds=float(fault.retry_after))
        case TelegramMigrateToChat():
            return Verdict("migrated", fault.message, chat=fault.migrate_to_chat_id)
        case TelegramNetworkError():
            return Verdict("again" if _never_left(fault) else "unknown", fault.message)
        case TelegramServerError():
            return Verdict("unknown", fault.message)
        case TelegramUnauthorizedError():
            return Verdict("token", fault.message)
        case TelegramForbiddenError():
            return Verdict("unreachable", fault.message)
        case TelegramBadRequest() | TelegramNotFound():
            return Verdict(_by_text(fault.message), fault.message)
        case TelegramAPIError():
            return Verdict("refused", fault.message)
    return Verdict("unknown", type(fault).__name__)  # an answer that cannot be read


def _by_text(text: str) -> Meaning:
    lowered = text.lower()
    return next((meaning for piece, meaning in TEXTS if piece in lowered), "refused")


def _never_left(fault: TelegramNetworkError) -> bool:
    """Whether the connection was never made, so that the request cannot have taken effect."""
    return isinstance(fault.__cause__, ClientConnectorError) and not isinstance(fault.__cause__, ServerTimeoutError)
