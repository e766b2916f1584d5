"""Every text of a value is said in every language, without a fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pydantic import BaseModel

from engine import Map, Prompt, Rejected, Text
from engine.core.prompt import LABEL_LIMIT
from tests.conformance.broken import Broken, Clause, guarded, require
from tgbot.texts import LANGUAGES, Texts

NAME = 12
"""Characters of a typed argument that a label's own words leave room for; the keyboard cuts what is longer."""
ATOMS = (str, int, float, type(None))


class Wording:
    """Says texts. One shape of a text (its id and the types of its arguments) is said the first, second, fourth …
    time it comes, every time when `thorough`."""

    def __init__(self, texts: Texts, *, thorough: bool) -> None:
        self.texts = texts
        self.thorough = thorough
        self._met: Counter[object] = Counter()
        self._labels: dict[Text, None] = {}

    def check(self, value: object, where: str) -> None:
        """All texts inside a value of the engine."""
        for shown in texts_in(value):
            self.say(shown, where)

    def say(self, shown: Text, where: str) -> None:
        shape = shape_of(shown)
        self._met[shape] += 1
        times = self._met[shape]
        if not self.thorough and times & (times - 1):
            return
        for language in LANGUAGES:
            with guarded(where):
                said = self.texts.html(language, shown)
            require(said.strip(), Clause.WORDS, f"{shown.key} says nothing in {language} ({where})")

    def check_labels(self, prompt: Prompt) -> None:
        for option in prompt.options:
            if option.label in self._labels:
                continue
            for language in LANGUAGES:
                with guarded(prompt.id):
                    said = self.texts.plain(language, with_short_names(option.label))
                if len(said) > LABEL_LIMIT:
                    raise Broken(Clause.LABEL, f"{len(said)} in {language}: {said!r} ({prompt.id}, {option.id})")
            self._labels[option.label] = None

    def check_refusal(self, ruleset: str, refused: Rejected) -> None:
        shape = ("refusal", refused.code, tuple(sorted((n, _kind(v)) for n, v in refused.args_of_text.items())))
        self._met[shape] += 1
        times = self._met[shape]
        if not self.thorough and times & (times - 1):
            return
        for language in LANGUAGES:
            with guarded(f"refusal {refused}"):
                self.texts.refusal(language, ruleset, refused)


def texts_in(value: object) -> Iterator[Text]:
    """The texts of models, tuples and mappings, outermost only: what is inside a text is said with it."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, BaseModel):
        for inner in value.__dict__.values():
            if not isinstance(inner, ATOMS):
                yield from texts_in(inner)
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, tuple | list | frozenset):
        for inner in value:
            yield from texts_in(inner)


def shape_of(shown: Text) -> tuple[object, ...]:
    """The id of a text and what kinds of arguments it has: faults of a message show in its shape."""
    return (shown.key, *sorted((name, _kind(value)) for name, value in shown.args.items()))


def with_short_names(shown: Text) -> Text:
    """The text with the beginning of what people typed."""
    short = {name: value[:NAME] if isinstance(value, str) else value for name, value in shown.args.items()}
    inner = {name: with_short_names(value) if isinstance(value, Text) else value for name, value in short.items()}
    return Text(key=shown.key, args=Map(inner))


def _kind(value: object) -> object:
    """A name, or the shape of a text inside: as a value, for a quoted text in quotes grows twofold with each depth."""
    return shape_of(value) if isinstance(value, Text) else type(value).__name__
