"""The Bot API over HTTP: reads a request, checks it, meets faults and limits, calls the method, records the answer."""

import asyncio
import json
import re
from collections.abc import Mapping
from typing import cast

from aiohttp import BodyPartReader, web

from tgbot.sandbox.checks import Upload, check, table
from tgbot.sandbox.faults import Fault
from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.methods import METHODS, Call
from tgbot.sandbox.model import Bot, Person
from tgbot.sandbox.refusals import Refusal, bad_request
from tgbot.sandbox.sandbox import Sandbox

TOKEN = re.compile(r"(\d{1,15}):[A-Za-z0-9_-]{5,}")
DEMO_BOT = 42


async def serve_method(sandbox: Sandbox, request: web.Request) -> web.StreamResponse:
    """`/bot<token>/<method>`, GET or POST."""
    bot = bot_of(sandbox, request.match_info["token"])
    if bot is None:
        return _answer(_unauthorized())
    method = table().name_of(request.match_info["method"]) or request.match_info["method"]
    record = sandbox.calls.begin(bot.id, method, sandbox.clock.now())
    waits = method != "getUpdates"
    if waits:
        sandbox.calls.begin_waiting()
    try:
        raw, files = await _read(request)
        record["params"] = raw | {name: f"<file {file.name}>" for name, file in files.items()}
        result = await _run(sandbox, bot, method, raw, files, record)
    except Refusal as refusal:
        record["error"] = {"error_code": refusal.code, "description": refusal.description}
        return _answer(refusal)
    except _Lost:
        record["error"] = {"error_code": 0, "description": "connection lost on order"}
        return _lose(request)
    finally:
        if waits:
            sandbox.calls.end_waiting()
    record["answer"] = result
    if not waits and result:
        sandbox.calls.touch()
    return web.json_response({"ok": True, "result": result})


async def serve_file(sandbox: Sandbox, request: web.Request) -> web.StreamResponse:
    """`/file/bot<token>/<path>`: the bytes of a file that `getFile` named."""
    if not TOKEN.fullmatch(request.match_info["token"]):
        return _answer(_unauthorized())
    stored = sandbox.files.by_path(request.match_info["path"])
    content = sandbox.files.read(request.match_info["path"])
    if stored is None or content is None:
        return _answer(Refusal(404, "Not Found"))
    return web.Response(body=content, content_type=stored.mime)


def bot_of(sandbox: Sandbox, token: str) -> Bot | None:
    """The bot with this token; every well-formed token is a bot of its own, made at its first call."""
    match = TOKEN.fullmatch(token)
    if match is None:
        return None
    number = int(match[1])
    bot = sandbox.world.bots.get(number)
    if bot is not None:
        return bot if bot.token == token else None
    name, username = f"Bot {number}", f"sandbox_{number}_bot"
    if number == DEMO_BOT:
        name, username = "Talepost", "talepost_demo_bot"
    sandbox.world.keep(Person(id=number, first_name=name, username=username, is_bot=True))
    bot = Bot(id=number, token=token)
    sandbox.world.keep(bot)
    return bot


class _Lost(Exception):
    """The connection is to be lost, on order."""


async def _run(sandbox: Sandbox, bot: Bot, method: str, raw: Obj, files: Mapping[str, Upload], record: Obj) -> Value:
    if method not in METHODS:
        raise Refusal(404, "Not Found")
    fault = sandbox.faults.meet(method, raw)
    _fail_before(fault)
    params = check(method, raw, files)
    record["unknown"] = params.unknown
    record["params"] = params.values | {name: f"<file {file.name}>" for name, file in files.items()}
    sandbox.limits.spend(bot.id, method, params.values.get("chat_id"))
    result = METHODS[method](Call(sandbox, bot, params))
    if asyncio.iscoroutine(result):
        result = await result
    if fault is not None:
        raise _Lost
    return cast("Value", result)


def _fail_before(fault: Fault | None) -> None:
    if fault is None or fault.drop == "after":
        return
    if fault.drop == "before":
        raise _Lost
    raise fault.refusal


async def _read(request: web.Request) -> tuple[Obj, dict[str, Upload]]:
    """Parameters from the query, then from the body, which may be JSON, a form or multipart."""
    raw: Obj = dict(request.query)
    files: dict[str, Upload] = {}
    if not request.can_read_body:
        return raw, files
    if request.content_type == "application/json":
        try:
            body = json.loads(await request.read() or b"{}")
        except ValueError as error:
            raise bad_request("can't parse JSON object") from error
        if not isinstance(body, dict):
            raise bad_request("can't parse request: expected a JSON object")
        raw |= body
    elif request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            content = await part.read(decode=True)
            if part.filename is None:
                raw[part.name] = content.decode("utf-8")
            else:
                files[part.name] = Upload(part.filename, content, part.headers.get("Content-Type", ""))
    else:
        raw |= {name: str(value) for name, value in (await request.post()).items()}
    return raw, files


def _unauthorized() -> Refusal:
    return Refusal(401, "Unauthorized: invalid token specified")


def _answer(refusal: Refusal) -> web.Response:
    return web.json_response(refusal.body(), status=refusal.code)


def _lose(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
