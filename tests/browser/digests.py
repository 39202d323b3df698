"""One number for all that a trace says, made in a page: of its own run, and of the same run made natively."""

import base64

import dhadha
from dhadha.trace import Recorder

DIGEST = """await (async () => {
    const said = [];
    for (let at = 0; at < player.length; at += 1) said.push(player.trace.step(at), player.trace.board(at));
    const { seconds, ...footer } = player.trace.footer;
    said.push(player.trace.header, footer, player.trace.counters(player.length - 1));
    const bytes = new TextEncoder().encode(JSON.stringify(said));
    return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].join(" ");
})()"""


def digest_of_native(player, puzzle, algorithm, state, options):
    """That of a run which Python makes here, opened in the player as a saved one."""
    file = base64.b64encode(Recorder(dhadha.run(puzzle, algorithm, state, **options)).file()).decode()
    player.js(
        "await player.open(new Blob([Uint8Array.fromBase64 ? Uint8Array.fromBase64(argument) : "
        "Uint8Array.from(atob(argument), (c) => c.charCodeAt(0))]))",
        file,
    )
    return player.js(DIGEST)
