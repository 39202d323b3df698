"""The commands of the papers run as they are written, in the order of a paper, where the package is installed."""

import os
import re
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (".", ".github", "py/docs", "static/docs", "tests")
PAPERS = [path for folder in FOLDERS for path in (ROOT / folder).glob("*.md")]
TOOLS = r"export |PWDEBUG=|\.venv/|python |pip |np[mx] |grep |git "
COMMAND = re.compile(rf"^ {{4,}}(?=(?:{TOOLS})\S)(.+?)(?: +# (.+))?$", re.MULTILINE)
NOT_RUN = {  # a visible mark: why a test cannot run it
    r"sets (everything )?up": "it downloads packages",
    r"\bFILE::TEST\b|\bLANGUAGE\b": "the reader replaces a word",
    r"\ball tests\b": "it runs this test, too",
}
CODE = "dhadha1.eNqLVsrTLSitqspJVdJRKskoSk3Vzc0vSy0G8nwUQhV8gHRQZm6iUiwAGqwMtw"
FILES = {"queries.txt": "e2 e4\n", "boards.txt": "123046758\n", "codes.txt": f"Rima {CODE}\n"}
MARKED = {
    "python build.py serve", "python build.py test", "python build.py test tests/python",
    "python build.py test tests/python -x", ".venv/bin/python -m pytest FILE::TEST",
    "PWDEBUG=1 .venv/bin/python -m pytest FILE::TEST", ".venv/bin/python -m pytest tests",
}


def commands_of(paper):
    return [(found[1], found[0]) for found in COMMAND.finditer(paper.read_text(encoding="utf-8"))]


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="they are written for a POSIX shell")
def test_documented_commands_run(tmp_path):
    place = tmp_path / "dhadha"
    place.mkdir()
    for entry in ROOT.iterdir():
        if entry.name not in (".venv", ".git"):
            (place / entry.name).symlink_to(entry)
    for name, text in FILES.items():
        (place / name).write_text(text, "utf-8")
    venv.create(place / ".venv", with_pip=True)
    tools = next((place / ".venv/lib").glob("*/site-packages")) / "tools.pth"
    tools.write_text(sysconfig.get_path("purelib"))
    where = os.environ | {"PATH": f"{place}/.venv/bin{os.pathsep}{os.environ['PATH']}"}
    where.pop("PYTHONPATH", None)
    install = next(command for command, _ in commands_of(ROOT / "README.md") if command.startswith("pip install"))
    failed, marked = {}, []
    for command, line in [(install, install), *(found for paper in PAPERS for found in commands_of(paper))]:
        if any(re.search(mark, line) for mark in NOT_RUN):
            marked.append(command)
            continue
        done = subprocess.run(
            command.replace("-m pytest", "-m pytest --collect-only"),  # the suite itself runs them
            shell=True, executable="bash", cwd=place, env=where, input="123046758\n", capture_output=True,
            text=True, timeout=900,
        )
        if done.returncode:
            failed[command] = (done.stdout + done.stderr)[-500:]
    assert failed == {}
    assert {command.split(" --")[0] for command in marked} == MARKED
