"""Limits of heroes and of villains."""
