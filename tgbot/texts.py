"""Texts: message ids with arguments become words of a language, through Fluent.

One bundle per `.ftl` file and language, compiled when its first message is asked for; the terms of `terms.ftl` stand in
front of each. Ids are unique over all files, the rules by term (`rules/<system>.ftl`) among them. Whatever people typed
is escaped here, once, and nowhere else.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NoReturn

import structlog
from fluent_compiler.bundle import FluentBundle

from engine import Dice, Map, Rejected, Text, kin, text

LANGUAGES: Final = ("ru", "en")
SPEAK_RUSSIAN: Final = frozenset({"ru", "be", "uk", "kk", "ky", "uz", "tg", "hy", "az"})
"""Telegram languages whose speakers are greeted in Russian until they choose."""
TERMS: Final = "terms.ftl"
LEXICON: Final = "lexicon"
RULES: Final = "rules"
MESSAGE: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
OF_SYSTEM: Final = re.compile(r"^(?P<family>refuse|rule|term|about|topic)-(?P<system>[a-z]+)-")
"""Ids that the bot puts together with a rule system's id: of a variant's those that it lacks are its kin's."""
TAG: Final = re.compile(r"<[^<>]*>")
KEPT: Final = 8192
"""Texts that are kept as they were shown: most of a message is what stood in the one before."""
LONGEST: Final = 3000
"""Characters that are shown of one typed argument."""
LONGEST_IN_REFUSAL: Final = 40
TOAST: Final = 200
"""Characters that Telegram shows in the answer to a press."""

Words = Mapping[str, tuple[str, ...]]
Argument = str | int | Dice | Text
Fault = Callable[[str, str], None]
"""What is done about a message id that cannot be shown: told the id and what is wrong."""


class TextFault(Exception):
    """A message is missing or broken: a fault of ours, never of the people."""


def raise_fault(key: str, wrong: str) -> NoReturn:
    """For tests: stops at the first broken message."""
    raise TextFault(f"{key}: {wrong}")


def log_fault(key: str, wrong: str) -> None:
    """For production: the reader sees the id in brackets, we see why."""
    structlog.get_logger(__name__).error("text-fault", key=key, wrong=wrong)


def closest_language(code: str) -> str:
    """The language we speak for a language code of Telegram; empty or unknown is English."""
    return "ru" if code.lower().partition("-")[0] in SPEAK_RUSSIAN else "en"


def language_for(code: str, default: str) -> str:
    """The language for a code of Telegram, or the default where Telegram tells none."""
    return closest_language(code) if code else default


def shortened(typed: str, most: int) -> str:
    """The beginning of a long text, at most `most` characters."""
    return typed if len(typed) <= most else typed[: most - 1].rstrip() + "…"


def normal(words: str) -> str:
    """Words as they are compared: case, ё and spaces do not matter."""
    return " ".join(words.lower().replace("\u0451", "\u0435").split())


