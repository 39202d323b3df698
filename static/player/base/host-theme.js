/** Follows what the host page determines: available height, and light or dark theme. */

import { lengthOf } from "../../files/element-heights.js";

/** @typedef {import("lit").LitElement & {theme: string, height?: string}} Placed */

/** Sets the declared height and theme; else the page's theme, which many dark pages declare only by colours. */
export class HostThemeController {
  /** @type {"" | "light" | "dark"} */
  #contrastTheme = "";
  #watch = new MutationObserver(() => this.#measure());

  /** @param {Placed} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    const attributeFilter = ["class", "style", "data-theme"];
    for (const each of [document.documentElement, document.body])
      if (each) this.#watch.observe(each, { attributes: true, attributeFilter });
    if (this.host.hasUpdated) this.#measure();
  }

  hostDisconnected() {
    this.#watch.disconnect();
  }

  hostUpdated() {
    const { host } = this;
    const named = ["light", "dark"].includes(host.theme) ? host.theme : this.#contrastTheme;
    if (host.style.colorScheme !== named) host.style.colorScheme = named;
    host.style.setProperty("--height", lengthOf(host.height ?? ""));
    if (host.style.paddingBottom.includes("%")) host.style.paddingBottom = ""; // the height was reserved until now
    if (!this.#isMeasured) this.#measure();
  }

  #isMeasured = false;

  /** A page that declares a colour scheme determines the theme. */
  async #measure() {
    this.#isMeasured = true;
    if (getComputedStyle(document.documentElement).colorScheme !== "normal") return;
    const loaded = await import("./contrast.js").catch(() => null); // without the module, the theme stays
    this.#contrastTheme = loaded?.themeFor(this.host) ?? "";
    this.hostUpdated();
  }
}
