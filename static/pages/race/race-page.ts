/** The race page: form, race, and a URL that always holds the race. */
import { importLate } from "../../loading/late-import.ts";
import { html, nothing } from "lit";
import { retryUntilDone } from "../../loading/try-again-button.ts";
import { toWords } from "../../player/catalogue/element-attributes.ts";
import { renderProgressAndNotice } from "../../player/controls/notices-and-progress.ts";
import { errorSentence } from "../../player/text/error-messages.ts";
import { byId, fieldValue, render } from "../shared/dom-helpers.ts";
import { copyAddress, copyButton, embedButton } from "../shared/copy-and-embed-buttons.ts";
import { loadPuzzleTexts, text, texts, textIfAny } from "../shared/page-texts.ts";
import {
  hasEnoughLanes, form, doesRaceFitInUrl, puzzleOfForm, query, race, fillFormFromAddress, writeAddress, proposeRace, racingAlgorithms,
} from "./race-page-state.ts";
import { isSingleFile } from "../shared/page-query.ts";
import "../site/common-page-controls.ts";
import { live } from "lit/directives/live.js";
import { formIcon } from "../../player/base/form-icons.ts";
import { canRace, allPuzzleIds } from "../../player/catalogue/baked-data.ts";
import { optionIdsSetByState } from "../../player/catalogue/match-requests-and-presets.ts";
import { MOST_LANES, lanesAsked, laneName } from "../../player/race/race-request.ts";
import { solver } from "../../python-worker/solver-client.ts";
import { boardField, formToggle, advanceSeed, parameterField, selectField, shuffleRow } from "../shared/form-fields.ts";
import type { Notice } from "../../player/base/notice-types.ts";
import type { Parameter } from "../../validation/python-types.ts";

const tools = byId("tools");
const acts = byId("acts");
const setup = byId("setup");
const track = byId("track");

function drawTools() {
  render(
    html`<div class="row">${copyButton(text("share"), form, copyRaceLink)}
      ${isSingleFile ? nothing : embedButton(loadAndOpenRaceEmbedDialogue)}</div>`,
    tools,
  );
}

async function copyRaceLink() {
  if (hasEnoughLanes()) writeAddress();
  if (doesRaceFitInUrl()) await copyAddress(form, drawTools);
  else race.notices.say(text("share-too-long-race"));
}

async function loadAndOpenRaceEmbedDialogue() {
  if (!hasEnoughLanes()) return;
  const load = () => importLate(() => import("./race-embed-dialogue.ts"));
  const { openRaceEmbedDialogue } = await retryUntilDone(load, "#tools");
  await openRaceEmbedDialogue();
}

/** Show an error of the board beside its field. */
race.addEventListener("error", (event) => {
  const { message, again } = (event as Event as CustomEvent).detail;
  if (again) return;
  event.preventDefault();
  changeForm({ problem: message, open: true });
  scrollToErrorMessage();
});

function scrollToErrorMessage() {
  setup.querySelector(":scope > .problem")?.scrollIntoView({ block: "center" });
}

/** Keys without a target of their own go to the race. */
window.addEventListener("keydown", (event) => {
  if (event.target === document.body) race.handleKeydown(event);
});

/** Ask for consent to a link's packages in place of the form. */
async function askConsentToPackages() {
  const show = (notice: Notice | null) =>
    render(notice ? renderProgressAndNotice({ progress: null, running: false, texts, cancel() {}, notice }) : nothing, setup);
  const { confirmInstall } = await importLate(() => import("../../player/catalogue/install-packages.ts"));
  setup.hidden = false;
  if (!(await confirmInstall({ show }, texts, toWords(race.packages)))) race.packages = race.puzzle = "";
  race.asksFirst = false;
}

async function prepareRace() {
  await loadPuzzleTexts("");
  form.problem = "";
  try {
    if (race.asksFirst) await askConsentToPackages();
    await race.prepare();
  } catch (error: any) {
    if (error.name === "FetchError") throw error;
    form.problem = errorSentence(error, texts);
    race.packages = "";
  }
  await fillFormFromAddress();
}

async function openPage() {
  await retryUntilDone(prepareRace, "#track");
  form.open = Boolean(form.problem);
  drawForm();
  drawTools();
  const asked = ["algorithm", "state"].some((name) => query.has(name));
  if (form.problem) return scrollToErrorMessage();
  if (query.has("algorithms")) startRace({ play: false });
  else if (!asked && puzzleOfForm().race) startRace({ play: false, isAsked: false });
  else changeForm({ open: true });
}

// ---- the form: methods and board

/** Render the line, its buttons and the form. */
function drawForm() {
  document.querySelector("h1")!.textContent = `${text("race")} · ${text(`puzzle-${form.puzzle}`)}`;
  byId("asked").textContent = lanesAsked(form).map((lane) => `\u2068${laneName(lane, text)}\u2069`).join(" · ");
  const start = text("race-start");
  render(
    html`${form.open ? html`<button class="button primary" type="submit" form="setup" title=${start}
      ?disabled=${!hasEnoughLanes()}>${formIcon.stopwatch}<span>${start}</span></button>` : nothing}
    ${formToggle(form.open, () => changeForm({ open: !form.open }))}`,
    acts,
  );
  setup.hidden = !form.open;
  render(formFields(), setup);
}

const areAllLanesTaken = () => lanesAsked(form).length >= MOST_LANES;

