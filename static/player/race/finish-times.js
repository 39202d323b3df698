/** The times at which lanes finish, and the clock's pace between them. */
/** @typedef {Pick<import("./lane.js").Lane, "steps" | "growing" | "succeeded">} Lane */

const SECONDS_TO_A_FINISH = 6;

/** The clock's maximum: the least length of the lanes that still grow. @param {Lane[]} lanes */
export function lengthOf(lanes) {
  const growing = lanes.filter((lane) => lane.growing).map(({ steps }) => steps);
  return growing.length ? Math.min(...growing) : Math.max(0, ...lanes.map(({ steps }) => steps));
}

/** The known finish steps of lanes, without duplicates. @param {Lane[]} lanes */
function finishes(lanes) {
  return [...new Set(lanes.map(({ steps }) => steps - 1))].sort((one, other) => one - other);
}

/** The step at which the next lane finishes; null if none is known. @param {Lane[]} lanes @param {number} position */
export function nextFinish(lanes, position) {
  return finishes(lanes.filter(({ growing }) => !growing)).find((end) => end > position) ?? null;
}

/** Finishes follow each other quickly; it never decreases. @param {Lane[]} lanes @param {number} position */
export function rhythm(lanes, position) {
  let [pace, from] = [0, 0];
  for (const end of finishes(lanes)) {
    pace = Math.max(pace, (end - from) / SECONDS_TO_A_FINISH);
    if (end > position) break;
    from = end;
  }
  return pace;
}

/** A marker where one lane or several finish. @param {Lane[]} lanes */
export function arrivals(lanes) {
  return finishes(lanes.filter((lane) => lane.succeeded)).map((position) => ({ position, answer: true }));
}
