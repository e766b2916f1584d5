"""`python -m tgbot.sandbox`."""

from tgbot.sandbox.server import main

if __name__ == "__main__":
    main()
