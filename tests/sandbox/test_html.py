"""Telegram's HTML: what becomes of it, and what it is refused for."""

import pytest

from tgbot.sandbox.detect import with_detected
from tgbot.sandbox.html import parse_html
from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.refusals import Refusal


@pytest.mark.parametrize(
    "source, text, entities",
    [
        ("plain &lt;b&gt; &amp; &quot;x&quot;", 'plain <b> & "x"', []),
        ("&nbsp; & &#1071;&#x42f;", "&nbsp; & ЯЯ", []),
        ("<b>Я</b>", "Я", [{"type": "bold", "offset": 0, "length": 1}]),
        ("👍<i>x</i>", "👍x", [{"type": "italic", "offset": 2, "length": 1}]),
        ("<STRONG>x</Strong>", "x", [{"type": "bold", "offset": 0, "length": 1}]),
        ("<b></b>x", "x", []),
        ('<span class="tg-spoiler">x</span>', "x", [{"type": "spoiler", "offset": 0, "length": 1}]),
        ("<blockquote expandable>x</blockquote>", "x", [{"type": "expandable_blockquote", "offset": 0, "length": 1}]),
        ("<blockquote>x</blockquote>", "x", [{"type": "blockquote", "offset": 0, "length": 1}]),
        (
            '<a href="tg://user?id=7">Anna</a>',
            "Anna",
            [{"type": "text_mention", "offset": 0, "length": 4, "user": {"id": 7}}],
        ),
        (
            "<a href='http://example.org/a?b=1&amp;c=2'>x</a>",
            "x",
            [{"type": "text_link", "offset": 0, "length": 1, "url": "http://example.org/a?b=1&c=2"}],
        ),
        (
            '<pre><code class="language-python">x</code></pre>',
            "x",
            [{"type": "pre", "offset": 0, "length": 1, "language": "python"}],
        ),
        ("<code>x</code>", "x", [{"type": "code", "offset": 0, "length": 1}]),
        (
            '<tg-time unix="1790000000" format="wDT">soon</tg-time>',
            "soon",
            [{"type": "date_time", "offset": 0, "length": 4, "unix_time": 1790000000, "date_time_format": "wDT"}],
        ),
    ],
)
def test_markup_becomes_entities(source: str, text: str, entities: list[Obj]) -> None:
    assert parse_html(source) == (text, entities)


@pytest.mark.parametrize(
    "source, refusal",
    [
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("я<x>", 'Unsupported start tag "x" at byte offset 2'),
        ("2 < 3", 'Unsupported start tag "" at byte offset 2'),
        ("a <b", "Unclosed start tag at byte offset 2"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ("<a =x>y</a>", 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<a href>y</a>", 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'),
        ("<a href=http://x>y</a>", "Unexpected end of name token at byte offset 8"),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-time unix="soon">x</tg-time>', 'Invalid date specified in the tag "tg-time"'),
    ],
)
def test_broken_markup_is_refused(source: str, refusal: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_html(source)
    assert caught.value.description == f"Bad Request: can't parse entities: {refusal}"


@pytest.mark.parametrize(
    "text, found",
    [
        ("/roll@talepost_bot 2d6", ["bot_command"]),
        ("и/или", []),
        ("ask @anna_b or me@example.org", ["mention", "email"]),
        ("see https://example.org/a.", ["url"]),
        ("#сцена", ["hashtag"]),
    ],
)
def test_entities_that_are_found_in_plain_text(text: str, found: list[str]) -> None:
    assert [entity["type"] for entity in with_detected(text, [])] == found
