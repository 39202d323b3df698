/** Minimum and maximum of lists too long to be spread as arguments. */

/** The largest of the first `count` values and of `least`. */
export function largest(values: ArrayLike<number>, least = -Infinity, count = values.length) {
  let maximum = least;
  for (let at = 0; at < count; at += 1) if (values[at] > maximum) maximum = values[at];
  return maximum;
}

/** The smallest of the values. */
export const smallest = (values: number[]) => -largest(values.map((value) => -value));
