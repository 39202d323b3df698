"""Compares a run in the page with the same run in native Python."""

import base64

import dhadha
from dhadha.trace.recorder import Recorder

DIFFERENCES = """async (player, runs) => {
    const { constructor } = player.trace;
    const read = (file) => constructor.load(Uint8Array.from(atob(file), (c) => c.charCodeAt(0)));
    const step = (trace, at) => JSON.stringify([trace.step(at), trace.board(at)]);
    const frame = (trace) => {
        const { header, footer: { seconds, ...footer }, length } = trace;
        return JSON.stringify([header, footer, length, trace.counters(length - 1)]);
    };
    const differences = [];
    player.style.display = "none"; // drawing takes three quarters of the time
    for (const { request, file } of runs) {
        await player.run(request, { play: false });
        const [here, there] = [player.trace, await read(file)];
        const same = frame(here) === frame(there);
        const at = Array.from({ length: same ? here.length : 0 }, (_, at) => at)
            .find((at) => step(here, at) !== step(there, at));
        if (!same || at !== undefined) differences.push([request, at ?? [frame(here), frame(there)]]);
    }
    player.style.display = "";
    return differences;
}"""


def differences_from_native(player, *requests):
    """Return the requests whose traces differ between page and native Python, and where."""
    return player.element.evaluate(DIFFERENCES, [{"request": each, "file": recorded(**each)} for each in requests])


def recorded(puzzle, algorithm, state, options):
    return base64.b64encode(Recorder(dhadha.run(puzzle, algorithm, state, **options)).file()).decode()
