"""topics."""

from tgbot.sandbox.methods.call import Method

METHODS: dict[str, Method] = {}
