/** What has the focus may go away when it is pressed; the focus then stays near, and never falls out of the element. */

const PLAY = ".play";

/** A Lit controller. What serves the same end in another state bears the same `data-act`. */
export class KeepsFocus {
  #had = null;
  #around = null;
  #act = null;

  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostUpdate() {
    this.#had = this.host.renderRoot?.activeElement ?? null;
    this.#act = (this.#had?.shadowRoot?.activeElement ?? this.#had)?.dataset.act;
    this.#around = this.#had?.parentElement?.closest("details, [tabindex='0']") ?? null;
  }

  hostUpdated() {
    const [had, around] = [this.#had, this.#around];
    if (had && !had.isConnected && this.#lost) this.#settle(around);
    this.#had = this.#around = null;
  }

  get #lost() {
    const { activeElement } = this.host.getRootNode();
    return !activeElement || activeElement === document.body;
  }

  #settle(around) {
    const { host } = this;
    const root = host.renderRoot;
    const near = around?.isConnected ? around.querySelector("summary") ?? around : null;
    const same = this.#act && root.querySelector(`[data-act="${this.#act}"]`);
    for (const place of [near, same, host.board, root.querySelector("dhadha-transport")?.renderRoot?.querySelector(PLAY), root.querySelector(".notice button")]) {
      place?.focus({ preventScroll: true });
      if (!this.#lost) return;
    }
    host.tabIndex = -1;
    host.focus({ preventScroll: true });
  }
}
