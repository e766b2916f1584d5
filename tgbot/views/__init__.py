"""Values in, messages and keyboards out: pure."""
