"""Telegram on one machine, for rehearsals and tests."""
