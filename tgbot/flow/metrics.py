"""What is counted for Prometheus. Labels name kinds, never chats or people."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

UPDATES: Final = Counter("talepost_updates", "Updates taken in from Telegram.")
ENTRIES: Final = Counter("talepost_entries", "Inbox entries by what became of them.", ["kind", "outcome"])
HANDLING: Final = Histogram("talepost_handling_seconds", "Decision and commit of one entry.", buckets=_SECONDS)
CALLS: Final = Counter("talepost_calls", "Calls to Telegram by what they do.", ["deed", "outcome"])
CALLING: Final = Histogram("talepost_call_seconds", "One call to Telegram.", buckets=_SECONDS)
ROWS: Final = Gauge("talepost_outbox_rows", "Rows that wait or are on their way.")
PARTITIONS: Final = Gauge("talepost_partitions", "Partitions that this process owns.")
STORE_AWAY: Final = Gauge("talepost_store_away", "1 while the store does not answer.")
