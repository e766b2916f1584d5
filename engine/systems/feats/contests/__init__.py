"""Opposed checks: two sides roll."""
