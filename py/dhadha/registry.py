"""Which puzzles there are: our own, and those that installed packages bring."""

from .errors import InvalidInput

PUZZLES = {}
GROUP = "dhadha.puzzles"


def register(puzzle) -> None:
    PUZZLES[puzzle.id] = puzzle


def discover(strict: bool = False) -> list[str]:
    """Load the puzzles that installed packages announce under the entry point group "dhadha.puzzles".

    An entry point names a Puzzle instance and bears its identifier. Returns the identifiers that are
    new. A package whose puzzle cannot be loaded is passed over, or, if `strict`, raises InvalidInput.
    """
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    fresh = []
    for entry in entry_points(group=GROUP):
        if entry.name in PUZZLES:
            continue
        try:
            puzzle = entry.load()
            if puzzle.id != entry.name:
                raise ValueError(f"it calls itself {puzzle.id}")
            register(puzzle)
            fresh.append(puzzle.id)
        except Exception as error:
            if strict:
                raise InvalidInput(
                    "package-broken", "The package's puzzle {name} could not be loaded: {problem}",
                    name=entry.name, problem=f"{type(error).__name__}: {error}",
                ) from error
    return fresh


def find_puzzle(identifier: str):
    if identifier not in PUZZLES:
        discover()
    if identifier not in PUZZLES:
        raise InvalidInput(
            "unknown-puzzle", "There is no puzzle called {given}; there are: {known}.",
            given=identifier, known=", ".join(PUZZLES),
        )
    return PUZZLES[identifier]


def catalogue() -> dict:
    """Every puzzle with its algorithms, parameters, limits and presets, as plain JSON-ready data.

    Shape: {"puzzles": [{"id", "dress", "algorithms": [{"id", "kind", "parameters", …}], "presets", …}]}.
    """
    discover()
    return {"puzzles": [puzzle.describe() for puzzle in PUZZLES.values()]}
