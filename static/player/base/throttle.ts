/** Call a function at most once per interval. */

const BETWEEN_LOOKS = 100; // milliseconds; leaves processor time to the search

/** Return a function that calls `look` at most once in BETWEEN_LOOKS, however often it is called. */
export function throttle(look: () => void) {
  let waits: ReturnType<typeof setTimeout> | null = null;
  return () => {
    waits ??= setTimeout(() => ((waits = null), look()), BETWEEN_LOOKS);
  };
}
