"""The health port says what is wrong, in words."""

from __future__ import annotations

import socket

import aiohttp

from tgbot.flow.health import Signs, complaints, health_port

WELL = Signs(store_is_away=False, at_work=True, leases_renewed_at=100, updates_asked_at=100)


def test_all_is_well() -> None:
    assert complaints(WELL, now=101) == []


def test_what_can_be_wrong() -> None:
    assert complaints(Signs(True, True, 100, 100), now=101) == ["the store does not answer"]
    assert complaints(WELL, now=140) == ["leases are not renewed"]
    assert len(complaints(WELL, now=400)) == 2


def test_a_process_that_waits_for_another_need_not_ask_for_updates() -> None:
    assert complaints(Signs(False, False, 400, 0), now=401) == []


async def test_the_port_answers() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    async with health_port(port, lambda: WELL), aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            assert answer.status == 503  # the test's signs of life are old
            assert (await answer.json())["wrong"]
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert "talepost_partitions" in await answer.text()
