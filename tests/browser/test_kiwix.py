"""The ZIM file of the site in kiwix-serve."""

import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from contextlib import suppress

import pytest
from page_objects import ROOT, Player, eventually


@pytest.fixture(scope="module")
def zim(tmp_path_factory):
    path = tmp_path_factory.mktemp("zim") / "dhadha.zim"
    made = subprocess.run([sys.executable, ROOT / "build.py", "zim", "--output", path], capture_output=True, text=True)
    if "zim cannot be had" in made.stderr:
        pytest.skip(made.stderr.splitlines()[-1])
    assert made.returncode == 0, made.stderr
    return path


@pytest.fixture
def kiwix_address(zim):
    """The address of kiwix-serve with the ZIM file; None where it is not installed."""
    if not shutil.which("kiwix-serve"):
        yield None
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(["kiwix-serve", "--address", "127.0.0.1", "--port", str(port), zim],
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def addresses_that_answer(addresses):
    """Return those of the addresses that answer."""
    answers = []
    for address in addresses:
        with suppress(OSError):
            urllib.request.urlopen(f"{address}index.html").close()
            answers.append(address)
    return answers


@pytest.mark.expects_errors  # Kiwix adds a bar to each page, whose handlers our policy blocks
@pytest.mark.own_page
def test_kiwix_solves_custom_board(page, zim, kiwix_address):
    """One test, since making the file is slow, and kiwix-serve is not always installed."""
    from libzim.reader import Archive

    archive = Archive(zim)
    said = {name: archive.get_metadata(name).decode() for name in ("Title", "Description", "Language", "Name")}
    assert all(said.values()) and said["Language"] == "eng,ben,fas" and len(said["Description"]) <= 80
    picture = bytes(archive.get_illustration_item(48).content)
    assert picture.startswith(b"\x89PNG") and picture[16:24] == bytes([0, 0, 0, 48] * 2)
    assert archive.main_entry.get_item().path == "index.html" and archive.check()
    for path in ("n-puzzle/", "bn/n-queens/", "fa/race/"):
        html = bytes(archive.get_entry_by_path(path).get_item().content).decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)", html) and "serviceWorker" not in html
    if not kiwix_address:
        pytest.skip("there is no kiwix-serve: install kiwix-tools")
    shelves = [f"{kiwix_address}/content/dhadha/", f"{kiwix_address}/dhadha/"]  # by the version of kiwix-serve
    eventually(True, lambda: bool(addresses_that_answer(shelves)))
    player = Player(page)
    shelf, *_ = addresses_that_answer(shelves)
    page.goto(f"{shelf}fa/pile-game/article/")
    page.locator("figure dhadha-player").first.scroll_into_view_if_needed()
    player.when("player?.length > 0")
    page.goto(f"{shelf}bn/knight-path/?state=a1+h7+x+c3")
    player.when("player?.result?.distance === 5")
    assert player.js("performance.getEntriesByName('dhadha-python-ready').length") == 1
