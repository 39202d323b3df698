"""Everything shipped comes with its licence."""

import json
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
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
