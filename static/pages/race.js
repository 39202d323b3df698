/** The race's page: who races on what, and an address that always holds it. */
import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { untilDone } from "../files/said.js";
import { icon } from "../player/icons.js";
import { canRace, findPuzzle, impliedBy, loadPuzzle, puzzleIds } from "../player/library.js";
import { notices } from "../player/news.js";
import { FEWEST, MOST } from "../player/race.js";
import { sentenceFor } from "../player/sentences.js";
import { applyQuery, optionsOf, raceQueryOf, words } from "../player/settings.js";
import { solver } from "../solver/client.js";
import { copyAddress, field, nextSeed, option, parameterField, shuffleRow, speakOf, text, texts } from "./fields.js";
import { StartBoard } from "./race-hand.js";
import "./shell.js";

const query = new URLSearchParams(location.search);
const setup = document.getElementById("setup");
const acts = document.getElementById("acts");
const track = document.getElementById("track");
const tools = document.getElementById("tools");
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const race = document.createElement("dhadha-race");
applyQuery(race, query);

const form = { open: false, puzzle: "", algorithms: [], state: "", options: {}, shuffle: {}, shuffled: null, copied: "", note: "", problem: "" };
const puzzle = () => findPuzzle(form.puzzle);

// ---- what is asked

const racers = (id) => findPuzzle(id).algorithms.filter(({ races }) => races);

async function turnTo(id, algorithm = "") {
  await Promise.all([loadPuzzle(id), speakOf(id)]);
  propose(id, algorithm);
}

/** The puzzle's own race, with the method that the visitor comes from first; of a puzzle without one, its first example's. */
function propose(id, algorithm = "") {
  const { presets: [first], example, race: own } = findPuzzle(id);
  const known = racers(id).map((one) => one.id);
  const lanes = own?.lanes.map((lane) => lane.algorithm) ?? known.slice(0, 3);
  const { state, options } = own ?? first ?? { state: example };
  const algorithms = known.includes(algorithm) ? [algorithm, ...lanes.filter((each) => each !== algorithm)].slice(0, 3) : lanes;
  Object.assign(form, { puzzle: id, algorithms, state, options: { ...options }, shuffle: {}, shuffled: null });
}

/** What the address asks for, as far as it does. */
async function readAddress() {
  const known = await loadPuzzle(race.puzzle);
  const fit = Boolean(known) && canRace(known.id);
  if (race.puzzle && !known) form.problem ||= text("error-unknown-puzzle", { given: race.puzzle, known: puzzleIds().join(", ") });
  await turnTo(fit ? known.id : puzzleIds()[0], query.get("algorithm"));
  if (known && !fit) {
    form.problem ||= text("race-none", { known: new Intl.ListFormat(texts.language).format(puzzleIds().filter(canRace).map((id) => text(`puzzle-${id}`))) });
    race.puzzle = "";
    return;
  }
  if (query.has("state")) Object.assign(form, { state: query.get("state"), options: {} });
  Object.assign(form.options, optionsOf(race));
  const asked = query.get("algorithms")?.split(/[\s,]+/).filter(Boolean);
  if (asked) form.algorithms = [...new Set(asked)].slice(0, MOST);
}

const enough = () => form.algorithms.length >= FEWEST;

/** Parameters of the chosen methods, each once. */
function parameters() {
  const all = puzzle().algorithms.filter(({ id }) => form.algorithms.includes(id)).flatMap((algorithm) => algorithm.parameters);
  const shown = all.filter(({ seldom, idle }) => !seldom && !idle);
  return shown.filter(({ id }, index) => shown.findIndex((other) => other.id === id) === index);
}

// ---- the form

function drawForm() {
  const full = form.algorithms.length >= MOST;
  const changing = text(form.open ? "change-done" : "change");
  document.getElementById("asked").textContent = [text(`puzzle-${form.puzzle}`), ...form.algorithms.map((id) => `\u2068${text(`algorithm-${id}`)}\u2069`)].join(" · ");
  render(html`
    <button class="button primary" type="submit" form="setup" title=${text("race-start")} ?disabled=${!enough()}>${icon.play}<span>${text("race-start")}</span></button>
    <button class="button" type="button" id="change" aria-expanded=${form.open} aria-controls="setup" aria-label=${changing} title=${changing} @click=${() => change({ open: !form.open })}>${icon.change}<span>${changing}</span></button>`, acts);
  setup.hidden = !form.open;
  const board = form.open && startBoard.boardOf(form);
  render(html`
    <div class="row">
      ${field("puzzle", html`<select id="puzzle" @change=${onPuzzle}>${puzzleIds().filter(canRace).map((id) => option(id, text(`puzzle-${id}`), form.puzzle))}</select>`, text("option-puzzle"))}
      ${parameters().map((parameter) => parameterField(parameter, form.options[parameter.id] ?? (parameter.implied && form.state ? "" : undefined), (given) => onOption(parameter, given)))}
    </div>
    <fieldset aria-describedby="methods-hint"><legend>${text("race-methods")}</legend>${racers(form.puzzle).map(({ id }) => chip(id, full))}</fieldset>
    <p class="hint" id="methods-hint" role="status">${text(full ? "race-full" : "race-choose")}</p>
    <div class="row start">
      ${board ? html`<div class="field hand"><span>${text("race-hand")}</span>${board}</div>` : nothing}
      <div class="field wide"><label for="state">${text("option-state")}</label>
        <textarea id="state" rows=${form.state.length > 24 ? 3 : 1} dir="ltr" spellcheck="false" aria-describedby="state-hint" .value=${live(texts.digits(form.state))}
          @input=${onState} @change=${() => change({})} @keydown=${onStateKey}></textarea></div>
    </div>
    <p class="hint" id="state-hint">${texts.has(`puzzle-${form.puzzle}-hint`) ? text(`puzzle-${form.puzzle}-hint`) : nothing}</p>
    ${shuffleRow(puzzle().shuffle, form, onShuffle)}
    <p class="hint" role="status">${form.note}</p><p class="problem" role="alert">${form.problem}</p>`, setup);
}

