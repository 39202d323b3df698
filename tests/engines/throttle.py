"""Throttles a browser and all its processes, workers included.

Chromium's own throttling holds back the thread of the page alone: the workers, where Python runs, refuse it.
"""

import threading
import time

import psutil

TURN = .01  # seconds that the browser runs between two pauses
TURNS = 5  # before the next look for its processes, which reads those of the whole machine


class Throttle:
    def __init__(self, browser, slowness):
        self.slowness = slowness
        self.root = psutil.Process(browser_process(browser))
        self.released = threading.Event()
        self.thread = threading.Thread(target=self.hold, daemon=True)
        self.thread.start()

    def hold(self):
        while not self.released.is_set():
            processes = each([self.root], lambda process: [process, *process.children(recursive=True)])
            for _ in range(TURNS):
                started = time.monotonic()
                time.sleep(TURN)
                each(processes, psutil.Process.suspend)
                time.sleep((self.slowness - 1) * (time.monotonic() - started))
                each(processes, psutil.Process.resume)

    def release(self):
        self.released.set()
        self.thread.join()


def browser_process(browser):
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return next(process["id"] for process in processes if process["type"] == "browser")


def each(processes, act):
    """Return `act`'s result for each process; processes may end at any moment."""
    found = []
    for process in processes:
        try:
            found += act(process) or []
        except psutil.NoSuchProcess:
            continue
    return found
