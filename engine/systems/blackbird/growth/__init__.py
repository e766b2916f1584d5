"""Experience, rewards, and traits made in play."""
