"""The same stage as for the whole corridor."""

from tests.flow.conftest import stage

__all__ = ["stage"]
