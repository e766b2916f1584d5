"""Which questions of a table a private text of somebody may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.codec import prompt_code
from tgbot.table.person import Question

if TYPE_CHECKING:
    from tgbot.handlers.desk import Desk

LABEL_SHOWN = 60


def questions_of(desk: Desk, user: int) -> tuple[Question, ...]:
    """The open questions in this person's private chat, oldest first; each takes words, at least a button's name."""
    asked = []
    by_id = {one.prompt.id: one.prompt for one in desk.pendings()}
    for key, stands in desk.table.shown.items():
        kind, _, rest = key.partition("|")
        prompt = by_id.get(rest.partition("|")[0])
        if kind not in ("q", "o") or stands.place.chat != user or prompt is None:
            continue
        label = desk.texts.plain(desk.language_of_member(desk.table.member(user)), prompt.title)[:LABEL_SHOWN]
        asked.append(Question(game=desk.table.id, prompt=prompt_code(prompt), message=stands.message, label=label))
    return tuple(asked)
