"""Blackbird: pools of d6 whose every die has a source, and ordered decisions after the throw."""
