"""A view: what one message shows. Values in, text and keyboard out; no network."""

from __future__ import annotations

import hashlib
from typing import Literal

from engine import Frozen

OPTIONS_A_PAGE = 24
TEXT_LIMIT = 4096
"""Characters of a message after markup is counted (UTF-16 units)."""


class Button(Frozen):
    """One button: visible text (plain, not HTML) and either callback data or a link."""

    text: str
    data: str = ""
    url: str = ""
    style: Literal["", "primary", "success", "danger"] = ""


Row = tuple[Button, ...]


class View(Frozen):
    """HTML text with a keyboard. `ask` makes the message ask for a reply (force_reply), for free text in groups."""

    html: str
    rows: tuple[Row, ...] = ()
    ask: str = ""
    quiet: bool = True
    """Sent without sound; a message that mentions somebody who must act is not quiet."""

    @property
    def digest(self) -> str:
        """Equal for views that look equal, so that an unchanged edit is never sent."""
        return hashlib.blake2b(self.model_dump_json().encode(), digest_size=9).hexdigest()
