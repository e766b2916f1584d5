"""One action with what opposes it, from its words to its outcome."""
