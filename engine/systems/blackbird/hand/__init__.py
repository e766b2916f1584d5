"""The GM's hand: every number and entry may be set right."""
