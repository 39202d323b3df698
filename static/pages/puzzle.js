/** A puzzle's page: the form made from the catalogue, and an address that always holds the picture. */
import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { untilDone } from "../files/said.js";
import { download } from "../player/download.js";
import "../player/element.js";
import { canRace, completed, findPuzzle, isOwn, loadPuzzle, presetFor, puzzleIds, withoutImplied } from "../player/library.js";
import { applyQuery, queryOf, words } from "../player/settings.js";
import { FORMS, gridOf, isGrid } from "./copying.js";
import { copyAddress, field, nextSeed, option, parameterField, shuffleRow, speakOf, text, texts } from "./fields.js";
import "./shell.js";

const ADDRESS_EVERY = 500;

const stage = document.getElementById("stage");
const player = document.createElement("dhadha-player");
const setup = document.getElementById("setup");
const editor = Object.assign(document.createElement("form"), { id: "editor", slot: "below", className: "card-like editor", autocomplete: "off" });
const tools = document.getElementById("tools");
const query = new URLSearchParams(location.search);
player.puzzle = stage.dataset.puzzle;
player.autoplay = !query.has("start-at");
applyQuery(player, query);
setup.hidden = player.asksFirst; // there is nothing to choose before that is answered
player.append(editor);

/** What the form shows that the player's request does not tell. */
const form = { state: "", shuffle: {}, shuffled: null, packageNote: "", judged: [], embedOpen: false, copied: "", copiedAs: "" };

const request = () => player.request;
const puzzle = () => findPuzzle(request().puzzle);
const algorithm = () => puzzle().algorithms.find(({ id }) => id === request().algorithm);

/** What is asked for, with the board as the hand left it. */
const shown = () => withoutImplied({ ...request(), state: player.hand?.state ?? request().state, packages: player.packages });

/** What the hand did before Python could tell its state counts, too. */
async function change(changes) {
  if (player.hand && player.hand.state === null) form.state = await player.handState();
  return player.run({ state: form.state, ...changes });
}

// ---- the form

function drawForm() {
  if (!request()) return;
  setup.hidden = false;
  const parameters = algorithm().parameters.filter(({ idle }) => !idle);
  render(html`
    <div class="row">
      ${field("puzzle", html`<select id="puzzle" @change=${onPuzzle}>${puzzleIds().map((id) => option(id, text(`puzzle-${id}`), request().puzzle))}</select>`, text("option-puzzle"))}
      ${field("algorithm", html`<select id="algorithm" @change=${onAlgorithm}>
        ${puzzle().algorithms.map(({ id }) => option(id, text(`algorithm-${id}`), request().algorithm))}</select>`, text("option-algorithm"))}
      ${parameters.filter(({ seldom, kind }) => !seldom && kind !== "offsets").map(optionField)}
      ${puzzle().presets.length ? field("preset", html`<select id="preset" @change=${onPreset}>${option("", "–", presetFor(request())?.id ?? "")}
        ${puzzle().presets.map(({ id }) => option(id, text(`preset-${request().puzzle}-${id}`), presetFor(request())?.id))}</select>`, text("presets")) : nothing}
    </div>
    ${parameters.filter(({ kind }) => kind === "offsets").map(optionField)}
    <p class="about">${texts.has(`kind-${algorithm().kind}`) ? html`<span class="kind">${text(`kind-${algorithm().kind}`)}</span> ` : nothing}${texts.has(`algorithm-${request().algorithm}-about`) ? text(`algorithm-${request().algorithm}-about`) : nothing}</p>
    ${parameters.some(({ seldom }) => seldom) ? html`<details><summary>${text("more-options")}</summary>
      <div class="row">${parameters.filter(({ seldom }) => seldom).map(optionField)}</div></details>` : nothing}`, setup);
  render(html`
    <div class="row">
      <div class="field wide"><label for="state">${text("option-state")}</label>
        <textarea id="state" rows=${form.state.length > 24 ? 3 : 1} dir="ltr" spellcheck="false" aria-describedby="state-hint" .value=${live(texts.digits(form.state))}
          @input=${onStateInput} @keydown=${onStateKey} @change=${() => form.state !== request().state && onSolve()}></textarea></div>
      <button class="button primary" type="submit">${text("solve")}</button>
    </div>
    <p class="hint" id="state-hint">${texts.has(`puzzle-${request().puzzle}-hint`) ? text(`puzzle-${request().puzzle}-hint`) : nothing}</p>
    ${shuffleRow(puzzle().shuffle, form.shuffle, onShuffle)}`, editor);
}

function optionField(parameter) {
  return parameterField(parameter, request().options[parameter.id], (given) => onOption(parameter.id, given));
}

/** A puzzle of our own has a page of its own. */
function onPuzzle(event) {
  const id = event.target.value;
  if (isOwn(id)) return location.assign(`../${id}/`);
  const { algorithms, presets, example } = findPuzzle(id);
  const first = presets[0];
  player.run({ puzzle: id, algorithm: first?.algorithm ?? algorithms[0].id, state: first?.state ?? example, options: first?.options ?? {} });
}

