"""A child process that does not outlive us, even when we are killed."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

PR_SET_PDEATHSIG: Final = 1
LOG_BYTES: Final = 1 << 20  # a longer log is put aside at the next start


class Child:
    """One running program, in a session of its own so that Ctrl-C reaches it only through us.

    Start it from the main thread: Linux sends the death signal when the *thread* that started the child ends.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        log: Path,
        env: Mapping[str, str] | None = None,
        inherit: Sequence[int] = (),
        pid_file: Path | None = None,
    ) -> None:
        if threading.current_thread() is not threading.main_thread():
            raise RuntimeError("a child must be started from the main thread, or it would end with this thread")
        self.log = log
        if log.exists() and log.stat().st_size > LOG_BYTES:
            log.replace(log.with_suffix(".log.1"))
        self.started = time.monotonic()
        with log.open("ab") as output:
            self._process = subprocess.Popen(  # noqa: S603 -- commands are ours, no shell
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=env,
                pass_fds=inherit,
                start_new_session=True,
                preexec_fn=_die_with_parent(),
            )
        if pid_file:  # by a rename, so that nobody reads half a number
            whole = pid_file.with_suffix(".new")
            whole.write_text(f"{self.pid}\n")
            whole.replace(pid_file)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it runs; negative: the signal that ended it."""
        return self._process.poll()

    @property
    def age(self) -> float:
        """Seconds since it was started."""
        return time.monotonic() - self.started

    def stop(self, patience: float = 10.0) -> int:
        """SIGTERM, and SIGKILL after `patience` seconds; returns the exit code."""
        if self.exit_code is None:
            self._process.terminate()
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def last_words(self, lines: int = 15) -> str:
        """The end of its log."""
        return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-lines:])


def _die_with_parent() -> Callable[[], None] | None:
    if sys.platform != "linux":
        return None  # elsewhere an orphan is found by its lock, see store/embedded.py
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    parent = os.getpid()

    def ask_the_kernel() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:  # the parent died before the kernel was asked
            os._exit(1)

    return ask_the_kernel
