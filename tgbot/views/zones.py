"""Time zones that are offered by the name of a city."""

from __future__ import annotations

import re
from typing import Final

from engine import Text, text
from tgbot.texts import Texts

OFFSET: Final = re.compile(r"Etc/GMT([+-])(\d+)")
ZONES: Final = (
    "Europe/Kaliningrad",
    "Europe/Moscow",
    "Europe/Samara",
    "Asia/Yekaterinburg",
    "Asia/Omsk",
    "Asia/Novosibirsk",
    "Asia/Irkutsk",
    "Asia/Yakutsk",
    "Asia/Vladivostok",
    "Asia/Kamchatka",
    "Europe/Minsk",
    "Europe/Kyiv",
    "Asia/Tbilisi",
    "Asia/Yerevan",
    "Asia/Almaty",
    "Asia/Jerusalem",
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
)
"""Offered by buttons; any other by a city or an offset: `/me zone +7`."""


def zone_name(texts: Texts, lang: str, zone: str) -> Text:
    """The city of a zone we offer; any other zone by its IANA name; that of the game when empty."""
    if not zone:
        return text("zone-as-game")
    key = f"zone-{zone.lower().replace('/', '-').replace('_', '-')}"
    return text(key) if texts.has(lang, key) else text("zone-other", zone=_city(zone))


def _city(zone: str) -> str:
    """`Asia/Ho_Chi_Minh` is `Ho Chi Minh`; `Etc/GMT-3`, whose sign counts to the west, is `UTC+3`."""
    offset = OFFSET.fullmatch(zone)
    if offset is not None:
        return f"UTC{'-' if offset[1] == '+' else '+'}{offset[2]}"
    return zone.rpartition("/")[2].replace("_", " ")
