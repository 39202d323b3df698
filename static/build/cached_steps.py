"""Build steps that run only when their inputs have changed."""

import hashlib
import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STAMPS = ROOT / "build/stamps"
VENV = ROOT / ".venv"
HTML_ENCODING = "utf-8-sig"  # the byte order mark overrides a header with another charset
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def step(name: str, inputs: list[Path], action, needs=()) -> None:
    """Run `action` unless its inputs are unchanged since it last succeeded."""
    stamp = STAMPS / name
    state = hash_of(inputs)
    done = stamp.exists() and stamp.read_text() == state
    if done and all(path.exists() for path in needs):
        return
    print(f"· {name}", flush=True)
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(hash_of(inputs))


def hash_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes() if path.exists() else b"absent")
    return digest.hexdigest()


def files(folder: str) -> list[Path]:
    return sorted(path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
