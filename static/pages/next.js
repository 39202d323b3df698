/** From each example one goes to the next: in the catalogue's order, and from a puzzle's last one to the next puzzle. */
import { html, nothing, render } from "lit";
import { findPuzzle, isOwn, presetFor, puzzleIds } from "../player/library.js";
import { queryOf } from "../player/settings.js";
import { text } from "./fields.js";

/** Whom the link stands with: the player shows it beneath the answer, at the end of a run. */
const beneath = Object.assign(document.createElement("p"), { slot: "next" });

/** The link for an example that is shown; nothing where there is no further one. */
export function nextExample(request) {
  const { presets } = findPuzzle(request.puzzle);
  const at = presets.indexOf(presetFor(request));
  if (at < 0) return nothing;
  const preset = presets[1 + at];
  if (preset) return link(`?${queryOf({ puzzle: "", packages: "", ...preset })}`, text("next-example", { name: text(`preset-${request.puzzle}-${preset.id}`) }));
  const own = puzzleIds().filter(isOwn);
  const puzzle = own[1 + own.indexOf(request.puzzle)];
  return puzzle ? link(`../${puzzle}/`, text("next-puzzle", { name: text(`puzzle-${puzzle}`) })) : nothing;
}

const link = (address, words) => html`<a class="next" href=${address}>${words}</a>`;

export function drawNext({ player, request }) {
  render(nextExample(request), beneath);
  if (!beneath.isConnected) player.append(beneath);
}
