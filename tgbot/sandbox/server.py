"""The sandbox as a server on the loopback interface."""

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from tgbot.sandbox.api import serve_file, serve_method
from tgbot.sandbox.routes import add_routes
from tgbot.sandbox.sandbox import Sandbox, build
from tgbot.sandbox.stage import add_stage_routes

HOST = "127.0.0.1"
LARGEST_REQUEST = 60 * 1024 * 1024
PAGE = Path(__file__).with_name("page.html")


def create_app(sandbox: Sandbox) -> web.Application:
    """The application: Bot API, user side, rehearsal protocol and page."""
    app = web.Application(client_max_size=LARGEST_REQUEST)

    async def page(request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE, headers={"Cache-Control": "no-store"})

    async def method(request: web.Request) -> web.StreamResponse:
        return await serve_method(sandbox, request)

    async def file(request: web.Request) -> web.StreamResponse:
        return await serve_file(sandbox, request)

    app.router.add_get("/", page)
    app.router.add_route("*", "/bot{token}/{method}", method)
    app.router.add_get("/file/bot{token}/{path:.+}", file)
    add_routes(app, sandbox)
    add_stage_routes(app, sandbox)
    return app


@asynccontextmanager
async def running(
    port: int = 0, folder: Path | None = None, *, strict_limits: bool = False, loaded_dice: bool = False
) -> AsyncIterator[str]:
    """A sandbox that runs inside the block; gives its address, e.g. `http://127.0.0.1:8099`."""
    sandbox = build(folder, strict_limits=strict_limits, loaded_dice=loaded_dice)
    # a poller that is gone must not take updates with it, so its handler ends with the connection
    runner = web.AppRunner(create_app(sandbox), handler_cancellation=True, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    site = web.TCPSite(runner, HOST, port)
    try:
        await site.start()
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
        sandbox.close()


async def serve(
    port: int = 0, folder: Path | None = None, *, strict_limits: bool = False, loaded_dice: bool = False
) -> None:
    """Runs until SIGTERM, SIGINT or cancellation; prints the address first."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with running(port, folder, strict_limits=strict_limits, loaded_dice=loaded_dice) as address:
        sys.stdout.write(address + "\n")
        sys.stdout.flush()
        await stop.wait()


def main(argv: Sequence[str] | None = None) -> None:
    """`python -m tgbot.sandbox`, and what `talepost sandbox` calls."""
    parser = argparse.ArgumentParser(prog="talepost sandbox", description="Telegram on this machine, for rehearsals.")
    parser.add_argument("--port", type=int, default=8099, help="0 takes any free one")
    parser.add_argument("--data", type=Path, default=None, help="folder to keep the world in; without it: memory only")
    parser.add_argument("--strict-limits", action="store_true", help="answer 429 as Telegram's flood control does")
    parser.add_argument("--loaded-dice", action="store_true", help="let people load the dice")
    args = parser.parse_args(argv)
    asyncio.run(serve(args.port, args.data, strict_limits=args.strict_limits, loaded_dice=args.loaded_dice))
