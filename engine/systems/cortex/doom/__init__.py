"""The doom pool and what the GM buys with it."""
