"""The program at the terminal: what starts, what is said, what is killed."""
