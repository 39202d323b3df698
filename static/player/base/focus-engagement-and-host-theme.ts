/** Lit controllers: the focus when controls are removed, engagement, and the height and theme of the host page. */
import { parseCssHeight } from "../../loading/element-heights.ts";
import { findBoardThatKeysActOn } from "./custom-elements-and-events.ts";
import { colourBrightness, brightnessBehind } from "./background-brightness.ts";
import { resolveColour } from "./styles.ts";
import type { LitElement, ReactiveControllerHost } from "lit";

/**
 * Moves the focus to a near control when the focused one is removed. Controls that replace each other in different
 * states have the same `data-act`; for the button of a menu, that of the tool pressed last.
 */
export class FocusKeeper {
  #focused: HTMLElement | null = null;
  #around: Element | null = null;
  #act: string | undefined;
  declare host: LitElement;

  constructor(host: LitElement) {
    this.host = host;
    host.addController(this);
  }

  hostUpdate() {
    const root = this.host.renderRoot as ShadowRoot | undefined;
    this.#focused = (root?.activeElement ?? null) as HTMLElement | null;
    const inner = this.#focused?.shadowRoot?.activeElement ?? this.#focused;
    const { pressed, act } = (inner as HTMLElement | null)?.dataset ?? {};
    this.#act = pressed || act;
    this.#around = this.#focused?.parentElement?.closest("details, [tabindex]") ?? null;
  }

  hostUpdated() {
    const [had, around] = [this.#focused, this.#around];
    if (had && !had.isConnected && this.#isFocusLost) this.#moveFocusToNearControl(around);
    this.#focused = this.#around = null;
  }

  get #isFocusLost() {
    const { activeElement } = this.host.getRootNode() as Document | ShadowRoot;
    return !activeElement || activeElement === document.body;
  }

  #moveFocusToNearControl(around: Element | null) {
    const { host } = this;
    const root = host.renderRoot;
    const near = around?.isConnected ? around.querySelector("summary") ?? around : null;
    const same = this.#act ? root.querySelector(`[data-act="${this.#act}"]`) : null;
    for (const place of [
      near,
      same,
      findBoardThatKeysActOn(host),
      root.querySelector("dhadha-transport")?.shadowRoot?.querySelector(".play"),
      root.querySelector(".notice button"),
    ]) {
      (place as HTMLElement | null | undefined)?.focus({ preventScroll: true });
      if (!this.#isFocusLost) return;
    }
    host.tabIndex = -1;
    host.focus({ preventScroll: true });
  }
}

/** Whether the reader uses an element: from a focus or a click in it to a press elsewhere; a swipe causes neither. */
export class Engagement {
  /** Whether the element is always engaged, as the main content of its page. */
  always = false;
  #begun = false;
  declare host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.host = host;
    host.addController(this);
    for (const name of ["focusin", "click"]) host.addEventListener(name, () => this.#setEngaged(true));
  }

  get engaged() {
    return this.always || this.#begun;
  }

  hostConnected() {
    document.addEventListener("pointerdown", this.#disengageOnOutsidePress);
  }

  hostDisconnected() {
    document.removeEventListener("pointerdown", this.#disengageOnOutsidePress);
  }

  #disengageOnOutsidePress = (event: PointerEvent) => event.composedPath().includes(this.host) || this.#setEngaged(false);

  #setEngaged(begun: boolean) {
    if (begun === this.#begun) return;
    this.#begun = begun;
    this.host.requestUpdate();
  }
}

/** `keepsReserve`: whether the height that its tag reserves remains. */
type ThemedHost = LitElement & { theme: string; height?: string; keepsReserve: boolean };

/** Sets the declared height and theme; else the page's theme, which many dark pages declare only by colours. */
export class HostThemeController {
  #contrastTheme: "" | "light" | "dark" = "";
  #watch = new MutationObserver(() => this.#updateContrastTheme());
  declare host: ThemedHost;

  constructor(host: ThemedHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    const attributeFilter = ["class", "style", "data-theme"];
    for (const each of [document.documentElement, document.body])
      if (each) this.#watch.observe(each, { attributes: true, attributeFilter });
    if (this.host.hasUpdated) this.#updateContrastTheme();
  }

  hostDisconnected() {
    this.#watch.disconnect();
  }

  hostUpdated() {
    const { host } = this;
    const named = ["light", "dark"].includes(host.theme) ? host.theme : this.#contrastTheme;
    if (host.style.colorScheme !== named) host.style.colorScheme = named;
    host.style.setProperty("--height", parseCssHeight(host.height ?? ""));
    if (!host.keepsReserve && host.style.paddingBottom.includes("%"))
      Object.assign(host.style, { paddingBottom: "", height: "" }); // which reserved the height until now
    if (!this.#isMeasured) this.#updateContrastTheme();
  }

  #isMeasured = false;

  /** A page that declares a colour scheme determines the theme. */
  #updateContrastTheme() {
    this.#isMeasured = true;
    if (getComputedStyle(document.documentElement).colorScheme !== "normal") return;
    this.#contrastTheme = chooseReadableTheme(this.host);
    this.hostUpdated();
  }
}

const READABLE = 0.35; // difference in brightness, from 0 to 1

/** "dark" or "light" where text of the page's own theme would be unreadable, else "". */
function chooseReadableTheme(host: LitElement): "" | "light" | "dark" {
  host.style.colorScheme = "";
  const behind = brightnessBehind(host);
  const ink = colourBrightness(resolveColour(host, "var(--ink)"));
  if (behind === null || Math.abs(behind - ink) >= READABLE) return "";
  return behind < 0.5 ? "dark" : "light";
}
