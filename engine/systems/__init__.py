"""One package for each rule system; they know only engine.core."""
