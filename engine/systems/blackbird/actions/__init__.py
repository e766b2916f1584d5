"""Actions from their words to what they are compared with."""
