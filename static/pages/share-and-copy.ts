/** The sections below the player: sharing, batch solving, and loading packages of puzzles. */
import { importLate } from "../loading/late-import.ts";
import { html, nothing, render } from "lit";
import { download } from "../player/base/download.ts";
import { areasOf } from "../player/board/areas.ts";
import { canRace } from "../player/catalogue/built-in-puzzles.ts";
import { linkable, queryOf } from "../player/catalogue/url-query.ts";
import { words } from "../player/catalogue/player-attributes.ts";
import { linkToShown } from "./url-sync.ts";
import { byId } from "./dom-helpers.ts";
import { FORMS, gridOf, isGrid } from "./board-text.ts";
import { copy, copyAddress, embedButton, text, typed } from "./form-fields.ts";
import { showPuzzle } from "./puzzle-form.ts";
import { player, puzzle, request, shown, stage } from "./puzzle-page-state.ts";
import { batchSection } from "./batch-solving.ts";
import { isSingleFile } from "./page-query.ts";

type FormName = keyof typeof FORMS;

const tools = byId("tools");
const form = { packageNote: "", packageFault: "", copied: "", copiedAs: "", exporting: nothing as unknown };

export function drawTools() {
  render([shareRow(), form.exporting, copyRow(), batchSection(drawTools), isSingleFile ? nothing : packages()], tools);
}

const raceLink = () =>
  html`<a class="button" href=${`../race/?${linkable(queryOf(shown()))}`}>${text("race")}</a>`;

function shareRow() {
  return html`
    <div class="row"><button class="button" @click=${onShare}>${form.copied || text("share")}</button
      ><span class="hidden" role="status">${form.copied}</span>
      ${isSingleFile ? nothing : embedButton(onEmbed)}
      <button class="button" id="export-as" aria-expanded=${form.exporting !== nothing} @click=${onExport}
        >${text("export-as")}</button>
      ${canRace(request().puzzle) ? raceLink() : nothing}
      <button class="button" @click=${() => saved.click()}>${text("open-trace")}</button></div>`;
}

function packages() {
  return html`<details><summary>${text("packages")}</summary>
      <form class="row" @submit=${onInstall}>
        <div class="field wide"><label for="packages">${text("packages-hint")}</label
          ><input id="packages" dir="ltr" aria-invalid=${form.packageFault ? "true" : nothing}
            placeholder="my_puzzle-1.0-py3-none-any.whl"></div>
        <button class="button" type="submit">${text("packages-install")}</button>
        <div class="field"><label for="package-files">${text("packages-file")}</label
          ><input id="package-files" type="file" accept=".whl" multiple @change=${onFiles}></div></form>
      <p class="hint" role="status">${form.packageNote}</p><p class="problem">${form.packageFault}</p></details>`;
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
  const buttons = names.map((name) => {
    const label = text(form.copiedAs === name ? "copied" : `copy-${name}`);
    return html`<button class="button" @click=${() => onCopy(name)}>${label}</button>`;
  });
  return html`<div class="row copying"><span>${text("copy-board")}</span>
    ${buttons}
    <button class="button" @click=${onSaveBoard}>${text("save-board")}</button></div>`;
}

function written(name: FormName) {
  return FORMS[name](gridOf(areasOf(player.trace.header.board)[0], player.values(), puzzle().appearance));
}

function onCopy(name: FormName) {
  return copy(written(name), (copied) => {
    form.copiedAs = copied ? name : "";
    drawTools();
  });
}

function onSaveBoard() {
  download(new Blob([written("csv")], { type: "text/csv" }), `${request().puzzle}.csv`);
}

/** Load the export on first use. */
async function onExport() {
  try {
    const { exporting } = await importLate(() => import("./export-dialogue.ts"));
    form.exporting = form.exporting === nothing ? exporting() : nothing;
    drawTools();
  } catch (error) {
    player.fail(error, { again: onExport });
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
  const link = linkToShown();
  if (link !== null) await copyAddress(form, drawTools, link);
  else player.notices.say(text("share-too-long"));
}

async function onInstall(event: SubmitEvent) {
  const addresses = words(typed(event, "input"));
  if (addresses.length && (await install(addresses)))
    player.packages = [player.packages, ...addresses].filter(Boolean).join(" ");
}

async function onFiles(event: Event) {
  const target = event.target as HTMLInputElement;
  await install([...(target.files ?? [])]);
  target.value = "";
}

/** Install wheels, given by URL or as files; returns whether that succeeded. */
async function install(wheels: (string | File)[]) {
  form.packageNote = text("packages-installing");
  drawTools();
  const fresh = await player.install(wheels);
  form.packageFault = fresh ? "" : (player.notice?.text ?? "");
  const names = fresh?.map((id) => text(`puzzle-${id}`)).join(", ") ?? "";
  form.packageNote = fresh ? text("packages-installed", { count: fresh.length, names }) : "";
  if (fresh?.length) showPuzzle(fresh[0]);
  drawTools();
  return Boolean(fresh);
}
