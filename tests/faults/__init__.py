"""What goes wrong outside: Telegram, the network, the store, our own process."""
