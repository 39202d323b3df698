/** Keeps the page's URL in step with the run that is shown; each new request is an entry of the browser's history. */
/** @import { Wanted } from "../player/catalogue/requests.js" */
import { isBuiltIn } from "../player/catalogue/library.js";
import { presetFor, withoutStateOptions } from "../player/catalogue/requests.js";
import { isLinkable, queryOf, requestOf } from "../player/catalogue/query.js";
import { player, query, request, shown } from "./page.js";
import { enterQuery, isSingleFile, currentQuery } from "./page-query.js";

const EVERY = 500; // milliseconds

/** @type {ReturnType<typeof setTimeout> | null} */
let timer = null;
/** The request of the history's entry that is shown, as a text; "" before the first. */
let entry = "";
/** The request shown instead of one whose packages could not be had: the address stays, and a reload tries again. */
let instead = "";
/** Whether that is so as long as nothing was shown. */
let lacking = false;
/**
 * {to: that of an entry to which the visitor goes back}, until it is shown or nothing comes of it.
 * @type {{to: string} | null}
 */
let returning = null;

export function writeAddress() {
  clearTimeout(timer ?? undefined);
  timer = null;
  if (!player.request || returning || entryOf(request()) === instead) return;
  enterQuery(queryShown());
}

export function scheduleAddress() {
  timer ??= setTimeout(writeAddress, EVERY);
}

/** A run begins: that of an entry to which the visitor returned, which is told, or a new one. */
export function enterAddress() {
  const next = entryOf(request());
  const returned = next === returning?.to;
  if (!entry && lacking) instead = next;
  const isNew = entry && next !== entry && !returned;
  entry = next;
  returning = null;
  if (isNew) enterQuery(queryShown(), { isNew });
  else writeAddress();
  return returned;
}

/**
 * A link to what is shown; one to an example leads to the page of its own, whose picture it brings. Null for what no
 * link can hold.
 */
export function linkToShown() {
  writeAddress();
  if (!isLinkable(queryShown())) return null;
  const preset = !isSingleFile && isBuiltIn(request().puzzle) && !player.hand && presetFor(request());
  const { href, search } = location;
  if (!preset) return href;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !/^(puzzle|algorithm|state|option-.*)$/.test(name));
  return new URL(`${preset.id}/?${new URLSearchParams(kept)}`, href).href;
}

const entryOf = (/** @type {Wanted} */ asked) => String(queryOf(withoutStateOptions(asked)));
const queryShown = () => queryOf(shown(), player.hand ? 0 : player.position, [...query]);

player.addEventListener("error", () => (lacking ||= !player.request && Boolean(player.packages)));

addEventListener("popstate", async () => {
  const { startAt, ...asked } = requestOf(currentQuery());
  const wanted = asked.algorithm && entryOf({ ...request(), ...asked });
  if (!wanted || wanted === entry) return scheduleAddress(); // a place in the page
  const going = (returning = { to: wanted });
  await player.run(asked, { play: false, startAt });
  if (returning !== going) return;
  returning = null; // it was stopped or refused: what is shown is what was shown before
  writeAddress();
});
