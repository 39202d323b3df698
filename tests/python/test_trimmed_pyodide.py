"""Trimmed Pyodide behaves as the full one for pure Python."""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHOLE, TRIMMED = ROOT / "node_modules/pyodide", ROOT / "build/pyodide"


def run_node(*command) -> subprocess.CompletedProcess:
    return subprocess.run(["node", *command], capture_output=True, text=True, timeout=120, errors="replace")


def probe_pyodide_folder(folder: Path) -> dict:
    return json.loads(run_node(ROOT / "tests/python/probe_pyodide_build.mjs", folder).stdout)


@pytest.mark.long
def test_trimmed_python_behaves_equally():
    whole = probe_pyodide_folder(WHOLE)
    assert probe_pyodide_folder(TRIMMED) == whole
    there = {name for name, fault in whole["faults"].items() if not fault}
    assert {"asyncio", "ctypes", "sqlite3", "unittest"} <= there and "tkinter" not in there


def test_changed_pyodide_stops_the_build(tmp_path):
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (tmp_path / name).write_text("export default function main() {}")
    done = run_node(ROOT / "static/build/trim-pyodide.mjs", tmp_path, tmp_path)
    assert done.returncode and "mend trim-pyodide.mjs" in done.stderr
