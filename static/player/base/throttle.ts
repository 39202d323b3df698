const BETWEEN_LOOKS = 100; // milliseconds; leaves processor time to the search

/** Looks at what grows once in a while, however often it is asked to. */
export function throttle(look: () => void) {
  let waits: ReturnType<typeof setTimeout> | null = null;
  return () => {
    waits ??= setTimeout(() => ((waits = null), look()), BETWEEN_LOOKS);
  };
}
