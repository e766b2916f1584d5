"""Scenes and sessions: opened, changed, closed, and what happens at their boundaries."""
