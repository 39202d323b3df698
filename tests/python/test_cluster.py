"""`dhadha.batch` on a Dask cluster of two workers, one of which is killed midway."""

import os
import signal

import dhadha
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


def killing_one_at(answers, number, client):
    """Return the answers, killing a process of the cluster after so many."""
    pids = client.run(os.getpid)
    for count, answer in enumerate(answers):
        yield answer
        if count == number:
            assert len(pids) == 2
            os.kill(next(iter(pids.values())), signal.SIGKILL)


def test_killed_worker_drops_no_board(client):
    answers = batch.answers(client.get_executor(), "n-puzzle", BOARDS)
    known = {board: batch.answer("n-puzzle", "a-star", {}, board) for board in BOARDS[:5]}
    alone = [known[board] for board in BOARDS]
    assert [*killing_one_at(answers, 20, client)] == alone
    assert [answer.status for answer in alone[:5]] == [0, 0, 2, 0, 0]


def test_parts_are_counted_once_each(client, tmp_path):
    killed = []

    def kill(done, parts):
        if done == 100 and not killed:
            killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    run = batch.solve(client.get_executor(), "n-queens", "count", n=12, file=tmp_path / "parts", tell=kill)
    assert killed and run.result == {"solutions": 14200, "fundamental": 1787}
    assert len((tmp_path / "parts").read_text().splitlines()) == 1 + len(run.algorithm.split.parts(run.problem))
    assert isinstance(run, dhadha.Run)
