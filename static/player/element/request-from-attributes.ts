/** Requests and panels by attributes. The puzzle's first preset, or its example, supplies what the attributes omit. */
import { importLate } from "../../loading/late-import.ts";
import { findPuzzle } from "../catalogue/puzzle-registry.ts";
import { bakedRunFor, completeRequest, presetFor } from "../catalogue/presets-and-defaults.ts";
import { PANELS, isOption, optionsOf, stateText, toText, words } from "../catalogue/player-attributes.ts";
import type { ReactiveControllerHost } from "lit";
import type { Description, Options } from "../../validation/python-types.ts";
import type { PartialRequest, Request } from "../catalogue/presets-and-defaults.ts";

/** The attributes of a player that determine its request. */
type Attributes = { puzzle: string; algorithm: string; state: unknown; options: Options };

const REQUEST = ["puzzle", "algorithm", "state", "src"];
const LIGHT = ["code"];

const NOTHING: Omit<Attributes, "puzzle"> = { algorithm: "", state: "", options: {} };

export function attributesOf(player: Element & { named: string; algorithm: string; state: unknown }): Attributes {
  const { named, algorithm, state } = player;
  return { puzzle: toText(named), algorithm: toText(algorithm), state, options: optionsOf(player) };
}

/** Return the request for a puzzle by the attributes; those for another puzzle are ignored. */
export function requestFor(attributes: Attributes, puzzle: string): Request {
  const { algorithm, state, options } = puzzle === attributes.puzzle ? attributes : NOTHING;
  const known = findPuzzle(puzzle);
  const first = known?.presets.find((preset) => !algorithm || preset.algorithm === algorithm);
  const example = {
    puzzle,
    algorithm: algorithm || first?.algorithm || known?.algorithms[0].id || "",
    state: first?.state || known?.example || "",
    options: { ...first?.options },
  };
  const given = stateText(state);
  if (!given && !Object.keys(options).length) return example;
  const withoutBoard = { ...example, state: "", options };
  if (!given && presetFor(withoutBoard)) return withoutBoard; // an example may begin without a board
  return completeRequest({ options, ...(given ? { state: given } : {}) }, example);
}

/** Return the request of an equal baked run, else `request`. attributes: those from which the request was made. */
export async function bakedRequest(request: Request, attributes: Attributes | null = null) {
  const given = attributes && !attributes.algorithm ? attributes.options : null;
  if (bakedRunFor(request) || !(given || request.state)) return request;
  return (await importLate(() => import("../catalogue/state-notation.ts"))).matchBakedRun(request, given) ?? request;
}

/** The fallback request: the first preset of `puzzle`. */
export const fallbackFor = ({ id, presets: [{ algorithm, state, options }] }: Description): Request => ({
  puzzle: id, algorithm, state, options,
});

/** Whether the player shows boards only; "hand": boards that can be edited. */
export const isBare = (controls: string) => controls === "none" || controls === "hand";

/** Return the names of the panels to show; by default the code alone. */
export function panelsFor({ panels, controls }: { panels: unknown; controls: string }): readonly string[] {
  const names = words(panels);
  if (names.includes("none") || isBare(controls)) return [];
  if (names.includes("all")) return PANELS;
  return names.length ? names.filter((name) => (PANELS as readonly string[]).includes(name)) : LIGHT;
}

/** Whether the player shows only board, sentence and code. */
export const isLight = (attributes: { panels: unknown; controls: string }) =>
  panelsFor(attributes).every((name) => LIGHT.includes(name));

type Host = ReactiveControllerHost & HTMLElement & { request: PartialRequest | null };

/** Turns changed attributes into requests, one a turn; Lit observes a fixed list, but not any `option-…`. */
export class AttributeObserver {
  #optionsChanged = false;
  #watch = new MutationObserver((records) => this.#note(records));
  declare host: Host;

  constructor(host: Host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#watch.observe(this.host, { attributes: true });
  }

  hostDisconnected() {
    this.#note(this.#watch.takeRecords());
    this.#watch.disconnect();
  }

  #note(records: MutationRecord[]) {
    if (!records.some(({ attributeName }) => isOption(attributeName ?? ""))) return;
    this.#optionsChanged = true;
    this.host.requestUpdate();
  }

  /** Return the request or {src} that the `changed` properties name, else null. */
  asked(changed: Map<PropertyKey, unknown>): (PartialRequest & { src?: string }) | null {
    this.#note(this.#watch.takeRecords());
    const properties = this.host as Host & Record<string, any>;
    const names = REQUEST.filter((name) => changed.has(name) && String(properties[name] ?? "") !== "");
    const asked: PartialRequest & { src?: string } = Object.fromEntries(names.map((name) => [name, properties[name]]));
    if (this.#optionsChanged) {
      const before = asked.puzzle ? {} : this.host.request?.options;
      asked.options = { ...before, ...optionsOf(this.host) };
    }
    this.#optionsChanged = false;
    return Object.keys(asked).length ? asked : null;
  }
}
