"""Measured figures; each script prints them last and exits 1 where its target is missed."""
