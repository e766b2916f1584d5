"""Milestones and experience."""
