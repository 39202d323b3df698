"""Pack a puzzle's source into a wheel: python -m dhadha.devtools.wheel_writer PATH FOLDER.

Prints one JSON object: {"wheel": its file name, "puzzles": [id, …], "files": [its files, …]}, or {"fault": {"message",
"file", "line"}, "files"}.
"""

import io
import json
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

from ..core.atomic_write import write_atomically
from ..puzzles.registry import GROUP
from ..terminal.output import describe_error
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
        for file in package.files():
            wheel.write(file, file.relative_to(package.root))
        for file_name, text in facts.items():
            wheel.writestr(f"{about}/{file_name}", text)
    write_atomically(target, packed.getvalue(), replace=True)  # the name is unique: the package's, with our version
    return target


def packed(given: str, folder: Path) -> dict[str, Any]:
    """Return the command's output. Raises InvalidInput if there is no package."""
    package = find_package(given)
    files = {"files": list(map(str, package.files()))}
    try:
        puzzles = package.load()
    except PackageError as error:
        return files | {"fault": {"message": str(error), "file": error.place.file, "line": error.place.line}}
    return files | {"wheel": write_wheel(package, folder).name, "puzzles": [puzzle.id for puzzle in puzzles]}


def main() -> int:
    try:
        printed = packed(sys.argv[1], Path(sys.argv[2]))
    except Exception as error:
        printed = {"fault": {"message": describe_error(error)[1], "file": "", "line": 0}, "files": []}
    print(json.dumps(printed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
