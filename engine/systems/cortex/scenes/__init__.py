"""Acts, scenes, sessions, turns, and their boundaries."""
