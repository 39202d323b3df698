"""Puts the example posts into the site, with the saved runs that lie beside them.

python examples.py DIST_FOLDER
"""

import gzip
import shutil
import sys
from pathlib import Path

import dhadha
from dhadha.trace import Recorder
from steps import HTML_ENCODING

POSTS = Path(__file__).parents[1] / "examples"
RUNS = {  # {file beside the posts: the request whose run it holds}
    "board-of-mine.trace.gz": ("n-puzzle", "ida-star", "025436178", {}),
    "six-queens.trace.gz": ("n-queens", "backtracking", None, {"n": 6, "until": "first"}),
    "walled-knight.trace.gz": ("knight-path", "breadth-first", "a1 h8 x c3 d5", {}),
}


def write_examples(dist: Path) -> None:
    folder = dist / "examples"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(POSTS, folder)
    for post in folder.glob("*.html"):
        post.write_text(post.read_text(encoding="utf-8"), encoding=HTML_ENCODING)
    for name, (puzzle, algorithm, state, options) in RUNS.items():
        recorded = Recorder(dhadha.run(puzzle, algorithm, state, **options)).file()
        (folder / name).write_bytes(gzip.compress(recorded, 9, mtime=0))


if __name__ == "__main__":
    write_examples(Path(sys.argv[1]))
