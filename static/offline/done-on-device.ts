/** What the visitor has done and left open, by names without spaces: kept on this device, or if refused, on this page. */
function makeNameStore(key: string) {
  let names = new Set<string>();
  const has = (name: string) => {
    try {
      names = new Set(localStorage.getItem(key)?.split(" ") ?? names); // also of other pages
    } catch {} // private windows may block storage
    return names.has(name);
  };
  const set = (name: string, isIn: boolean) => {
    if (has(name) === isIn) return;
    if (isIn) names.add(name);
    else names.delete(name);
    try {
      localStorage.setItem(key, [...names].join(" "));
    } catch {} // blocked, or full
  };
  return { has, set };
}

const done = makeNameStore("dhadha-done");
export const isDone = done.has;
export const markDone = (name: string) => done.set(name, true);
export const challengeDoneName = (puzzle = "", challenge = "") => `challenge/${puzzle}/${challenge}`;

const openFolds = makeNameStore("dhadha-folds");
export const isFoldOpen = openFolds.has;
export const keepFold = openFolds.set;
