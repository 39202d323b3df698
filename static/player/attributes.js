/** What the attributes and properties of a player ask for when they change: whatever is set at once is one request. */
import { isOption, optionsOf } from "./settings.js";

const REQUEST = ["puzzle", "algorithm", "state", "src"];

/** Lit hears of the attributes it knows; `option-…` are any number. */
export class Attributes {
  #optionsChanged = false;
  #watch = new MutationObserver((records) => this.#note(records));

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

  #note(records) {
    if (!records.some(({ attributeName }) => isOption(attributeName))) return;
    this.#optionsChanged = true;
    this.host.requestUpdate();
  }

  /** {puzzle, algorithm, state, options} or {src}, as far as they are among the `changed` properties; null when nothing is. */
  asked(changed) {
    const { host } = this;
    this.#note(this.#watch.takeRecords());
    const names = REQUEST.filter((name) => changed.has(name) && String(host[name] ?? "") !== "");
    const asked = Object.fromEntries(names.map((name) => [name, host[name]]));
    if (this.#optionsChanged) asked.options = { ...(asked.puzzle ? {} : host.request?.options), ...optionsOf(host) };
    this.#optionsChanged = false;
    return Object.keys(asked).length ? asked : null;
  }
}
