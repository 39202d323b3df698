"""What authors of puzzles subclass and describe their puzzles with."""

from .algorithm import Algorithm, Fault, Split
from .base import Puzzle
from .capabilities import Advised, Illustrated, Measured, Playable, Shuffled, TwoPlayers
from .data_file import DataFile
from .gallery import Experiment, Listed, Preset, Race, Table
from .parameter import Parameter
from .run_summary import RunSummary

__all__ = [
    "Advised", "Algorithm", "DataFile", "Experiment", "Fault", "Illustrated", "Listed", "Measured", "Parameter",
    "Playable", "Preset", "Puzzle", "Race", "RunSummary", "Shuffled", "Split", "Table", "TwoPlayers",
]
