/**
 * State shared by the parts of a puzzle's page: its player, and form values that the player's request does not hold.
 */
import { DhadhaPlayer } from "../player/element/element.ts";
import "../player/element/player-extras.ts";
import "../player/element/player-with-controls.ts";
import { findPuzzle } from "../player/catalogue/puzzle-registry.ts";
import { withoutStateOptions } from "../player/catalogue/presets-and-defaults.ts";
import { applyQuery } from "../player/catalogue/player-attributes.ts";
import { byId } from "./dom-helpers.ts";
import { currentQuery } from "./page-query.ts";
import type { Options, Scalar } from "../validation/python-types.ts";
import type { PartialRequest } from "../player/catalogue/presets-and-defaults.ts";

export const stage = byId("stage");
const { asked } = stage.dataset;
if (asked) { // an example has a URL of its own for links, but this page is the puzzle's
  history.replaceState(null, "", `?${asked}&${location.search.slice(1)}`);
  document.querySelector("base")?.remove();
}
export const query = currentQuery();
export const player = new DhadhaPlayer(); // by its class, because chunks of a bundle load in any order
player.puzzle = stage.dataset.puzzle ?? "";
player.engaged = true;
player.panels = "all";
player.loading = "eager";
player.replacesRuns = true;
player.speed = "reading";
applyQuery(player, query);
player.asksFirst &&= player.packages !== stage.dataset.packages; // the page's own packages need no consent

/**
 * The state of a form besides the request. fault: a refused input, which stays in its field; touched: the last changed
 * field; sent: whether the board was sent and no run has started yet; shuffled: the options of the last shuffle;
 */
export type FieldFault = { field: string; given: Scalar; text: string; offers?: string[] };
type Form = {
  open: boolean;
  state: string;
  shuffle: Options;
  shuffled: string | null;
  copied: string;
  fault: FieldFault | null;
  touched: Omit<FieldFault, "text"> | null;
  sent: boolean;
};

export const form: Form = {
  open: false,
  state: "",
  shuffle: {},
  shuffled: null,
  copied: "",
  fault: null,
  touched: null,
  sent: false,
};

/** The request shown; used only once there is one. */
export const request = () => player.request!;
export const puzzle = () => findPuzzle(request().puzzle)!;

/** The request that the form shows: awaited, or of the run. */
export const newest = () => player.runs.asked!;
export const algorithm = () => puzzle().algorithms.find(({ id }) => id === newest().algorithm)!;

/** The request, with the board as changed by hand. */
export const shown = () =>
  withoutStateOptions({ ...request(), state: player.hand?.state ?? request().state, packages: player.packages });

/** The board sent with the newest request, which may have changed its size since. */
let sentState: string | null = null;

/** Request a change, including changes by hand before Python knows their state. `field` is the changed field. */
export async function setField(field: string, given: Scalar, changes: PartialRequest, { play = true } = {}) {
  form.touched = { field, given };
  form.sent = field === "state";
  if (player.hand && player.hand.state === null) form.state = await player.handState();
  const { state } = form;
  const isSent = player.runs.isAwaited && state === sentState && field !== "state";
  sentState = state;
  return player.run(isSent ? changes : { state, ...changes }, { play });
}
