"""Copy the example posts into the site, with their saved runs.

python example_posts.py DIST_FOLDER
"""

import gzip
import re
import sys
from pathlib import Path

import dhadha
from bake_and_render_pages import POLICY, policy_hash
from dhadha.trace.recorder import Recorder
from incremental_steps_and_output_option import HTML_ENCODING

POSTS = Path(__file__).parents[1] / "examples"
RUNS = {  # {file beside the posts: the request whose run it holds}
    "board-of-mine.trace.gz": ("n-puzzle", "ida-star", "025436178", {}),
    "six-queens.trace.gz": ("n-queens", "backtracking", None, {"n": 6, "until": "first"}),
    "walled-knight.trace.gz": ("knight-path", "breadth-first", "a1 h8 x c3 d5", {}),
}


def write_examples(dist: Path) -> None:
    """Write the posts whose puzzles, and race, are parts of the site."""
    folder = dist / "examples"  # of a whole site also that of the page of all examples
    folder.mkdir(exist_ok=True)
    parts = {path.parent.name for path in dist.glob("*/index.html")}
    texts = {post.name: post.read_text(encoding="utf-8") for post in POSTS.glob("*.html")}
    kept = {name: text for name, text in texts.items() if puzzles_in(text) <= parts}
    for name, text in kept.items():
        (folder / name).write_text(add_content_security_policy(text), encoding=HTML_ENCODING)
    for name, (puzzle, algorithm, state, options) in RUNS.items():
        if any(name in text for text in kept.values()):
            recorded = Recorder(dhadha.run(puzzle, algorithm, state, **options)).record_trace_file()
            (folder / name).write_bytes(gzip.compress(recorded, 9, mtime=0))


def add_content_security_policy(html: str) -> str:
    """Return a post with the policy of the site's own pages, which also allows its own style."""
    policy = POLICY.replace("style-src 'self'", f"style-src 'self' {policy_hash(html, 'style')}")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return html.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n  {meta}', 1)


def puzzles_in(post: str) -> set[str]:
    """Return the puzzles that a post shows, and "race" if it has one."""
    puzzles = set(re.findall(r"""\bpuzzle=["']?([\w-]+)""", post))
    return puzzles | ({"race"} if "<dhadha-race" in post else set())


if __name__ == "__main__":
    write_examples(Path(sys.argv[1]))
