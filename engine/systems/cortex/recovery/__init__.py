"""Healing, and traits that are shut down or work again."""
