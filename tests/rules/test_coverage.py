"""Every rule of the digests is kept by a module and shown by a test, or told with a reason; the page says so truly."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

from tests.paths import ROOT


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("coverage_rules", ROOT / "tools/coverage_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["coverage_rules"] = module
    spec.loader.exec_module(module)
    return module


def test_no_rule_is_missing() -> None:
    assert tool().missing() == []


def test_the_page_is_up_to_date() -> None:
    """Written anew by `python tools/coverage_rules.py`."""
    coverage = tool()
    assert coverage.PAGE.read_text("utf-8") == coverage.page()


def test_ids_are_read_as_people_write_them() -> None:
    cited = tool().cited
    assert list(cited("CX-SFX-01 … CX-SFX-03, FL-OPP-02")) == ["CX-SFX-01", "CX-SFX-02", "CX-SFX-03", "FL-OPP-02"]
    assert list(cited("CX-REC-08, -10")) == ["CX-REC-08", "CX-REC-10"]


def test_a_rule_that_nobody_keeps_is_found() -> None:
    """The check can fail: a module that does not exist keeps nothing, a test that does not exist shows nothing."""
    coverage = tool()
    kept, shown = coverage.modules(), coverage.tests()
    for files in kept.values():
        assert all((ROOT / one).is_file() for one in files)
    for names in shown.values():
        for one in names:
            file, _, function = one.partition("::")
            assert not function or f"def {function}(" in (ROOT / "tests" / file).read_text("utf-8")
    assert "CX-NONE-01" not in kept
