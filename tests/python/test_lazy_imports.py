"""Modules that only packages need are imported on first use, not at boot."""

import gzip
import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LATE = {"asyncio.events", "logging", "shutil", "ssl", "subprocess", "tempfile", "threading", "zipfile"}


@pytest.fixture(scope="module")
def booted(tmp_path_factory):
    [pack] = (ROOT / "dist/assets").glob("boot-*.pack")
    library = tmp_path_factory.mktemp("boot") / "library.zip"
    library.write_bytes(gzip.decompress(pack.read_bytes()))
    command = ["node", ROOT / "tests/python/lazy_imports.mjs", ROOT / "node_modules/pyodide", library]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout)


def test_boot_imports(booted):
    assert {"asyncio", "pyodide.webloop", "pyodide._package_loader"} <= set(booted["modules"])
    assert set(booted["modules"]) & LATE == set()


def test_lazy_module_loads_on_use(booted):
    *results, is_own_loop, runs, has_more = booted["asked"]
    assert results == [1, 2, "kept"] and is_own_loop and runs.endswith("/pyodide/webloop.py") and not has_more
    assert booted["said"] == "hello"
