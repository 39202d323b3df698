"""The single file solves when opened as a file; browser/test_single_file.py covers Chromium."""

import pytest


@pytest.mark.parametrize("driver", ["firefox"], indirect=True)
def test_the_single_file_solves(driver, single_file):
    driver.open(f"{single_file}#/knight-path/?state=a1%20h7%20x%20c3")
    driver.wait("player.result?.distance === 5")
    assert driver.run("location.protocol") == "file:"
