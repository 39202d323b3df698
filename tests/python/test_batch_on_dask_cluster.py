"""`dhadha.batch` on a Dask cluster of two workers, one of which is killed midway."""

import os
import signal

import pytest
from dhadha import batch

distributed = pytest.importorskip("distributed", reason="the group cluster is not installed")
pytestmark = pytest.mark.long
BOARDS = ["867254301", "123046758", "12x", "213456780", ""] * 60


@pytest.fixture(scope="module")
def client():
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        yield client


def test_killed_worker_drops_no_board(client):
    answers = batch.answers(client.get_executor(), "n-puzzle", BOARDS)
    found = [next(answers) for _ in range(20)]
    pids = client.run(os.getpid)
    assert len(pids) == 2
    os.kill(next(iter(pids.values())), signal.SIGKILL)
    assert [*found, *answers] == [*batch.answers(None, "n-puzzle", BOARDS[:5])] * 60
    assert [answer.status for answer in found[:5]] == ["found", "found", "refused", "exhausted", ""]
