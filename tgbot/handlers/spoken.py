"""What the options of a question may be called in typed answers: by label, by a part of it, by a die, by a face."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine import Dice, Option, Prompt
from tgbot.texts import LANGUAGES, Texts, normal

MARKS = "♾★*+ "
"""What may be left out around a label."""
NUMBERS = "0123456789/+*★ "
"""What may be left out at its end: `Stealth 3/2` is also `Stealth`."""
DIE = re.compile(r"\d{0,2}[dкkд]\d{1,2}")
DICE_FIRST = re.compile(r"\d{0,2}[dкkд]\d{1,2}(?:\+\d)?(?:=\d{1,2})? ")
"""Dice in front of a name: `d8 Flight`, `d8=5 Flight`."""
FALLEN = re.compile(r"([dкkд]\d{1,2})\s*[:=]\s*(?=\d)")
"""A die and the face that it shows: `d8: 5`."""
FACE = re.compile(r"(?:[dкkд](\d{1,2})=)?(\d{1,2})")
LATIN_D = str.maketrans("кkд", "ddd")
BETWEEN = re.compile(r"[,;:«»\"“”()]| \+ |[.…!?]+(?=\s|$)")
"""What parts words and has no meaning of its own."""
LEAST_BEGINNING = 3
MOST_WORDS = 8
"""Of a label's beginning."""


def as_heard(words: str) -> str:
    """Words as they are compared: beside case, ё and spaces, signs do not matter either."""
    return normal(BETWEEN.sub(" ", FALLEN.sub(r"\1=", words.lower())))


class Names:
    """The names of one question's options, in the reader's language and in all others."""

    def __init__(self, texts: Texts, language: str, prompt: Prompt) -> None:
        self._texts, self._language, self._prompt = texts, language, prompt
        self._labels = self._all_labels()
        self._states = {
            as_heard(texts.plain(tongue, state)): count
            for option in prompt.options
            for tongue in (language, *LANGUAGES)
            for count, state in enumerate(option.states)
        }

    def read(self, words: str) -> tuple[tuple[Option, ...], str]:
        """The options named one after another, as often as they are meant, and what could not be read.

        Commas are free. A bare die (`d8`) names the next option that is worth it, a bare number the next die that shows
        it. The word of a state (`effect`) holds for the dice behind it.
        """
        left = as_heard(words)
        found: list[Option] = []
        times = 1
        while left:
            if (state := self._state(left)) is not None:
                word, times = state
            else:
                named = self._next(left, found)
                if named is None:
                    return tuple(found), left
                option, word = named
                found += [option] * (times if option.states else 1)
            left = left[len(word) :].strip()
        return tuple(found), ""

    def begun(self, words: str) -> Option | None:
        """The one option of which a label is these words, or begins with them."""
        said = as_heard(words)
        exact = self._labels.get(said)
        if exact is not None or len(said) < LEAST_BEGINNING:
            return exact
        return self._only(label for label in self._labels if label.startswith(said))

    def _state(self, left: str) -> tuple[str, int] | None:
        word = left.split(" ", 1)[0]
        for state, count in self._states.items():
            if word.startswith(state) and word not in self._labels:
                return word, count
        return None

    def _next(self, left: str, found: list[Option]) -> tuple[Option, str] | None:
        label = max((known for known in self._labels if _starts(left, known)), key=len, default="")
        beginning = self._beginning(left)
        if beginning is not None and len(beginning[1]) > len(label):
            return beginning
        if label:
            return self._labels[label], label
        word = left.split(" ", 1)[0]
        one = self._worth(word, found) or self._showing(word, found) or self._having(word)
        return (one, word) if one is not None else None

    def _beginning(self, left: str) -> tuple[Option, str] | None:
        """The one option of which a label begins with the first words, as many of them as may be."""
        words = left.split(" ", MOST_WORDS)[:MOST_WORDS]
        for count in range(len(words), 0, -1):
            said = " ".join(words[:count])
            if len(said) >= LEAST_BEGINNING and not DIE.fullmatch(said):
                one = self._only(label for label in self._labels if label.startswith(said))
                if one is not None:
                    return one, said
        return None

    def _having(self, word: str) -> Option | None:
        """The one option that has a word with this beginning in a label."""
        if len(word) < LEAST_BEGINNING:
            return None
        return self._only(label for label in self._labels if f" {word}" in label)

    def _only(self, labels: Iterable[str]) -> Option | None:
        options = {self._labels[label].id: self._labels[label] for label in labels}
        return next(iter(options.values())) if len(options) == 1 else None

    def _worth(self, word: str, found: list[Option]) -> Option | None:
        """The next option whose label begins with this die: of a fresh group, without a price, before others."""
        if not DIE.fullmatch(word):
            return None
        used = {option.group for option in found}
        full = {group.id for group in self._prompt.groups if group.most == 1} & used
        free = [
            option
            for option in self._prompt.options
            if option.blocked is None
            and option.group not in full
            and option not in found
            and (begun := DICE_FIRST.match(self._said(option))) is not None
            and begun[0].strip().translate(LATIN_D) == word.translate(LATIN_D)
        ]
        return min(free, key=lambda option: (option.group in used, bool(option.cost)), default=None)

    def _showing(self, word: str, found: list[Option]) -> Option | None:
        """The next die that shows this face; `d8=5`: of this size."""
        face = FACE.fullmatch(word)
        if face is None:
            return None
        for option in self._prompt.options:
            die = fallen(option)
            if die is not None and option not in found and str(die.face) == face[2]:
                if face[1] in (None, str(die.sides)):
                    return option
        return None

    def _said(self, option: Option) -> str:
        return as_heard(self._texts.plain(self._language, option.label))

    def _all_labels(self) -> dict[str, Option]:
        """Options by everything that they may be called; what is said in full comes before what is shortened."""
        labels: dict[str, Option] = {}
        tongues = (self._language, *LANGUAGES)
        for option in self._prompt.options:
            for tongue in tongues:
                labels.setdefault(as_heard(self._texts.plain(tongue, option.label)), option)
        for option in self._prompt.options:
            for tongue in tongues:
                for spoken in option.words:
                    labels.setdefault(as_heard(self._texts.plain(tongue, spoken)), option)
        for label, option in list(labels.items()):
            plain = label.strip(MARKS)
            for shorter in (plain, plain.rstrip(NUMBERS).strip(MARKS), DICE_FIRST.sub("", plain)):
                labels.setdefault(shorter, option)
        labels.pop("", None)
        return labels


def fallen(option: Option) -> Dice | None:
    """The die of an option that is a die which has fallen."""
    dice = (value for value in option.label.args.values() if isinstance(value, Dice))
    return next((die for die in dice if die.face is not None), None)


def _starts(words: str, label: str) -> bool:
    return words == label or words.startswith(label + " ")
