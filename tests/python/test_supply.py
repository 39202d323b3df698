"""What is fetched to build and test is what was fetched when it was pinned: each file by its hash."""

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
specification = spec_from_file_location("build_steps", ROOT / "build.py")
build_steps = module_from_spec(specification)
specification.loader.exec_module(build_steps)
REQUIREMENT = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n")


@pytest.mark.parametrize("name", build_steps.LOCKS)
def test_every_package_has_a_version_and_hashes(name):
    """Those named, and what they need; and no address of where they come from."""
    lock = (ROOT / f"{name}.txt").read_text()
    assert "".join(match[0] for match in REQUIREMENT.finditer(lock)) == lock
    for line in (ROOT / f"{name}.in").read_text().splitlines():
        assert re.fullmatch(r"[a-z0-9.-]+==[\w.]+", line)
        package, version = line.split("==")
        assert f"\n{package.replace('.', '-')}=={version} " in f"\n{lock}"


def test_pip_fetches_nothing_without_its_hash():
    text = (ROOT / "build.py").read_text()
    calls = re.findall(r'"pip", |\*PIP, "(\w+)", (\*HASHED)?', text)
    assert [(what, bool(hashed)) for what, hashed in calls if what] == [("install", True), ("wheel", False), ("download", True)]
    assert text.count('"-m", "pip"') == 1 and "--no-build-isolation" in text and '"--no-deps", "--no-build-isolation"' in text


def test_npm_checks_what_it_fetches():
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)
