import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import redis as blocking_redis
from redis.asyncio import Redis

from tgbot.faults import StoreFault
from tgbot.store.binary import server_binary, version_of
from tgbot.store.embedded import EmbeddedStore, address_in_use, running_store, start_store
from tgbot.store.soundness import weaknesses

HOLD_A_STORE = """
import sys, time
from pathlib import Path
from tgbot.store.embedded import start_store
store = start_store(Path(sys.argv[1]))
print(store.pid, store.url, flush=True)
time.sleep(60)
"""


def client_of(store: EmbeddedStore) -> blocking_redis.Redis:
    return blocking_redis.Redis.from_url(store.url)


def holder(folder: Path) -> tuple["subprocess.Popen[str]", int, str]:
    process = subprocess.Popen([sys.executable, "-c", HOLD_A_STORE, str(folder)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    pid, url = process.stdout.readline().split()
    return process, int(pid), url


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ends_soon(pid: int) -> bool:
    for _ in range(250):
        if not runs(pid):
            return True
        time.sleep(0.02)
    return False


async def test_a_test_gets_a_real_empty_store(redis: Redis) -> None:
    assert await redis.dbsize() == 0
    await redis.set("left", "over")


async def test_and_the_next_test_gets_it_empty_again(redis: Redis) -> None:
    assert await redis.get("left") is None


def test_what_was_written_is_there_after_a_stop(tmp_path: Path) -> None:
    with running_store(tmp_path) as store, client_of(store) as client:
        client.set("game", "g1")
    with running_store(tmp_path) as store, client_of(store) as client:
        assert client.get("game") == b"g1"


def test_every_acknowledged_write_survives_a_kill_of_the_server(tmp_path: Path) -> None:
    with running_store(tmp_path) as store:
        with client_of(store) as client:
            for number in range(300):
                client.rpush("log", number)
        os.kill(store.pid, signal.SIGKILL)
        while not store.revive():
            time.sleep(0.01)
        with client_of(store) as client:
            assert client.llen("log") == 300


def test_a_living_server_is_not_revived(tmp_path: Path) -> None:
    with running_store(tmp_path) as store:
        pid = store.pid
        assert not store.revive()
        assert store.pid == pid


def test_it_is_set_up_to_keep_games_and_nothing_listens_on_the_network(tmp_path: Path) -> None:
    with running_store(tmp_path, fsync="always") as store, client_of(store) as client:
        settings = client.config_get("*")
        assert settings["appendonly"] == "yes"
        assert settings["appendfsync"] == "always"
        assert settings["save"] == ""
        assert settings["port"] == "0"
        assert settings["maxmemory-policy"] == "noeviction"
        assert weaknesses(store.url) == []


def test_a_server_that_forgets_is_told_apart(tmp_path: Path) -> None:
    with running_store(tmp_path) as store, client_of(store) as client:
        client.config_set("appendonly", "no")
        client.config_set("maxmemory-policy", "allkeys-lru")
        forgets, throws_away = weaknesses(store.url)
        assert "appendonly" in forgets
        assert "noeviction" in throws_away


def test_a_store_that_is_not_there_is_told_with_the_mend() -> None:
    with pytest.raises(StoreFault, match=r"does not answer.*REDIS_URL"):
        weaknesses("unix:///nowhere/s")


def test_a_folder_with_spaces_and_quotes_will_do(tmp_path: Path) -> None:
    folder = tmp_path / 'my "games" и сцены'
    with running_store(folder):
        assert (folder / "appendonlydir").is_dir()


def test_a_second_process_on_the_same_folder_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.store.embedded.LOCK_SECONDS", 0.1)
    process, _, url = holder(tmp_path)
    try:
        with pytest.raises(StoreFault, match=f"in use by process {process.pid}"):
            start_store(tmp_path)
        assert address_in_use(tmp_path) == url
    finally:
        process.terminate()
        process.wait()


def test_the_server_ends_with_a_killed_parent_and_the_folder_is_free_again(tmp_path: Path) -> None:
    process, server, _ = holder(tmp_path)
    process.kill()
    process.wait()
    assert ends_soon(server)
    with running_store(tmp_path):
        pass
    assert address_in_use(tmp_path) is None


def test_a_socket_folder_of_somebody_else_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with running_store(tmp_path / "world") as store:
        private = Path(store.url.removeprefix("unix://")).parent
        assert private.parent == tmp_path
    private.mkdir(mode=0o777)
    private.chmod(0o777)
    with pytest.raises(StoreFault, match="not a private folder"):
        start_store(tmp_path / "world")


def test_a_stop_leaves_no_process_and_no_socket(tmp_path: Path) -> None:
    store = start_store(tmp_path)
    pid, socket = store.pid, Path(store.url.removeprefix("unix://").partition("?")[0])
    assert socket.exists()
    store.stop()
    store.stop()
    assert not runs(pid)
    assert not socket.parent.exists()


def test_a_folder_whose_log_is_broken_is_refused_with_the_servers_own_words(tmp_path: Path) -> None:
    with running_store(tmp_path) as store, client_of(store) as client:
        client.set("game", "g1")
    manifest = next((tmp_path / "appendonlydir").glob("*.manifest"))
    manifest.write_text("nonsense\n")
    with pytest.raises(StoreFault, match=r"(?s)ended at its start.*manifest"):
        start_store(tmp_path)


def test_it_is_not_started_from_a_side_thread(tmp_path: Path) -> None:
    raised: list[BaseException] = []

    def start() -> None:
        try:
            start_store(tmp_path)
        except RuntimeError as error:
            raised.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    assert "main thread" in str(raised[0])
    with running_store(tmp_path):  # and the folder was given back
        pass


def test_the_binary_is_new_enough() -> None:
    assert version_of(server_binary()) >= (7, 2)


def test_without_any_server_the_message_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "redis-server"
    old.write_text("#!/bin/sh\necho 'Redis server v=6.0.16 sha=0'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("tgbot.store.binary._in_wheel", lambda: None)
    with pytest.raises(StoreFault, match=r"redis-server: too old.*REDIS_URL"):
        server_binary()
