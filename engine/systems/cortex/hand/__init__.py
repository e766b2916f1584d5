"""The GM's hand: every number and state may be set right."""
