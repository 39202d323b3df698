"""Every download of build and tests is pinned by version and hash."""

import json
import re
import subprocess
import tomllib
import zipfile
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENT = re.compile(r"([a-z0-9-]+==[\w.]+)( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n( +# .*\n)+")
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]


@pytest.mark.parametrize("group", GROUPS)
def test_every_package_has_a_version_and_hashes(group):
    """Direct and transitive ones, without an index address."""
    lock = (ROOT / f"requirements/{group}.txt").read_text()
    pins = list(REQUIREMENT.finditer(lock))
    assert "".join(pin[0] for pin in pins) == lock
    wanted = (requirement.split("==") for requirement in GROUPS[group])
    assert {f"{name.replace('.', '-')}=={version}" for name, version in wanted} <= {pin[1] for pin in pins}


def test_groups_agree_on_versions():
    """They are installed into one environment."""
    files = {path.stem: path.read_text() for path in (ROOT / "requirements").iterdir()}
    assert files.keys() == GROUPS.keys()
    versions = {(group, *pin[1].split("==")) for group, text in files.items() for pin in REQUIREMENT.finditer(text)}
    of_package = defaultdict(lambda: defaultdict(set))
    for group, name, version in versions:  # several, if Python's version decides
        of_package[name][group].add(version)
    assert [name for name, found in of_package.items() if len({*map(frozenset, found.values())}) > 1] == []


def test_every_npm_package_has_a_hash():
    lock = (ROOT / "package-lock.json").read_text()
    packages = json.loads(lock)["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)
    assert '"resolved"' not in lock


LICENCES = {  # the begin of a title, and what its text says
    "Dhadha": "Permission is hereby granted", "lit ": "Redistribution and use", "lit-html": "Redistribution and use",
    "@lit/reactive-element": "Redistribution and use", "@fluent/bundle": "Apache License",
    "@fontsource-variable/inter": "SIL OPEN FONT LICENSE", "d3-hierarchy": "Permission to use",
    "@fontsource-variable/noto-sans-bengali": "SIL OPEN FONT LICENSE", "uplot": "Permission is hereby granted",
    "@fontsource-variable/vazirmatn": "SIL OPEN FONT LICENSE", "pyodide": "Mozilla Public License",
    "CPython": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "What CPython incorporates": "Makoto Matsumoto",
    "micropip": "Mozilla Public License", "musl": "Rich Felker", "Emscripten": "NCSA", "compiler-rt": "LLVM Exceptions",
    "bzip2": "Julian", "zstd": "Redistribution and use", "mimalloc": "Daan Leijen", "HACL": "INRIA",
    "SQLite": "public domain", "packaging": "Donald Stufft", "mousebender": "Brett Cannon",
}


def test_everything_shipped_has_its_licence():
    sections = (ROOT / "dist/NOTICES.txt").read_text("utf-8").split(f"\n\n{'-' * 100}\n\n")
    said = {title: text for title, _, text in (section.partition("\n\n") for section in sections)}
    for name, words in LICENCES.items():
        assert [title for title, text in said.items() if title.startswith(name) and words in text], name
    for wheel in (ROOT / "build/micropip").glob("*.whl"):
        brings = {path.split("/")[2] for path in zipfile.ZipFile(wheel).namelist() if "/_vendored/" in path}
        assert brings and all(any(f"{name}, " in title and "micropip" in title for title in said) for name in brings)
    assert (ROOT / "LICENSE").read_text().strip() in next(iter(said.values()))
    dependencies = json.loads((ROOT / "package.json").read_text())["dependencies"]
    assert all(any(title.startswith(f"{name} ") for title in said) for name in dependencies)


@pytest.mark.parametrize(
    "files, fails",
    [({}, True), ({"LICENSE": "MIT"}, True), ({"LICENSE.md": "Permission is hereby granted. " * 20}, False)],
)
def test_a_package_without_a_licence_stops_the_build(files, fails, tmp_path):
    for name in ("LICENSE", "static"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name, texts in {"pyodide": {}, "stranger": files}.items():
        folder = tmp_path / "node_modules" / name
        folder.mkdir(parents=True)
        for file, text in {"package.json": json.dumps({"version": "1.0", "license": "MIT"}), **texts}.items():
            (folder / file).write_text(text)
    script = 'import { notices } from "./static/build/notices.mjs"; notices(["node_modules/stranger/index.js"]);'
    done = subprocess.run(["node", "--input-type=module", "-e", script], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode != 0) == fails and ("no licence text for “stranger" in done.stderr) == fails
