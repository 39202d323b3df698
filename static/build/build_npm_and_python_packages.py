"""Write the packages for other projects: the npm package dhadha-player, and the Python package dhadha.

python build_npm_and_python_packages.py [--output FOLDER [--replace]]   after build.py build; else into build/packages/
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from dhadha import __version__
from dhadha.core.atomic_write import resolve_writable_target
from incremental_steps_and_output_option import ROOT, empty_folder, output_options


def main() -> None:
    asked = output_options("pack").parse_args()
    folder = (asked.output or empty_folder(ROOT / "build/packages")).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for package in build_packages(folder, asked.replace or not asked.output):
            print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    except OSError as error:
        sys.exit(f"build.py pack: {error.filename or folder} cannot be written: {error.strerror}")


def build_packages(folder: Path, replace: bool) -> list[Path]:
    """Copy what was built into the folder, whose other files stay."""
    with tempfile.TemporaryDirectory(prefix=".", dir=folder) as beside:
        source, made = empty_folder(Path(beside, "source")), empty_folder(Path(beside, "made"))
        for wheel in (ROOT / "build/wheel").glob("*.whl"):
            shutil.copy(wheel, made)
        run("node", ROOT / "static/build/npm-package.mjs", ROOT / "build/baked", ROOT / "dist", __version__, source)
        run("npm", "pack", source, "--pack-destination", made, "--silent")
        names = sorted(package.name for package in made.iterdir())
        targets = [resolve_writable_target(folder / name, replace) for name in names]
        for name, target in zip(names, targets, strict=True):
            (made / name).replace(target)
    return [folder / name for name in names]


def run(tool: str, *arguments: object) -> None:
    command = [shutil.which(tool) or tool, *map(str, arguments)]
    if subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"build.py pack: {tool} failed: mend what is named above.")


if __name__ == "__main__":
    main()
