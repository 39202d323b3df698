"""Base classes and descriptions for authors of puzzles."""

from .algorithm import Algorithm, Fault
from .base import Puzzle, RunSummary
from .capabilities import HasDistance, HasGallery, HasGenerator, HasHints, Playable, TwoPlayers
from .data_files import DataFile
from .gallery_items import Listed, Preset, Race, Table
from .parameter import Parameter
from .presenter import Presenter

__all__ = [
    "HasHints", "Algorithm", "DataFile", "Fault", "HasGallery", "Listed", "HasDistance", "Parameter", "Playable",
    "Preset", "Presenter", "Puzzle", "Race", "RunSummary", "HasGenerator", "Table", "TwoPlayers",
]
