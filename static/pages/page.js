/** What the parts of a puzzle's page share: its player, and what the form shows that the player's request does not tell. */
import "../player/element.js";
import "../player/staged.js";
import { findPuzzle, withoutImplied } from "../player/library.js";
import { applyQuery } from "../player/settings.js";

export const stage = document.getElementById("stage");
export const query = new URLSearchParams(location.search);
export const player = document.createElement("dhadha-player");
player.puzzle = stage.dataset.puzzle;
player.autoplay = !query.has("start-at");
applyQuery(player, query);

/** fault: {field, given, text} of an entry that was refused, which stays in its field; touched: {field, given} what was changed last; sent: whether the board was, and no run has begun yet. */
export const form = { open: false, state: "", shuffle: {}, shuffled: null, fault: null, touched: null, sent: false };

export const request = () => player.request;
export const puzzle = () => findPuzzle(request().puzzle);
export const algorithm = () => puzzle().algorithms.find(({ id }) => id === request().algorithm);

/** What is asked for, with the board as the hand left it. */
export const shown = () => withoutImplied({ ...request(), state: player.hand?.state ?? request().state, packages: player.packages });

/** What the hand did before Python could tell its state counts, too. `field` is where the change was made. */
export async function change(field, given, changes) {
  form.touched = { field, given };
  form.sent = field === "state";
  if (player.hand && player.hand.state === null) form.state = await player.handState();
  return player.run({ state: form.state, ...changes });
}
