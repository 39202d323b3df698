/** What the visitor has done, by names without spaces: kept on this device, or where that is refused, on this page. */
const KEY = "dhadha-done";
const done = new Set<string>();

export function isDone(name: string) {
  try {
    for (const kept of localStorage.getItem(KEY)?.split(" ") ?? []) done.add(kept); // also of other pages
  } catch {} // private windows may block storage
  return done.has(name);
}

export function keepDone(name: string) {
  if (isDone(name)) return;
  done.add(name);
  try {
    localStorage.setItem(KEY, [...done].join(" "));
  } catch {} // blocked, or full
}
