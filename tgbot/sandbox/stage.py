"""The rehearsing bot's side: `/sandbox/bot` tells it the clock and takes its reports, `/sandbox/bot/faces` the dice."""

from aiohttp import web

from tgbot.sandbox.actions import asked, posted
from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.rehearsal import Report
from tgbot.sandbox.sandbox import Sandbox

LONGEST_POLL_S = 25


async def clock(sandbox: Sandbox, query: Obj) -> Value:
    """`?after=<version>&timeout=<s>`: waits while the version is still `after`."""
    if "after" in query:
        timeout_s = min(number_of(query, "timeout"), LONGEST_POLL_S)
        await sandbox.rehearsal.changed(number_of(query, "after"), timeout_s)
    now = sandbox.clock
    return {"version": now.version, "offset": now.offset, "loaded": sandbox.faces.loaded}


def report(sandbox: Sandbox, body: Obj) -> Value:
    """`{done, idle, next_due, version, bot_id?}`: without `bot_id` it is about the bot that polled last."""
    if not isinstance(body.get("idle"), bool) or "done" not in body or "version" not in body:
        raise Mistake("a report has done, idle, next_due and version")
    polled = sandbox.updates.polled
    due = body.get("next_due")
    sandbox.rehearsal.take(
        Report(
            bot=number_of(body, "bot_id") or (polled[-1] if polled else 0),
            done=number_of(body, "done"),
            idle=flag_of(body, "idle"),
            next_due=float(due) if isinstance(due, int | float) else None,
            version=number_of(body, "version"),
        )
    )
    return {"ok": True}


def faces(sandbox: Sandbox, query: Obj) -> Value:
    return sandbox.faces.next(number_of(query, "chat_id") or None)


def use_faces(sandbox: Sandbox, body: Obj) -> Value:
    if "upto" not in body:
        raise Mistake("upto is missing: the number of the first face that was not used")
    sandbox.faces.use(number_of(body, "upto"), number_of(body, "chat_id") or None)
    return {"loaded": sandbox.faces.loaded}


def add_stage_routes(app: web.Application, sandbox: Sandbox) -> None:
    """Puts the rehearsal protocol into the application."""
    app.router.add_get("/sandbox/bot", asked(sandbox, clock))
    app.router.add_post("/sandbox/bot", posted(sandbox, report))
    app.router.add_get("/sandbox/bot/faces", asked(sandbox, faces))
    app.router.add_post("/sandbox/bot/faces", posted(sandbox, use_faces))
