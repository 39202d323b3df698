/** Minimum and maximum of lists too long to be spread as arguments. */

/** @param {ArrayLike<number>} values @param {number} [least] at least that */
export function largest(values, least = -Infinity) {
  let found = least;
  for (let at = 0; at < values.length; at += 1) if (values[at] > found) found = values[at];
  return found;
}

/** @param {ArrayLike<number>} values @param {number} [most] at most that */
export function smallest(values, most = Infinity) {
  let found = most;
  for (let at = 0; at < values.length; at += 1) if (values[at] < found) found = values[at];
  return found;
}
