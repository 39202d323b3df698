/** State shared by the parts of the race page: its race, and the form of the next race. */
/** @import { Description, Options } from "../checks/contract.js" */
import { findPuzzle } from "../player/catalogue/puzzle-registry.js";
import { isLinkable, raceQueryOf } from "../player/catalogue/query.js";
import { applyQuery } from "../player/catalogue/settings.js";
import { FEWEST, lanesOf } from "../player/race/race-request.js";
import "../player/race/race.js";
import { byId } from "./by-id.js";
import { enterQuery, currentQuery } from "./page-query.js";

export const query = currentQuery();
export const setup = byId("setup");
export const track = byId("track");
export const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
export const race = document.createElement("dhadha-race");
applyQuery(race, query);
race.append(Object.assign(document.createElement("span"), { slot: "start" })); // the page's own button starts it

export const form = {
  open: false,
  puzzle: "",
  algorithms: /** @type {string[]} */ ([]),
  state: "",
  options: /** @type {Options} */ ({}),
  shuffle: /** @type {Options} */ ({}),
  shuffled: /** @type {string | null} */ (null),
  copied: "",
  note: "",
  problem: "",
};

/** The form's puzzle. */
export const puzzle = () => /** @type {Description} */ (findPuzzle(form.puzzle));
export const enough = () => lanesOf(form).length >= FEWEST;

export const queryOfForm = () => raceQueryOf({ ...form, packages: race.packages }, [...query]);
export const isShareable = () => isLinkable(queryOfForm());

export function writeAddress() {
  enterQuery(queryOfForm());
}
