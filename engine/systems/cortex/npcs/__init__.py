"""GM characters in the game."""
