/** Form fields shared by the pages. */
import { html, noChange, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { isComposing } from "../../player/base/key-events.ts";
import { formIcon } from "../../player/base/form-icons.ts";
import { plainDigits } from "../../loading/plain-digits.ts";
import { fieldValue } from "./dom-helpers.ts";
import "./offsets-field.ts";
import { text, textIfAny, texts } from "./page-texts.ts";
import type { Options, Parameter, Scalar } from "../../validation/python-types.ts";

/** A labelled control, with the error of its input below. */
export function labelledField(id: string, control: unknown, label: string, fault = "", kind = "") {
  const problem = fault ? html`<p class="problem" id=${`${id}-fault`}>${fault}</p>` : nothing;
  return html`<div class="field ${kind}"><label for=${id}>${label}</label>${control}${problem}</div>`;
}

const LONG = 24; // characters of a board that one line shows

type BoardEvents = { onInput: (event: Event) => void; onChange?: () => void; onSend: () => unknown };

/** The field of a board, as text. `isRefused`: the element "state-fault" says why. */
export function boardField(state: string, { onInput, onChange, onSend }: BoardEvents, isRefused = false) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return; // with Shift it is a line break
    event.preventDefault();
    onSend();
  };
  const board = html`<textarea id="state" rows=${state.length > LONG ? 3 : 1} dir="ltr" spellcheck="false"
    aria-describedby="state-hint state-fault" aria-invalid=${isRefused ? "true" : nothing}
    .value=${live(texts.digits(state))} @input=${onInput} @change=${onChange ?? nothing}
    @keydown=${onKey}></textarea>`;
  return labelledField("state", board, text("option-state"), "", "wide");
}

export function optionElement(value: string, label: string, current: Scalar | undefined) {
  const chosen = value === current;
  return html`<option value=${value} ?selected=${chosen} .selected=${live(chosen)}>${label}</option>`;
}

/** A list of choices, [value, label] each. */
function selectElement(id: string, choices: string[][], current: Scalar | undefined, onChange: (value: string) => unknown) {
  return html`<select id=${id} @change=${(event: Event) => onChange(fieldValue(event))}>${
    choices.map(([value, label]) => optionElement(value, label, current))}</select>`;
}

export function selectField(
  id: string, label: string, choices: string[][], current: string, onChange: (value: string) => unknown, fault = "",
) {
  return labelledField(id, selectElement(id, choices, current, onChange), label, fault);
}

/** The button that opens and closes the form. */
export function formToggle(open: boolean, onClick: () => void) {
  const label = text(open ? "change-done" : "change");
  return html`<button class="button" type="button" id="change" aria-expanded=${open} aria-controls="setup"
    aria-label=${label} title=${label} @click=${onClick}>${formIcon.change}<span>${label}</span></button>`;
}

/** An error of the input of a field; `offers`: inputs that Python would accept. */
export type FieldFault = { field: string; text: string; offers?: string[] };

type Faulty = { fault?: FieldFault | null };

/** The error of a field's input; "" for none. */
export const fieldFault = ({ fault }: Faulty, name: string) => (fault?.field === name ? fault.text : "");

/** The field of a parameter; `onChange` receives the input. `form.fault` may hold its error. */
export function parameterField(
  parameter: Parameter, value: Scalar | undefined, onChange: OnChange, form: Faulty = {}, prefix = "option-",
) {
  const fault = fieldFault(form, parameter.id);
  const id = prefix + parameter.id;
  const chosen = parameterControl({ id, parameter, value: value ?? parameter.default, onChange, fault });
  return labelledField(id, chosen, text(`option-${parameter.id}`), fault);
}

const YES = ["", "true", "yes", "on", "1"];

type OnChange = (given: string | boolean) => unknown;
type Given = { id: string; parameter: Parameter; value: Scalar | undefined; onChange: OnChange; fault: string };

