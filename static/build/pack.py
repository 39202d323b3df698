"""Writes what others install into build/packages/: the npm package dhadha-player, and the Python package dhadha.

python pack.py   after build.py build
"""

import shutil
import subprocess
import sys
from pathlib import Path

from steps import fresh

sys.path.insert(0, str(Path(__file__).parents[2] / "py"))

from dhadha import __version__  # noqa: E402 - of this folder's own package

ROOT = Path(__file__).parents[2]
BUILD, PACKAGES = ROOT / "build", ROOT / "build/packages"


def main() -> None:
    fresh(PACKAGES)
    for wheel in (BUILD / "wheel").glob("*.whl"):
        shutil.copy(wheel, PACKAGES)
    run("node", ROOT / "static/build/npm.mjs", BUILD / "baked", ROOT / "dist", __version__, BUILD / "npm")
    run("npm", "pack", BUILD / "npm", "--pack-destination", PACKAGES, "--silent")
    for package in sorted(PACKAGES.iterdir()):
        print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")


def run(tool: str, *arguments: object) -> None:
    command = [shutil.which(tool) or tool, *map(str, arguments)]
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"build.py pack: {tool} failed: mend what is named above.")


if __name__ == "__main__":
    main()
