const BEGINNINGS = ["focusin", "click"]; // a swipe makes neither

export class Engagement {
  /** Permanently engaged, for an element that is its page's main content. */
  always = false;
  #begun = false;

  /** @param {import("lit").ReactiveControllerHost & Element} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  get engaged() {
    return this.always || this.#begun;
  }

  begin = () => this.#set(true);

  hostConnected() {
    for (const name of BEGINNINGS) this.host.addEventListener(name, this.begin);
    document.addEventListener("pointerdown", this.#onPress);
  }

  hostDisconnected() {
    for (const name of BEGINNINGS) this.host.removeEventListener(name, this.begin);
    document.removeEventListener("pointerdown", this.#onPress);
  }

  #onPress = (/** @type {PointerEvent} */ event) => {
    if (!event.composedPath().includes(this.host)) this.#set(false);
  };

  /** @param {boolean} begun */
  #set(begun) {
    if (begun === this.#begun) return;
    this.#begun = begun;
    this.host.requestUpdate();
  }
}