function chip(id, full) {
  const chosen = form.algorithms.includes(id);
  return html`<label class="chip"><input type="checkbox" name="algorithm" value=${id} .checked=${live(chosen)} ?disabled=${full && !chosen} @change=${onMethod}>${text(`algorithm-${id}`)}</label>`;
}

const startBoard = new StartBoard((state) => change({ state, problem: "" }), (problem) => change({ problem }));

/** The address follows the form, as soon as the form holds a race. */
function change(changes) {
  Object.assign(form, changes);
  drawForm();
  if (enough()) writeAddress();
}

async function onPuzzle(event) {
  race.cancel();
  race.remove();
  await untilDone(() => turnTo(event.target.value), "#track");
  change({ problem: "" });
  if (puzzle().race) start({ fresh: false, play: !still });
}

/** Methods race in the order of the catalogue. */
function onMethod({ target }) {
  const chosen = new Set(form.algorithms);
  if (target.checked) chosen.add(target.value);
  else chosen.delete(target.value);
  change({ algorithms: puzzle().algorithms.map(({ id }) => id).filter((id) => chosen.has(id)) });
}

/** A board and the options it implies never contradict each other: whichever is new counts. */
function onOption({ id, implied }, given) {
  change({ options: { ...form.options, [id]: given }, ...(implied ? { state: "" } : {}) });
}

function onState(event) {
  form.state = event.target.value;
  if (form.state) for (const algorithm of form.algorithms) for (const id of impliedBy({ puzzle: form.puzzle, algorithm })) delete form.options[id];
}

function onStateKey(event) {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  start();
}

async function onShuffle() {
  nextSeed(form, puzzle().shuffle);
  change({ note: solver.everReady ? "" : text("solver-starting"), problem: "" });
  try {
    form.state = await solver.ask("shuffle", { puzzle: form.puzzle, options: form.shuffle });
  } catch (error) {
    form.problem = sentenceFor(error, texts);
  }
  change({ note: "" });
}

setup.addEventListener("submit", (event) => {
  event.preventDefault();
  start();
});

// ---- the race

function start({ play = true, fresh = true } = {}) {
  if (!enough()) return;
  const { puzzle: id, algorithms, state, options } = form;
  Object.assign(form, { problem: "", open: form.open && !fresh });
  drawForm();
  if (fresh) writeAddress();
  race.run({ puzzle: id, algorithms, state, options }, { play, fresh });
  if (!race.isConnected) track.append(race);
  if (track.getBoundingClientRect().top > innerHeight / 2) track.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}

function writeAddress() {
  history.replaceState(null, "", `?${raceQueryOf({ ...form, packages: race.packages }, [...query])}`);
}

function drawTools() {
  render(html`<div class="row"><button class="button" @click=${onShare}>${form.copied || text("share")}</button></div>`, tools);
}

async function onShare() {
  if (enough()) writeAddress();
  await copyAddress(form, drawTools);
}

/** What is wrong with the board is said beside it. */
race.addEventListener("error", (/** @type {any} */ event) => {
  const { message, again } = event.detail;
  if (again) return;
  event.preventDefault();
  change({ problem: message, open: true });
  setup.querySelector(":scope > .problem").scrollIntoView({ block: "center" });
});

/** Keys pressed nowhere in particular are meant for the race. */
addEventListener("keydown", (event) => {
  if (event.target === document.body) race.press(event);
});

/** Packages that a link names are asked about in the form's place, before there is a form. */
async function askFirst() {
  const nothingElse = { progress: null, running: false, texts, cancel() {} };
  const asking = { texts, set notice(notice) { render(notice ? notices({ ...nothingElse, notice }) : nothing, setup); } };
  const { agreed } = await import("../player/packages.js");
  setup.hidden = false;
  if (!(await agreed(asking, words(race.packages)))) race.packages = race.puzzle = "";
  race.asksFirst = false;
}

async function furnish() {
  if (race.asksFirst) await askFirst();
  await race.prepare();
}

async function prepare() {
  await speakOf("");
  form.problem = "";
  await furnish().catch((error) => {
    if (error.name === "Unfetched") throw error;
    form.problem = sentenceFor(error, texts);
    race.packages = "";
  });
  await readAddress();
}

async function begin() {
  await untilDone(prepare, "#track");
  form.open = Boolean(form.problem);
  drawForm();
  drawTools();
  const asked = ["algorithm", "state"].some((name) => query.has(name));
  if (form.problem) return;
  if (query.has("algorithms")) start({ play: !still });
  else if (!asked && puzzle().race) start({ play: !still, fresh: false });
  else change({ open: true });
}

begin();
