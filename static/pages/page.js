/**
 * State shared by the parts of a puzzle's page: its player, and form values that the player's request does not hold.
 */
/** @import { Algorithm, Description, Options, Scalar } from "../checks/contract.js" */
/** @import { Request, Wanted } from "../player/catalogue/requests.js" */
import { DhadhaPlayer } from "../player/element/element.js";
import "../player/element/stage.js";
import { findPuzzle } from "../player/catalogue/puzzle-registry.js";
import { withoutStateOptions } from "../player/catalogue/requests.js";
import { applyQuery } from "../player/catalogue/settings.js";
import { byId } from "./by-id.js";
import { currentQuery } from "./page-query.js";

export const stage = byId("stage");
const { asked } = stage.dataset;
if (asked) { // an example has an address of its own for links; open, its page is the puzzle's
  history.replaceState(null, "", `?${asked}&${location.search.slice(1)}`);
  document.querySelector("base")?.remove();
}
export const query = currentQuery();
export const player = new DhadhaPlayer(); // by its class, which must be there: pieces of a bundle come in any order
player.puzzle = stage.dataset.puzzle ?? "";
player.engaged = true;
player.panels = "all";
player.loading = "eager";
player.replacesRuns = true;
player.autoplay = !query.has("start-at");
applyQuery(player, query);
player.asksFirst &&= player.packages !== stage.dataset.packages; // what the page itself names was agreed to

/**
 * What a form shows besides the request. fault: what was refused, which stays in its field; touched: what was changed
 * last; sent: whether the board was, and no run has begun yet; shuffled: what the last shuffle was asked; picked:
 * whether the visitor picked the method.
 * @typedef {{field: string, given: Scalar, text: string, offers?: string[]}} FieldFault
 * @typedef {{open: boolean, state: string, shuffle: Options, shuffled: string | null, copied: string,
 *   fault: FieldFault | null, touched: Omit<FieldFault, "text"> | null, sent: boolean, picked: boolean}} Form
 */

/** @type {Form} */
export const form = {
  open: false,
  state: "",
  shuffle: {},
  shuffled: null,
  copied: "",
  fault: null,
  touched: null,
  sent: false,
  picked: false,
};

/** What is shown; nobody asks before something is. */
export const request = () => /** @type {Request} */ (player.request);
export const puzzle = () => /** @type {Description} */ (findPuzzle(request().puzzle));
export const algorithm = () =>
  /** @type {Algorithm} */ (puzzle().algorithms.find(({ id }) => id === request().algorithm));

/** What is asked for, with the board as the hand left it. */
export const shown = () =>
  withoutStateOptions({ ...request(), state: player.hand?.state ?? request().state, packages: player.packages });

/**
 * What the hand did before Python could tell its state counts, too. `field` is where the change was made.
 * @param {string} field @param {Scalar} given @param {Wanted} changes
 */
export async function change(field, given, changes) {
  form.touched = { field, given };
  form.sent = field === "state";
  if (player.hand && player.hand.state === null) form.state = await player.handState();
  return player.run({ state: form.state, ...changes });
}
