"""The sandbox as a program: it prints its address, keeps its world over a kill, ends on request."""

import asyncio
import signal
import sys
from pathlib import Path

from tests.sandbox.conftest import RawBot
from tests.sandbox.test_messages import png, upload
from tgbot.sandbox.client import People


async def start(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tgbot.sandbox", "--port", "0", "--data", str(folder), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    return process, (await process.stdout.readline()).decode().strip()


async def test_the_world_survives_a_kill(tmp_path: Path) -> None:
    process, address = await start(tmp_path)
    assert address.startswith("http://127.0.0.1:")
    async with People(address, settle_ms=0) as people:
        bot = RawBot(address)
        await bot.call("getMe")
        anna = await people.user("Anna", start="")
        sent = (await upload(people, "sendPhoto", chat_id=anna.id, photo=png()))["result"]
        await bot.close()
    process.kill()
    await process.wait()
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write('["person","7",{"id": 7, "first')  # a line that the kill cut off

    process, address = await start(tmp_path)
    async with People(address, settle_ms=0) as people:
        bot = RawBot(address)
        (update,) = await bot.updates()
        assert update["message"]["text"] == "/start"
        seen = await people.last(anna)
        assert seen.id == sent["message_id"]
        assert await people.file(seen.photo) == png()
        again = await bot.call("sendPhoto", chat_id=anna.id, photo=sent["photo"][0]["file_id"])
        assert again["message_id"] == sent["message_id"] + 1
        await bot.close()
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
