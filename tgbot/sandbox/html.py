"""Telegram's HTML: text with entities in UTF-16 units, and its refusals word for word.

Source: `parse_html` of tdlib (`MessageEntity.cpp`); `tg-time` and `expandable` as the Bot API 10 documents them.
"""

import re
from dataclasses import dataclass

from tgbot.sandbox.detect import units
from tgbot.sandbox.jsontypes import Obj, text_of
from tgbot.sandbox.refusals import Refusal, bad_request

STYLES = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "u": "underline",
    "ins": "underline",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
}
TAGS = frozenset({*STYLES, "a", "pre", "code", "blockquote", "tg-emoji", "tg-time"})
ESCAPES = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
PLAIN = re.compile(r"[^<&]+")
TAG_NAME = re.compile(r"[^\s>]*")
NAME_TOKEN = re.compile(r"[A-Za-z0-9.-]*")
END_TAG = re.compile(r"</([^\s>]*)\s*(>?)")
REFERENCE = re.compile(r"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z]+));?")
ATTRIBUTE = re.compile(r"\s*([^\s=>]*)\s*(=?)\s*")
TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")


@dataclass(slots=True)
class _Open:
    """A tag that is not closed yet; `start` is in UTF-16 units of the text so far, `piece` a position in it."""

    tag: str
    attributes: dict[str, str]
    start: int
    piece: int


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text = ""
        self.length = 0
        self.open: list[_Open] = []
        self.entities: list[Obj] = []

    def run(self) -> tuple[str, list[Obj]]:
        while self.at < len(self.source):
            if plain := PLAIN.match(self.source, self.at):
                self._add(plain[0])
                self.at = plain.end()
            elif self.source[self.at] == "&":
                self._reference()
            elif self.source.startswith("</", self.at):
                self._end_tag()
            else:
                self._start_tag()
        if self.open:
            raise _refusal(f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"')
        return self.text, self.entities

    def _add(self, letters: str) -> None:
        self.text += letters
        self.length += units(letters)

    def _reference(self) -> None:
        letters, self.at = _decoded(self.source, self.at)
        self._add(letters)

    def _byte(self, position: int) -> int:
        return len(self.source[:position].encode())

    def _start_tag(self) -> None:
        begin = self.at
        name = TAG_NAME.match(self.source, begin + 1)
        tag = name[0].lower() if name else ""
        self.at = begin + 1 + len(tag)
        if self.at >= len(self.source):
            raise _refusal(f"Unclosed start tag at byte offset {self._byte(begin)}")
        if tag not in TAGS:
            raise _refusal(f'Unsupported start tag "{tag}" at byte offset {self._byte(begin)}')
        attributes: dict[str, str] = {}
        while self._more_attributes(tag, begin):
            attributes |= self._attribute(tag, begin)
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise _refusal(f'Tag "span" must have class "tg-spoiler" at byte offset {self._byte(begin)}')
        self.open.append(_Open(tag, attributes, self.length, len(self.text)))

    def _more_attributes(self, tag: str, begin: int) -> bool:
        while self.at < len(self.source) and self.source[self.at].isspace():
            self.at += 1
        if self.at >= len(self.source):
            raise _refusal(f'Unclosed start tag "{tag}" at byte offset {self._byte(begin)}')
        if self.source[self.at] == ">":
            self.at += 1
            return False
        return True

    def _attribute(self, tag: str, begin: int) -> dict[str, str]:
        match = ATTRIBUTE.match(self.source, self.at)
        name = match[1] if match else ""
        if match is None or not name:
            raise _refusal(f'Empty attribute name in the tag "{tag}" at byte offset {self._byte(begin)}')
        self.at = match.end()
        if not match[2]:
            if tag == "blockquote" and name == "expandable":
                return {name: "1"}
            where = f'the tag "{tag}" at byte offset {self._byte(begin)}'
            raise _refusal(f"Expected equal sign in declaration of an attribute of {where}")
        return {name: self._attribute_value(tag, begin)}

    def _attribute_value(self, tag: str, begin: int) -> str:
        if self.at >= len(self.source):
            raise _refusal(f'Unclosed start tag "{tag}" at byte offset {self._byte(begin)}')
        quote = self.source[self.at]
        if quote not in "'\"":
            token = NAME_TOKEN.match(self.source, self.at)
            value = token[0] if token else ""
            after = self.source[self.at + len(value) : self.at + len(value) + 1]
            if not (after.isspace() or after == ">"):
                raise _refusal(f"Unexpected end of name token at byte offset {self._byte(self.at)}")
            self.at += len(value)
            return value.lower()
        end = self.source.find(quote, self.at + 1)
        if end < 0:
            raise _refusal(f"Unclosed start tag at byte offset {self._byte(begin)}")
        raw, self.at = self.source[self.at + 1 : end], end + 1
        return unescaped(raw)

    def _end_tag(self) -> None:
        begin = self.at
        if not self.open:
            raise _refusal(f"Unexpected end tag at byte offset {self._byte(begin)}")
        match = END_TAG.match(self.source, self.at)
        if match is None or not match[2]:
            raise _refusal(f"Unclosed end tag at byte offset {self._byte(begin)}")
        opened, found = self.open[-1], match[1].lower()
        if found and found != opened.tag:
            raise _refusal(
                f'Unmatched end tag at byte offset {self._byte(begin)}, expected "</{opened.tag}>", found "</{found}>"'
            )
        self.at = match.end()
        self.open.pop()
        if self.length > opened.start:
            self._close(opened)

    def _close(self, opened: _Open) -> None:
        entity: Obj = {"offset": opened.start, "length": self.length - opened.start}
        if opened.tag in STYLES:
            self.entities.append({"type": STYLES[opened.tag], **entity})
        elif opened.tag in ("pre", "code"):
            self._close_code(opened, entity)
        elif opened.tag == "a":
            self.entities += link_entity(opened.attributes.get("href") or self.text[opened.piece :], entity)
        elif opened.tag == "blockquote":
            kind = "expandable_blockquote" if "expandable" in opened.attributes else "blockquote"
            self.entities.append({"type": kind, **entity})
        elif opened.tag == "tg-emoji":
            emoji = opened.attributes.get("emoji-id", "")
            if not emoji.isdigit() or int(emoji) == 0:
                raise _refusal("Invalid custom emoji identifier specified")
            self.entities.append({"type": "custom_emoji", **entity, "custom_emoji_id": emoji})
        else:
            self.entities.append(time_entity(opened.attributes, entity))

    def _close_code(self, opened: _Open, entity: Obj) -> None:
        """`<pre><code class="language-…">` is one entity, whichever of the two is outside."""
        language = opened.attributes.get("class", "").removeprefix("language-") if opened.tag == "code" else ""
        last = self.entities[-1] if self.entities else {}
        same = last.get("offset") == entity["offset"] and last.get("length") == entity["length"]
        other = "code" if opened.tag == "pre" else "pre"
        if same and last.get("type") == other and (language or text_of(last, "language")):
            self.entities[-1] = {"type": "pre", **entity, "language": language or text_of(last, "language")}
            return
        self.entities.append({"type": opened.tag, **entity, **({"language": language} if language else {})})


def parse_html(source: str) -> tuple[str, list[Obj]]:
    """Plain text and entities. Raises `Refusal` with Telegram's text where the markup is broken."""
    text, entities = _Parser(source).run()
    for entity in entities:
        if entity["type"] == "code":
            entity.pop("language", None)
    return text, entities


def unescaped(raw: str) -> str:
    letters, at = "", 0
    while at < len(raw):
        if raw[at] == "&":
            piece, at = _decoded(raw, at)
        else:
            piece, at = raw[at], at + 1
        letters += piece
    return letters


def link_entity(url: str, place: Obj) -> list[Obj]:
    """A mention by id, a link, or nothing where the address is no address."""
    mention = re.fullmatch(r"tg://user\?id=(\d+)", url.strip())
    if mention:
        return [{"type": "text_mention", **place, "user": {"id": int(mention[1])}}]
    checked = checked_url(url)
    return [{"type": "text_link", **place, "url": checked}] if checked else []


def checked_url(url: str) -> str:
    """The address as Telegram keeps it, or an empty string where it is none."""
    url = url.strip()
    if re.fullmatch(r"(?:tg|ton)://\S+", url, re.IGNORECASE):
        return url
    match = re.fullmatch(r"(?:(https?)://)?([^\s/?#]+\.[^\s/?#.]{2,}|localhost|[\d.]+)(:\d+)?([/?#]\S*)?", url, re.I)
    if not match:
        return ""
    return f"{(match[1] or 'http').lower()}://{match[2].lower()}{match[3] or ''}{match[4] or '/'}"


def time_entity(attributes: dict[str, str], place: Obj) -> Obj:
    """A moment that each reader sees in the own zone."""
    moment, shape = attributes.get("unix", ""), attributes.get("format", "")
    if not moment.isdigit() or not 0 < int(moment) < 2**31:
        raise _refusal('Invalid date specified in the tag "tg-time"')
    if not TIME_FORMAT.fullmatch(shape):
        raise _refusal('Invalid date-time format specified in the tag "tg-time"')
    return {"type": "date_time", **place, "unix_time": int(moment), **({"date_time_format": shape} if shape else {})}


def _decoded(source: str, at: int) -> tuple[str, int]:
    """The letter that the reference at `at` stands for and where to go on; an unknown one is plain text."""
    match = REFERENCE.match(source, at)
    if match is None:
        return "&", at + 1
    if match[3]:
        letter = ESCAPES.get(match[3], "")
    else:
        code = int(match[1], 16) if match[1] else int(match[2])
        letter = chr(code) if 0 < code < 0x10FFFF and len(match[0]) <= 10 and not 0xD800 <= code < 0xE000 else ""
    return (letter, match.end()) if letter else ("&", at + 1)


def _refusal(text: str) -> Refusal:
    return bad_request(f"can't parse entities: {text}")
