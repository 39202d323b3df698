/** The address holds what is shown; each new request is an entry of the browser's history, to which Back returns. */
import { withoutImplied } from "../player/library.js";
import { queryOf, requestOf } from "../player/settings.js";
import { player, query, request, shown } from "./page.js";

const EVERY = 500; // milliseconds

let timer = null;
/** The request of the history's entry that is shown, as a text; "" before the first. */
let entry = "";

export function writeAddress() {
  clearTimeout(timer);
  timer = null;
  if (request()) history.replaceState(null, "", address());
}

export function soonWriteAddress() {
  timer ??= setTimeout(writeAddress, EVERY);
}

let returning = false;

/** A run begins: that of an entry to which the visitor returned, or a new one. */
export function enterAddress() {
  const next = told(request());
  const isNew = entry && next !== entry && !returning;
  entry = next;
  returning = false;
  if (isNew) history.pushState(null, "", address());
  else soonWriteAddress();
}

const told = (asked) => String(queryOf(withoutImplied(asked)));
const address = () => `?${queryOf(shown(), player.hand ? 0 : player.position, [...query])}`;

addEventListener("popstate", async () => {
  const { startAt, ...asked } = requestOf(new URLSearchParams(location.search));
  if (!asked.algorithm || told({ ...request(), ...asked }) === entry) return; // a place in the page
  returning = true;
  await player.run(asked, { play: false, startAt });
  returning = false;
});
