"""Ones of a roll: hitches of heroes, opportunities of the GM's dice."""
