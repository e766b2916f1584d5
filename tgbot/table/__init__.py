"""The people around a game: pure."""
