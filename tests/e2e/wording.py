"""Words as people see them: messages by id, in one language; and what is wrong with a text that the bot says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from engine import Dice, Map, Text, text
from tests.paths import LOCALES
from tests.texts.ftl import Message, messages
from tgbot.texts import LANGUAGES, Texts, raise_fault

Line = Text | str
"""A message by its id, or words as they are."""
WILD: Final = "\ue000"
NUMBERS: Final = (1, 2, 5)
FOREIGN: Final = {"en": re.compile(r"[А-Яа-яЁё]+"), "ru": re.compile(r"\b[A-Za-z]{3,}\b")}
LATIN_IN_RUSSIAN: Final = re.compile(r"Talepost|UTC|/\w+|@\w+|https?://\S+|\b[\w-]+/[\w-]+\b")
"""Names, commands, addresses and zones look the same in every language."""
MISFORTUNES: Final = ("fault-note", "topic-not-made", "topic-gone")


class Wording:
    """One language of the bot."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = Texts(LOCALES, raise_fault)
        self._refusals = [
            (message.id, pattern)
            for message in messages(language).values()
            if message.id.startswith("refuse-") or message.id in MISFORTUNES
            for pattern in self._patterns(message)
        ]

    def __call__(self, line: Line) -> str:
        return line if isinstance(line, str) else self._texts.plain(self.language, line)

    def faults_in(self, shown: str) -> Iterator[str]:
        """What no reader may ever see: missing texts, another language."""
        if "⟦" in shown:
            yield "a text is missing"
        for language in LANGUAGES:
            shown = shown.replace(self(text(f"language-{language}")), "")  # is called so in every language
        said = LATIN_IN_RUSSIAN.sub("", shown) if self.language == "ru" else shown
        if foreign := FOREIGN[self.language].search(said):
            yield f"not {self.language}: {foreign.group()!r}"

    def refusal_in(self, shown: str) -> str:
        """The id of the refusal that this text is, or nothing."""
        return next((key for key, pattern in self._refusals if pattern.fullmatch(shown.strip())), "")

    def _patterns(self, message: Message) -> Iterator[re.Pattern[str]]:
        """The message with anything in the place of its arguments, in every branch."""
        names = sorted(message.variables)
        for picked in product(*(_values(message, name) for name in names)):
            args: Map[str, str | int | Dice | Text] = Map(dict(zip(names, picked, strict=True)))
            said = self._texts.plain(self.language, Text(key=message.id, args=args))
            if not any(letter.isalpha() for letter in said.replace(WILD, "")):
                continue  # nothing but its arguments
            loose = re.escape(said).replace(re.escape(WILD), ".*")
            yield re.compile(re.sub(r"\d+", r"\\d+", loose) if message.selectors else loose, re.DOTALL)


def _values(message: Message, variable: str) -> tuple[str | int, ...]:
    selector = message.selector(variable)
    if selector is None:
        return (WILD,)
    return NUMBERS if selector.plural else tuple(sorted(selector.keys))
