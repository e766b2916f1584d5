"""Where things lie in the checkout."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = ROOT / "locales"
DOCS: Final = ROOT / "docs"
