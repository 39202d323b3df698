/** Links each example to the next one in the catalogue's order, and a puzzle's last example to the next puzzle. */
import { html, nothing, render } from "lit";
import { findPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { isBuiltIn, puzzleIds } from "../../player/catalogue/built-in-puzzles.ts";
import { presetFor } from "../../player/catalogue/presets-and-defaults.ts";
import { queryOf } from "../../player/catalogue/url-query.ts";
import { text } from "../shared/page-texts.ts";
import type { Request } from "../../player/catalogue/presets-and-defaults.ts";

/** The element with the link, which the player shows below the answer, at the end of a run. */
const beneath = Object.assign(document.createElement("p"), { slot: "next" });

/** Return the link from an example to the next, or to the next puzzle; nothing after the last puzzle's last. */
function nextExample(request: Request) {
  const { presets = [] } = findPuzzle(request.puzzle) ?? {};
  const current = presetFor(request);
  const at = current ? presets.indexOf(current) : -1;
  if (at < 0) return nothing;
  const preset = presets[1 + at];
  if (preset) {
    const name = text(`preset-${request.puzzle}-${preset.id}`);
    return link(`?${queryOf({ puzzle: "", packages: "", ...preset })}`, text("next-example", { name }));
  }
  const own = puzzleIds().filter(isBuiltIn);
  const puzzle = own[1 + own.indexOf(request.puzzle)];
  return puzzle ? link(`../${puzzle}/`, text("next-puzzle", { name: text(`puzzle-${puzzle}`) })) : nothing;
}

const link = (address: string, words: string) => html`<a class="next" href=${address}>${words}</a>`;

export function drawNextExampleLink(player: Element, request: Request) {
  render(nextExample(request), beneath);
  if (!beneath.isConnected) player.append(beneath);
}
