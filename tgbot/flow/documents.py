"""A text file that somebody sends in the private chat is read as if its text had been typed: sheets are long."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError

LARGEST: Final = 64 * 1024
"""Bytes of a file that is read; no text that we ask for is as long."""
SECONDS: Final = 10
"""For Telegram to hand the file out; the updates behind it wait meanwhile."""
NAMES: Final = (".txt", ".md", ".text")
ENCODINGS: Final = ("utf-8-sig", "cp1251")

Raw = dict[str, Any]  # updates as Telegram sends them

log = structlog.get_logger(__name__)


async def spelled_out(bot: Bot, raw: Raw) -> Raw:
    """The update with the text of its file instead of the file; as it is when there is none, or it cannot be had."""
    document = _text_file(raw)
    if document is None:
        return raw
    content = await _content(bot, str(document.get("file_id", "")))
    text = _decoded(content) if content is not None else ""
    if not text.strip():
        return raw
    message = {key: value for key, value in raw["message"].items() if key not in {"document", "caption"}}
    return {**raw, "message": {**message, "text": text}}


def _text_file(raw: Raw) -> Raw | None:
    message = raw.get("message")
    if not isinstance(message, dict) or not isinstance(message.get("chat"), dict):
        return None
    document = message.get("document")
    if message["chat"].get("type") != "private" or not isinstance(document, dict):
        return None
    kind, name = str(document.get("mime_type", "")), str(document.get("file_name", "")).lower()
    size = document.get("file_size", 0)
    fits = isinstance(size, int) and size <= LARGEST
    return document if fits and (kind.startswith("text/") or name.endswith(NAMES)) else None


async def _content(bot: Bot, file_id: str) -> bytes | None:
    try:
        async with asyncio.timeout(SECONDS):
            file = await bot.download(file_id)
    except (AiogramError, OSError, TimeoutError) as fault:
        log.warning("no-file", why=f"{type(fault).__name__}: {fault}"[:300])
        return None
    return file.read(LARGEST) if file is not None else None


def _decoded(content: bytes) -> str:
    """Whatever a phone or an old editor has written."""
    for encoding in ENCODINGS:
        try:
            return content.decode(encoding).replace("\x00", "")
        except UnicodeDecodeError:
            continue
    return ""
