"""Build steps that run only when their inputs have changed, and the options of commands that write files elsewhere."""

import argparse
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STAMPS = ROOT / "build/stamps"
VENV = ROOT / ".venv"
HTML_ENCODING = "utf-8-sig"  # the byte order mark overrides a header with another charset
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def step(name: str, inputs: list[Path], action: Callable[[], object], needs: Sequence[Path] = ()) -> None:
    """Run `action` unless its inputs are unchanged since it last succeeded."""
    stamp, before = STAMPS / name, hash_of_files(inputs)
    if stamp.exists() and stamp.read_text() == before and all(path.exists() for path in needs):
        return
    print(f"· {name}", flush=True)
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(before)  # what changes meanwhile is built next time


def hash_of_files(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes() if path.exists() else b"absent")
    return digest.hexdigest()


def files(folder: str) -> list[Path]:
    return sorted(path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def empty_folder(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def output_options(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"build.py {command}")
    parser.add_argument("--output", type=Path)
    parser.add_argument("--replace", action="store_true", help="write over what is there")
    return parser


@contextmanager
def reporting_output(command: str, output: Path) -> Iterator[None]:
    """Create the folder of an output; end with a message where a file cannot be written, or report its size."""
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        sys.exit(f"build.py {command}: {error.filename or output} cannot be written: {error.strerror}")
    print(f"{output}: {output.stat().st_size / 1e6:.1f} MB")
