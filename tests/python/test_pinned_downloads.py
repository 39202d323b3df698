"""Every download of build and tests is pinned by version and hash."""

import json
import re
import subprocess
import tomllib
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
specification = spec_from_file_location("build_steps", ROOT / "build.py")
build_steps = module_from_spec(specification)
specification.loader.exec_module(build_steps)
REQUIREMENT = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n")


GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]


@pytest.mark.parametrize("group", GROUPS)
def test_every_package_has_a_version_and_hashes(group):
    """Direct and transitive ones, without an index address."""
    lock = build_steps.locked(group).read_text()
    assert "".join(match[0] for match in REQUIREMENT.finditer(lock)) == lock
    for requirement in GROUPS[group]:
        package, version = requirement.split(";")[0].split("==")
        assert f"\n{package.replace('.', '-')}=={version} " in f"\n{lock}"


def test_every_group_is_locked():
    assert set(build_steps.GROUPS) == set(GROUPS)
    lock = build_steps.LOCK.read_text()
    names = {name for group in GROUPS for name in re.findall(r"^(\S+)==", build_steps.locked(group).read_text(), re.M)}
    assert names <= set(re.findall(r"^(\S+)==", lock, re.M)) and "://" not in lock


def test_pip_requires_hashes():
    text = (ROOT / "build.py").read_text()
    calls = re.findall(r'"pip", |\*PIP, "(\w+)", (\*HASHED)?', text)
    assert [(what, bool(hashed)) for what, hashed in calls if what] == [
        ("install", True),
        ("wheel", False),
        ("download", True),
    ]
    assert (
        text.count('"-m", "pip"') == 1
        and "--no-build-isolation" in text
        and '"--no-deps", "--no-build-isolation"' in text
    )


def test_npm_requires_integrity():
    assert '"ci", "--ignore-scripts"' in (ROOT / "build.py").read_text()
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)


def notices() -> dict[str, str]:
    """Return {title: licence texts} of the files shipped in dist/."""
    sections = (ROOT / "dist/NOTICES.txt").read_text("utf-8").split(f"\n\n{'-' * 100}\n\n")
    return {title: text for title, _, text in (section.partition("\n\n") for section in sections)}


def test_everything_shipped_has_its_licence():
    """The build stops for a package without one; this table has the required texts."""
    said = notices()
    says = {
        "Dhadha": "Permission is hereby granted",
        "lit ": "Redistribution and use",
        "lit-html": "Redistribution and use",
        "@lit/reactive-element": "Redistribution and use",
        "@fluent/bundle": "Apache License",
        "@fontsource-variable/inter": "SIL OPEN FONT LICENSE",
        "@fontsource-variable/noto-sans-bengali": "SIL OPEN FONT LICENSE",
        "@fontsource-variable/vazirmatn": "SIL OPEN FONT LICENSE",
        "d3-hierarchy": "Permission to use",
        "uplot": "Permission is hereby granted",
        "pyodide": "Mozilla Public License",
        "CPython": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "What CPython incorporates": "Makoto Matsumoto",
        "micropip": "Mozilla Public License",
        "musl": "Rich Felker",
        "Emscripten": "NCSA",
        "compiler-rt": "LLVM Exceptions",
        "bzip2": "Julian",
        "zstd": "Redistribution and use",
        "mimalloc": "Daan Leijen",
        "HACL": "INRIA",
        "SQLite": "public domain",
        "packaging": "Donald Stufft",
        "mousebender": "Brett Cannon",
    }
    for name, words in says.items():
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
    for name in ("LICENSE", "static", "node_modules"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=name != "LICENSE")
    (tmp_path / "node_modules").unlink()
    for name, texts in {"pyodide": {}, "stranger": files}.items():
        folder = tmp_path / "node_modules" / name
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(json.dumps({"version": "1.0", "license": "MIT"}))
        for file, text in texts.items():
            (folder / file).write_text(text)
    script = (
        'import { notices } from "./static/build/notices.mjs"; '
        'console.log(notices(["node_modules/stranger/index.js"]));'
    )
    done = subprocess.run(
        [build_steps.node(), "--input-type=module", "-e", script], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode != 0) == fails and ("no licence text for “stranger" in done.stderr) == fails
