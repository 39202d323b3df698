/** The address holds what is shown; each new request is an entry of the browser's history, to which Back returns. */
import { withoutImplied } from "../player/library.js";
import { queryOf, requestOf } from "../player/settings.js";
import { player, query, request, shown } from "./page.js";

const EVERY = 500; // milliseconds

let timer = null;
/** The request of the history's entry that is shown, as a text; "" before the first. */
let entry = "";
/** {to: that of an entry to which the visitor goes back}, until it is shown or nothing comes of it. */
let returning = null;

export function writeAddress() {
  clearTimeout(timer);
  timer = null;
  if (request() && !returning) history.replaceState(null, "", address());
}

export function soonWriteAddress() {
  timer ??= setTimeout(writeAddress, EVERY);
}

/** A run begins: that of an entry to which the visitor returned, which is told, or a new one. */
export function enterAddress() {
  const next = told(request());
  const returned = next === returning?.to;
  const isNew = entry && next !== entry && !returned;
  entry = next;
  returning = null;
  if (isNew) history.pushState(null, "", address());
  else writeAddress();
  return returned;
}

const told = (asked) => String(queryOf(withoutImplied(asked)));
const address = () => `?${queryOf(shown(), player.hand ? 0 : player.position, [...query])}`;

addEventListener("popstate", async () => {
  const { startAt, ...asked } = requestOf(new URLSearchParams(location.search));
  const wanted = told({ ...request(), ...asked });
  if (!asked.algorithm || wanted === entry) return soonWriteAddress(); // a place in the page
  const going = (returning = { to: wanted });
  await player.run(asked, { play: false, startAt });
  if (returning !== going) return;
  returning = null; // it was stopped or refused: what is shown is what was shown before
  writeAddress();
});
