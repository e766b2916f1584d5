"""Typed answers: `stealth, wall: over the roof` instead of taps. Labels first, then a colon and the words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine import Option, Prompt, Rejected
from tgbot.table.table import Draft
from tgbot.texts import LANGUAGES, Texts, normal

MARKS = "♾★*+ "
"""What may be left out around a label."""
NUMBERS = "0123456789/+*★ "
"""What may be left out at its end: `Stealth 3/2` is also `Stealth`."""
DIE = re.compile(r"\d{0,2}[dкkд]\d{1,2}")
DICE_FIRST = re.compile(r"\d{0,2}[dкkд]\d{1,2}(?:\+\d)? ")
"""Dice in front of a name: `d8 Flight`."""
LATIN_D = str.maketrans("кkд", "ddd")
SEPARATORS = re.compile(r"[,;]| \+ ")
LEAST_BEGINNING = 3
SHOWN = 40
"""Characters of an unread piece that the refusal repeats."""


@dataclass(frozen=True)
class Read:
    """What the words said: picks (those of the draft kept where the words name none) and free text."""

    picks: tuple[str, ...]
    text: str


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
    """The options named one after another, and what could not be read. Commas between them are free.

    A name is a label, a part of it without its marks, numbers and dice, one of the option's other words, or the
    beginning of one. A bare die (`d8`) names the next option that is worth it.
    """
    labels = _labels(texts, language, prompt)
    left = normal(SEPARATORS.sub(" ", words))
    found: list[Option] = []
    while left:
        label = max((known for known in labels if _starts(left, known)), key=len, default="")
        word = label or left.split(" ", 1)[0]
        named = labels[label] if label else _worth(texts, language, prompt, word, found) or _begun(labels, word)
        if named is None:
            return tuple(found), left
        found.append(named)
        left = left[len(word) :].strip()
    return tuple(found), ""


def _labels(texts: Texts, language: str, prompt: Prompt) -> dict[str, Option]:
    """Options by everything that they may be called; what is said in full comes before what is shortened."""
    labels: dict[str, Option] = {}
    for option in prompt.options:
        for tongue in (language, *LANGUAGES):
            labels.setdefault(normal(texts.plain(tongue, option.label)), option)
    for option in prompt.options:
        for tongue in (language, *LANGUAGES):
            for spoken in option.words:
                labels.setdefault(normal(texts.plain(tongue, spoken)), option)
    for label, option in list(labels.items()):
        plain = label.strip(MARKS)
        for shorter in (plain, plain.rstrip(NUMBERS).strip(MARKS), DICE_FIRST.sub("", plain)):
            labels.setdefault(shorter, option)
    labels.pop("", None)
    return labels


def _worth(texts: Texts, language: str, prompt: Prompt, word: str, found: list[Option]) -> Option | None:
    """The next option whose label begins with this die: of a fresh group, without a price, before others."""
    if not DIE.fullmatch(word):
        return None
    worth = word.translate(LATIN_D)
    used = {option.group for option in found}
    full = {group.id for group in prompt.groups if group.most == 1} & used
    free = [
        option
        for option in prompt.options
        if option.blocked is None
        and option not in found
        and option.group not in full
        and (begun := DICE_FIRST.match(normal(texts.plain(language, option.label)))) is not None
        and begun[0].strip().translate(LATIN_D) == worth
    ]
    return min(free, key=lambda option: (option.group in used, bool(option.cost)), default=None)


def _begun(labels: dict[str, Option], word: str) -> Option | None:
    """The one option of which a label, or else a word in it, begins so; several are none."""
    if len(word) < LEAST_BEGINNING:
        return None
    for begins in (_begins, _has_word):
        options = {option.id: option for label, option in labels.items() if begins(label, word)}
        if len(options) == 1:
            return next(iter(options.values()))
    return None


def _begins(label: str, word: str) -> bool:
    return label.startswith(word)


def _has_word(label: str, word: str) -> bool:
    return f" {word}" in label


def _starts(words: str, label: str) -> bool:
    return words == label or words.startswith(label + " ")


def _with_draft(prompt: Prompt, named: tuple[Option, ...], draft: Draft) -> tuple[str, ...]:
    """The named options, and the draft's picks of groups that the words did not speak of."""
    groups = {option.group for option in named}
    kept = [p for p in draft.picks if (o := prompt.option(p)) is not None and prompt.is_form and o.group not in groups]
    return (*kept, *(option.id for option in named))