function formFields() {
  const puzzles = allPuzzleIds().filter(canRace).map((id) => [id, text(`puzzle-${id}`)]);
  const hint = text(areAllLanesTaken() ? "race-full" : "race-choose", { most: MOST_LANES });
  return html`
    <div class="row">
      ${selectField("puzzle", text("option-puzzle"), puzzles, form.puzzle, switchToPuzzle)}
      ${parametersOfChosenMethods().filter((each) => !isChoiceParameter(each)).map(optionField)}
    </div>
    <fieldset aria-describedby="methods-hint"><legend>${text("race-methods")}</legend
      >${racingAlgorithms(form.puzzle)
        .map(({ id }) => choiceChip("algorithm", id, `algorithm-${id}`, form.algorithms, applyToggledMethod))}</fieldset>
    ${parametersOfChosenMethods().filter(isChoiceParameter).map(choicesField)}
    <p class="hint" id="methods-hint" role="status">${hint}</p>
    ${boardField(form.state, { onInput: setTypedBoard, onChange: () => changeForm({}), onSend: startRace })}
    <p class="hint" id="state-hint">${textIfAny(`puzzle-${form.puzzle}-hint`)}</p>
    ${shuffleRow(puzzleOfForm().shuffle, form, shuffleBoardOfForm)}
    <p class="hint" role="status">${form.note}</p><p class="problem" role="alert">${form.problem}</p>`;
}

function optionField(parameter: Parameter) {
  const value = form.options[parameter.id] ?? (parameter.from_state && form.state ? "" : undefined);
  return parameterField(parameter, value, (given) => setFormOption(parameter, given));
}

const isChoiceParameter = ({ kind }: Parameter) => kind === "choice";

const chosenValuesOfParameter = ({ id, default: usual }: Parameter) => toWords(form.options[id] || usual);

/** Choices of an option; each of several has a lane. */
function choicesField(parameter: Parameter) {
  const { id, choices = [] } = parameter;
  const onChange = (event: Event) => applyToggledChoice(parameter, event);
  return html`<fieldset><legend>${text(`option-${id}`)}</legend>${
    choices.map((choice) => choiceChip(id, choice, `choice-${choice}`, chosenValuesOfParameter(parameter), onChange))}</fieldset>`;
}

/** An empty selection means the default. */
function applyToggledChoice(parameter: Parameter, event: Event) {
  const chosen = chosenAfterToggle(parameter.choices ?? [], chosenValuesOfParameter(parameter), event);
  setFormOption(parameter, chosen.join(" ") || String(parameter.default));
}

/** The chosen ones after a change, in the order of all. */
function chosenAfterToggle(all: string[], chosen: string[], { target }: Event) {
  const { checked, value } = target as HTMLInputElement;
  return all.filter((each) => (each === value ? checked : chosen.includes(each)));
}

function choiceChip(name: string, value: string, key: string, chosen: string[], onChange: (event: Event) => void) {
  const isChosen = chosen.includes(value);
  return html`<label class="chip"><input type="checkbox" name=${name} value=${value} .checked=${live(isChosen)}
    ?disabled=${!isChosen && areAllLanesTaken()} @change=${onChange}>${text(key)}</label>`;
}

/** Parameters of the chosen methods, without duplicates. */
function parametersOfChosenMethods() {
  const chosen = puzzleOfForm().algorithms.filter(({ id }) => form.algorithms.includes(id));
  const all = chosen.flatMap((algorithm) => algorithm.parameters);
  const visible = all.filter(({ advanced, hidden }) => !advanced && !hidden);
  return visible.filter(({ id }, index) => visible.findIndex((other) => other.id === id) === index);
}

/** Apply changes of the form, and write the URL once it holds a race. */
function changeForm(changes: Partial<typeof form>) {
  Object.assign(form, changes);
  drawForm();
  if (hasEnoughLanes()) writeAddress();
}

async function switchToPuzzle(id: string) {
  race.cancel();
  race.remove();
  await retryUntilDone(() => proposeRace(id), "#track");
  changeForm({ problem: "" });
  if (puzzleOfForm().race) startRace({ play: false, isAsked: false });
}

function applyToggledMethod(event: Event) {
  changeForm({ algorithms: chosenAfterToggle(puzzleOfForm().algorithms.map(({ id }) => id), form.algorithms, event) });
}

/** A board and the options that it determines never contradict each other: the new one wins. */
function setFormOption({ id, from_state }: Parameter, given: string | boolean) {
  changeForm({ options: { ...form.options, [id]: given }, ...(from_state ? { state: "" } : {}) });
}

function setTypedBoard(event: Event) {
  form.state = fieldValue(event);
  if (!form.state) return;
  for (const algorithm of form.algorithms)
    for (const id of optionIdsSetByState({ puzzle: form.puzzle, algorithm })) delete form.options[id];
}

async function shuffleBoardOfForm() {
  advanceSeed(form, puzzleOfForm().shuffle);
  changeForm({ note: solver.everReady ? "" : text("solver-starting"), problem: "" });
  try {
    form.state = await solver.ask("shuffle", { puzzle: form.puzzle, options: form.shuffle });
  } catch (error) {
    form.problem = errorSentence(error as Error, texts);
  }
  changeForm({ note: "" });
}

setup.addEventListener("submit", (event) => {
  event.preventDefault();
  startRace();
});

/** Start the form's race, which the visitor or a link asks for, or else the page. */
function startRace({ play = true, isAsked = true } = {}) {
  if (!hasEnoughLanes()) return;
  const { puzzle: id, algorithms, state, options } = form;
  Object.assign(form, { problem: "", open: form.open && !isAsked });
  drawForm();
  if (isAsked) writeAddress();
  race.run({ puzzle: id, algorithms, state, options }, { play, fresh: false });
  if (!race.isConnected) track.append(race);
  if (track.getBoundingClientRect().top > innerHeight / 2)
    track.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

openPage();
