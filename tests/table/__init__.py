"""The people around a game: each rule told with the time in sight."""
