"""Tests, told in the players' words."""
