"""What a person sets for all their games: zone, quiet hours, language; and the list of these games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Text, text
from tgbot.codec import Press, pack
from tgbot.table.person import Person, Question, Quiet
from tgbot.texts import LANGUAGES, Texts
from tgbot.views.buttons import in_rows, label, marked, me_button
from tgbot.views.pages import cut
from tgbot.views.view import Button, Row, View
from tgbot.views.zones import ZONES, zone_name

MOST_CHOICES: Final = 20
QUIET_CHOICES: Final = (Quiet(), Quiet(start=22, end=9), Quiet(start=0, end=7), Quiet(start=0, end=10))
"""Offered by buttons; any other hours by words: `/me quiet 22-8`."""


def me_view(texts: Texts, lang: str, person: Person) -> View:
    """Buttons: `me` with `zone` (no argument: the list), `quiet` and hours or `off`, `language` and a code or none."""
    lines = [
        text("me-title"),
        text("me-zone", zone=zone_name(texts, lang, person.zone)),
        text("me-quiet", hours=quiet_words(person.quiet)),
        text("me-language", name=_language_words(person)),
        *_games(person),
    ]
    rows = (
        (me_button(texts, lang, text("button-zone"), "zone"),),
        *in_rows([*(_quiet(texts, lang, person, one) for one in QUIET_CHOICES), _quiet(texts, lang, person, None)]),
        *in_rows(_language(texts, lang, person, one) for one in (*LANGUAGES, "")),
    )
    return _view(texts, lang, lines, rows)


def zone_view(texts: Texts, lang: str, person: Person) -> View:
    """Buttons: `me` with `zone` and an IANA name, or `game` for that of each game; `settings`."""
    lines = (text("zone-title"), text("me-zone", zone=zone_name(texts, lang, person.zone)), text("zone-hint"))
    cities = in_rows(
        marked(me_button(texts, lang, zone_name(texts, lang, zone), "zone", zone), zone, person.zone) for zone in ZONES
    )
    as_game = me_button(texts, lang, text("zone-as-game"), "zone", "game")
    back = me_button(texts, lang, text("menu-up"), "settings")
    return _view(texts, lang, lines, (*cities, (marked(as_game, "", person.zone), back)))


def which_game_view(texts: Texts, lang: str, person: Person, questions: Sequence[Question]) -> View:
    """For which question, or (without `questions`) which game, the last words were. Buttons: `me` with `game`, a
    question's prompt code as stamp, and the game's id."""
    asked = [
        (one.game, one.prompt, text("which-question", game=_title(person, one), what=one.label)) for one in questions
    ]
    games = [(id, "", text("which-game-one", game=game.title)) for id, game in person.games.items() if not game.over]
    rows = tuple(
        (Button(text=label(texts, lang, shown), data=pack(Press("me", stamp=prompt, prompt="game", option=game))),)
        for game, prompt, shown in (asked or games)[:MOST_CHOICES]
    )
    return _view(texts, lang, (text("which-question-title" if asked else "which-game-title"),), rows)


def _title(person: Person, question: Question) -> str:
    game = person.games.get(question.game)
    return game.title if game is not None else ""


def quiet_words(quiet: Quiet | None) -> Text:
    if quiet is None:
        return text("quiet-off")
    return text("quiet-hours", start=f"{quiet.start:02}:00", end=f"{quiet.end:02}:00")


def _games(person: Person) -> list[Text]:
    going = [game for game in person.games.values() if not game.over]
    if not going:
        return [text("me-no-games")]
    return [text("me-games", count=len(going)), *(text(_role(game.gm), title=game.title) for game in going)]


def _role(runs: object) -> str:
    return "me-game-gm" if runs else "me-game"


def _language_words(person: Person) -> Text:
    return text(f"language-{person.language}") if person.language in LANGUAGES else text("language-by-itself")


def _quiet(texts: Texts, lang: str, person: Person, quiet: Quiet | None) -> Button:
    arg = f"{quiet.start}-{quiet.end}" if quiet else "off"
    shown = quiet_words(quiet) if quiet else text("button-quiet-off")
    return marked(me_button(texts, lang, shown, "quiet", arg), quiet, person.quiet)


def _language(texts: Texts, lang: str, person: Person, one: str) -> Button:
    shown = text(f"language-{one}") if one else text("language-by-itself")
    return marked(me_button(texts, lang, shown, "language", one), one, person.language)


def _view(texts: Texts, lang: str, lines: list[Text] | tuple[Text, ...], rows: tuple[Row, ...]) -> View:
    return View(html=cut("\n".join(texts.html(lang, line) for line in lines)), rows=rows)
