"""Special effects (SFX) as data, activated, asked about."""
