/** The start board of a race, editable by hand; all methods solve it. */
import "../player/element/element.ts";
import { findPuzzle } from "../player/catalogue/puzzle-registry.ts";
import { bakedRunFor } from "../player/catalogue/presets-and-defaults.ts";
import { laneRequest, lanesOf } from "../player/race/race-setup.ts";
import { solver } from "../python-worker/client.ts";
import type { RaceRequest } from "../player/catalogue/presets-and-defaults.ts";

const player = Object.assign(document.createElement("dhadha-player"), {
  id: "start-board", controls: "hand", panels: "none", loading: "eager", autoplay: false, engaged: true,
});
/** The puzzle and the state that the board shows. */
const shown = { puzzle: "", state: "" };
player.addEventListener("runstart", () => player.cancel()); // needs the board, not a solution

/** Report the state after each move, and refused boards. */
export function watchStartBoard(onState: (state: string) => void, onProblem: (problem: string) => void) {
  player.addEventListener("boardchange", ({ detail }) => onState((shown.state = detail.state)));
  player.addEventListener("error", (event) => {
    const { detail } = event as Event as CustomEvent;
    if (detail.again) return;
    event.preventDefault();
    onProblem(detail.message);
  });
}

/** The start board of a race; null where it cannot be edited, or is a game, or would need Python's download. */
export function startBoardOf({ puzzle: id, state, options }: Omit<RaceRequest, "algorithms">) {
  const puzzle = findPuzzle(id);
  if (!puzzle) return null;
  const algorithms = puzzle.algorithms.filter(({ playable, races }) => playable && races).map((each) => each.id);
  const race = { puzzle: id, algorithms, state, options };
  const requests = lanesOf(race).map((lane) => laneRequest(race, lane));
  const request = requests.find(bakedRunFor) ?? (solver.everReady ? requests[0] : undefined);
  if (!request || puzzle.players > 1) return null;
  const isNew = shown.state !== state || shown.puzzle !== id; // set first: a refused state would loop
  Object.assign(shown, { puzzle: id, state });
  if (isNew) player.run(request, { play: false });
  return player;
}
