/** What is asked, in one line of words; and the form behind it, made from the catalogue. */
import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { askedInWords } from "../player/asked.js";
import { icon } from "../player/icons.js";
import { isOwn, presetFor, puzzleIds } from "../player/library.js";
import { explained } from "../player/terms.js";
import { faultOf, field, nextSeed, option, parameterField, shuffleRow, text, texts } from "./fields.js";
import { algorithm, change, form, player, puzzle, request, shown, stage } from "./page.js";

const setup = document.getElementById("setup");
const acts = document.getElementById("acts");

/** The line and the form, as they are now. */
export function drawForm() {
  if (!request()) return;
  const changing = text(form.open ? "change-done" : "change");
  document.getElementById("asked").textContent = askedInWords(shown(), texts, player.trace?.header.ran);
  render(html`
    ${puzzle().shuffle.length && !form.open ? html`<button class="button" type="button" aria-label=${text("shuffle")} title=${text("shuffle")} @click=${onShuffle}>${icon.shuffle}<span>${text("shuffle")}</span></button>` : nothing}
    <button class="button" type="button" id="change" aria-expanded=${form.open} aria-controls="setup" aria-label=${changing} title=${changing} @click=${onChange}>${icon.change}<span>${changing}</span></button>`, acts);
  drawFields();
  setup.hidden = !form.open;
}

/** Open or close the form; what was typed there and not sent is let go. */
export function unfold(open) {
  const within = setup.contains(document.activeElement);
  form.open = open;
  if (!open) Object.assign(form, { fault: null, touched: null, state: shown().state });
  drawForm();
  if (within && !open) document.getElementById("change").focus();
}

/** Whoever is done has sent what was typed by leaving its field; while it may still be refused, the form stays. */
function onChange() {
  if (!form.sent) unfold(!form.open);
}

const presetName = ({ id }) => text(`preset-${request().puzzle}-${id}`);

function drawFields() {
  const parameters = algorithm().parameters.filter(({ idle }) => !idle);
  const presets = puzzle().presets;
  const current = presetFor(shown())?.id ?? "";
  const isFault = ({ algorithm }) => puzzle().algorithms.find(({ id }) => id === algorithm).kind === "fault";
  const named = (preset) => option(preset.id, presetName(preset), current);
  render(html`
    <div class="row">
      ${field("puzzle", html`<select id="puzzle" @keydown=${onPuzzleKey} @change=${onPuzzle}>${puzzleIds().map((id) => option(id, text(`puzzle-${id}`), request().puzzle))}</select>`, text("option-puzzle"))}
      ${field("algorithm", html`<select id="algorithm" @change=${onAlgorithm}>
        ${puzzle().algorithms.filter(({ id, kind }) => kind !== "fault" || id === request().algorithm).map(({ id }) => option(id, text(`algorithm-${id}`), request().algorithm))}</select>`, text("option-algorithm"), faultOf(form, "algorithm"))}
      ${parameters.filter(({ seldom, kind }) => !seldom && kind !== "offsets").map(optionField)}
      ${presets.length ? field("preset", html`<select id="preset" @change=${onPreset}>${option("", "–", current)}
        ${presets.filter((preset) => !isFault(preset)).map(named)}${presets.some(isFault) ? html`<optgroup label=${text("faults")}>${presets.filter(isFault).map(named)}</optgroup>` : nothing}</select>`, text("presets")) : nothing}
    </div>
    ${parameters.filter(({ kind }) => kind === "offsets").map(optionField)}
    <p class="about">${texts.has(`kind-${algorithm().kind}`) ? html`<span class="kind">${explained(text(`kind-${algorithm().kind}`), texts)}</span> ` : nothing}${texts.has(`algorithm-${request().algorithm}-about`) ? explained(text(`algorithm-${request().algorithm}-about`), texts) : nothing}</p>
    ${puzzle().takes_states === false ? nothing : boardField()}
    ${shuffleRow(puzzle().shuffle, form, onShuffle)}
    ${parameters.some(({ seldom }) => seldom) ? html`<details><summary>${text("more-options")}</summary>
      <div class="row">${parameters.filter(({ seldom }) => seldom).map(optionField)}</div></details>` : nothing}`, setup);
}

function boardField() {
  const { state } = form;
  const refused = faultOf(form, "state");
  const hint = `puzzle-${request().puzzle}-hint`;
  return html`<div class="row">
      ${field("state", html`<textarea id="state" rows=${state.length > 24 ? 3 : 1} dir="ltr" spellcheck="false" aria-describedby="state-hint state-fault" aria-invalid=${refused ? "true" : nothing} .value=${live(texts.digits(state))}
          @input=${onStateInput} @keydown=${onStateKey} @change=${() => form.open && state !== request().state && onSolve()}></textarea>`, text("option-state"), refused, "wide")}
      <button class="button primary" type="button" id="solve" @click=${onSolve}>${text("solve")}</button>
    </div>
    <p class="hint" id="state-hint">${texts.has(hint) ? text(hint) : nothing}</p>`;
}

function optionField(parameter) {
  const { id } = parameter;
  return parameterField(parameter, request().options[id], (given) => change(id, given, { options: { ...request().options, [id]: given } }), { form });
}

/** In a closed list an arrow key would choose, and leave the page, at once. */
function onPuzzleKey(event) {
  if (!event.key.startsWith("Arrow") || !event.target.showPicker) return;
  event.preventDefault();
  event.target.showPicker();
}

function onPuzzle(event) {
  showPuzzle(event.target.value);
}

/** A puzzle of our own has a page of its own. */
export function showPuzzle(id) {
  if (isOwn(id)) return location.assign(`../${id}/`);
  form.touched = null;
  player.run({ puzzle: id });
}

function onAlgorithm(event) {
  change("algorithm", "", { algorithm: event.target.value });
}

function onPreset(event) {
  const preset = puzzle().presets.find(({ id }) => id === event.target.value);
  if (!preset) return;
  form.touched = null;
  player.run({ algorithm: preset.algorithm, state: preset.state, options: preset.options }).then(() => unfold(false));
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

/** Whether the board is being written while another run is shown. */
export const writing = () => document.activeElement?.id === "state" && form.state !== solvingState;

function onSolve() {
  if (solvingState === form.state) return;
  solvingState = form.state;
  change("state", form.state, {}).finally(() => (solvingState = null));
}

async function onShuffle() {
  nextSeed(form, puzzle().shuffle);
  drawForm();
  try {
    form.touched = { field: "shuffle", given: "" };
    form.state = await player.ask("shuffle", { options: form.shuffle });
    await change("state", form.state, {});
  } catch (error) {
    player.fail(error);
  }
}

setup.addEventListener("submit", (event) => event.preventDefault()); // its fields act when they change
setup.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  unfold(false);
});

/** The board makes room for the form, so that both are seen together. */
new ResizeObserver(() => stage.style.setProperty("--form", `${setup.offsetHeight}px`)).observe(setup);
