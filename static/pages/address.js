/** The address holds what is shown. */
import { queryOf } from "../player/settings.js";
import { player, query, request, shown } from "./page.js";

const EVERY = 500; // milliseconds

let timer = null;

export function writeAddress() {
  clearTimeout(timer);
  timer = null;
  if (!request()) return;
  history.replaceState(null, "", `?${queryOf(shown(), player.hand ? 0 : player.position, [...query])}`);
}

export function soonWriteAddress() {
  timer ??= setTimeout(writeAddress, EVERY);
}
