"""Writes docs/rules/coverage.md: for each rule of the digests the module that keeps it and the test that shows it.

`python tools/coverage_rules.py` writes the page, `--check` says what is missing and exits 1. Rule ids are read from
docstrings and comments of modules and tests, and from the vectors; ids of rules that are told and not computed stand
with their reason in `docs/rules/narrative.toml`.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/rules/coverage.md"
NARRATIVE = ROOT / "docs/rules/narrative.toml"
SYSTEMS = ("feats", "cortex", "flowers", "blackbird")
KEPT_IN = ("engine", "tgbot")
ID = r"(?P<family>(?:FT|CX|FL|BB)-[A-Z]+)-(?P<number>\d{2})"
LISTED = re.compile(rf"{ID}(?P<more>(?:\s*(?:,|…|and)\s*(?:(?P=family))?-\d{{2}}\b)*)")
MORE = re.compile(r"(?P<sign>,|…|and)\s*(?:[A-Z]{2}-[A-Z]+)?-(?P<number>\d{2})")
FAMILY = re.compile(r"\b(?P<family>(?:FT|CX|FL|BB)-[A-Z]+)\b(?!-)")
"""A family named as a whole: `CX-DSP` stands for all its rules."""


def rules(system: str) -> list[str]:
    return (ROOT / f"tests/rules/{system}.txt").read_text("utf-8").split()


def cited(text: str) -> Iterator[str]:
    """Every rule id in a text; `CX-SFX-01 … CX-SFX-06` and `CX-REC-08, -09` are read as people write them."""
    for found in LISTED.finditer(text):
        family, last = found["family"], int(found["number"])
        yield f"{family}-{last:02}"
        for more in MORE.finditer(found["more"]):
            number = int(more["number"])
            between = range(last + 1, number + 1) if more["sign"] == "…" else (number,)
            yield from (f"{family}-{one:02}" for one in between)
            last = number


def families(text: str) -> set[str]:
    return {found["family"] for found in FAMILY.finditer(text)}


def docs_of(source: str) -> Iterator[str]:
    """Docstrings of a module, of its classes, functions and fields."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def modules() -> dict[str, list[str]]:
    """Rule id -> modules, those that name the rule itself before those that name its family."""
    exact: dict[str, list[str]] = {}
    whole: dict[str, list[str]] = {}
    for folder in KEPT_IN:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = "\n".join(docs_of(path.read_text("utf-8")))
            name = path.relative_to(ROOT).as_posix()
            for rule in set(cited(text)):
                exact.setdefault(rule, []).append(name)
            for family in families(text):
                whole.setdefault(family, []).append(name)
    every = [rule for system in SYSTEMS for rule in rules(system)]
    return {rule: sorted(exact.get(rule, ())) or sorted(whole.get(rule[:-3], ())) for rule in every}


def tests() -> dict[str, list[str]]:
    """Rule id -> tests: vectors by id, test functions by file and name."""
    found: dict[str, list[str]] = {}
    for system in SYSTEMS:
        vectors = (ROOT / f"tests/vectors/{system}.vectors.yaml").read_text("utf-8")
        for vector in yaml.load(vectors, Loader=LOADER)["vectors"]:  # noqa: S506 - a safe loader, in C where there is one
            named = vector.get("rule") or ()
            for rule in [named] if isinstance(named, str) else named:
                found.setdefault(rule, []).append(vector["id"])
            for rule in cited(vector.get("note") or ""):
                found.setdefault(rule, []).append(vector["id"])
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        source = path.read_text("utf-8")
        module, lines = ast.parse(source), source.splitlines()
        name = path.relative_to(ROOT / "tests").as_posix()
        for node in module.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for rule in set(cited(f"{ast.get_docstring(node) or ''} {comments_of(lines, node)}")):
                    found.setdefault(rule, []).append(f"{name}::{node.name}")
    return found


def comments_of(lines: list[str], node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return "\n".join(line.partition("#")[2] for line in lines[node.lineno - 1 : node.end_lineno])


def narrative() -> dict[str, str]:
    return {rule: reason for rule, reason in tomllib.loads(NARRATIVE.read_text("utf-8")).items()}


def missing() -> list[str]:
    """One line for each rule without a module or a test, and for each reason that no rule needs."""
    kept, shown, told = modules(), tests(), narrative()
    known = [rule for system in SYSTEMS for rule in rules(system)]
    lines = [f"{rule}: no module" for rule in known if rule not in told and not kept.get(rule)]
    lines += [f"{rule}: no test" for rule in known if rule not in told and not shown.get(rule)]
    return lines + [f"{rule}: told, but not a rule" for rule in told if rule not in known]


def page() -> str:
    kept, shown, told = modules(), tests(), narrative()
    parts = ["# Coverage of the rules\n", "Written by `tools/coverage_rules.py`; a test keeps it true.\n"]
    for system in SYSTEMS:
        parts.append(f"## {system}\n\n| rule | kept in | shown by |\n|---|---|---|")
        for rule in rules(system):
            if rule in told:
                parts.append(f"| {rule} | told, not computed | {told[rule]} |")
            else:
                parts.append(f"| {rule} | {_short(kept.get(rule, ()))} | {_short(shown.get(rule, ()))} |")
        parts.append("")
    return "\n".join(parts)


def _short(names: Iterable[str]) -> str:
    held = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in held[:2])
    return shown + (f" and {len(held) - 2} more" if len(held) > 2 else "")


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        lines = missing()
        print("\n".join(lines) or "every rule is kept and shown")
        return bool(lines)
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
