"""The user side over HTTP: `/sandbox/…`, JSON in and out; what is impossible is answered 400 `{error}`."""

from datetime import datetime
from typing import cast

from aiohttp import web

from tgbot.sandbox import groups, people
from tgbot.sandbox.actions import Action, Handler, asked, posted
from tgbot.sandbox.api import bot_of
from tgbot.sandbox.faults import Fault
from tgbot.sandbox.jsontypes import Obj, Value, number_of, numbers_of, obj_of, text_of
from tgbot.sandbox.pressing import press
from tgbot.sandbox.refusals import Mistake, Refusal
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import chat_seen, message_seen, user_seen
from tgbot.sandbox.writing import react, write

SETTLE_MS = 10_000
FACES_APPLIED_S = 3.0


def state(sandbox: Sandbox, body: Obj) -> Obj:
    world = sandbox.world
    return {
        "now": sandbox.clock.now(),
        "offset": sandbox.clock.offset,
        "version": sandbox.clock.version,
        "loaded_dice": sandbox.faces.allowed,
        "users": [user_seen(world, user) for user in world.people],
        "bots": cast("list[Value]", list(world.bots)),
        "polled": cast("list[Value]", list(sandbox.updates.polled)),
        "rehearsal": sandbox.rehearsal.report is not None,
        "chats": [chat_seen(world, chat) for chat in world.chats.values()],
    }


def change_bot(sandbox: Sandbox, body: Obj) -> Obj:
    """`{bot_id? | token?, privacy?, first_name?, username?}`; a token that was not seen yet makes a bot."""
    token = text_of(body, "token")
    bot = bot_of(sandbox, token) if token else people.bot_named(sandbox, body)
    if bot is None:
        raise Mistake("the token is malformed, or another bot has its number")
    person = sandbox.world.people[bot.id]
    if isinstance(body.get("privacy"), bool):
        bot.privacy = body["privacy"] is True
    person.first_name = text_of(body, "first_name", person.first_name)
    person.username = text_of(body, "username", person.username)
    sandbox.world.keep(bot)
    sandbox.world.keep(person)
    return user_seen(sandbox.world, bot.id)


async def settle(sandbox: Sandbox, body: Obj) -> Obj:
    return {"settled": await sandbox.rehearsal.settle(number_of(body, "timeout_ms", SETTLE_MS) / 1000)}


async def move_clock(sandbox: Sandbox, body: Obj) -> Obj:
    """`{advance_s}` from now, or `{to}`: an ISO time with its zone, or "next"."""
    now = sandbox.clock.now()
    advance, to = body.get("advance_s"), text_of(body, "to")
    if isinstance(advance, int | float) and not isinstance(advance, bool):
        target = now + advance
    elif to == "next":
        target = max(now, sandbox.rehearsal.next_due())
    else:
        target = _moment(to)
    if target < now - 1:
        raise Mistake("the clock goes forward only")
    settled = await sandbox.rehearsal.walk(target)
    return {"now": sandbox.clock.now(), "settled": settled}


async def load_dice(sandbox: Sandbox, body: Obj) -> Obj:
    """Returns when the bot knows that faces wait. `{clear: true}` takes back those that were not used."""
    if body.get("clear") is True:
        sandbox.faces.clear()
    else:
        chat_id = number_of(body, "chat_id") or None
        sandbox.faces.load(numbers_of(body, "faces"), chat_id)
    sandbox.clock.touch()
    await sandbox.rehearsal.applied(FACES_APPLIED_S)
    return {"loaded": sandbox.faces.loaded}


def order_fault(sandbox: Sandbox, body: Obj) -> Obj:
    if body.get("clear") is True:
        sandbox.faults.clear()
        return {"ok": True}
    drop = text_of(body, "drop")
    if not text_of(body, "method"):
        raise Mistake('method is missing ("*" means any but getUpdates)')
    if drop not in ("", "before", "after"):
        raise Mistake('drop must be "before" or "after"')
    if not drop and not (number_of(body, "error_code") and text_of(body, "description")):
        raise Mistake("a fault needs error_code and description, or drop")
    refusal = Refusal(number_of(body, "error_code"), text_of(body, "description"), obj_of(body, "parameters") or None)
    times = number_of(body, "times", 1)
    sandbox.faults.order(Fault(text_of(body, "method"), number_of(body, "chat_id"), refusal, times, drop))
    return {"ok": True}


def messages(sandbox: Sandbox, query: Obj) -> Value:
    """`?chat_id=&thread=&after=&bot_id=`: thread 0 is General, without it every topic."""
    chat = people.chat_of(sandbox, query)
    return [
        message_seen(sandbox.world, chat, message)
        for message in sandbox.world.history(chat)
        if message.id > number_of(query, "after") and query.get("thread", message.thread) == message.thread
    ]


def calls(sandbox: Sandbox, query: Obj) -> Value:
    return sandbox.calls.after(number_of(query, "after"))


def health(sandbox: Sandbox, query: Obj) -> Value:
    return {"ok": True}


POSTS: dict[str, Action] = {
    "users": people.add_user,
    "bots": change_bot,
    "chats": groups.add_chat,
    "members": groups.change_member,
    "migrate": groups.migrate,
    "topics": groups.change_topic,
    "delete": groups.delete,
    "messages": write,
    "press": press,
    "reactions": react,
    "block": people.block,
    "repeat": people.repeat,
    "commands": people.commands,
    "settle": settle,
    "clock": move_clock,
    "dice": load_dice,
    "faults": order_fault,
}


GETS: dict[str, Action] = {"messages": messages, "calls": calls, "health": health}


def add_routes(app: web.Application, sandbox: Sandbox) -> None:
    """Puts the user side into the application."""
    for name, action in POSTS.items():
        app.router.add_post(f"/sandbox/{name}", posted(sandbox, action))
    for name, action in GETS.items():
        app.router.add_get(f"/sandbox/{name}", asked(sandbox, action))
    app.router.add_get("/sandbox/state", _state(sandbox))
    app.router.add_get("/sandbox/events", _events(sandbox))
    app.router.add_get("/sandbox/files/{path:.+}", _file(sandbox))


def _state(sandbox: Sandbox) -> Handler:
    shown = asked(sandbox, state)

    async def handle(request: web.Request) -> web.StreamResponse:
        if not sandbox.polled_once.is_set():
            return web.json_response({"error": "no bot has asked for updates yet"}, status=503)
        return await shown(request)

    return handle


def _events(sandbox: Sandbox) -> Handler:
    async def handle(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        queue = sandbox.events.listen()
        try:
            await response.write(b": listening\n\n")
            while True:
                await response.write((await queue.get()).encode())
        except ConnectionResetError:  # the page was closed
            return response
        finally:
            sandbox.events.leave(queue)

    return handle


def _file(sandbox: Sandbox) -> Handler:
    async def handle(request: web.Request) -> web.Response:
        stored = sandbox.files.by_path(request.match_info["path"])
        content = sandbox.files.read(request.match_info["path"])
        if stored is None or content is None:
            return web.json_response({"error": "there is no such file"}, status=404)
        return web.Response(body=content, content_type=stored.mime)

    return handle


def _moment(text: str) -> float:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise Mistake('the clock needs advance_s, or to: an ISO time or "next"') from error
    if moment.tzinfo is None:
        raise Mistake("the time needs its zone, e.g. 2026-05-01T20:00:00+02:00")
    return moment.timestamp()
