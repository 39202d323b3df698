/** The tools below the player: share, export, embed and open a run; and the sections of other files. */
import { importLate } from "../loading/late-import.ts";
import { html, nothing, render } from "lit";
import { canRace, isBuiltIn } from "../player/catalogue/built-in-puzzles.ts";
import { fitQuery, queryOf } from "../player/catalogue/url-query.ts";
import { linkToRun } from "./url-sync.ts";
import { byId } from "./dom-helpers.ts";
import { copyAddress, embedButton, text } from "./form-fields.ts";
import { player, request, shown, stage } from "./puzzle-page-state.ts";
import { packagesSection } from "./packages-section.ts";
import { isSingleFile } from "./page-query.ts";

const tools = byId("tools");
const form = { copied: "", exporting: nothing as unknown };

export function drawTools() {
  const packages = isSingleFile ? nothing : packagesSection(drawTools);
  render([shareRow(), form.exporting, packages], tools);
}

const raceLink = () =>
  html`<a class="button" href=${`../race/?${fitQuery(queryOf(shown()))}`}>${text("race")}</a>`;

function shareRow() {
  return html`
    <div class="row"><button class="button" @click=${onShare}>${form.copied || text("share")}</button
      ><span class="hidden" role="status">${form.copied}</span>
      ${isSingleFile ? nothing : embedButton(onEmbed)}
      <button class="button" id="export-as" aria-expanded=${form.exporting !== nothing} @click=${onExport}
        >${text("export-as")}</button>
      ${canRace(request().puzzle) ? raceLink() : nothing}
      ${player.playable && isBuiltIn(request().puzzle) ? html`<button class="button" id="make-challenge"
        @click=${onMakeChallenge}>${text("challenge-make")}</button>` : nothing}
      <button class="button" @click=${() => saved.click()}>${text("open-trace")}</button></div>`;
}

const saved = Object.assign(document.createElement("input"), { type: "file", accept: ".gz,.trace" });
saved.addEventListener("change", () => {
  if (saved.files?.[0]) player.open(saved.files[0]);
  saved.value = ""; // so that the same file can be opened again
  stage.scrollIntoView({ block: "start" });
});

/** Load the export on first use. */
async function onExport() {
  try {
    const { exportSection } = await importLate(() => import("./export-dialogue.ts"));
    form.exporting = form.exporting === nothing ? exportSection() : nothing;
    drawTools();
  } catch (error) {
    player.fail(error, { again: onExport });
  }
}

/** Load the form on first use. */
async function onMakeChallenge() {
  try {
    const row = tools.querySelector(".row");
    if (row) await (await importLate(() => import("./challenge-maker.ts"))).toggleChallengeMaker(row);
  } catch (error) {
    player.fail(error, { again: onMakeChallenge });
  }
}

/** Load the dialogue on first use. */
async function onEmbed() {
  try {
    await (await importLate(() => import("./player-embed-dialogue.ts"))).openEmbedding();
  } catch (error) {
    player.fail(error, { again: onEmbed });
  }
}

async function onShare() {
  await player.handState(); // moves that Python has not processed yet count, too
  const link = linkToRun();
  if (link !== null) await copyAddress(form, drawTools, link);
  else player.notices.say(text("share-too-long"));
}
