"""The dice of an action, each with its source and price, up to the throw."""
