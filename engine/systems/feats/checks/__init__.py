"""Skill checks, from the words to what they have come to."""
