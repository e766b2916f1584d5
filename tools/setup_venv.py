"""Make `.venv` from the lock files; needs nothing but Python >= 3.11 with venv and pip.

    python3 tools/setup_venv.py run     # what `talepost` needs
    python3 tools/setup_venv.py dev     # the same and what the tests need

Does nothing, and asks no network, while the lock file is the one that was installed last.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = {"run": "requirements.lock", "dev": "requirements-dev.lock"}
PROJECT_STAMP = VENV / "project.stamp"


def main(kind: str) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 -- this file also meets an older python3, and must say so
        sys.exit(f"Talepost needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
    tree = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(tree, fcntl.LOCK_EX)  # two `make` at once would spoil each other's .venv
    if not PYTHON.exists():
        print("making .venv", flush=True)
        venv.create(VENV, with_pip=True, clear=True)
    if not any(installed(other) for other in (kind, "dev")):
        install(kind)
    if not PROJECT_STAMP.exists() or PROJECT_STAMP.read_text() != digest("pyproject.toml"):
        pip("install", "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT))
        PROJECT_STAMP.write_text(digest("pyproject.toml"))


def installed(kind: str) -> bool:
    """Whether this very lock was installed (a development install has all that `run` asks for)."""
    stamp = stamp_of(kind)
    return stamp.exists() and stamp.read_text() == digest(LOCKS[kind])


def install(kind: str) -> None:
    print(f"installing {LOCKS[kind]} into .venv", flush=True)
    for stale in LOCKS:
        stamp_of(stale).unlink(missing_ok=True)
    pip("install", "--require-hashes", "-r", str(ROOT / LOCKS[kind]))
    stamp_of(kind).write_text(digest(LOCKS[kind]))


def stamp_of(kind: str) -> Path:
    return VENV / f"{kind}.stamp"


def digest(name: str) -> str:
    return hashlib.sha256((ROOT / name).read_bytes()).hexdigest()


def pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", *arguments]
    if subprocess.run(command, cwd=ROOT).returncode:  # noqa: S603 -- our own interpreter and lock
        sys.exit("pip could not install the lock: see its message above. Nothing was half done: run it again.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "dev")
