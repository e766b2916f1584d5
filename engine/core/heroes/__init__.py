"""The desk where heroes are made: how a sheet comes into a game, the same in every rule system.

A player pastes it or makes it step by step; the GM approves it or sends it back with words; later changes go the same
way, and the GM may put a sheet over a hero in play. What stands on a sheet, how it is read and what the steps ask is
the rule system's: `desk.Desk` is what it tells.
"""
