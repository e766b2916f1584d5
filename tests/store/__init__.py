"""The store as a process: real servers, real kills."""