function parameterControl(given: Given) {
  const { id, parameter, value, onChange, fault } = given;
  const { kind, choices = [] } = parameter;
  if (kind === "switch") {
    const onSwitch = ({ target }: Event) => onChange((target as HTMLInputElement).checked);
    const on = YES.includes(String(value ?? "no").toLowerCase());
    return html`<input id=${id} type="checkbox" .checked=${live(on)} @change=${onSwitch}>`;
  }
  if (kind === "offsets")
    return html`<dhadha-offsets id=${id} .value=${String(value ?? "")} .label=${text(`option-${parameter.id}`)}
      .texts=${texts} @change=${(event: Event) => onChange(fieldValue(event))}></dhadha-offsets>`;
  if (kind === "choice") return selectElement(id, choices.map((each) => [each, text(`choice-${each}`)]), value, onChange);
  const numeric = kind === "integer";
  const hint = textIfAny(`option-${parameter.id}-hint`);
  const range = numeric ? `${texts.number(parameter.minimum ?? 0)} – ${texts.number(parameter.maximum ?? 0)}` : hint;
  return typingField(id, { value: texts.digits(value ?? ""), onTyped: onChange, numeric, hint, fault }, range);
}

/** The field with text that is not sent yet, which nothing may overwrite. */
let typing: EventTarget | null = null;

/** Let fields show their values again. */
export const discardTyped = () => (typing = null);

type TypingField = { value: string; onTyped: (typed: string) => unknown; numeric?: boolean; hint?: string; fault?: string };

/** A field to type in; no drawing overwrites what is not sent yet. */
function typingField(id: string, { value, onTyped, numeric = true, hint = "", fault = "" }: TypingField, title = hint) {
  const onInput = ({ target }: Event) => (typing = target);
  const onChange = (event: Event) => {
    discardTyped();
    onTyped(plainDigits(fieldValue(event)));
  };
  const onBlur = ({ target }: Event) => {
    if (target === typing) (target as HTMLInputElement).value = value; // nothing has changed since it had the focus
    discardTyped();
  };
  const isTyping = typing === document.getElementById(id) && typing !== null;
  return html`<input id=${id} class=${numeric ? "number" : ""} inputmode=${numeric ? "numeric" : "text"} dir="ltr"
    placeholder=${hint} aria-invalid=${fault ? "true" : nothing} aria-describedby=${fault ? `${id}-fault` : nothing}
    title=${title} .value=${isTyping ? noChange : live(value)} @input=${onInput} @blur=${onBlur}
    @change=${onChange}>`;
}

type Range = { least: number; most: number };

/** A field for a whole number, or for nothing; `onNumber` receives NaN and a sentence for anything else. */
export function wholeNumberField(
  id: string, value: string, range: Range, onNumber: (number: number, fault: string) => unknown, hint = "",
) {
  const onTyped = (typed: string) => {
    const number = Number(typed);
    const isInRange = Number.isInteger(number) && number >= range.least && number <= range.most;
    if (isInRange || !typed.trim()) onNumber(number, "");
    else onNumber(NaN, text("no-number", range));
  };
  return typingField(id, { value: texts.digits(value), onTyped, hint });
}

type Shuffling = Faulty & { shuffle: Options; shuffled: string | null };

/** The fields and the button of a shuffle; `form.shuffle` holds the inputs. */
export function shuffleRow(parameters: Parameter[], form: Shuffling, onShuffle: () => unknown) {
  if (!parameters.length) return nothing;
  const inputs = form.shuffle;
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.key !== "Enter" || target.id === "shuffle" || isComposing(event)) return;
    event.preventDefault();
    target.dispatchEvent(new Event("change"));
    onShuffle();
  };
  const fields = parameters.map((parameter) => {
    const keep = (value: Scalar) => (inputs[parameter.id] = value);
    return parameterField(parameter, inputs[parameter.id], keep, form, "shuffle-");
  });
  return html`<div class="row" @keydown=${onKey}>
    ${fields}
    <button class="button" type="button" id="shuffle" @click=${onShuffle}>${text("shuffle")}</button></div>`;
}

/** The seed of the field; the next one for a repeated shuffle. */
export function advanceSeed(form: Shuffling, parameters: Parameter[]) {
  const asked = JSON.stringify(form.shuffle);
  const seed = Number(form.shuffle.seed ?? parameters.find(({ id }) => id === "seed")?.default);
  if (asked === form.shuffled && Number.isInteger(seed)) form.shuffle.seed = seed + 1;
  form.shuffled = JSON.stringify(form.shuffle);
}
