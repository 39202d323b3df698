/** The request in the title, and the form that edits it, made from the puzzle's description. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { solver } from "../../python-worker/solver-client.ts";
import { formIcon } from "../../player/base/form-icons.ts";
import { isComposing } from "../../player/base/key-events.ts";
import { isBuiltIn, allPuzzleIds } from "../../player/catalogue/baked-data.ts";
import { presetFor } from "../../player/catalogue/match-requests-and-presets.ts";
import { explainTerms } from "../../player/text/glossary.ts";
import { requestInWords } from "../../player/text/request-in-words.ts";
import { byId, fieldValue, render } from "../shared/dom-helpers.ts";
import {
  advanceSeed, boardField, discardTyped, fieldFault, formToggle, labelledField, optionElement, parameterField,
  selectField, shuffleRow,
} from "../shared/form-fields.ts";
import { text, textIfAny, texts } from "../shared/page-texts.ts";
import {
  newestAlgorithm, resetPending, form, newestRequest, player, shownPuzzle, shownRequest, runWithChanges, visibleRequest, stage,
} from "./puzzle-page-state.ts";
import { navigateTo } from "../shared/page-query.ts";
import { showShuffledBoard } from "./what-next-offers.ts";
import type { PartialRequest } from "../../player/catalogue/match-requests-and-presets.ts";
import type { Parameter, Preset } from "../../validation/python-types.ts";

const setup = byId("setup");
const acts = byId("acts");

/** In the player's menu. */
const shuffleItem = Object.assign(document.createElement("button"), { type: "button", slot: "more" });
shuffleItem.onclick = shuffleAndShowBoard;

/** Render the title and the form. */
export function drawForm() {
  if (!player.request) return;
  const { effective_algorithm: algorithm } = player.session.trace?.header ?? {};
  const [name, ...others] = requestInWords(visibleRequest(), texts, algorithm, false).split(" · ");
  document.querySelector("h1")!.textContent = `${text(`puzzle-${shownRequest().puzzle}`)} · ${name}`;
  byId("asked").textContent = others.join(" · ");
  render(formToggle(form.open, () => toggleForm(!form.open)), acts);
  render(html`${formIcon.shuffle}${text("shuffle")}`, shuffleItem);
  if (!shownPuzzle().shuffle.length) shuffleItem.remove();
  else if (!shuffleItem.isConnected) player.append(shuffleItem);
  render(formFields(), setup);
  setup.hidden = !form.open;
}

/** Open or close the form; unsent input is discarded. */
export function toggleForm(open: boolean) {
  const within = setup.contains(document.activeElement);
  form.open = open;
  if (!open) {
    if (form.fault || !player.session.runs.isAwaited) resetPending();
    discardTyped();
    Object.assign(form, { state: visibleRequest().state, settledState: shownRequest().state });
  }
  drawForm();
  if (within && !open) byId("change").focus();
}

function formFields() {
  const parameters = newestAlgorithm().parameters.filter(({ hidden }) => !hidden);
  const usual = parameters.filter(({ advanced }) => !advanced);
  const advanced = parameters.filter((parameter) => parameter.advanced);
  const details = html`<details><summary>${text("more-options")}</summary>
      <div class="row">${optionFields(advanced)}</div></details>`;
  return html`
    <div class="row">
      ${puzzleField()}
      ${algorithmField()}
      ${optionFields(usual.filter(({ kind }) => kind !== "offsets"))}
      ${shownPuzzle().presets.length ? presetField() : nothing}
    </div>
    ${optionFields(parameters.filter(({ kind }) => kind === "offsets"))}
    ${aboutAlgorithm()}
    ${shownPuzzle().takes_states === false ? nothing : boardRow()}
    ${shuffleRow(shownPuzzle().shuffle, form, shuffleAndShowBoard)}
    ${advanced.length ? details : nothing}`;
}

function puzzleField() {
  const puzzles = allPuzzleIds().map((id) => [id, text(`puzzle-${id}`)]);
  return selectField("puzzle", text("option-puzzle"), puzzles, shownRequest().puzzle, goToPuzzle);
}

function algorithmField() {
  const current = newestRequest().algorithm;
  const listed = shownPuzzle().algorithms.filter(({ id, kind }) => kind !== "fault" || id === current);
  const algorithms = listed.map(({ id }) => [id, text(`algorithm-${id}`)]);
  const onChange = (id: string) => requestAndRedraw("algorithm", { algorithm: id });
  const fault = fieldFault(form, "algorithm");
  return selectField("algorithm", text("option-algorithm"), algorithms, current, onChange, fault);
}

