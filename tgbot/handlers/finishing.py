"""The end of a request: clocks, messages, due entries and the chat's index in line with what is open now."""

from __future__ import annotations

from tgbot.handlers.desk import Desk
from tgbot.handlers.questions import questions_of
from tgbot.handlers.showing import Showing
from tgbot.store.decision import OVER, Decision, Due, Listing
from tgbot.table import notices, pace
from tgbot.table.table import Table


def finish(desk: Desk) -> Decision:
    """Everything that the one commit writes."""
    due: tuple[Due, ...] | None = None
    if desk.touched:
        prompts = desk.prompts()
        desk.table = pace.wind(desk.table, prompts, desk.now)
        Showing(desk).bring_in_line()
        for user in sorted(desk.questioned | set(desk.focused)):
            tell_questions(desk, user)
        due = tuple(Due(id=name, at=at) for name, at in notices.due_times(desk.table, prompts, desk.now).items())
    played = desk.game is not None
    return Decision(
        table=desk.table if desk.touched or desk.moved else None,
        game=desk.game if desk.before is not None or desk.drop_kept else None,
        log=tuple(desk.log),
        keep=desk.keep,
        drop_kept=desk.drop_kept,
        drafts=desk.drafts,
        rows=tuple(desk.rows),
        due=due,
        listing=_listing(desk.table, OVER if played else "ended") if desk.touched else None,
        listed_in=desk.table.home.chat,
        faces_used=desk.faces_used,
    )


def tell_questions(desk: Desk, user: int) -> None:
    """The person's record learns which questions of this table a private text may answer."""
    asked = [q.model_dump() for q in questions_of(desk, user)]
    body: dict[str, object] = {"game": desk.table.id, "questions": asked, "focus": desk.focused.get(user, "")}
    desk.tell_json(f"u{user}", "questions", body)


def _listing(table: Table, when_ended: str) -> Listing:
    """How the chat lists this game: the topics that are its own."""
    spots = [table.home, table.scene.place] if table.scene is not None else [table.home]
    threads = dict.fromkeys(spot.thread for spot in spots if spot.thread is not None)
    return Listing(
        game=table.id,
        title=table.title,
        threads=tuple(threads),
        status=when_ended if table.status == "ended" else table.status,
        owner=table.owner,
    )
