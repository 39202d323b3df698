/** What the attributes ask: panels, form, and, where they change, a request. */
import { PANELS, isOption, optionsOf, words } from "../catalogue/element-attributes.ts";
import type { ReactiveControllerHost } from "lit";
import type { PartialRequest } from "../catalogue/requests-and-presets.ts";

const REQUEST = ["puzzle", "algorithm", "state", "src"];
const LIGHT = ["code"];

/** Whether the player shows boards only; "hand": boards that can be edited. */
export const isBare = (controls: string) => controls === "none" || controls === "hand";

/** Return the names of the panels to show; by default the code alone. */
export function panelsFor({ panels, controls }: { panels: unknown; controls: string }): readonly string[] {
  const names = words(panels);
  if (names.includes("none") || isBare(controls)) return [];
  if (names.includes("all")) return PANELS;
  return names.length ? names : LIGHT;
}

/** Whether the player shows only board, sentence and code. */
export const isCompact = (attributes: { panels: unknown; controls: string }) =>
  panelsFor(attributes).every((name) => LIGHT.includes(name));

type Host = ReactiveControllerHost & HTMLElement & { request: PartialRequest | null };

/** Turns changed attributes into requests, one a turn; Lit observes a fixed list, but not any `option-…`. */
export class AttributeObserver {
  #optionsChanged = false;
  /** Whether the first attributes, with which a player starts, are known. */
  #hasStarted = false;
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
  takeRequest(changed: Map<PropertyKey, unknown>): (PartialRequest & { src?: string }) | null {
    this.#note(this.#watch.takeRecords());
    const properties = this.host as Host & Record<string, any>;
    const names = REQUEST.filter((name) => changed.has(name) && String(properties[name] ?? "") !== "");
    const asked: PartialRequest & { src?: string } = Object.fromEntries(names.map((name) => [name, properties[name]]));
    if (this.#optionsChanged) asked.options = optionsOf(this.host);
    this.#optionsChanged = false;
    const isFirst = !this.#hasStarted;
    this.#hasStarted = true;
    return !isFirst && Object.keys(asked).length ? asked : null;
  }
}
