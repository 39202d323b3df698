const BETWEEN_LOOKS = 100; // milliseconds; leaves processor time to the search

/** Looks at what grows once in a while, however often it is asked to. @param {() => void} look */
export function throttle(look) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let waits = null;
  return () => {
    waits ??= setTimeout(() => ((waits = null), look()), BETWEEN_LOOKS);
  };
}
