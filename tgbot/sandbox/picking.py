"""Which button a person means by its words."""

from collections.abc import Callable

from tgbot.sandbox.jsontypes import Obj, list_of, number_of, text_of


def find_button(messages: list[Obj], words: str) -> tuple[int, int] | None:
    """Message id and index (row by row) of the button meant: in the newest message that has one.

    First the whole label or the callback data, then a label's beginning, then a part of one.
    """
    tests: tuple[Callable[[str, str], bool], ...] = (
        lambda label, data: words in (label, data),
        lambda label, data: label.startswith(words),
        lambda label, data: words in label,
    )
    for test in tests:
        for message in reversed(messages):
            for index, (label, data) in enumerate(_labels(message)):
                if test(label, data):
                    return number_of(message, "message_id"), index
    return None


def _labels(message: Obj) -> list[tuple[str, str]]:
    rows = [row for row in list_of(message, "buttons") if isinstance(row, list)]
    buttons = [button for row in rows for button in row if isinstance(button, dict)]
    return [(text_of(button, "text"), text_of(button, "data")) for button in buttons]