class Texts:
    """All messages below a folder `<language>/<file>.ftl`."""

    def __init__(self, folder: Path, fault: Fault = log_fault) -> None:
        self._folder = folder
        self._fault = fault
        self._bundles: dict[Path, FluentBundle] = {}
        self._lexicons: dict[str, Map[str, Map[str, tuple[str, ...]]]] = {}
        self._files = {language: self._index(language) for language in LANGUAGES}
        self._html = lru_cache(maxsize=KEPT)(self._rendered)

    def html(self, lang: str, shown: Text) -> str:
        """For messages: simple HTML, with every typed argument escaped."""
        return self._html(lang, shown)

    def _rendered(self, lang: str, shown: Text) -> str:
        return self._format(lang, shown.key, {name: self._as_html(lang, value) for name, value in shown.args.items()})

    def plain(self, lang: str, shown: Text) -> str:
        """For buttons, toasts and topic titles: no markup, typed arguments as they are."""
        return html.unescape(TAG.sub("", self.html(lang, shown)))

    def refusal(self, lang: str, ruleset: str, rejected: Rejected) -> str:
        """Why a command was refused, as a toast; repeats only a short piece of what was typed."""
        keys = (f"refuse-{ruleset}-{rejected.code}", f"refuse-{rejected.code}")
        key = next((k for k in keys if self.has(lang, k)), None)
        if key is None:
            self._fault(keys[1], "a refusal without words")
            key = "refuse-somehow"
        said = Text(key=key, args=Map({name: _short(value) for name, value in rejected.args_of_text.items()}))
        return shortened(self.plain(lang, said), TOAST)

    def has(self, lang: str, key: str) -> bool:
        return self._found(lang, key) is not None

    def lexicon(self, ruleset: str) -> Map[str, Map[str, tuple[str, ...]]]:
        """The words of text sheets of a rule system: language, then word id, then its spellings (first: as written).

        A variant's own words stand beside those of its kin.
        """
        if ruleset not in self._lexicons:
            words = {language: Map(self._words(language, ruleset)) for language in LANGUAGES}
            self._lexicons[ruleset] = Map(words)
        return self._lexicons[ruleset]

    def rule_ids(self, ruleset: str) -> tuple[str, ...]:
        """The messages of the rules by term of a system, in the order in which they stand; a variant's are its own."""
        path = self._folder / LANGUAGES[0] / RULES / f"{ruleset}.ftl"
        return tuple(key for key, file in self._files[LANGUAGES[0]].items() if file == path)

    def listed(self, lang: str, key: str, attribute: str) -> tuple[str, ...]:
        """What an attribute of a message lists between commas; one that a variant's lacks is its kin's."""
        for known in (self._found(lang, key), self._of_kin(lang, key)):
            if known is not None:
                try:
                    said, _ = self._bundle(self._files[lang][known]).format(f"{known}.{attribute}", {})
                except KeyError:
                    continue
                return _split(str(said))
        return ()

    def _found(self, lang: str, key: str) -> str | None:
        """The id under which a message stands: its own, or with the kin's name instead of a variant's."""
        return key if key in self._files[lang] else self._of_kin(lang, key)

    def _of_kin(self, lang: str, key: str) -> str | None:
        found = OF_SYSTEM.match(key)
        related = kin(found["system"]) if found is not None else ""
        if found is None or not related:
            return None
        return self._found(lang, f"{found['family']}-{related}-{key[found.end() :]}")

    def warm(self) -> None:
        """Compiles everything now, which takes a second or two."""
        for files in self._files.values():
            for path in files.values():
                self._bundle(path)

    def _index(self, language: str) -> dict[str, Path]:
        found: dict[str, Path] = {}
        folder = self._folder / language
        for path in (*sorted(folder.glob("*.ftl")), *sorted((folder / RULES).glob("*.ftl"))):
            for key in MESSAGE.findall(path.read_text("utf-8")):
                if key in found:
                    self._fault(key, f"stands twice: {found[key].name}, {path.name}")
                found.setdefault(key, path)
        return found

    def _bundle(self, path: Path) -> FluentBundle:
        if path not in self._bundles:
            source = path.read_text("utf-8")
            language = path.relative_to(self._folder).parts[0]
            if path.name != TERMS:
                source = f"{(self._folder / language / TERMS).read_text('utf-8')}\n{source}"
            bundle = FluentBundle.from_string(language, source, use_isolating=False)
            for key, error in bundle.check_messages():
                self._fault(str(key), f"{path.name}: {error}")
            self._bundles[path] = bundle
        return self._bundles[path]

    def _format(self, lang: str, key: str, args: Mapping[str, str | int]) -> str:
        known = self._found(lang, key)
        if known is None:
            self._fault(key, f"no such message in {lang}")
            return f"⟦{html.escape(key)}⟧"
        said, errors = self._bundle(self._files[lang][known]).format(known, dict(args))
        if errors:
            self._fault(key, f"{lang}: {'; '.join(map(str, errors))}")
            return f"⟦{html.escape(key)}⟧"
        return str(said)

    def _as_html(self, lang: str, value: Argument) -> str | int:
        match value:
            case Text():
                return self.html(lang, value)
            case Dice():
                return self.html(lang, die_text(value))
            case str():
                return html.escape(shortened(value, LONGEST))
            case int():
                return value

    def _words(self, language: str, ruleset: str) -> Words:
        related = kin(ruleset)
        shared = self._words(language, related) if related else {}
        path = self._folder / language / LEXICON / f"{ruleset}.ftl"
        if not path.is_file():
            return shared
        source = path.read_text("utf-8")
        bundle = FluentBundle.from_string(language, source, use_isolating=False)
        for key, error in bundle.check_messages():
            self._fault(str(key), f"{LEXICON}/{path.name}: {error}")
        return {**shared, **{key: _split(str(bundle.format(key, {})[0])) for key in MESSAGE.findall(source)}}


def die_text(die: Dice) -> Text:
    """A die in words: `к8`, `2к8`, `к10: 7`. Sizes go as strings, so that no language groups their digits."""
    key = "die" if die.count == 1 else "dice-of-a-size"
    size = text(key, sides=str(die.sides), count=str(die.count))
    return size if die.face is None else text("die-with-face", die=size, face=str(die.face))


def _split(words: str) -> tuple[str, ...]:
    return tuple(word for part in words.split(",") if (word := " ".join(part.split())))


def _short(value: Argument) -> Argument:
    match value:
        case str():
            return shortened(value, LONGEST_IN_REFUSAL)
        case Text():
            return Text(key=value.key, args=Map({name: _short(inner) for name, inner in value.args.items()}))
        case _:
            return value
