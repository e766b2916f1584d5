"""A view as a person sees it, after Telegram's own checks: the text without tags, the buttons by their labels."""

from __future__ import annotations

import json
from typing import Any

from tgbot.codec import Press, unpack
from tgbot.sandbox.html import parse_html
from tgbot.sandbox.keyboards import checked_markup
from tgbot.views.buttons import LABEL
from tgbot.views.pages import length
from tgbot.views.view import OPTIONS_A_PAGE, TEXT_LIMIT, Button, View

MOST_BYTES = 10_000


def shown(view: View) -> str:
    """The visible text; fails where Telegram would refuse the message or a phone would cut a label."""
    assert 0 < length(view.html) <= TEXT_LIMIT
    markup = markup_of(view)
    checked_markup(markup, "group")
    assert len(json.dumps(markup, ensure_ascii=False).encode()) < MOST_BYTES
    for button in buttons(view):
        assert 1 <= len(button.text) <= LABEL, button.text
    text, _entities = parse_html(view.html)
    return text


def entities(view: View, kind: str) -> list[Any]:
    return [entity for entity in parse_html(view.html)[1] if entity["type"] == kind]


def markup_of(view: View) -> dict[str, Any]:
    """The keyboard as it is sent."""
    return {"inline_keyboard": [[_button(button) for button in row] for row in view.rows]}


def _button(button: Button) -> dict[str, str]:
    way = {"url": button.url} if button.url else {"callback_data": button.data}
    return {"text": button.text, **way, **({"style": button.style} if button.style else {})}


def buttons(view: View) -> list[Button]:
    return [button for row in view.rows for button in row]


def labels(view: View) -> list[list[str]]:
    return [[button.text for button in row] for row in view.rows]


def press(view: View, label: str) -> Press:
    """What the only button with this label says."""
    (button,) = [one for one in buttons(view) if one.text == label]
    pressed = unpack(button.data)
    assert pressed is not None
    return pressed


__all__ = ["OPTIONS_A_PAGE", "buttons", "entities", "labels", "press", "shown"]
