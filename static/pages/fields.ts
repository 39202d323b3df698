/** Form fields shared by the pages. */
/** @import { Options, Parameter, Scalar } from "../checks/contract.ts" */
/** @import { Texts } from "../i18n/texts.ts" */
/** @import { FieldFault } from "./puzzle-page.ts" */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { loadTexts } from "../i18n/texts.ts";
import { icon } from "../player/base/icons.ts";
import { valueOf } from "./by-id.ts";
import "./offsets-field.ts";
import { plainDigits } from "../i18n/digits.ts";

/** Filled once `addPuzzleTexts` has resolved; all modules share the object. */
export const texts = /** @type {Texts} */ ({});
/** @type {Texts["text"]} */
export const text = (id, args) => texts.text(id, args);
/** The message, "" where there is none. @param {string} id */
export const textIfAny = (id) => (texts.has(id) ? text(id) : "");

/** Add a puzzle's messages to the texts. @param {string} puzzle */
export async function addPuzzleTexts(puzzle) {
  Object.assign(texts, await loadTexts(document.documentElement.lang, puzzle));
}

/**
 * A labelled control, with the error of its input below.
 * @param {string} id @param {unknown} control @param {string} label
 */
export function field(id, control, label, fault = "", kind = "") {
  const problem = fault ? html`<p class="problem" id=${`${id}-fault`}>${fault}</p>` : nothing;
  return html`<div class="field ${kind}"><label for=${id}>${label}</label>${control}${problem}</div>`;
}

/** @param {string} value @param {string} label @param {Scalar | undefined} current */
export function option(value, label, current) {
  const chosen = value === current;
  return html`<option value=${value} ?selected=${chosen} .selected=${live(chosen)}>${label}</option>`;
}

/** The button that opens and closes the form. @param {boolean} open @param {() => void} onClick */
export function changeButton(open, onClick) {
  const label = text(open ? "change-done" : "change");
  return html`<button class="button" type="button" id="change" aria-expanded=${open} aria-controls="setup"
    aria-label=${label} title=${label} @click=${onClick}>${icon.change}<span>${label}</span></button>`;
}

/** The error of a field's input; "" for none. @param {{fault?: FieldFault | null} | null} form @param {string} name */
export function faultOf(form, name) {
  return form?.fault?.field === name ? form.fault.text : "";
}

/**
 * The field of a parameter; `onChange` receives the input. `form.fault` may hold its error.
 * @param {Parameter} parameter @param {Scalar | undefined} value @param {(given: string | boolean) => unknown} onChange
 * @param {{prefix?: string, form?: {fault?: FieldFault | null} | null}} [where]
 */
export function parameterField(parameter, value, onChange, { prefix = "option-", form = null } = {}) {
  const fault = faultOf(form, parameter.id);
  const shown = fault ? form?.fault?.given : (value ?? parameter.default);
  const id = prefix + parameter.id;
  return field(id, control(id, parameter, shown, onChange, fault), text(`option-${parameter.id}`), fault);
}

const YES = ["", "true", "yes", "on", "1"];

/**
 * @param {string} id @param {Parameter} parameter @param {Scalar | undefined} value
 * @param {(given: string | boolean) => unknown} onChange @param {string} fault
 */
function control(id, parameter, value, onChange, fault) {
  const { kind, choices = [] } = parameter;
  if (kind === "switch") {
    const onSwitch = (/** @type {Event} */ { target }) => onChange(/** @type {HTMLInputElement} */ (target).checked);
    const on = YES.includes(String(value ?? "no").toLowerCase());
    return html`<input id=${id} type="checkbox" .checked=${live(on)} @change=${onSwitch}>`;
  }
  if (kind === "offsets")
    return html`<dhadha-offsets id=${id} .value=${String(value ?? "")} .label=${text(`option-${parameter.id}`)}
      .texts=${texts} @change=${(/** @type {Event} */ event) => onChange(valueOf(event))}></dhadha-offsets>`;
  const given = (/** @type {Event} */ event) => onChange(plainDigits(valueOf(event)));
  if (kind === "choice")
    return html`<select id=${id} @change=${given}>${choices.map((choice) =>
      option(choice, text(`choice-${choice}`), value),
    )}</select>`;
  return written(id, parameter, value, given, fault);
}

