/** Keeps the page's URL in step with the run that is shown; each new request is an entry of the browser's history. */
import { presetFor, withoutOptionsSetByState } from "../../player/catalogue/match-requests-and-presets.ts";
import { isFromFile } from "../../player/catalogue/puzzle-registry.ts";
import { fitsInUrl, playerQueryOf, requestFromQuery } from "../../player/catalogue/url-query.ts";
import { resetPending, player, query, shownRequest, visibleRequest } from "./puzzle-page-state.ts";
import { setPageQuery, isSingleFile, currentQuery } from "../shared/page-query.ts";
import { text } from "../shared/page-texts.ts";
import type { PartialRequest } from "../../player/catalogue/match-requests-and-presets.ts";

const EVERY = 500; // milliseconds

/** The address of a challenge stays, so that a reload begins it again. */
const isFixed = query.has("challenge");

let timer: ReturnType<typeof setTimeout> | null = null;
/** The request of the current history entry, as a text; "" before the first. */
let entry = "";
/** Whether an example is shown because the packages of the URL failed: the URL stays, so that a reload retries. */
let isFallback = false;
/** {to: the entry that the visitor navigates back to}, until it is shown or fails. */
let returning: { to: string } | null = null;

export function writeAddress() {
  clearTimeout(timer ?? undefined);
  timer = null;
  if (isFixed || !player.request || returning || isFallback) return;
  setPageQuery(queryOfShownRun());
}

export function scheduleWrite() {
  timer ??= setTimeout(writeAddress, EVERY);
}

/** A run has started: update the history entry that the visitor returned to, or push a new one. */
export function enterRunInHistory() {
  const next = historyEntryOfRequest(shownRequest());
  const returned = next === returning?.to;
  const isNew = entry && next !== entry && !returned;
  isFallback &&= !entry || next === entry;
  entry = next;
  returning = null;
  if (isNew && !isFixed) setPageQuery(queryOfShownRun(), { isNew });
  else writeAddress();
  return returned;
}

/**
 * A link to the current run; an example's link leads to its own page, which has a preview picture. Null for what no
 * link can hold.
 */
export function linkToRun() {
  writeAddress();
  if (!fitsInUrl(queryOfShownRun())) return null;
  const preset = !isSingleFile && !player.session.hand && presetFor(shownRequest());
  const { href, search } = location;
  if (!preset) return href;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !/^(puzzle|algorithm|state|option-.*)$/.test(name));
  return new URL(`${preset.id}/?${new URLSearchParams(kept)}`, href).href;
}

/** Tell that a link cannot bring a puzzle that was installed from a file. */
export function warnOfFilePackage() {
  if (isFromFile(shownRequest().puzzle)) player.notices.say(text("packages-from-file"));
}

const historyEntryOfRequest = (asked: PartialRequest) => String(playerQueryOf(withoutOptionsSetByState(asked)));
const queryOfShownRun = () => playerQueryOf(visibleRequest(), player.session.hand ? 0 : player.position, [...query]);

player.addEventListener("error", () => (isFallback ||= !player.request && Boolean(player.packages)));

addEventListener("popstate", async () => {
  const { startAt, ...asked } = requestFromQuery(currentQuery());
  const wanted = asked.algorithm && historyEntryOfRequest({ ...shownRequest(), ...asked });
  if (!wanted || wanted === entry) return scheduleWrite(); // a place in the page
  const going = (returning = { to: wanted });
  resetPending();
  await player.run(asked, { play: false, startAt });
  if (returning !== going) return;
  returning = null; // the request was aborted or refused: the previous run is still shown
  writeAddress();
});
