"""The first visit over a slow line from a host without compression."""

import statistics
import tempfile

from tables import table

ROUNDS = 3
LINE = {"offline": False, "latency": 80, "downloadThroughput": 5e6 / 8, "uploadThroughput": 5e6 / 8}


def first_visit(open_profile, origin: str) -> None:
    """Measure a first visit; `open_profile` opens a browser with the profile in a folder."""
    figures = {name: [visit(open_profile, f"{origin}{name}.html") for _ in range(ROUNDS)] for name in ("stock", "own")}
    (stock, stock_bytes), (own, own_bytes) = (map(statistics.median, zip(*each)) for each in figures.values())
    table(f"Cold start at 5 Mbit/s and 80 ms, nothing compressed by the host, medians of {ROUNDS}; the same baseline", [
        "", "baseline", "dhadha", "ratio", "bar"], [
        ["ms from navigation until solved", stock, own, own / stock, "<= 0.45"],
        ["MB until then", stock_bytes / 1e6, own_bytes / 1e6, own_bytes / stock_bytes, "<= 5.4 MB"],
    ])


def visit(open_profile, address: str) -> tuple[float, float]:
    """Return milliseconds and bytes until the first answer, in a new profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = open_profile(profile)
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        arrived = []
        line.on("Network.loadingFinished", lambda event: arrived.append(event["encodedDataLength"]))
        page.goto(address)
        page.wait_for_function("() => window.readyAt", timeout=120_000)
        assert page.evaluate("window.answer") == "UL"
        figures = page.evaluate("window.readyAt"), sum(arrived)
        context.close()
        return figures
