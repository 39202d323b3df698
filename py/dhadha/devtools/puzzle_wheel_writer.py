"""Pack a puzzle's source into a wheel: python -m dhadha.devtools.puzzle_wheel_writer PATH FOLDER.

Prints one JSON object: {"wheel": its file name, "puzzles": [id, …], "files": [its files, …]}, or {"fault": {"message",
"file", "line"}, "files"}.
"""

import io
import json
import re
import sys
import zipfile
from pathlib import Path

from ..core.atomic_write import write_atomically
from ..puzzles.registry import GROUP
from ..terminal.run_command_to_exit_status import status_and_line_of_error
from ..testing.package_loader import Package, PackageError, find_package

TAG = "py3-none-any"
VERSION = "0.dev0"


def write_wheel(package: Package, folder: Path) -> Path:
    """Write the wheel; package: loaded, so that its puzzles are known."""
    name = re.sub(r"[-_.]+", "_", package.name)
    about = f"{name}-{VERSION}.dist-info"
    entries = "".join(f"{identifier} = {where}\n" for identifier, where in package.entries.items())
    facts = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {VERSION}\n",
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: dhadha\nRoot-Is-Purelib: true\nTag: {TAG}\n",
        "entry_points.txt": f"[{GROUP}]\n{entries}",
        "RECORD": "",
    }
    target = folder / f"{name}-{VERSION}-{TAG}.whl"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as wheel:
        for file in package.wheel_files():
            wheel.write(file, file.relative_to(package.root))
        for file_name, text in facts.items():
            wheel.writestr(f"{about}/{file_name}", text)
    write_atomically(target, packed.getvalue(), replace=True)  # the name is unique: the package's, with our version
    return target


def main(given: str, folder: str) -> None:
    printed: dict[str, object] = {"files": []}
    try:
        package = find_package(given)
        printed["files"] = list(map(str, package.wheel_files()))
        puzzles = package.load()
        printed |= {"wheel": write_wheel(package, Path(folder)).name, "puzzles": [puzzle.id for puzzle in puzzles]}
    except PackageError as error:
        printed["fault"] = {"message": str(error), "file": error.place.file, "line": error.place.line}
    except Exception as error:
        printed["fault"] = {"message": status_and_line_of_error(error)[1], "file": "", "line": 0}
    print(json.dumps(printed))


if __name__ == "__main__":
    main(*sys.argv[1:])
