/** Moves the focus to a nearby control when the focused one is removed, so that it never leaves the element. */

const PLAY = ".play";

/** @typedef {import("lit").LitElement & {board?: HTMLElement | null}} Host */

/** A Lit controller. Controls that replace each other in different states share a `data-act`. */
export class FocusKeeper {
  /** @type {HTMLElement | null} */
  #focused = null;
  /** @type {Element | null} */
  #around = null;
  /** @type {string | undefined} */
  #act;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostUpdate() {
    const root = /** @type {ShadowRoot | undefined} */ (this.host.renderRoot);
    this.#focused = /** @type {HTMLElement | null} */ (root?.activeElement ?? null);
    const inner = this.#focused?.shadowRoot?.activeElement ?? this.#focused;
    this.#act = /** @type {HTMLElement | null} */ (inner)?.dataset.act;
    this.#around = this.#focused?.parentElement?.closest("details, [tabindex='0']") ?? null;
  }

  hostUpdated() {
    const [had, around] = [this.#focused, this.#around];
    if (had && !had.isConnected && this.#restore) this.#settle(around);
    this.#focused = this.#around = null;
  }

  get #restore() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.host.getRootNode());
    return !activeElement || activeElement === document.body;
  }

  /** @param {Element | null} around */
  #settle(around) {
    const { host } = this;
    const root = host.renderRoot;
    const near = around?.isConnected ? around.querySelector("summary") ?? around : null;
    const same = this.#act ? root.querySelector(`[data-act="${this.#act}"]`) : null;
    for (const place of [
      near,
      same,
      host.board,
      root.querySelector("dhadha-transport")?.shadowRoot?.querySelector(PLAY),
      root.querySelector(".notice button"),
    ]) {
      /** @type {HTMLElement | null | undefined} */ (place)?.focus({ preventScroll: true });
      if (!this.#restore) return;
    }
    host.tabIndex = -1;
    host.focus({ preventScroll: true });
  }
}
