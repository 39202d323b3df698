/** Styles of our elements: palette, sheets, style properties of single parts, and isolation from the host page. */
import fonts from "baked/script-fonts.json";
import { css as plain, html, noChange, unsafeCSS } from "lit";
import { Directive, directive } from "lit/directive.js";
import { PALETTE } from "./palette.ts";
import type { CSSResultGroup, LitElement } from "lit";

const REM = "--dhadha-rem";
try {
  CSS.registerProperty({ name: REM, syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // another copy of Dhadha has registered it, or the browser lacks it, so that sizes follow the surrounding text
}

/** Lit's `css`, in which `rem` is the reader's own font size; the root element's belongs to the page's author. */
export function css(strings: TemplateStringsArray, ...values: CSSResultGroup[]) {
  const text = String(plain(strings, ...(values as any[])));
  return unsafeCSS(text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b(?![^{}]*\)\s*\{)/g, `calc($1 * var(${REM}))`));
}

/** Sets properties singly: a strict policy blocks `style` attributes, which Lit's styleMap renders first. */
class Styled extends Directive {
  #given: Record<string, string | number> = {};

  render(_properties: { [name: string]: string | number }) {
    return noChange;
  }

  update({ element: { style } }: any, [properties]: [Record<string, string | number>]) {
    for (const name in this.#given) if (!(name in properties)) style.removeProperty(name);
    for (const name in properties)
      if (this.#given[name] !== properties[name]) style.setProperty(name, String(properties[name]));
    this.#given = properties;
    return noChange;
  }
}

export const styled = directive(Styled);

const forced = matchMedia("(forced-colors: active)");
/** Whether the reader's system forces colours. */
export const areColoursForced = () => forced.matches;

/** Whether the reader prefers that nothing moves by itself. */
export const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a run that changed attributes ask for is played. */
export const playsOnAttributeChange = (host: HTMLElement & { autoplay: boolean }) =>
  !isMotionReduced() && (host.autoplay || !host.hasAttribute("autoplay"));

/** Draw an element again when colours are forced, or no longer. */
export function redrawOnForcedColours(host: LitElement) {
  const redraw = () => host.requestUpdate();
  host.addController({
    hostConnected: () => forced.addEventListener("change", redraw),
    hostDisconnected: () => forced.removeEventListener("change", redraw),
  });
}
/** The fonts for scripts other than Latin. */
export const scriptFonts = unsafeCSS(fonts);
const colours = unsafeCSS(Object.entries(PALETTE).map(([name, colour]) => `--${name}: ${colour};`).join(""));

const SHADE = css`color-mix(in srgb, CanvasText 30%, Canvas)`;

/** Of forced colours (high contrast): system colours replace those of the palette. */
const forcedPalette = css`
  @media (forced-colors: active) {
    :host {
      --ink: CanvasText; --muted: CanvasText; --surface: Canvas; --sunken: Canvas; --line: CanvasText;
      --accent: Highlight; --accent-ink: HighlightText;
      --board: Canvas; --hollow: Canvas; --tile: Canvas; --tile-ink: CanvasText; --tile-home: Canvas;
      --edge: CanvasText; --shade: transparent; --piece: CanvasText; --link: CanvasText;
      --square-light: Canvas; --square-dark: color-mix(in srgb, CanvasText 18%, Canvas);
      --attack: CanvasText; --stone: Canvas; --stone-edge: CanvasText; --disk: Canvas; --disk-edge: CanvasText;
      --role-ink: CanvasText; --current-ink: HighlightText; --zero: Canvas; --done: ${SHADE};
      --role-current: Highlight; --role-visited: ${SHADE}; --role-frontier: Canvas; --role-path: Canvas;
      --role-goal: Canvas; --role-conflict: ${SHADE}; --role-hint: Canvas;
    }
  }
`;

export const palette = [css`
  :host {
    ${colours}
    color: var(--ink);
    border-radius: 14px;
    --inset: 0px;
    --font: Inter Variable, ${scriptFonts}, system-ui, sans-serif;
    font-family: var(--font);
    font-size: .9375rem;
    line-height: 1.5;
  }
  :host([theme="light"]), :host([theme="dark"]) { background: light-dark(#faf6ef, #17161b); --inset: 10px; }
`, forcedPalette];

export const hidden = css`
  .hidden {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; border: 0; padding: 0;
  }
`;

export const buttons = css`
  button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
  :is(button, summary, select, input, a, [tabindex]):focus-visible {
    outline: 2px solid var(--accent); outline-offset: 2px;
  }
  .button { border: 1px solid var(--line); background: var(--surface); border-radius: 9px; padding: .35em .8em; }
  .button:hover { border-color: var(--accent); }
  .primary { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); font-weight: 600; }
  @media (forced-colors: active) { .primary { forced-color-adjust: none; } }
  .icon { display: grid; place-items: center; min-width: 38px; height: 38px; border-radius: 9px; padding: 0 6px; }
  .icon:hover { background: var(--sunken); }
  .icon svg { width: 20px; height: 20px; fill: currentColor; display: block; }
  button:is(:disabled, [aria-disabled="true"]) { opacity: .45; cursor: default; }
  select {
    font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 9px;
    padding: .35em .5em;
  }
  @media (pointer: coarse) { :is(select, input, textarea) { font-size: max(16px, 1rem) !important; } }
`;

/** Observe an element while it is connected. */
export function observeWhileConnected(host: LitElement, observer: ResizeObserver | IntersectionObserver) {
  host.addController({ hostConnected: () => observer.observe(host), hostDisconnected: () => observer.disconnect() });
}

/** Act when the size of an element has changed; in the next frame, because a resize in the callback is an error. */
export function onResize(host: LitElement, act: () => void) {
  observeWhileConnected(host, new ResizeObserver(() => requestAnimationFrame(act)));
}

/** Resolve a CSS colour, in the theme of `element` or in the one given. */
export function resolveColour(element: LitElement, colour: string, theme = "") {
  const probe = element.renderRoot.appendChild(document.createElement("i"));
  probe.style.color = colour;
  probe.style.colorScheme = theme;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

const WIDEST = 46; // rem; the preferred width where the element may choose it, as in a float: columns fit side by side

/** Wrap the content in a frame that inherits no text style from the page. */
export const wrapInHostFrame = (content: unknown) => html`<div class="frame">${content}</div>`;

export const hostReset = css`
  :host {
    display: block; position: relative; max-width: 100%; min-width: 0; font-size: medium !important;
    --dhadha-rem: 1em !important;
  }
  :host([height]) { height: var(--height); }
  :host([height]) .frame { height: 100%; overflow: auto; }
  :host([hidden]) { display: none; }
  :host::before {
    content: "${unsafeCSS(". ".repeat(WIDEST))}"; display: block; height: 0; overflow: hidden; visibility: hidden;
    font: 1px/0 monospace; word-spacing: calc(1rem - 1.2px); letter-spacing: 0; text-transform: none;
  }
  .frame {
    all: initial; display: block; container-type: inline-size; color-scheme: inherit; color: var(--ink);
    font-family: var(--font); font-size: 1rem; line-height: 1.5; visibility: inherit; pointer-events: inherit;
    print-color-adjust: exact;
  }
  .frame > * { font-size: .9375em; }
`;
