"""The corridor: intake, worker, clock, outbox, leases."""
