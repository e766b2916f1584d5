"""Why the program cannot start: said in one line to the person at the terminal, never as a traceback."""


class StartFault(Exception):
    """The text names the cause and the mend; `exit_code` tells scripts and our own supervisor the kind."""

    exit_code = 1


class SettingsFault(StartFault):
    """A setting is missing or cannot be understood: starting again without a change is useless."""

    exit_code = 2


class StoreFault(StartFault):
    """The store cannot be used."""

    exit_code = 3
