"""Methods and properties with values of any type, in any state of the player, throw nothing."""

import pytest

CALLS = [
    "run({state: 'x'})",
    "run(null)",
    "run(5)",
    "run({options: null, state: null})",
    "run({puzzle: {}})",
    "open('nothing.trace')",
    "open(null)",
    "open('http://[')",
    "install(['nothing.whl'])",
    "install('http://[')",
    "step('x')",
    "step(1e309)",
    "seek({})",
    "seek(null)",
    "play()",
    "pause()",
    "cancel()",
]
SETTLED = """async () => {
    const player = document.querySelector("dhadha-player").cloneNode(true);
    document.body.append(player);
    while (player.length !== 20) await new Promise((resolve) => setTimeout(resolve, 10));
    const isPlain = (value) => value === undefined || value === null || typeof value === "object";
    const hangs = new Promise((resolve) => setTimeout(resolve, 15_000, "hangs"));
    const settled = await Promise.race([player.CALL.then(isPlain), hangs]);
    player.remove();
    return settled;
}"""


@pytest.mark.expects_errors
def test_every_method_resolves(blog):
    """Each call uses a new player."""
    assert [call for call in CALLS if blog.page.evaluate(SETTLED.replace("CALL", call)) is not True] == []


ODD_VALUES = "[null, undefined, 10n, () => 1, {}, [], [[1, 2], [3]], NaN, 1e308, true, new Date(NaN), document.body]"


OF_RUNS = ["puzzle", "state", "lang", "theme", "speed", "packages", "autoplay"]
ELEMENTS = [
    (
        "dhadha-player",
        [*OF_RUNS, "algorithm", "src", "startAt", "controls", "panels", "loading", "loop"],
        ["run", "seek", "step", "open", "install"],
    ),
    ("dhadha-race", [*OF_RUNS, "algorithms"], ["run", "seek", "step"]),
]
THROWN = """async ([name, properties, methods]) => {
    const thrown = [];
    const settled = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 60))]);
    const element = document.body.appendChild(document.createElement(name));
    await element.updateComplete;
    for (const [index, value] of ODD_VALUES.entries()) {
        for (const method of methods) await settled(element[method](value)).catch((error) =>
            thrown.push(`${method} ${index}: ${error}`));
        for (const part of ["puzzle", "algorithm", "state", "options"]) await settled(element.run({
            [part]: value })).catch((error) => thrown.push(`run ${part} ${index}: ${error}`));
        for (const property of properties) {
            try { element[property] = value; } catch (error) { thrown.push(`${property} ${index}: ${error}`); }
            await element.updateComplete.catch((error) => thrown.push(`${property} ${index} drawn: ${error}`));
        }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    element.remove();
    return thrown;
}""".replace("ODD_VALUES", ODD_VALUES)
ELSEWHERE = """await (async () => {
    const outside = document.createElement("dhadha-player");
    const values = await Promise.all([outside.play(), outside.step(2), outside.seek("end"), outside.cancel(),
        outside.file(), outside.run({state: "x"})]);
    const lazy = Object.assign(document.createElement("dhadha-player"), {loading: "lazy"});
    const far = document.body.appendChild(document.createElement("div"));
    Object.assign(far.style, {height: "5000px"});
    document.body.append(lazy);
    await lazy.seek(3);
    return [values.every((value) => value == null), outside.result, lazy.position];
})()"""


@pytest.mark.expects_errors
def test_detached_and_lazy_players_accept_any_value(blog):
    """Nothing throws or rejects, and no error reaches the window."""
    assert blog.js(ELSEWHERE) == [True, None, 3]
    blog.page.evaluate("import('./path/dhadha-race.js')")
    for element in ELEMENTS:
        assert blog.page.evaluate(THROWN, element) == []


RACE_CALLS = [
    "run({puzzle: 'chess'})",
    "run({algorithms: 'x y'})",
    "run(null)",
    "run({state: [1, 2]})",
    "cancel()",
    "step(NaN)",
    "seek('%')",
]
RACE_SETTLED = """async () => {
    const race = document.body.appendChild(document.createElement("dhadha-race"));
    const hangs = new Promise((resolve) => setTimeout(resolve, 20_000, "hangs"));
    const settled = await Promise.race([race.CALL.then(() => true), hangs]);
    race.remove();
    return settled;
}"""


def test_every_method_of_a_race_resolves(page, home):
    """Each call uses a new race."""
    page.goto(f"{home}race/")
    page.locator("#setup .chip").first.wait_for(state="attached")
    assert [call for call in RACE_CALLS if page.evaluate(RACE_SETTLED.replace("CALL", call)) is not True] == []
