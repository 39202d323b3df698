"""The full table of the 3×3 board, made once."""

import pytest
from oracle import ball


@pytest.fixture(scope="session")
def whole():
    """(distance of every reachable state, edges)."""
    return ball("123456780")


@pytest.fixture(scope="session")
def table(whole):
    return whole[0]
