/** Pauses a clock while its element is out of view. */
export class PauseWhenHidden {
  /** @param {import("lit").ReactiveControllerHost & Element} host @param {{resting: boolean}} clock */
  constructor(host, clock) {
    this.host = host;
    this.watch = new IntersectionObserver((entries) => (clock.resting = !entries.at(-1)?.isIntersecting));
    host.addController(this);
  }

  hostConnected() {
    this.watch.observe(this.host);
  }

  hostDisconnected() {
    this.watch.disconnect();
  }
}
