"""Plot Points: never below 0, no upper limit (CX-PP-01, CX-PP-05, FL-PP-08).

What costs and what earns them stands where it happens: CX-PP-03, CX-PP-04; FL-PP-07.
"""

from __future__ import annotations

from engine.core.base import Rejected


def pay(pp: int, price: int) -> int:
    """What is left. A purchase that cannot be paid is refused whole: `not-enough-pp`."""
    if price > pp:
        raise Rejected("not-enough-pp", need=price, has=pp)
    return pp - price
