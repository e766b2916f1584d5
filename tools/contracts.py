"""What import-linter cannot see: who reads the environment, and who reads the clock.

`make lint` runs it, and so does tests/test_contracts.py. Prints one line for each breach; exits 1 if there is one.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ("engine", "tgbot")
PURE = ("engine/", "tgbot/table/", "tgbot/views/")
READS_ENVIRONMENT = "tgbot/config.py"
CLOCK_CALLS = {"now", "utcnow", "today"}
IMPURE_CALLS = {"open", "print", "input"}


def breaches(source: str, path: str) -> Iterator[str]:
    """One line for each breach in a file; `path` is relative to the repository, with slashes."""
    for node in ast.walk(ast.parse(source, path)):
        if path != READS_ENVIRONMENT and reads_environment(node):
            yield f"{path}:{node.lineno}: only {READS_ENVIRONMENT} reads the environment"  # type: ignore[attr-defined]
        if path.startswith(PURE) and (call := impure_call(node)):
            yield f"{path}:{node.lineno}: {call} in a pure part: time and I/O come as arguments"  # type: ignore[attr-defined]


def reads_environment(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="os"), attr="environ" | "environb" | "getenv" | "putenv"):
            return True
        case ast.ImportFrom(module="os", names=names):
            return any(alias.name in {"environ", "environb", "getenv"} for alias in names)
    return False


def impure_call(node: ast.AST) -> str | None:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="datetime" | "date") | ast.Attribute(), attr=name)):
            return f"{name}()" if name in CLOCK_CALLS else None
        case ast.Call(func=ast.Name(id=name)):
            return f"{name}()" if name in IMPURE_CALLS else None
    return None


def all_breaches(root: Path = ROOT) -> list[str]:
    files = sorted(file for package in SHIPPED for file in (root / package).rglob("*.py"))
    return [line for file in files for line in breaches(file.read_text("utf-8"), file.relative_to(root).as_posix())]


if __name__ == "__main__":
    found = all_breaches()
    print("\n".join(found) or "contracts: kept")
    sys.exit(bool(found))
