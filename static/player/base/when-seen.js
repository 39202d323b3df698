/** What depends on whether an element can be seen. */

/** Begin when `element` comes near the screen. @param {Element} element @param {() => void} begin */
export function whenNear(element, begin) {
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    watch.disconnect();
    begin();
  }, { rootMargin: "200px" });
  watch.observe(element);
}

/** A clock rests while nobody can see what it moves. */
export class Rests {
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
