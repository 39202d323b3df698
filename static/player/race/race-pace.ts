/** The pace of a race. */

const SECONDS = 24; // of the whole race

/** Steps per second at a position: they never decrease, and finishes come at about equal times. `ends`: ascending. */
export function paceAt(ends: number[], position: number) {
  let pace = 0;
  const legs = ends.filter(Boolean).map((end, at, all) => {
    const steps = end - (all[at - 1] ?? 0);
    pace = Math.max(pace, steps);
    return { end, pace, time: steps / pace };
  });
  const leg = legs.find(({ end }) => end > position) ?? { pace };
  return (leg.pace * legs.reduce((sum, { time }) => sum + time, 0)) / SECONDS || 1;
}
