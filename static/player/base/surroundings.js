/** What an element of ours has from the page around it: room, and light or dark. */
import { numbersIn, resolved } from "./look.js";

const READABLE = 0.35; // of difference in brightness, from 0 to 1

/** @typedef {import("lit").LitElement & {theme: string, height?: string}} Placed */

/**
 * Keeps an element as high as it is told; and in the theme that it is told, else in that of the page: many dark pages
 * say so by their colours alone.
 */
export class Surroundings {
  /** @type {"" | "light" | "dark"} */
  #turned = "";
  #watch = new MutationObserver(() => this.#look());

  /** @param {Placed} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    const attributeFilter = ["class", "style", "data-theme"];
    for (const each of [document.documentElement, document.body])
      if (each) this.#watch.observe(each, { attributes: true, attributeFilter });
    if (this.host.hasUpdated) this.#look();
  }

  hostDisconnected() {
    this.#watch.disconnect();
  }

  hostUpdated() {
    const { host } = this;
    const named = ["light", "dark"].includes(host.theme) ? host.theme : this.#turned;
    if (host.style.colorScheme !== named) host.style.colorScheme = named;
    host.style.setProperty("--height", heightOf(host.height));
    if (!this.#looked) this.#look();
  }

  #looked = false;

  /** Text that could not be read on what lies behind it turns to the other theme. */
  #look() {
    this.#looked = true;
    const { host } = this;
    host.style.colorScheme = "";
    const behind = brightnessBehind(host);
    const ink = brightness(resolved(host, "var(--ink)"));
    const unreadable = behind !== null && Math.abs(behind - ink) < READABLE;
    this.#turned = unreadable ? (behind < 0.5 ? "dark" : "light") : "";
    this.hostUpdated();
  }
}

/** Of the nearest background, 0 to 1; null where the page has none. @param {Element} element */
function brightnessBehind(element) {
  for (let each = /** @type {Element | null} */ (element); each; each = parentOf(each)) {
    const colour = getComputedStyle(each).backgroundColor;
    const [, , , opacity = 1] = numbersIn(colour);
    if (opacity > 0.5) return brightness(colour);
  }
  return null;
}

/** @param {Element} element @returns {Element | null} */
function parentOf(element) {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** As a canvas paints it, which knows every way to write a colour. @param {string} colour */
function brightness(colour) {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) return 0;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** A number is one of pixels; "" for what is no height. @param {string} [height] */
function heightOf(height = "") {
  const length = /^\d+(\.\d+)?$/.test(height) ? `${height}px` : height;
  return CSS.supports("height", length) ? length : "";
}
