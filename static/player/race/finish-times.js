/** The times at which lanes finish, and the clock's pace between them. */
/** @typedef {Pick<import("./lane.js").Lane, "steps" | "growing" | "succeeded">} Lane */

const SECONDS_TO_A_FINISH = 6;

/** How far the clock may go: as far as every lane that still grows. @param {Lane[]} lanes */
export function lengthOf(lanes) {
  const growing = lanes.filter((lane) => lane.growing).map(({ steps }) => steps);
  return growing.length ? Math.min(...growing) : Math.max(0, ...lanes.map(({ steps }) => steps));
}

/** The steps at which lanes end, as far as is known, each once. @param {Lane[]} lanes */
function finishes(lanes) {
  return [...new Set(lanes.map(({ steps }) => steps - 1))].sort((one, other) => one - other);
}

/**
 * The step at which the next lane has ended; null when none will, as far as is known.
 * @param {Lane[]} lanes
 * @param {number} position
 */
export function nextFinish(lanes, position) {
  return finishes(lanes.filter(({ growing }) => !growing)).find((end) => end > position) ?? null;
}

/**
 * The pace at which each finish comes soon after the one before, and which never slackens.
 * @param {Lane[]} lanes
 * @param {number} position
 */
export function rhythm(lanes, position) {
  let [pace, from] = [0, 0];
  for (const end of finishes(lanes)) {
    pace = Math.max(pace, (end - from) / SECONDS_TO_A_FINISH);
    if (end > position) break;
    from = end;
  }
  return pace;
}

/** A marker where a lane arrives, or several at once. @param {Lane[]} lanes */
export function arrivals(lanes) {
  return finishes(lanes.filter((lane) => lane.succeeded)).map((position) => ({ position, answer: true }));
}