/** The examples, with exercises in a group of their own. */
function presetField() {
  const { presets, algorithms } = shownPuzzle();
  const current = presetFor(form.pending ?? visibleRequest())?.id ?? "";
  const isFault = (preset: Preset) => algorithms.find(({ id }) => id === preset.algorithm)?.kind === "fault";
  const named = ({ id }: Preset) => optionElement(id, text(`preset-${shownRequest().puzzle}-${id}`), current);
  const faults = presets.filter(isFault);
  const exercises = html`<optgroup label=${text("faults")}>${faults.map(named)}</optgroup>`;
  const select = html`<select id="preset" @change=${runChosenPreset}>${optionElement("", "–", current)}
        ${presets.filter((preset) => !isFault(preset)).map(named)}${faults.length ? exercises : nothing}</select>`;
  return labelledField("preset", select, text("presets"));
}

/** The kind and the description of the algorithm, which may name the maximum of a parameter. */
function aboutAlgorithm() {
  const { id, kind: ofAlgorithm, parameters } = newestAlgorithm();
  const kind = textIfAny(`kind-${ofAlgorithm}`);
  const maxima = Object.fromEntries(parameters.map((each) => [each.id, each.maximum ?? ""]));
  const words = textIfAny(`algorithm-${id}-about`, maxima);
  return html`<p class="about">${kind ? html`<span class="kind">${explainTerms(kind, texts)}</span> ` : nothing
    }${explainTerms(words, texts)}</p>`;
}

function boardRow() {
  const refused = fieldFault(form, "state");
  return html`<div class="row">
      ${boardField(form.state, { onInput: keepTypedBoardAndBootPython, onSend: solveTypedBoard }, Boolean(refused))}
      <button class="button primary" type="button" id="solve" @click=${solveTypedBoard}>${text("solve")}</button>
    </div>
    <p class="problem" id="state-fault">${refused}</p>
    <div class="pair">${refused && form.fault?.offers?.map(suggestedBoardButton)}</div>
    <p class="hint" id="state-hint">${textIfAny(`puzzle-${shownRequest().puzzle}-hint`)}</p>`;
}

/** A suggested board. */
function suggestedBoardButton(state: string) {
  const onClick = () => {
    form.state = state;
    solveTypedBoard();
  };
  return html`<button class="button" type="button" dir="ltr" @click=${onClick}>${texts.digits(state)}</button>`;
}

/** Each keeps its element, in which the visitor may be typing. */
const optionFields = (parameters: Parameter[]) => repeat(parameters, ({ id }) => id, optionField);

function optionField(parameter: Parameter) {
  const { id } = parameter;
  const onGiven = (given: string | boolean) =>
    requestAndRedraw(id, { options: { ...newestRequest().options, [id]: given } });
  return parameterField(parameter, newestRequest().options[id], onGiven, form);
}

/** Request a change, and show the fields of what is asked. */
function requestAndRedraw(field: string, changes: PartialRequest) {
  const done = runWithChanges(field, changes);
  drawForm();
  return done;
}

/** Go to a puzzle; our own puzzles have pages of their own. */
export function goToPuzzle(id: string) {
  if (isBuiltIn(id)) return navigateTo(`../${id}/`);
  resetPending();
  player.run({ puzzle: id });
}

function runChosenPreset(event: Event) {
  const preset = shownPuzzle().presets.find(({ id }) => id === fieldValue(event));
  if (!preset) return;
  const { algorithm, state, options } = preset;
  resetPending({ puzzle: shownRequest().puzzle, algorithm, state, options });
  form.sent = true;
  player.run({ algorithm, state, options });
  drawForm();
}

function keepTypedBoardAndBootPython(event: Event) {
  solver.boot().catch(() => {}); // the request that needs Python reports the failure
  form.state = fieldValue(event);
}

let solvingState: string | null = null;

/** Whether the board is being typed while another run is shown. */
export const isTypingBoard = () => document.activeElement?.id === "state" && form.state !== solvingState;

function solveTypedBoard() {
  solvingState = form.state;
  requestAndRedraw("state", {}).finally(() => (solvingState = null));
}

export async function shuffleAndShowBoard() {
  advanceSeed(form, shownPuzzle().shuffle);
  if (form.fault) resetPending(); // the refused input
  drawForm();
  try {
    form.touched = "shuffle";
    form.state = await player.session.query("shuffle", { options: form.shuffle });
    await showShuffledBoard();
  } catch (error) {
    player.session.reportError(error);
  }
}

setup.addEventListener("submit", (event) => event.preventDefault()); // the form's fields handle their changes
for (const part of [setup, acts]) // its button keeps the focus when it opens the form
  part.addEventListener("keydown", (event) => {
    if (form.open && event.key === "Escape" && !event.defaultPrevented && !isComposing(event)) toggleForm(false);
  });
setup.addEventListener("keydown", (event) => {
  const list = event.target as HTMLSelectElement;
  if (list.id !== "puzzle" || !event.key.startsWith("Arrow") || !list.showPicker) return;
  event.preventDefault(); // in a closed list an arrow key would select, and navigate, at once
  list.showPicker();
});

/** Shrink the board by the form's height, so that both fit on the screen. */
new ResizeObserver(() => stage.style.setProperty("--form", `${setup.offsetHeight}px`)).observe(setup);
