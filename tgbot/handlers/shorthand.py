"""Typed answers: `stealth, wall: over the roof` instead of taps. Labels first, then a colon and the words."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Option, Prompt, Rejected
from tgbot.table.table import Draft
from tgbot.texts import LANGUAGES, Texts

MARKS = "♾★*+ "
"""What may be left out around a label."""
NUMBERS = "0123456789/+*★ "
"""What may be left out at its end: `Stealth 3/2` is also `Stealth`."""
SHOWN = 40
"""Characters of an unread piece that the refusal repeats."""


@dataclass(frozen=True)
class Read:
    """What the words said: picks (those of the draft kept where the words name none) and free text."""

    picks: tuple[str, ...]
    text: str


def normal(words: str) -> str:
    """Words as they are compared: case, ё and spaces do not matter."""
    return " ".join(words.lower().replace("\u0451", "\u0435").split())


def read_shorthand(texts: Texts, language: str, prompt: Prompt, typed: str, draft: Draft) -> Read:
    """Reads words for a prompt.

    Without options everything is text. With options, what stands before the first colon (or all, if the prompt asks for
    no text) names options; if that names none of them and the prompt asks for text, everything is text.
    Refuses with `unread-piece` what is neither.
    """
    typed = typed.strip()
    if not prompt.options:
        return Read((), typed)
    head, colon, tail = typed.partition(":")
    named, rest = named_options(texts, language, prompt, head)
    if named and not rest:
        return Read(_with_draft(prompt, named, draft), tail.strip() if prompt.ask else "")
    if prompt.ask is not None and not (named and rest and colon):
        return Read(draft.picks, typed)
    example = texts.plain(language, prompt.options[0].label)
    raise Rejected("unread-piece", piece=(rest or head)[:SHOWN], example=example)


def named_options(texts: Texts, language: str, prompt: Prompt, words: str) -> tuple[tuple[Option, ...], str]:
    """The options named one after another, and what could not be read. Commas between them are free."""
    labels: dict[str, Option] = {}
    for option in prompt.options:
        for tongue in (language, *LANGUAGES):
            labels.setdefault(normal(texts.plain(tongue, option.label)), option)
    for label, option in list(labels.items()):
        plain = label.strip(MARKS)
        for shorter in (plain, plain.rstrip(NUMBERS).strip(MARKS)):
            labels.setdefault(shorter, option)
    labels.pop("", None)
    left = normal(words.replace(",", " ").replace(";", " "))
    found: list[Option] = []
    while left:
        label = max((known for known in labels if known and _starts(left, known)), key=len, default="")
        if not label:
            return tuple(found), left
        found.append(labels[label])
        left = left[len(label) :].strip()
    return tuple(found), ""


def _starts(words: str, label: str) -> bool:
    return words == label or words.startswith(label + " ")


def _with_draft(prompt: Prompt, named: tuple[Option, ...], draft: Draft) -> tuple[str, ...]:
    """The named options, and the draft's picks of groups that the words did not speak of."""
    groups = {option.group for option in named}
    kept = [p for p in draft.picks if (o := prompt.option(p)) is not None and prompt.is_form and o.group not in groups]
    return (*kept, *(option.id for option in named))
