/** Beneath the stage: sharing, many boards at once, and puzzles of one's own. */
import { html, nothing, render } from "lit";
import { download } from "../player/download.js";
import { canRace, completed } from "../player/library.js";
import { queryOf, words } from "../player/settings.js";
import { writeAddress } from "./address.js";
import { FORMS, gridOf, isGrid } from "./copying.js";
import { copyAddress, text, texts } from "./fields.js";
import { showPuzzle } from "./form.js";
import { player, puzzle, request, shown, stage } from "./page.js";

const tools = document.getElementById("tools");
const form = { packageNote: "", packageFault: "", judged: [], embedOpen: false, copied: "", copiedAs: "" };

export function drawTools() {
  render(html`
    <div class="row"><button class="button" @click=${onShare}>${form.copied || text("share")}</button><span class="hidden" role="status">${form.copied}</span>
      <button class="button" aria-expanded=${form.embedOpen} @click=${() => { form.embedOpen = !form.embedOpen; drawTools(); }}>${text("embed")}</button>
      ${canRace(request().puzzle) ? html`<a class="button" href=${`../race/?${queryOf(shown())}`}>${text("race")}</a>` : nothing}
      <button class="button" @click=${() => saved.click()}>${text("open-trace")}</button></div>
    ${copyRow()}
    ${form.embedOpen ? html`<p class="hint">${text("embed-hint")}</p><pre dir="ltr" tabindex="0">${embedTag()}</pre>` : nothing}
    <details><summary>${text("judge")}</summary>
      <form class="judge" @submit=${onJudge}>
        <label for="judge-lines">${text("judge-hint")}</label><textarea id="judge-lines" rows="4" dir="ltr" spellcheck="false"></textarea>
        <button class="button" type="submit">${text("solve")}</button></form>
      <pre dir="ltr" tabindex="0" role="status">${form.judged.join("\n")}</pre></details>
    <details><summary>${text("packages")}</summary>
      <form class="row" @submit=${onInstall}>
        <div class="field wide"><label for="packages">${text("packages-hint")}</label><input id="packages" dir="ltr" aria-invalid=${form.packageFault ? "true" : nothing} placeholder="my_puzzle-1.0-py3-none-any.whl"></div>
        <button class="button" type="submit">${text("packages-install")}</button>
        <div class="field"><label for="package-files">${text("packages-file")}</label><input id="package-files" type="file" accept=".whl" multiple @change=${onFiles}></div></form>
      <p class="hint" role="status">${form.packageNote}</p><p class="problem">${form.packageFault}</p></details>`, tools);
}

const saved = Object.assign(document.createElement("input"), { type: "file", accept: ".gz,.trace" });
saved.addEventListener("change", () => {
  if (saved.files[0]) player.open(saved.files[0]);
  saved.value = ""; // so that the same file can be opened again
  stage.scrollIntoView({ block: "start" });
});

const COPIED_UP_TO = 10_000; // cells; larger boards are saved as a file

/** The board as it stands, as a text, for a document or a spreadsheet. */
function copyRow() {
  const { board } = player.trace.header;
  if (!isGrid(board, puzzle()?.dress)) return nothing;
  return html`<div class="row copying"><span>${text("copy-board")}</span>
    ${board.rows * board.columns > COPIED_UP_TO ? nothing : Object.keys(FORMS).map((name) => html`<button class="button" @click=${() => onCopy(name)}>${form.copiedAs === name ? text("copied") : text(`copy-${name}`)}</button>`)}
    <button class="button" @click=${onSaveBoard}>${text("save-board")}</button></div>`;
}

function written(name) {
  return FORMS[name].write(gridOf(player.trace.header.board, player.values(), puzzle().dress));
}

async function onCopy(name) {
  const done = await navigator.clipboard?.writeText(written(name)).then(() => true, () => false);
  form.copiedAs = done ? name : "";
  drawTools();
  setTimeout(() => { form.copiedAs = ""; drawTools(); }, 2000);
}

function onSaveBoard() {
  download(new Blob([written("csv")], { type: "text/csv" }), `${request().puzzle}.csv`);
}

function embedTag() {
  const script = new URL("../dhadha-player.js", import.meta.url).href;
  const packages = player.packages.split(/[\s,]+/).filter(Boolean).map((address) => new URL(address, location.href).href).join(" ");
  const asked = queryOf({ ...shown(), packages });
  const quoted = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const attributes = [...asked].filter(([, value]) => value).map(([name, value]) => `${name}="${quoted(value)}"`).join(" ");
  return `<script type="module" src="${script}"></` + `script>\n<dhadha-player ${attributes} lang="${texts.language}"></dhadha-player>`;
}

async function onShare() {
  await player.handState(); // a move that Python has not heard of yet counts, too
  writeAddress();
  await copyAddress(form, drawTools);
}

/** A board a line in, an answer a line out, with the algorithm and options of the form. */
async function onJudge(event) {
  event.preventDefault();
  const lines = event.target.querySelector("textarea").value.split("\n").filter((line) => line.trim());
  const judging = (form.judged = []);
  for (const [index, state] of lines.entries()) {
    judging[index] = "…";
    drawTools();
    judging[index] = await player.judge(completed({ state }, request()));
    if (form.judged !== judging) return;
  }
  drawTools();
}

async function onInstall(event) {
  event.preventDefault();
  const addresses = words(event.target.querySelector("input").value);
  if (addresses.length && (await install(addresses))) player.packages = [player.packages, ...addresses].filter(Boolean).join(" ");
}

async function onFiles({ target }) {
  await install([...target.files]);
  target.value = "";
}

/** Whether the wheels, given by address or as files, are installed now. */
async function install(wheels) {
  form.packageNote = text("packages-installing");
  drawTools();
  const fresh = await player.install(wheels);
  form.packageFault = fresh ? "" : player.notice?.text ?? "";
  const names = fresh?.map((id) => text(`puzzle-${id}`)).join(", ");
  form.packageNote = fresh ? text("packages-installed", { count: fresh.length, names }) : "";
  if (fresh?.length) showPuzzle(fresh[0]);
  drawTools();
  return Boolean(fresh);
}