/**
 * A field to type in.
 * @param {string} id @param {Parameter} parameter @param {Scalar | undefined} value
 * @param {(event: Event) => unknown} given @param {string} fault
 */
function written(id, { id: name, kind, minimum = 0, maximum = 0 }, value, given, fault) {
  const hint = textIfAny(`option-${name}-hint`);
  const numeric = kind === "integer";
  const range = numeric ? `${texts.number(minimum)} – ${texts.number(maximum)}` : hint;
  return html`<input id=${id} class=${numeric ? "number" : ""} inputmode=${numeric ? "numeric" : "text"} dir="ltr"
    placeholder=${hint} aria-invalid=${fault ? "true" : nothing} aria-describedby=${fault ? `${id}-fault` : nothing}
    title=${range} .value=${live(texts.digits(value ?? ""))} @change=${given}>`;
}

/** @typedef {{shuffle: Options, shuffled: string | null, fault?: FieldFault | null}} Shuffling */

/**
 * The fields and the button of a shuffle; `form.shuffle` holds the inputs.
 * @param {Parameter[]} parameters @param {Shuffling} form @param {() => unknown} onShuffle
 */
export function shuffleRow(parameters, form, onShuffle) {
  if (!parameters.length) return nothing;
  const given = form.shuffle;
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key !== "Enter" || target.id === "shuffle") return;
    event.preventDefault();
    target.dispatchEvent(new Event("change"));
    onShuffle();
  };
  const fields = parameters.map((parameter) => {
    const keep = (/** @type {Scalar} */ value) => (given[parameter.id] = value);
    return parameterField(parameter, given[parameter.id], keep, { prefix: "shuffle-", form });
  });
  return html`<div class="row" @keydown=${onKey}>
    ${fields}
    <button class="button" type="button" id="shuffle" @click=${onShuffle}>${text("shuffle")}</button></div>`;
}

/**
 * The seed of the field; the next one for a repeated shuffle.
 * @param {Shuffling} form @param {Parameter[]} parameters
 */
export function nextSeed(form, parameters) {
  const asked = JSON.stringify(form.shuffle);
  const seed = Number(form.shuffle.seed ?? parameters.find(({ id }) => id === "seed")?.default);
  if (asked === form.shuffled && Number.isInteger(seed)) form.shuffle.seed = seed + 1;
  form.shuffled = JSON.stringify(form.shuffle);
}

const SAID_FOR = 2000; // milliseconds

/**
 * Copy a text; `tell` hears whether that succeeded, and null a moment later.
 * @param {string} given @param {(copied: boolean | null) => void} tell
 */
export async function copy(given, tell) {
  tell((await navigator.clipboard?.writeText(given).then(() => true, () => false)) ?? false);
  setTimeout(tell, SAID_FOR, null);
}

/** Copy a URL; `form.copied` confirms it for a while. @param {{copied: string}} form @param {() => void} redraw */
export function copyAddress(form, redraw, address = location.href) {
  return copy(address, (copied) => {
    form.copied = copied === null ? "" : copied ? text("share-done") : address;
    redraw();
  });
}

/** @param {() => unknown} onEmbed opens the dialogue */
export const embedButton = (onEmbed) =>
  html`<button class="button" aria-haspopup="dialog" @click=${onEmbed}>${text("embed")}</button>`;

/** The input of a submitted form. @param {SubmitEvent} event @param {"textarea" | "input"} field */
export function typed(event, field) {
  event.preventDefault();
  return /** @type {HTMLFormElement} */ (event.target).querySelector(field)?.value ?? "";
}
