"""The store that we start ourselves: a Valkey child on a Unix socket, its data in a folder that one process may use.

Every acknowledged write survives a SIGKILL of it or of us (AOF); what a power cut may take is set by `fsync`.
The lock on the folder is shared with the child: it stands until both have ended, so that two servers never
write one folder, whoever was killed in whatever order.
"""

import fcntl
import hashlib
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from tgbot.child import Child
from tgbot.faults import StoreFault
from tgbot.store.binary import server_binary

START_SECONDS: Final = 10.0  # without a sign of life; loading a large log may take longer and is waited for
LOCK_SECONDS: Final = 5.0  # for the server of a killed process to end
STEP_SECONDS: Final = 0.02
LONGEST_SOCKET_PATH: Final = 100  # the kernel's limit is 104 to 108 bytes

Fsync = Literal["everysec", "always"]


class EmbeddedStore:
    """A running server. Make it with `start_store` from the main thread."""

    def __init__(self, folder: Path, fsync: Fsync, pid_file: Path | None) -> None:
        self.folder = folder.resolve()
        self._fsync: Fsync = fsync
        self._pid_file = pid_file
        self._binary = server_binary()
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(self.folder)
        self._socket = _socket_folder(self.folder) / "s"
        try:
            _make_private(self._socket.parent)
            self._child = self._launch()
        except BaseException:
            self._give_up_folder()
            raise

    @property
    def url(self) -> str:
        """The address for any Redis client."""
        return f"unix://{self._socket}?db=0"

    @property
    def pid(self) -> int:
        return self._child.pid

    def last_words(self) -> str:
        """The end of the server's log."""
        return self._child.last_words()

    def revive(self) -> bool:
        """Start the server again if it has died; whether that was needed. From the main thread."""
        if self._child.exit_code is None:
            return False
        self._child = self._launch()
        return True

    def stop(self) -> None:
        """Let the server write everything down and end; then give up the folder. May be called twice."""
        if self._lock < 0:
            return
        self._child.stop()
        self._give_up_folder()

    def _give_up_folder(self) -> None:
        with suppress(OSError):
            self._socket.unlink(missing_ok=True)
            self._socket.parent.rmdir()
        os.close(self._lock)
        self._lock = -1

    def _launch(self) -> Child:
        self._socket.unlink(missing_ok=True)  # of a server that was killed
        config = self.folder / "store.conf"
        config.write_text(_config(self.folder, self._socket, self._fsync))
        child = Child(
            [str(self._binary), str(config)],
            log=self.folder / "store.log",
            inherit=[self._lock],
            pid_file=self._pid_file,
        )
        try:
            _wait_until_it_answers(child, self._socket)
        except BaseException:
            child.stop()
            raise
        os.truncate(self._lock, 0)
        os.pwrite(self._lock, f"{os.getpid()} (its store: {child.pid})\n".encode(), 0)
        return child


def start_store(folder: Path, fsync: Fsync = "everysec", pid_file: Path | None = None) -> EmbeddedStore:
    """Start the server and wait until it answers. Main thread only. Raises StoreFault."""
    return EmbeddedStore(folder, fsync, pid_file)


@contextmanager
def running_store(folder: Path, fsync: Fsync = "everysec") -> Iterator[EmbeddedStore]:
    """A server for the length of a `with` block."""
    store = start_store(folder, fsync)
    try:
        yield store
    finally:
        store.stop()


def address_in_use(folder: Path) -> str | None:
    """The address of the server that another process of ours runs on this folder now, if there is one."""
    socket = _socket_folder(folder.resolve()) / "s"
    with suppress(redis.RedisError), _client(socket) as client:
        client.ping()
        return f"unix://{socket}?db=0"
    return None


def _config(folder: Path, socket: Path, fsync: Fsync) -> str:
    """Nothing is left to the binary's defaults that decides over data."""
    quoted = str(folder).replace("\\", "\\\\").replace('"', '\\"')
    return f"""\
port 0
unixsocket {socket}
unixsocketperm 700
dir "{quoted}"
daemonize no
databases 1
appendonly yes
appendfsync {fsync}
aof-load-truncated yes
auto-aof-rewrite-percentage 100
auto-aof-rewrite-min-size 64mb
save ""
maxmemory-policy noeviction
"""


def _lock(folder: Path) -> int:
    """An open, locked descriptor; waits a little for the server of a killed process. Raises StoreFault."""
    descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    patience = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() < patience:
                time.sleep(STEP_SECONDS)
                continue
            owner = os.pread(descriptor, 80, 0).decode().strip()
            os.close(descriptor)
            raise StoreFault(
                f"The data folder {folder} is in use by process {owner or '?'}: stop that, or take another folder."
            ) from None
        return descriptor


def _socket_folder(folder: Path) -> Path:
    """A short private folder, always the same one for a data folder, so that a kill leaves no litter behind."""
    name = f"talepost-{os.getuid()}-{hashlib.sha256(os.fsencode(folder)).hexdigest()[:12]}"
    parent = tempfile.gettempdir()
    if len(parent) + len(name) + len("//s") > LONGEST_SOCKET_PATH:
        parent = "/tmp"  # noqa: S108 -- the socket path must be short; `_make_private` sees that it is ours alone
    return Path(parent, name)


def _make_private(private: Path) -> None:
    """Raises StoreFault if somebody else may reach into it."""
    private.mkdir(mode=0o700, exist_ok=True)
    found = private.lstat()
    if found.st_uid != os.getuid() or not stat.S_ISDIR(found.st_mode) or found.st_mode & 0o077:
        raise StoreFault(f"{private} is not a private folder of this user: remove it, or set TMPDIR to another place.")


def _wait_until_it_answers(child: Child, socket: Path) -> None:
    """Until PING is answered and AOF is seen to be on. Raises StoreFault with the server's last words."""
    patience = time.monotonic() + START_SECONDS
    with _client(socket) as client:
        while True:
            if child.exit_code is not None:
                raise StoreFault(f"The store ended at its start (exit {child.exit_code}):\n{child.last_words()}")
            try:
                client.ping()
                break
            except redis.BusyLoadingError:
                patience = time.monotonic() + START_SECONDS  # it lives, and reads its log
            except redis.ConnectionError:
                if time.monotonic() > patience:
                    raise StoreFault(f"The store does not answer:\n{child.last_words()}") from None
            time.sleep(STEP_SECONDS)
        if client.config_get("appendonly") != {"appendonly": "yes"}:
            raise StoreFault("The store does not keep what it is told (appendonly is off): it would forget every game.")


def _client(socket: Path) -> redis.Redis:
    """Without retries of its own: here a silence is an answer."""
    return redis.Redis(unix_socket_path=str(socket), socket_timeout=START_SECONDS, retry=Retry(NoBackoff(), 0))
