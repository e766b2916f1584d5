"""The corridor, with a toy in the place of the handlers."""
