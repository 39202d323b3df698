/** The tools below the player: share, export, embed and open a run, copy its board; and the sections of other files. */
import { importLate } from "../loading/late-import.ts";
import { html, nothing, render } from "lit";
import { download } from "../player/base/download.ts";
import { areasOf } from "../player/board/areas.ts";
import { canRace, isBuiltIn } from "../player/catalogue/built-in-puzzles.ts";
import { fitQuery, queryOf } from "../player/catalogue/url-query.ts";
import { linkToRun } from "./url-sync.ts";
import { byId } from "./dom-helpers.ts";
import { FORMS, gridOf, isGrid } from "./board-text.ts";
import { copy, copyAddress, copyButton, embedButton, text } from "./form-fields.ts";
import { player, puzzle, request, shown, stage } from "./puzzle-page-state.ts";
import { packagesSection } from "./packages-section.ts";
import { isSingleFile } from "./page-query.ts";

type FormName = keyof typeof FORMS;

const tools = byId("tools");
const copies = { text: { copied: "" }, csv: { copied: "" } };
const form = { copied: "", exporting: nothing as unknown };

export function drawTools() {
  const packages = isSingleFile ? nothing : packagesSection(drawTools);
  render([shareRow(), form.exporting, copyRow(), packages], tools);
}

const raceLink = () =>
  html`<a class="button" href=${`../race/?${fitQuery(queryOf(shown()))}`}>${text("race")}</a>`;

function shareRow() {
  return html`
    <div class="row">${copyButton(text("share"), form, onShare)}
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

const COPIED_UP_TO = 10_000; // cells; larger boards are saved as a file

/** Buttons that copy the visible board for documents and spreadsheets. */
function copyRow() {
  const { board } = player.trace.header;
  if (!isGrid(board, puzzle()?.appearance)) return nothing;
  const [{ rows, columns }] = areasOf(board);
  const names = (rows * columns > COPIED_UP_TO ? [] : Object.keys(FORMS)) as FormName[];
  const buttons = names.map((name) =>
    copyButton(text(`copy-${name}`), copies[name], () => copy(boardText(name), copies[name], drawTools)));
  return html`<div class="row copying"><span>${text("copy-board")}</span>
    ${buttons}
    <button class="button" @click=${onSaveBoard}>${text("save-board")}</button></div>`;
}

function boardText(name: FormName) {
  return FORMS[name](gridOf(areasOf(player.trace.header.board)[0], player.values(), puzzle().appearance));
}

function onSaveBoard() {
  download(new Blob([boardText("csv")], { type: "text/csv" }), `${request().puzzle}.csv`);
}

/** Do what needs code that is loaded on first use; the player shows a failure, and tries again. */
function whenLoaded(act: () => Promise<unknown>): Promise<unknown> {
  return act().catch((error) => player.fail(error, { again: () => whenLoaded(act) }));
}

const onExport = () => whenLoaded(async () => {
  const { exportSection } = await importLate(() => import("./export-dialogue.ts"));
  form.exporting = form.exporting === nothing ? exportSection() : nothing;
  drawTools();
});

const onMakeChallenge = () => whenLoaded(async () => {
  const row = tools.querySelector(".row");
  if (row) await (await importLate(() => import("./challenge-maker.ts"))).toggleChallengeMaker(row);
});

const onEmbed = () => whenLoaded(async () => {
  await (await importLate(() => import("./player-embed-dialogue.ts"))).openEmbedding();
});

async function onShare() {
  await player.handState(); // moves that Python has not processed yet count, too
  const link = linkToRun();
  if (link !== null) await copyAddress(form, drawTools, link);
  else player.notices.say(text("share-too-long"));
}
