"""Pools: what may go in, what it costs, how it is gathered and thrown."""
