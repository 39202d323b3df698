"""Options of `build.py build`: build a part of the site, and zip it."""

import io
import shutil
import sys
import zipfile
from pathlib import Path

RACE = "race"
SAME_TIME = (1980, 1, 1, 0, 0, 0)  # so that equal sites make equal zips


def choose(names: str | None, build: Path, dist: Path) -> Path:
    """Return the file that lists the site's puzzles and race; none for the whole site. A change rebuilds everything."""
    import dhadha  # pages.py also imports this module, and has its own

    try:
        chosen = "\n".join(parse_only_option(names, dhadha.catalogue()["puzzles"]))
    except ValueError as refusal:
        sys.exit(f"build.py: {refusal}")
    file = build / "only.txt"
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    build.mkdir(exist_ok=True)
    file.write_text(chosen, encoding="utf-8")
    if chosen != before:
        shutil.rmtree(dist, ignore_errors=True)
    return file


def parse_only_option(given: str | None, puzzles: list[dict]) -> list[str]:
    """Return the puzzles named by --only, themselves or by family, and "race" if named; none without the option."""
    if given is None:
        return []
    names = {name.strip() for name in given.split(",")} - {""}
    known = {name for puzzle in puzzles for name in (puzzle["family"], puzzle["id"])}
    unknown = sorted(names - known - {RACE})
    if unknown or not names - {RACE}:
        fault = f"no puzzle is called “{unknown[0]}”" if unknown else "--only names no puzzle"
        raise ValueError(f"{fault}; there are {', '.join(sorted(known))}, and {RACE} for its page")
    ids = [puzzle["id"] for puzzle in puzzles if names & {puzzle["family"], puzzle["id"]}]
    return [*ids, *(names & {RACE})]


def chosen_of(puzzles: list[dict], chosen: list[str]) -> list[dict]:
    """Return the site's puzzles; none of them races in a site without a race."""
    if not chosen:
        return puzzles
    kept = [puzzle for puzzle in puzzles if puzzle["id"] in chosen]
    return kept if RACE in chosen else [without_race(puzzle) for puzzle in kept]


def without_race(puzzle: dict) -> dict:
    algorithms = [{**algorithm, "races": False} for algorithm in puzzle["algorithms"]]
    return {**puzzle, "algorithms": algorithms, "race": None}


def pack(dist: Path, target: Path) -> None:
    """Zip dist/ reproducibly."""
    from dhadha.core.atomic_write import write_atomically

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in dist.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(dist).as_posix(), SAME_TIME)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, path.read_bytes())
    write_atomically(target, packed.getvalue(), replace=True)
    print(f"packed: {target} ({target.stat().st_size / 1e6:.1f} MB)")
