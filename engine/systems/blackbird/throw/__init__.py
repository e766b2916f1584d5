"""A thrown roll, and the ordered decisions after it."""
