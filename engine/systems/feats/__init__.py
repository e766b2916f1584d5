"""Feats: skill checks on 2d8, opposed checks, scenes, montages and Feat Points of a superhero game."""
