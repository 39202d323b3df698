"""The full table of the 3×3 board, made once."""

import pytest
from hypothesis import settings
from oracle import ball

settings.register_profile("patient", deadline=None)  # a busy machine is no failure
settings.load_profile("patient")


@pytest.fixture(scope="session")
def whole():
    """(distance of every reachable state, edges)."""
    return ball("123456780")


@pytest.fixture(scope="session")
def table(whole):
    return whole[0]
