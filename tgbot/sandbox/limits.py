"""Flood control under `--strict-limits`, in real time: 429 beyond what a chat, a group, and all chats bear.

Sources: the Bot FAQ (1 a second in a chat with bursts, 20 a minute in a group, 30 a second in all); sends and edits
share the limit (tdlib/td#2592).
"""

import math
import time
from dataclasses import dataclass, field

from tgbot.sandbox.refusals import too_many

LIMITED = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "sendDocument",
        "editMessageText",
        "editMessageCaption",
        "editMessageMedia",
        "editMessageReplyMarkup",
        "createForumTopic",
    }
)
CHAT_BURST, CHAT_PER_S = 5, 1.0
GROUP_BURST, GROUP_PER_S = 20, 20 / 60
ALL_BURST, ALL_PER_S = 30, 30.0


@dataclass(slots=True)
class _Bucket:
    size: float
    per_s: float
    tokens: float
    at: float = field(default_factory=time.monotonic)

    def wait(self, now: float) -> float:
        """Seconds until a token is there."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.per_s)
        self.at = now
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / self.per_s


class Limits:
    """Token buckets by bot and chat; without `strict` nothing is refused."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self._buckets: dict[tuple[int, str], _Bucket] = {}

    def spend(self, bot: int, method: str, chat_id: object) -> None:
        """Counts the call, or refuses it with 429 and the seconds to wait."""
        if not self.strict or method not in LIMITED:
            return
        now = time.monotonic()
        buckets = [self._bucket(bot, "all", ALL_BURST, ALL_PER_S)]
        if str(chat_id).startswith(("-", "@")):
            buckets.append(self._bucket(bot, f"group {chat_id}", GROUP_BURST, GROUP_PER_S))
        else:
            buckets.append(self._bucket(bot, f"chat {chat_id}", CHAT_BURST, CHAT_PER_S))
        wait = max(bucket.wait(now) for bucket in buckets)
        if wait > 0:
            raise too_many(math.ceil(wait))
        for bucket in buckets:
            bucket.tokens -= 1

    def _bucket(self, bot: int, name: str, size: float, per_s: float) -> _Bucket:
        return self._buckets.setdefault((bot, name), _Bucket(size, per_s, size))
