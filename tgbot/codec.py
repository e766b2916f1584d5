"""What buttons carry: at most 64 bytes, a versioned prefix, hashes instead of names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from engine import Option, Prompt, short, stamp

VERSION = "v1"
LIMIT = 64
"""Bytes of callback data that Telegram carries."""

Verb = Literal["answer", "tick", "untick", "done", "page", "open", "close", "help", "table", "me"]
"""answer: this option is the answer; tick, untick: one more or one less of it in the draft; done: send the draft;
page: turn to a page of a form or menu; open, close: show or put away a standing offer; help: explain;
table: something around the game (join, pause …); me: something of the person alone."""

_LETTERS: dict[Verb, str] = {
    "answer": "a",
    "tick": "t",
    "untick": "u",
    "done": "d",
    "page": "p",
    "open": "o",
    "close": "c",
    "help": "h",
    "table": "g",
    "me": "m",
}
_VERBS: dict[str, Verb] = {letter: verb for verb, letter in _LETTERS.items()}
assert set(_LETTERS) == set(get_args(Verb))  # noqa: S101 - a table that must be complete, checked once at import


@dataclass(frozen=True)
class Press:
    """What a button said. `game` is empty for `me`; `prompt` and `option` are hashes, or words for `table`, `me`."""

    verb: Verb
    game: str = ""
    stamp: str = ""
    prompt: str = ""
    option: str = ""


def pack(press: Press) -> str:
    """The callback data of a button. Raises `ValueError` above 64 bytes, which only a fault in the code can cause."""
    data = ":".join((VERSION + _LETTERS[press.verb], press.game, press.stamp, press.prompt, press.option))
    if len(data.encode()) > LIMIT:
        raise ValueError(f"{len(data.encode())} bytes of callback data: {data}")
    return data


def unpack(data: str) -> Press | None:
    """What a button says, or None for data that is not ours or of another version."""
    parts = data.split(":")
    if len(parts) != 5 or len(parts[0]) != 3 or not parts[0].startswith(VERSION) or parts[0][2] not in _VERBS:
        return None
    return Press(_VERBS[parts[0][2]], *parts[1:])


def prompt_code(prompt: Prompt) -> str:
    """Six characters for a prompt's id."""
    return short(prompt.id, 6)


def option_code(option: Option) -> str:
    """Four characters for an option's id, within its prompt."""
    return short(option.id, 4)


def prompt_press(verb: Verb, game: str, epoch: int, prompt: Prompt, option: Option | None = None) -> str:
    """Callback data for a button of a prompt; the stamp covers what the button means now."""
    code = option_code(option) if option else ""
    return pack(Press(verb, game, stamp(epoch, prompt, option), prompt_code(prompt), code))
