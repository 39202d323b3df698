/** The race that the form proposes: that of the URL, else the puzzle's default race. */
import { findPuzzle } from "../player/catalogue/puzzle-registry.js";
import { canRace, loadPuzzle, puzzleIds } from "../player/catalogue/library.js";
import { optionsOf } from "../player/catalogue/settings.js";
import { raceAlgorithms } from "../player/race/race-request.js";
import { addPuzzleTexts, text, texts } from "./fields.js";
import { form, query, race } from "./race-page.js";

const PROPOSED = 3; // methods

/** The methods of a puzzle that can race. @param {string} id */
export const racers = (id) => (findPuzzle(id)?.algorithms ?? []).filter(({ races }) => races);

/** @param {string} id @param {string} [algorithm] */
export async function turnTo(id, algorithm = "") {
  await Promise.all([loadPuzzle(id), addPuzzleTexts(id)]);
  propose(id, algorithm);
}

/**
 * The puzzle's default race, with the visitor's previous method first; else one of its first example.
 * @param {string} id @param {string} algorithm
 */
function propose(id, algorithm) {
  const { presets: [first] = [], example = "", race: own } = findPuzzle(id) ?? {};
  const known = racers(id).map((one) => one.id);
  const lanes = own ? raceAlgorithms(own.lanes.map((lane) => lane.algorithm)) : known.slice(0, PROPOSED);
  const { state, options } = own ?? first ?? { state: example, options: {} };
  const algorithms = known.includes(algorithm)
    ? [algorithm, ...lanes.filter((each) => each !== algorithm)].slice(0, PROPOSED)
    : lanes;
  Object.assign(form, { puzzle: id, algorithms, state, options: { ...options }, shuffle: {}, shuffled: null });
}

/** Read the race from the URL. */
export async function readAddress() {
  const known = await loadPuzzle(race.puzzle);
  const fit = known && canRace(known.id) ? known.id : null;
  if (race.puzzle && !known)
    form.problem ||= text("error-unknown-puzzle", { given: race.puzzle, known: puzzleIds().join(", ") });
  await turnTo(fit ?? puzzleIds()[0], query.get("algorithm") ?? "");
  if (known && !fit) {
    const racing = puzzleIds().filter(canRace).map((id) => text(`puzzle-${id}`));
    form.problem ||= text("race-none", { known: new Intl.ListFormat(texts.language).format(racing) });
    race.puzzle = "";
    return;
  }
  const state = query.get("state");
  if (state !== null) Object.assign(form, { state, options: {} });
  Object.assign(form.options, optionsOf(race));
  const asked = query.get("algorithms");
  if (asked !== null) form.algorithms = raceAlgorithms(asked);
}
