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

/** A loop rests while nobody can see it, and while the visitor wants it still. */
export class Looping {
  /** @type {IntersectionObserver | null} */
  #seen = null;
  #still = false;

  /** @param {Element} host @param {{play(): void, pause(): void}} timeline */
  constructor(host, timeline) {
    this.host = host;
    this.timeline = timeline;
  }

  start() {
    this.end();
    this.#seen = new IntersectionObserver(([entry]) =>
      entry.isIntersecting && !this.#still ? this.timeline.play() : this.timeline.pause(),
    );
    this.#seen.observe(this.host);
  }

  end() {
    this.#seen?.disconnect();
  }

  get still() {
    return this.#still;
  }

  set still(still) {
    this.#still = still;
    if (still) this.timeline.pause();
    else if (this.#seen) this.start();
  }
}
