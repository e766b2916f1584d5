"""Flowers is differences only: no passage of six or more equal lines with any module of the package."""

from __future__ import annotations

import re
from pathlib import Path

from engine.systems.cortex import flowers
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.flowers import HOOKS, FlowersOptions
from engine.systems.cortex.options import CortexOptions, TableRules
from tests.paths import ROOT

PACKAGE = Path(flowers.__file__).parent
PASSAGE = 6
HOOK = re.compile(r"\| \d+ [^|]*\|[^|]*\|[^|]*\|([^|]*)\|([^|]*)\|")
"""A row of the page: number and name, Cortex, Flowers, fields of the canon, the modules that read them."""


def passages(path: Path) -> set[tuple[str, ...]]:
    """Every run of six lines that are neither blank nor imports."""
    lines = [line.strip() for line in path.read_text("utf-8").splitlines()]
    kept = [line for line in lines if line and not line.startswith(("import ", "from "))]
    return {tuple(kept[at : at + PASSAGE]) for at in range(len(kept) - PASSAGE + 1)}


def test_no_passage_is_copied() -> None:
    own = passages(PACKAGE / "flowers.py")
    for path in PACKAGE.glob("*.py"):
        if path.name != "flowers.py":
            assert not own & passages(path), path.name


def test_only_the_variant_and_the_list_of_rulesets_know_flowers() -> None:
    """Rules ask the canon, never which system is played."""
    knowing = {path.name for path in PACKAGE.glob("*.py") if "cortex.flowers import" in path.read_text("utf-8")}
    assert knowing == {"rules.py"}
    assert not [path.name for path in PACKAGE.glob("*.py") if '== "flowers"' in path.read_text("utf-8")]


def test_every_hook_is_a_field_of_the_canon_and_differs() -> None:
    usual = Canon()
    assert set(HOOKS) <= set(Canon.model_fields)
    same = {name for name, value in HOOKS.items() if getattr(usual, name) == value}
    assert same == {"opposed_effect_step_down"}  # off in Cortex by default, impossible here
    assert FlowersOptions().canon.stress_out_at == "d12"
    assert CortexOptions().canon == usual


def test_shared_house_rules_are_inherited() -> None:
    for name in TableRules.model_fields:
        assert FlowersOptions.model_fields[name].default == CortexOptions.model_fields[name].default


def readers(fields: list[str]) -> list[str]:
    asks = re.compile(rf"\bcanon\.({'|'.join(fields)})\b")
    source = [path for path in PACKAGE.glob("*.py") if path.stem not in {"canon", "flowers", "options"}]
    return sorted(path.stem for path in source if asks.search(path.read_text("utf-8")))


def test_the_page_lists_every_hook_with_the_modules_that_read_it() -> None:
    """docs/rules/flowers.md, digest 10.2."""
    rows = [row.groups() for row in HOOK.finditer((ROOT / "docs/rules/flowers.md").read_text("utf-8"))]
    named = [(re.findall(r"`(\w+)`", fields), re.findall(r"`(\w+)`", modules)) for fields, modules in rows]
    for fields, modules in named:
        assert modules == readers(fields), fields
    told = {field for fields, _ in named for field in fields}
    assert set(HOOKS) <= told, set(HOOKS) - told
