"""Which game of a chat a message is meant for."""

from __future__ import annotations

from engine import Rejected, text
from tgbot.codec import Press, pack
from tgbot.handlers.desk import refusal_view
from tgbot.store.decision import OVER, Decision, Listing, Row
from tgbot.table.requests import Pressed, Said
from tgbot.table.table import Place
from tgbot.texts import Texts
from tgbot.views.view import Button, View


def chosen_game(games: tuple[Listing, ...], thread: int | None) -> str | tuple[Listing, ...]:
    """The game of a bound topic, else the only game; else those that it may be. One that is over comes last."""
    living = tuple(g for g in games if g.status != OVER)
    games = living or games[-1:]
    bound = [g for g in games if thread is not None and thread in g.threads]
    if len(bound) == 1:
        return bound[0].game
    unbound = [g for g in games if not g.threads]
    if thread is None and len(unbound) == 1 and len(games) > 1:
        return unbound[0].game
    if len(games) == 1:
        return games[0].game
    return games


def game_in_place(games: tuple[Listing, ...], thread: int | None) -> Listing | None:
    """The living game that holds this topic, or the chat outside of topics."""
    living = (one for one in games if one.status != OVER)
    return next((one for one in living if (thread in one.threads if thread is not None else not one.threads)), None)


def which_game(texts: Texts, language: str, said: Said, games: tuple[Listing, ...]) -> Decision:
    """Asks which game a command is for; the command is kept in the message that is replied to."""
    key = f"re:{said.where.chat}:{said.message}"
    place = Place(chat=said.where.chat, thread=said.where.thread)
    if not games:
        view = refusal_view(texts, language, "", Rejected("no-game-here"))
    else:
        buttons = tuple(
            (Button(text=g.title[:30], data=pack(Press("table", g.game, prompt="again"))),) for g in games[:20]
        )
        view = View(html=texts.html(language, text("which-game-here")), rows=buttons)
    return Decision(rows=(Row(key=key, kind="post", place=place, view=view, reply_to=said.message, must=True),))


def kept_words(pressed: Pressed) -> Said:
    """The message that a press of "which game?" brings back, as if it were said now."""
    said = Said(who=pressed.who, where=pressed.where, message=pressed.message, text=pressed.kept)
    if not pressed.kept.startswith("/"):
        return said
    command, _, argument = pressed.kept[1:].partition(" ")
    return said.model_copy(update={"command": command.partition("@")[0].lower(), "argument": argument.strip()})
