/** Turns changes of a player's attributes and properties into requests; changes made in one turn become one request. */
/** @import { ReactiveControllerHost } from "lit" */
/** @import { PartialRequest } from "./requests.js" */
import { isOption, optionsOf } from "./settings.js";

const REQUEST = ["puzzle", "algorithm", "state", "src"];

/** @typedef {ReactiveControllerHost & HTMLElement & {request: PartialRequest | null}} Host */

/** Lit observes a fixed list of attributes; this observes any `option-…`. */
export class Attributes {
  #optionsChanged = false;
  #watch = new MutationObserver((records) => this.#note(records));

  /** @param {Host} host */
  constructor(host) {
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

  /** @param {MutationRecord[]} records */
  #note(records) {
    if (!records.some(({ attributeName }) => isOption(attributeName ?? ""))) return;
    this.#optionsChanged = true;
    this.host.requestUpdate();
  }

  /**
   * The request or {src} that the `changed` properties name, else null.
   * @param {Map<PropertyKey, unknown>} changed @returns {(PartialRequest & {src?: string}) | null}
   */
  asked(changed) {
    this.#note(this.#watch.takeRecords());
    const options = this.#optionsChanged ? optionsOf(this.host) : null;
    this.#optionsChanged = false;
    return requestedBy(this.host, changed, options);
  }
}

/**
 * The same for any object with such properties; `options`: those of the attributes if one has changed, else null.
 * @param {Partial<Record<string, any>> & {request?: PartialRequest | null}} properties
 * @param {Map<PropertyKey, unknown>} changed @param {PartialRequest["options"] | null} options
 * @returns {(PartialRequest & {src?: string}) | null}
 */
export function requestedBy(properties, changed, options) {
  const names = REQUEST.filter((name) => changed.has(name) && String(properties[name] ?? "") !== "");
  /** @type {PartialRequest & {src?: string}} */
  const asked = Object.fromEntries(names.map((name) => [name, properties[name]]));
  if (options) asked.options = { ...(asked.puzzle ? {} : properties.request?.options), ...options };
  return Object.keys(asked).length ? asked : null;
}
