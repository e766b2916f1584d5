"""Rules of slow role-playing games as pure values: no clock, no chance, no network, no prose."""
