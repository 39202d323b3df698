"""Start-up: time and bytes until Python's first answer, beside the npm package."""

from statistics import median

from print_table import print_table
from served_site import Site

ROUNDS, SLOW_ROUNDS = 5, 3
SLOW_LINE = {"offline": False, "latency": 80, "downloadThroughput": 5e6 / 8, "uploadThroughput": 5e6 / 8}


def measure_start_up(site: Site) -> None:
    """Measure with empty caches (cold) and with those of two visits (warm)."""
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for name in ("pyodide", "dhadha"):
            with site.launch_with_empty_profile() as context:
                page = context.new_page()
                for state in ("cold", "between", "warm"):
                    times.setdefault((name, state), []).append(site.measure_first_answer(page, name))
                    page.wait_for_timeout(1500)  # time for the browser to write its caches
                    page.goto("about:blank")
    print_comparison(f"Start-up, ms from navigation, medians of {ROUNDS}; baseline: npm pyodide + micropip + wheel", {
        f"solver ready, {state}": (median(times["pyodide", state]), median(times["dhadha", state]), limit)
        for state, limit in (("cold", "<= 0.28"), ("warm", "<= 0.20"))
    })


def print_comparison(title: str, figures: dict[str, tuple[float, float, str]]) -> None:
    """Print figures of the baseline and of Dhadha, with their limit."""
    rows = [[name, theirs, ours, ours / theirs, limit] for name, (theirs, ours, limit) in figures.items()]
    print_table(title, ["", "baseline", "dhadha", "ratio", "limit"], rows)


def measure_slow_line(site: Site) -> None:
    """Measure the first visit over a slow line from a host without compression."""
    visits = {name: [measure_slow_visit(site, name) for _ in range(SLOW_ROUNDS)] for name in ("pyodide", "dhadha")}
    (theirs, their_bytes), (ours, our_bytes) = (map(median, zip(*each)) for each in visits.values())
    print_comparison(
        f"Cold start at 5 Mbit/s and 80 ms, uncompressed by the host, medians of {SLOW_ROUNDS}; the same baseline",
        {"ms from navigation until solved": (theirs, ours, "<= 0.45"),
         "MB until then": (their_bytes / 1e6, our_bytes / 1e6, "<= 5.4 MB")},
    )


def measure_slow_visit(site: Site, name: str) -> tuple[float, float]:
    """Return milliseconds and bytes until the first answer."""
    with site.launch_with_empty_profile() as context:
        page, sizes = context.new_page(), []
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        return site.measure_first_answer(page, name), sum(sizes)
