"""Long HTML: cut with its tags closed, laid out in pages, never above the limit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tgbot.sandbox.html import parse_html
from tgbot.views.pages import cut, in_pages, length, page_within

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


@st.composite
def pieces(draw: st.DrawFn) -> str:
    """HTML as views make it: escaped words in nested tags."""
    words = draw(names).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    tags = draw(st.lists(st.sampled_from(["b", "i", "s", "code", 'a href="tg://user?id=1"', "blockquote expandable"])))
    for tag in dict.fromkeys(tags):
        words = f"<{tag}>{words}</{tag.split()[0]}>"
    return words


@given(st.lists(pieces(), max_size=30), st.integers(40, 400))
def test_a_cut_text_is_valid_and_fits(written: list[str], most: int) -> None:
    html = "\n".join(written)
    short = cut(html, most)
    assert length(short) <= most
    assert parse_html(html)[0].startswith(parse_html(short)[0].removesuffix("…").rstrip())
    if length(html) <= most:
        assert short == html


@given(st.lists(pieces(), max_size=30), st.integers(200, 400))
def test_pages_hold_everything_in_order(written: list[str], most: int) -> None:
    pages = in_pages(written, most)
    assert all(length(page) <= most for page in pages)
    assert "\n".join(pages) == "\n".join(cut(piece, most) for piece in written)


def test_an_emoji_counts_as_telegram_counts() -> None:
    assert length("я") == 1
    assert length("🎲") == 2
    assert cut("🎲" * 10, 9) == "🎲🎲🎲🎲…"


def test_an_entity_is_not_cut_in_the_middle() -> None:
    assert cut("&lt;" * 10, 9) == "&lt;&lt;…"
    assert cut("<b>abcdefghij</b>", 16) == "<b>abcdefgh…</b>"


def test_a_page_beyond_an_end_is_that_end() -> None:
    assert [page_within(3, wanted) for wanted in (-1, 0, 2, 9)] == [0, 0, 2, 2]
    assert page_within(0, 5) == 0
