"""Typed answers: `stealth, wall: over the roof` instead of taps. Options first, then a colon and the words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Option, Prompt, Rejected, text
from tgbot.handlers.spoken import Names, as_heard
from tgbot.table.table import Draft
from tgbot.texts import LANGUAGES, Texts

SHOWN = 40
"""Characters of an unread piece that the refusal repeats."""
COLON = ":"
COMMA = ","
MOST_COLONS = 4
"""A label may hold some itself; text sheets hold many."""


@dataclass(frozen=True)
class Read:
    """What the words said: picks (those of the draft kept where the words name none) and free text."""

    picks: tuple[str, ...]
    text: str


def read_shorthand(texts: Texts, language: str, prompt: Prompt, typed: str, draft: Draft) -> Read:
    """Reads words for a prompt.

    Without options everything is text. With options, what stands before a colon (or all) names options. If nothing is
    named and the prompt asks for text, everything is text; so is what stands behind a colon at the beginning.
    Refuses with `unread-piece` what is neither, and what is only half read: prose for a form that begins like a label
    is not, unless what stands before its first comma names options in full.
    """
    typed = typed.strip()
    if not prompt.options:
        return Read((), typed)
    if prompt.ask is not None and typed.startswith(COLON):
        return Read(draft.picks, typed.removeprefix(COLON).strip())
    names = Names(texts, language, prompt)
    read = _named(names, prompt, typed)
    if read is not None:
        named, words = read
        return Read(_with_draft(prompt, named, draft), words)
    head, colon, _ = typed.partition(COLON)
    begun, rest = names.read(head if prompt.ask is not None else typed)
    meant = bool(begun) and (bool(colon) or (prompt.is_form and _is_named(names, head.partition(COMMA)[0])))
    if prompt.ask is not None and not prompt.ask.beside and not meant:
        return Read(draft.picks, typed)
    raise unread(texts, language, prompt, rest or head)


def unread(texts: Texts, language: str, prompt: Prompt, piece: str) -> Rejected:
    """The refusal of what was not understood, with an example that would be."""
    example = texts.plain(language, prompt.options[0].label if prompt.options else prompt.title)
    return Rejected("unread-piece", piece=" ".join(piece.split())[:SHOWN], example=example)


def names_options(texts: Texts, language: str, prompt: Prompt, typed: str) -> bool:
    """Whether the words name options of this prompt, and nothing in them is left unread."""
    return bool(prompt.options) and _named(Names(texts, language, prompt), prompt, typed.strip()) is not None


def is_done(texts: Texts, typed: str) -> bool:
    """Whether the words are the label of Done."""
    return as_heard(typed) in {as_heard(texts.plain(language, text("button-done"))) for language in LANGUAGES}


def parted(typed: str) -> Iterator[tuple[str, str]]:
    """What stands before each of the first colons, and what behind it; then all of it."""
    at = -1
    for _ in range(MOST_COLONS):
        at = typed.find(COLON, at + 1)
        if at < 0:
            break
        yield typed[:at], typed[at + 1 :]
    yield typed, ""


def _named(names: Names, prompt: Prompt, typed: str) -> tuple[tuple[Option, ...], str] | None:
    """Options and the words behind them. A label with a colon in it is one label."""
    one = names.begun(typed)
    if one is not None:
        return (one,), ""
    for head, words in parted(typed) if prompt.ask is not None else ((typed, ""),):
        named, rest = names.read(head)
        if named and not rest:
            return named, words.strip()
    return None


def _is_named(names: Names, piece: str) -> bool:
    named, rest = names.read(piece)
    return bool(named) and not rest


def _with_draft(prompt: Prompt, named: tuple[Option, ...], draft: Draft) -> tuple[str, ...]:
    """The named options, and the draft's picks of groups that the words did not speak of."""
    groups = {option.group for option in named}
    kept = [p for p in draft.picks if (o := prompt.option(p)) is not None and prompt.is_form and o.group not in groups]
    return (*kept, *(option.id for option in named))
