"""Find Node for the build: the system's if it is new enough, else the one that pip has installed."""

import functools
import re
import shutil
import subprocess

from cached_steps import BIN

OLDEST = 20


@functools.cache
def system_node() -> str | None:
    """Return the node on the PATH, if it is new enough."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    match = re.match(r"v(\d+)", version)
    return found if match and int(match[1]) >= OLDEST else None


def node(tool: str = "node") -> str:
    return shutil.which(tool) if system_node() else str(BIN / tool)
