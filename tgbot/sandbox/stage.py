"""The rehearsing bot's side: `/sandbox/bot` tells it the clock and takes its reports, `/sandbox/bot/faces` the dice."""

import json

from aiohttp import web

from tgbot.sandbox.jsontypes import Obj, flag_of, number_of
from tgbot.sandbox.rehearsal import Report
from tgbot.sandbox.sandbox import Sandbox

LONGEST_POLL_S = 25.0


def add_stage_routes(app: web.Application, sandbox: Sandbox) -> None:
    """Puts the rehearsal protocol into the application."""

    async def clock(request: web.Request) -> web.Response:
        after = request.query.get("after")
        if after:
            await sandbox.rehearsal.changed(int(after), min(float(request.query.get("timeout", 0)), LONGEST_POLL_S))
        now = sandbox.clock
        return web.json_response({"version": now.version, "offset": now.offset, "loaded": sandbox.faces.loaded})

    async def report(request: web.Request) -> web.Response:
        body: Obj = json.loads(await request.read())
        sandbox.rehearsal.take(_report(sandbox, body))
        return web.json_response({"ok": True})

    async def faces(request: web.Request) -> web.Response:
        chat_id = request.query.get("chat_id")
        return web.json_response(sandbox.faces.next(int(chat_id) if chat_id else None))

    async def use_faces(request: web.Request) -> web.Response:
        body: Obj = json.loads(await request.read())
        sandbox.faces.use(number_of(body, "upto"), number_of(body, "chat_id") or None)
        return web.json_response({"loaded": sandbox.faces.loaded})

    app.router.add_get("/sandbox/bot", clock)
    app.router.add_post("/sandbox/bot", report)
    app.router.add_get("/sandbox/bot/faces", faces)
    app.router.add_post("/sandbox/bot/faces", use_faces)


def _report(sandbox: Sandbox, body: Obj) -> Report:
    """Without `bot_id` the report is of the bot that polled last."""
    polled = sandbox.updates.polled
    due = body.get("next_due")
    return Report(
        bot=number_of(body, "bot_id") or (polled[-1] if polled else 0),
        done=number_of(body, "done"),
        idle=flag_of(body, "idle"),
        next_due=float(due) if isinstance(due, int | float) else None,
        version=number_of(body, "version"),
    )
