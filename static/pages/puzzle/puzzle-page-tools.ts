/** The tools below the player: share, export, embed and open a run, copy its board; and the sections of other files. */
import { importLate } from "../../loading/late-import.ts";
import { html, nothing } from "lit";
import { formIcon } from "../../player/base/form-icons.ts";
import { downloadBlobAsFile } from "../../player/base/download.ts";
import { areasWithCellRanges } from "../../player/board/cell-areas.ts";
import { canRace } from "../../player/catalogue/baked-data.ts";
import { isFromFile } from "../../player/catalogue/puzzle-registry.ts";
import { shortenQueryToFitUrl, playerQueryOf } from "../../player/catalogue/url-query.ts";
import { linkToRun, warnOfFilePackage } from "./url-sync.ts";
import { byId, render } from "../shared/dom-helpers.ts";
import { alignColumns, gridOfBoard, isGridOfValues } from "../export/board-as-text.ts";
import { csvRow } from "../export/csv-row.ts";
import { copyText, copyAddress, copyButton, embedButton } from "../shared/copy-and-embed-buttons.ts";
import { text } from "../shared/page-texts.ts";
import { player, shownPuzzle, shownRequest, visibleRequest, stage } from "./puzzle-page-state.ts";
import { packageInstallForm } from "./package-install-form.ts";
import { isSingleFile } from "../shared/page-query.ts";
import type { ExportSection } from "../export/export-section.ts";

const tools = byId("tools");
const copying = { copied: "" };
const sharing = { copied: "" };
let exporting: ExportSection | null = null;
let isExporting = false;

/** In the player's menu, which closes at a press. */
const shareItem = Object.assign(document.createElement("button"), { type: "button", slot: "more" });
shareItem.onclick = () => {
  const said = { copied: "" };
  void copyLinkToRun(said, () => said.copied && player.notices.say(said.copied));
};

export function drawTools() {
  render(html`${formIcon.link}${text("share")}`, shareItem);
  if (!shareItem.isConnected) player.append(shareItem);
  const packages = isSingleFile ? nothing : packageInstallForm(drawTools);
  render([toolRow(), isExporting ? exporting?.element : nothing, boardButtons(), packages], tools);
}

function toolRow() {
  return html`
    <div class="row">${copyButton(text("share"), sharing, () => copyLinkToRun())}
      ${isSingleFile ? nothing : embedButton(loadAndOpenPlayerEmbedDialogue)}
      <button class="button" id="export-as" aria-expanded=${isExporting} @click=${toggleExportSection}
        >${text("export-as")}</button>
      ${canRace(shownRequest().puzzle) && !isFromFile(shownRequest().puzzle) ? html`<a class="button"
        href=${`../race/?${shortenQueryToFitUrl(playerQueryOf(visibleRequest()))}`}>${text("race")}</a>` : nothing}
      ${player.session.playable ? html`<button class="button" id="make-challenge"
        @click=${toggleChallengeForm}>${text("challenge-make")}</button>` : nothing}
      <button class="button" @click=${() => saved.click()}>${text("open-trace")}</button></div>`;
}

const saved = Object.assign(document.createElement("input"), { type: "file", accept: ".gz,.trace" });
saved.addEventListener("change", () => {
  if (saved.files?.[0]) player.open(saved.files[0]);
  saved.value = ""; // so that the same file can be opened again
  stage.scrollIntoView({ block: "start" });
});

/** Buttons that take the visible board along. */
function boardButtons() {
  const { board } = player.session.trace.header;
  const { appearance } = shownPuzzle();
  if (!isGridOfValues(board, appearance)) return nothing;
  const grid = () => gridOfBoard(areasWithCellRanges(board)[0], player.values(), appearance);
  const onSave = () =>
    downloadBlobAsFile(new Blob([grid().map(csvRow).join("\n")], { type: "text/csv" }), `${shownRequest().puzzle}.csv`);
  return html`<div class="row board-row">
    ${copyButton(text("copy-board"), copying, () => copyText(alignColumns(grid()), copying, drawTools))}
    <button class="button" @click=${onSave}>${text("save-board")}</button></div>`;
}

/** Do what needs code that is loaded on first use; the player shows a failure, and tries again. */
function doWithRetry(act: () => Promise<unknown>): Promise<unknown> {
  return act().catch((error) => player.session.reportError(error, { again: () => doWithRetry(act) }));
}

const toggleExportSection = () => doWithRetry(async () => {
  const { ExportSection } = await importLate(() => import("../export/export-section.ts"));
  exporting ??= new ExportSection(player);
  isExporting = !isExporting;
  drawTools();
});

const toggleChallengeForm = () => doWithRetry(async () => {
  const row = tools.querySelector(".row");
  const { toggleChallengeMaker } = await importLate(() => import("./challenge-maker.ts"));
  if (row) await toggleChallengeMaker(row);
});

const loadAndOpenPlayerEmbedDialogue = () => doWithRetry(async () => {
  await (await importLate(() => import("./player-embed-dialogue.ts"))).openPlayerEmbedDialogue();
});

async function copyLinkToRun(said = sharing, redraw = drawTools) {
  if ((await player.session.visibleState()) === null) return; // moves that Python has not processed yet count, too
  const link = linkToRun();
  warnOfFilePackage();
  if (link !== null) await copyAddress(said, redraw, link);
  else player.notices.say(text("share-too-long"));
}
