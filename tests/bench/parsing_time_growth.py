"""How the time to read a hostile text grows with its length."""

from print_table import print_table
from served_site import Site
from slow_to_parse_texts import hostile_texts, reading_times

LETTERS = 1000, 2000, 4000
REPEATS = 5


def measure_growth(_site: Site) -> None:
    """Print the worst growth from 1,000 to 4,000 characters: 4 is linear, 16 quadratic."""
    worst: dict[str, list] = {}
    for texts in zip(*map(hostile_texts, LETTERS)):
        rounds = [[reading_times(text) for text in texts] for _ in range(REPEATS)]
        for name in rounds[0][0]:
            least = [1000 * min(times[size][name] for times in rounds) for size in range(len(LETTERS))]
            if name not in worst or least[2] / least[0] > worst[name][4]:
                worst[name] = [repr(texts[0][:12]), *least, least[2] / least[0], "<= 8"]
    print_table(
        f"Reading the text whose time grows most, ms, least of {REPEATS}; baseline: its first 1,000 characters",
        ["", "text", "baseline", "2,000", "4,000", "ratio", "limit"], [[name, *row] for name, row in worst.items()],
    )
