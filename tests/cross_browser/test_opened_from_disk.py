"""The single file solves when opened as a file; browser/test_pages_opened_as_files.py covers Chromium."""

import pytest


@pytest.mark.parametrize("driver", ["firefox"], indirect=True)
def test_the_single_file_solves(driver, single_file_address):
    driver.open(f"{single_file_address}#/knight-path/?state=a1%20h7%20x%20c3")
    driver.wait("player.result?.distance === 5")
    assert driver.run("location.protocol") == "file:"
