"""Writes what others install: the npm package dhadha-player, and the Python package dhadha.

python pack.py [--output FOLDER]   after build.py build; into build/packages/ by itself
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from steps import ROOT, fresh

sys.path.insert(0, str(ROOT / "py"))

from dhadha import __version__  # noqa: E402 - of this folder's own package


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py pack")
    parser.add_argument("--output", type=Path, default=ROOT / "build/packages")
    packages = fresh(parser.parse_args().output.absolute())
    for wheel in (ROOT / "build/wheel").glob("*.whl"):
        shutil.copy(wheel, packages)
    with tempfile.TemporaryDirectory() as folder:
        run("node", ROOT / "static/build/npm.mjs", ROOT / "build/baked", ROOT / "dist", __version__, folder)
        run("npm", "pack", folder, "--pack-destination", packages, "--silent")
    for package in sorted(packages.iterdir()):
        print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")


def run(tool: str, *arguments: object) -> None:
    command = [shutil.which(tool) or tool, *map(str, arguments)]
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"build.py pack: {tool} failed: mend what is named above.")


if __name__ == "__main__":
    main()
