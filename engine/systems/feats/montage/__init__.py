"""Montages: rounds in which every hero contributes."""
