"""Texts: all messages of all languages."""
