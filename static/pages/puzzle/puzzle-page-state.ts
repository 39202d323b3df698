/**
 * State shared by the parts of a puzzle's page: its player, and form values that the player's request does not hold.
 */
import { DhadhaPlayer } from "../../player/element/element.ts";
import "../../player/element/player-view.ts";
import { findPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { completeRequest, withoutOptionsSetByState } from "../../player/catalogue/match-requests-and-presets.ts";
import { PLAYER } from "../../player/catalogue/element-attributes.ts";
import { packagesAsAbsoluteUrls, setAttributesFromQuery } from "../../player/catalogue/url-query.ts";
import { byId } from "../shared/dom-helpers.ts";
import { currentQuery } from "../shared/page-query.ts";
import type { Options } from "../../validation/python-types.ts";
import type { FieldFault } from "../shared/form-fields.ts";
import type { PartialRequest, Request } from "../../player/catalogue/match-requests-and-presets.ts";

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
player.startup.replacesRuns = true;
player.speed = "reading";
setAttributesFromQuery(player, PLAYER, query);
player.asksFirst &&= player.packages !== packagesAsAbsoluteUrls(stage.dataset.packages); // the page's own need no consent

/**
 * The state of a form besides the request. pending: the last one asked, until it is shown or discarded; fault: why it
 * was refused; olderAwaited: whether a run that was asked before it may still be shown; touched: the last changed
 * field; settledState: the board of the run shown, or the one last asked, unlike one that is only typed; sent: whether
 * the next run closes the form; shuffled: the options of the last shuffle.
 */
export const form = {
  open: false,
  state: "",
  settledState: "",
  shuffle: {} as Options,
  shuffled: null as string | null,
  pending: null as Request | null,
  fault: null as FieldFault | null,
  touched: "",
  sent: false,
  olderAwaited: false,
};

/** The request shown; used only once there is one. */
export const shownRequest = () => player.request!;
export const shownPuzzle = () => findPuzzle(shownRequest().puzzle)!;

/** The request that the form shows: the last one asked, else that of the run. */
export const newestRequest = () => (form.pending?.puzzle === shownRequest().puzzle ? form.pending : shownRequest());
export const newestAlgorithm = () => shownPuzzle().algorithms.find(({ id }) => id === newestRequest().algorithm)!;

/** The request, with the board as changed by hand. */
export function visibleRequest() {
  const { packages, session: { hand } } = player;
  return withoutOptionsSetByState({ ...shownRequest(), state: hand?.state ?? shownRequest().state, packages });
}

/**
 * Request a change of what was last asked, including changes by hand before Python knows their state. `field` is the
 * changed field.
 */
export async function runWithChanges(field: string, changes: PartialRequest, { play = true } = {}) {
  form.touched = field;
  form.sent = field === "state";
  form.olderAwaited = false;
  if (player.session.hand && player.session.hand.state === null) {
    const edited = await player.session.visibleState();
    if (edited === null) return null;
    form.state = edited;
  }
  const { state, settledState, pending } = form;
  const isEdited = state !== settledState || (form.sent && !pending); // else what was asked may have another size
  form.settledState = state;
  form.pending = completeRequest(isEdited ? { state, ...changes } : changes, newestRequest());
  return player.run(form.pending, { play });
}

/** Build later changes on another request, by default the one that is shown. */
export function resetPending(pending: Request | null = null) {
  const settledState = pending ? form.state : (player.request?.state ?? "");
  Object.assign(form, { pending, fault: null, touched: "", sent: false, olderAwaited: false, settledState });
}
