"""Commands and presses become commands to a table or to a game."""
