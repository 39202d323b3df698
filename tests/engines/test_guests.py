"""Players and frames on pages of others, in three engines: they fit, keep their heights, keys and pointers right."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EACH = ["chromium", "firefox", "webkit"]
in_each = pytest.mark.parametrize("driver", EACH, indirect=True)


@pytest.fixture
def host(driver, watched):
    """Opens a page of somebody else's with a body of its own; SITE in it is the address of the site."""
    def open_host(body, until="true"):
        driver.open(watched.replace("any/sub/path/", "host.html"), until="true")
        driver.run("document.body.append(document.createRange().createContextualFragment(argument))",
                   body.replace("SITE", watched))
        driver.wait(until)
        return driver
    return open_host
