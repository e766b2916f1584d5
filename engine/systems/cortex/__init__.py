"""Cortex Plus (`cortex`, CX-…) and its variant Flowers (`flowers`, FL-…), which differs by the values of `canon.py`."""
