/** Minimum and maximum of lists too long to be spread as arguments. */

/** The largest of the values and of `least`. */
export function largest(values: ArrayLike<number>, least = -Infinity) {
  let found = least;
  for (let at = 0; at < values.length; at += 1) if (values[at] > found) found = values[at];
  return found;
}

/** The smallest of the values and of `most`. */
export function smallest(values: ArrayLike<number>, most = Infinity) {
  let found = most;
  for (let at = 0; at < values.length; at += 1) if (values[at] < found) found = values[at];
  return found;
}
