/** State shared by the parts of the race page: its race, and the form of the next race with what it proposes. */
import { findPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { canRace, loadPuzzle, allPuzzleIds } from "../../player/catalogue/baked-data.ts";
import { setAttributesFromQuery, fitsInUrl, raceQueryOf } from "../../player/catalogue/url-query.ts";
import { RACE, optionsFromAttributes } from "../../player/catalogue/element-attributes.ts";
import { FEWEST_LANES, lanesAsked, firstDistinctNames, completeRaceRequest } from "../../player/race/race-request.ts";
import "../../player/race/race.ts";
import { loadPuzzleTexts, text, texts } from "../shared/page-texts.ts";
import { setPageQuery, currentQuery } from "../shared/page-query.ts";
import type { Options } from "../../validation/python-types.ts";

const PROPOSED = 3; // methods

export const query = currentQuery();
export const race = document.createElement("dhadha-race");
setAttributesFromQuery(race, RACE, query);

export const form = {
  open: false,
  puzzle: "",
  algorithms: [] as string[],
  state: "",
  options: {} as Options,
  shuffle: {} as Options,
  shuffled: null as string | null,
  copied: "",
  note: "",
  problem: "",
};

/** The form's puzzle. */
export const puzzleOfForm = () => findPuzzle(form.puzzle)!;
export const hasEnoughLanes = () => lanesAsked(form).length >= FEWEST_LANES;

export const queryOfForm = () => raceQueryOf({ ...form, packages: race.packages }, [...query]);
export const doesRaceFitInUrl = () => fitsInUrl(queryOfForm());
export const writeAddress = () => setPageQuery(queryOfForm());

/** The methods of a puzzle that can race. */
export const racingAlgorithms = (id: string) => (findPuzzle(id)?.algorithms ?? []).filter(({ races }) => races);

/** Propose a puzzle's default race, with the visitor's previous method first. */
export async function proposeRace(id: string, algorithm = "") {
  await Promise.all([loadPuzzle(id), loadPuzzleTexts(id)]);
  const usual = completeRaceRequest({ puzzle: id, algorithms: "", state: null, options: {} });
  const others = usual.algorithms.filter((each) => each !== algorithm);
  const isKnown = racingAlgorithms(id).some((one) => one.id === algorithm);
  const algorithms = isKnown ? [algorithm, ...others].slice(0, PROPOSED) : usual.algorithms;
  Object.assign(form, { ...usual, algorithms, shuffle: {}, shuffled: null });
}

/** Read the race from the URL. */
export async function fillFormFromAddress() {
  const known = await loadPuzzle(race.puzzle);
  const fit = known && canRace(known.id) ? known.id : null;
  if (race.puzzle && !known)
    form.problem ||= text("error-unknown-puzzle", { given: race.puzzle, known: allPuzzleIds().join(", ") });
  await proposeRace(fit ?? allPuzzleIds()[0], query.get("algorithm") ?? "");
  if (known && !fit) {
    const racing = allPuzzleIds().filter(canRace).map((id) => text(`puzzle-${id}`));
    form.problem ||= text("race-none", { known: new Intl.ListFormat(texts.language).format(racing) });
    race.puzzle = "";
    return;
  }
  const state = query.get("state");
  if (state !== null) Object.assign(form, { state, options: {} });
  Object.assign(form.options, optionsFromAttributes(race));
  const asked = query.get("algorithms");
  if (asked !== null) form.algorithms = firstDistinctNames(asked);
}
