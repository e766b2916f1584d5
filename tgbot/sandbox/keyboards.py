"""Keyboards under messages: what Telegram refuses in them. Their types were checked before, by `checks.py`."""

import json
from typing import cast

from tgbot.sandbox.html import checked_url
from tgbot.sandbox.jsontypes import Obj, Value, list_of, obj_of, objects_of, text_of
from tgbot.sandbox.refusals import Refusal, bad_request

MOST_BUTTONS = 100
LONGEST_ROW = 8
MOST_BYTES = 10_240  # of the markup's JSON; measured by users: tginfo/Telegram-Limits#187
MOST_DATA_BYTES = 64
STYLES = {"danger", "success", "primary"}
KINDS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)


def checked_markup(markup: Obj, chat_type: str) -> Obj:
    """The markup as it is kept; an empty one is none."""
    if "inline_keyboard" not in markup:  # a reply keyboard, its removal, a forced reply: for people's eyes only
        return markup
    kept = rows_of(markup)
    buttons = [button for row in kept for button in row]
    for button in buttons:
        _check_button(button, chat_type)
    too_long = len(buttons) > MOST_BUTTONS or any(len(row) > LONGEST_ROW for row in kept)
    if too_long or len(json.dumps(markup, ensure_ascii=False).encode()) > MOST_BYTES:
        raise bad_request("reply markup is too long")
    if not buttons:
        return {}
    shown: Obj = {"inline_keyboard": cast("list[Value]", kept)}
    if markup.get("force_reply"):
        shown["force_reply"] = True
    return shown


def rows_of(markup: Obj) -> list[list[Obj]]:
    """The rows of an inline keyboard; empty ones are left out."""
    rows = [objects_of({"row": row}, "row") for row in list_of(markup, "inline_keyboard")]
    return [row for row in rows if row]


def buttons_of(markup: Obj) -> list[Obj]:
    """All buttons of an inline keyboard, row by row."""
    return [button for row in rows_of(markup) for button in row]


def _check_button(button: Obj, chat_type: str) -> None:
    if not text_of(button, "text").strip():
        raise _button("Text buttons are unallowed in the inline keyboard" if "text" not in button else "text is empty")
    kinds = [kind for kind in KINDS if button.get(kind) is not None]
    if not kinds:
        raise bad_request("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if len(kinds) > 1:
        raise _button(f"only one of {' and '.join(kinds)} may be given")
    data = text_of(button, "callback_data")
    if kinds == ["callback_data"] and not 1 <= len(data.encode()) <= MOST_DATA_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")
    if kinds == ["url"] and not checked_url(text_of(button, "url")):
        raise bad_request(f"inline keyboard button URL '{text_of(button, 'url')}' is invalid: Wrong HTTP URL")
    if kinds == ["web_app"] and chat_type != "private":
        raise bad_request("BUTTON_TYPE_INVALID")
    if kinds == ["copy_text"] and not 1 <= len(text_of(obj_of(button, "copy_text"), "text")) <= 256:
        raise bad_request("BUTTON_COPY_TEXT_INVALID")
    style = button.get("style")
    if style is not None and style not in STYLES:
        raise _button("invalid button style specified")


def _button(problem: str) -> Refusal:
    return bad_request(f"can't parse inline keyboard button: {problem}")
