/**
 * Acts once in so many milliseconds, at their end, however often it is asked to.
 * @param {() => void} act @param {number} milliseconds
 */
export function throttled(act, milliseconds) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let waits = null;
  return () => {
    waits ??= setTimeout(() => ((waits = null), act()), milliseconds);
  };
}
