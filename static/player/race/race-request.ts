/** A race's request: its methods, board and common options. */
import { findAlgorithm, findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor, optionsThatAlgorithmTakes } from "../catalogue/match-requests-and-presets.ts";
import { matchBakedRun } from "../catalogue/match-baked-run.ts";
import { stateText, normalizeRequest, toWords } from "../catalogue/element-attributes.ts";
import type { Options } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Fault } from "../text/error-messages.ts";
import type { PartialRequest, RaceRequest } from "../catalogue/match-requests-and-presets.ts";

/** A method, with one choice for each option that names several. */
export type LaneAsked = { algorithm: string; choices: Options };

/** The minimum and maximum number of lanes. */
export const FEWEST_LANES = 2;
export const MOST_LANES = 5;
const LONGEST = 60; // characters of a method's name in messages

/** The first distinct methods, or choices, up to the maximum of a race. */
export const firstDistinctNames = (names: unknown) => [...new Set(toWords(names))].slice(0, MOST_LANES);

export function completeRaceRequest(
  { puzzle, algorithms, state, options }: { puzzle: string; algorithms: unknown; state: unknown; options: Options },
): RaceRequest {
  const known = findPuzzle(puzzle);
  const named = firstDistinctNames(algorithms);
  const own = named.length ? null : known?.race;
  const racing = (known?.algorithms ?? []).filter(({ races }) => races).map(({ id }) => id);
  const proposed = own ? own.lanes.map(({ algorithm }) => algorithm) : racing;
  return useBakedState({
    puzzle,
    algorithms: named.length ? named : firstDistinctNames(proposed),
    state: state === null ? (own?.state ?? known?.example ?? "") : stateText(state),
    options: own && state === null ? { ...own.options, ...options } : options,
  });
}

/** Use the baked notation of its state, where all lanes have baked runs of that board. */
function useBakedState(race: RaceRequest) {
  const [state = race.state, ...others] = new Set(
    lanesAsked(race).map((lane) => race.state && (matchBakedRun(laneRequest(race, lane), null)?.state ?? race.state)),
  );
  return others.length ? race : { ...race, state };
}

/** Read a request for a race; its methods may be words of a text. */
export function normalizeRaceRequest(wanted: unknown): Partial<RaceRequest> {
  const { algorithms, ...request } = normalizeRequest(wanted);
  return algorithms ? { ...request, algorithms: algorithms.slice(0, MOST_LANES) } : request;
}

/** Give all methods the same options: those omitted get the default of the first method that takes them. */
export function withCommonOptions(race: RaceRequest) {
  const options: Options = {};
  for (const algorithm of race.algorithms) {
    for (const parameter of findAlgorithm({ puzzle: race.puzzle, algorithm })?.parameters ?? []) {
      if (!parameter.from_state) options[parameter.id] ??= parameter.default ?? null;
    }
  }
  return { ...race, options: { ...options, ...race.options } };
}

/** A lane per choice. */
export function lanesAsked({ puzzle, algorithms, options }: Omit<RaceRequest, "state">): LaneAsked[] {
  const all = algorithms.flatMap((algorithm) => {
    const { parameters = [] } = findAlgorithm({ puzzle, algorithm }) ?? {};
    return parameters.reduce(
      (lanes, { id, kind }) => {
        const named = kind === "choice" ? firstDistinctNames(options[id]) : [];
        if (named.length < 2) return lanes;
        return lanes
          .flatMap(({ choices }) => named.map((each) => ({ algorithm, choices: { ...choices, [id]: each } })))
          .slice(0, MOST_LANES); // limited early, because the full product of a long link would block the page
      },
      [{ algorithm, choices: {} }] as LaneAsked[],
    );
  });
  return all.slice(0, MOST_LANES);
}

/** What a lane is called. */
export const laneName = ({ algorithm, choices }: LaneAsked, text: Texts["text"]) =>
  [text(`algorithm-${algorithm}`), ...Object.values(choices).map((each) => text(`choice-${each}`))].join(": ");

export const laneNamesInWords = (lanes: LaneAsked[], text: Texts["text"], language: string) =>
  new Intl.ListFormat(language).format(lanes.map((lane) => laneName(lane, text)));

/** Return the request of one lane. */
export function laneRequest(
  { puzzle, state, options }: RaceRequest, { algorithm, choices }: LaneAsked,
): Required<PartialRequest> {
  const ofLane = { puzzle, algorithm, options: { ...options, ...choices } };
  return { puzzle, algorithm, state, options: optionsThatAlgorithmTakes(ofLane) };
}

/** Return the error of a method that the puzzle does not have; null if it has it, or is not loaded yet. */
export function unknownAlgorithmError(puzzle: string, algorithm: string): Fault | null {
  const known = findPuzzle(puzzle)?.algorithms.map(({ id }) => id) ?? [algorithm];
  if (known.includes(algorithm)) return null;
  const args = { puzzle, given: algorithm.slice(0, LONGEST), known: known.join(", ") };
  return Object.assign(new Error(`${puzzle} has no algorithm ${algorithm}`), { key: "unknown-algorithm", args });
}

/** Whether each lane has a baked run. */
export const areAllLanesBaked = (race: RaceRequest) => lanesAsked(race).every((lane) => bakedRunFor(laneRequest(race, lane)));
