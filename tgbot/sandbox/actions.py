"""User-side calls as functions of a JSON object: reading the request, answering mistakes with 400 `{error}`."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import web

from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.sandbox import Sandbox

Action: TypeAlias = Callable[[Sandbox, Obj], "Value | Awaitable[Value]"]
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


def posted(sandbox: Sandbox, action: Action) -> Handler:
    """A handler of POST: the body is the object."""

    async def handle(request: web.Request) -> web.Response:
        try:
            body = json.loads(await request.read() or b"{}")
        except ValueError as error:
            return _mistake(f"the body is no JSON: {error}")
        if not isinstance(body, dict):
            return _mistake("the body must be a JSON object")
        return await _answer(sandbox, action, body)

    return handle


def asked(sandbox: Sandbox, action: Action) -> Handler:
    """A handler of GET: the query is the object; all its values must be numbers, empty ones are left out."""

    async def handle(request: web.Request) -> web.Response:
        query: Obj = {}
        for name, value in request.query.items():
            try:
                query |= {name: int(value)} if value else {}
            except ValueError:
                return _mistake(f"{name} must be a whole number")
        return await _answer(sandbox, action, query)

    return handle


async def _answer(sandbox: Sandbox, action: Action, body: Obj) -> web.Response:
    try:
        result = action(sandbox, body)
        if asyncio.iscoroutine(result):
            result = await result
    except Mistake as mistake:
        return _mistake(str(mistake))
    return web.json_response(result)


def _mistake(text: str) -> web.Response:
    return web.json_response({"error": text}, status=400)
