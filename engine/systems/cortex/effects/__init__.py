"""What effect dice do, and what lasts of it."""
