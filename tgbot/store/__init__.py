"""Where games are kept: a Redis or Valkey server, ours or somebody else's."""