function onAlgorithm(event) {
  change({ algorithm: event.target.value });
}

function onOption(id, value) {
  change({ options: { ...request().options, [id]: value } });
}

function onPreset(event) {
  const preset = puzzle().presets.find(({ id }) => id === event.target.value);
  if (preset) player.run({ algorithm: preset.algorithm, state: preset.state, options: preset.options });
}

function onStateInput(event) {
  player.wake();
  form.state = event.target.value;
}

function onStateKey(event) {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  onSolve();
}

let solvingState = null;

function onSolve() {
  if (solvingState === form.state) return;
  solvingState = form.state;
  change({}).finally(() => (solvingState = null));
}

async function onShuffle() {
  nextSeed(form, puzzle().shuffle);
  drawForm();
  try {
    form.state = await player.ask("shuffle", { options: form.shuffle });
    await change({});
  } catch (error) {
    player.fail(error);
  }
}

editor.addEventListener("submit", (event) => {
  event.preventDefault();
  onSolve();
});
setup.addEventListener("submit", (event) => event.preventDefault()); // its fields act when they change

// ---- sharing and packages

function drawTools() {
  render(html`
    <div class="row"><button class="button" @click=${onShare}>${form.copied || text("share")}</button>
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
        <div class="field wide"><label for="packages">${text("packages-hint")}</label><input id="packages" dir="ltr" placeholder="my_puzzle-1.0-py3-none-any.whl"></div>
        <button class="button" type="submit">${text("packages-install")}</button>
        <div class="field"><label for="package-files">${text("packages-file")}</label><input id="package-files" type="file" accept=".whl" multiple @change=${onFiles}></div></form>
      <p class="hint" role="status">${form.packageNote}</p></details>`, tools);
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
  const names = fresh?.map((id) => text(`puzzle-${id}`)).join(", ");
  form.packageNote = fresh ? text("packages-installed", { count: fresh.length, names }) : "";
  if (fresh?.length) onPuzzle({ target: { value: fresh[0] } });
  drawForm();
  drawTools();
  return Boolean(fresh);
}

// ---- the address

let addressTimer = null;

function writeAddress() {
  clearTimeout(addressTimer);
  addressTimer = null;
  if (!request()) return;
  history.replaceState(null, "", `?${queryOf(shown(), player.hand ? 0 : player.position, [...query])}`);
}

/** Whoever leaves for another language takes the board along as it is. */
document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement} */ (/** @type {Element} */ (event.target).closest("[data-language]"));
  if (!link || !request()) return;
  writeAddress();
  if (!player.hand || player.hand.state !== null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await player.handState();
  writeAddress();
  link.search = location.search;
  location.assign(link.href);
}, { capture: true });

/** What was shown first: the run that `src` names, if one does. */
let first = null;

function soonWriteAddress() {
  addressTimer ??= setTimeout(writeAddress, ADDRESS_EVERY);
}

player.addEventListener("runstart", async ({ detail }) => {
  if (!player.src || player.trace !== (first ??= player.trace)) query.delete("src");
  await speakOf(detail.request.puzzle);
  if (document.activeElement?.id !== "state" || form.state === solvingState) form.state = detail.request.state;
  nameThePage();
  drawForm();
  drawTools();
  soonWriteAddress();
});
player.addEventListener("error", async (/** @type {any} */ { detail }) => {
  if (!first && !detail.again) query.delete("src");
  drawForm();
  await player.updateComplete;
  player.shadowRoot.querySelector(".problem")?.scrollIntoView({ block: "nearest" });
});
player.addEventListener("stepchange", soonWriteAddress);
player.addEventListener("handmove", ({ detail }) => {
  form.state = detail.state;
  drawForm();
  drawTools();
  soonWriteAddress();
});

function nameThePage() {
  const { puzzle: id } = request();
  document.getElementById("reading").hidden = id !== stage.dataset.puzzle;
  document.querySelector("h1").textContent = text(`puzzle-${id}`);
  document.querySelector(".heading .about").textContent = texts.has(`puzzle-${id}-about`) ? text(`puzzle-${id}-about`) : "";
}

/** Keys pressed nowhere in particular are meant for the player. */
addEventListener("keydown", (event) => {
  if (event.target === document.body) player.press(event);
});

/** A page can be given a saved run by dropping it there. */
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  player.open(file);
});

async function begin() {
  await untilDone(() => Promise.all([loadPuzzle(stage.dataset.puzzle), speakOf(stage.dataset.puzzle)]), "#stage");
  stage.append(player);
  const pictures = document.getElementById("pictures");
  if (!pictures) return;
  await untilDone(() => import("./pictures.js"), "#pictures");
  pictures.append(Object.assign(document.createElement("dhadha-pictures"), { puzzle: stage.dataset.puzzle, texts }));
}

begin();
