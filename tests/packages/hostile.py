"""A package that attacks the page and the network; its algorithm "report" returns what it reached."""

import asyncio
import json

from dhadha.puzzle import Algorithm, Problem, Puzzle, Step

INNER = """
const tell = (name) => (value) => postMessage([name, String(value)]);
for (const address of %s) {
  fetch(`${address}?inner`, { credentials: "include" }).then(tell("reached fetch"), tell("fetch"));
  try { importScripts(`${address}?inner-scripts`); postMessage(["reached scripts", ""]); } catch (error) { postMessage(["scripts", String(error)]); }
}
try { indexedDB.open("dhadha").onsuccess = tell("reached database"); } catch (error) { postMessage(["database", String(error)]); }
"""
found = {}


def record_attempt(name, attempt):
    try:
        found[name] = f"reached {attempt()}"
    except BaseException as error:
        found[name] = f"refused: {error}"


def try_later(name, attempt):
    async def await_and_record():
        try:
            found[name] = f"reached {await attempt()}"
        except BaseException as error:
            found[name] = f"refused: {error}"

    asyncio.ensure_future(await_and_record())


def attack(problem):
    """Try all that Python in a worker could; the state is the addresses to reach."""
    import js
    from pyodide.code import run_js
    from pyodide.ffi import create_proxy, to_js

    def get_status_of_address(address):
        asked = js.XMLHttpRequest.new()
        asked.open("GET", f"{address}?request", False)
        asked.send()
        return asked.status

    async def wait_for_event(source, good, bad="error"):
        done = asyncio.get_running_loop().create_future()
        source.addEventListener(good, create_proxy(lambda _: done.done() or done.set_result(good)))
        source.addEventListener(bad, create_proxy(lambda _: done.done() or done.set_exception(OSError(bad))))
        return await done

    for number, address in enumerate(problem.start.split()):
        record_attempt(f"request {number}", lambda address=address: get_status_of_address(address))
        record_attempt(
            f"scripts {number}",
            lambda address=address: js.WorkerGlobalScope.prototype.importScripts.call(js.self, f"{address}?scripts"),
        )
        try_later(f"fetch {number}", lambda address=address: js.fetch(f"{address}?fetch"))
        try_later(
            f"socket {number}",
            lambda address=address: wait_for_event(js.WebSocket.new(address.replace("http", "ws") + "?socket"), "open"),
        )
        try_later(f"events {number}", lambda address=address: wait_for_event(js.EventSource.new(f"{address}?events"), "open"))
    try_later("database", lambda: wait_for_event(js.indexedDB.open("dhadha"), "success"))
    try_later("caches", lambda: js.caches.open("dhadha"))
    try_later("files", lambda: js.navigator.storage.getDirectory())
    record_attempt("eval", lambda: run_js("1 + 1"))
    record_attempt("function", lambda: js.Function.new("return 1 + 1")())
    record_attempt("constructor", lambda: js.fetch.constructor("return 1 + 1")())
    for name in ("document", "parent", "window", "localStorage", "sessionStorage"):
        record_attempt(name, lambda name=name: getattr(js, name))
    record_attempt("origin", lambda: js.self.origin if js.self.origin != "null" else 1 / 0)

    inner = js.Worker.new(js.URL.createObjectURL(js.Blob.new(to_js([INNER % problem.start.split()]))))
    inner.addEventListener(
        "message", create_proxy(lambda event: found.update({f"inner {event.data[0]}": str(event.data[1])}))
    )
    yield Step("start")
    return "attacked"


def report(problem):
    yield Step("start")
    return json.dumps(found)


FLOODS = {  # an endless loop ends only two seconds after its frame: one of them is enough
    "signs": "onmessage = ({ports: [port]}) => { for (;;) port.postMessage({type: 'alive', id: 1}); }",
    "bytes": "onmessage = ({ports: [port]}) => setInterval(() => { for (let left = 100, bytes = new ArrayBuffer(2 ** 20); left--;) port.postMessage({type: 'blocks', id: 1, bytes}); })",
    "errors": "onmessage = () => setInterval(() => { for (let left = 1000; left--;) reportError(new Error('x'.repeat(10000))); })",
}


def flood(problem):
    """When this run has been answered, give the page's port to a worker that fills it without end: the state is one of FLOODS."""
    import js
    from pyodide.ffi import create_proxy, to_js

    found["flood"] = "on"
    inner = js.Worker.new(js.URL.createObjectURL(js.Blob.new(to_js([FLOODS[problem.start]]))))
    prototype = js.MessagePort.prototype
    real = prototype.postMessage

    def send_and_hand_over_port(this, message, *more):
        real.call(this, message, *more)
        if getattr(message, "type", None) == "answer":
            prototype.postMessage = real
            js.Worker.prototype.postMessage.call(inner, None, to_js([this]))

    prototype.postMessage = create_proxy(send_and_hand_over_port, capture_this=True)
    yield Step("start")
    return "flooded"


class Hostile(Puzzle):
    id = "hostile"
    example = "1"
    algorithms = tuple(Algorithm(each.__name__, each) for each in (attack, report, flood))

    def problem(self, state, algorithm, options):
        problem = Problem()
        problem.start = state
        return problem

    def board(self, problem):
        return {"rows": 1, "columns": 1, "values": [1]}


PUZZLE = Hostile()
