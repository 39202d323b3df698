/** The fields that the pages' forms are made of. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { loadTexts } from "../i18n/texts.js";
import "./offsets.js";

/** Filled as soon as `speakOf` has resolved once; everyone holds the same object. @type {any} */
export const texts = {};
export const text = (id, args) => texts.text(id, args);

/** From now on the texts are also those of a puzzle. */
export async function speakOf(puzzle) {
  Object.assign(texts, await loadTexts(document.documentElement.lang, puzzle));
}

/** A control under its label; what is wrong with what was entered stands beneath it. */
export function field(id, control, label, fault = "", kind = "") {
  return html`<div class="field ${kind}"><label for=${id}>${label}</label>${control}${fault ? html`<p class="problem" id=${`${id}-fault`}>${fault}</p>` : nothing}</div>`;
}

export function option(value, label, current) {
  return html`<option value=${value} ?selected=${value === current} .selected=${live(value === current)}>${label}</option>`;
}

/** What is wrong with what was entered in a field; "" if nothing is. */
export function faultOf(form, name) {
  return form?.fault?.field === name ? form.fault.text : "";
}

/** The field of a parameter; `onChange` gets what was given. `form.fault` may say what is wrong with it. */
export function parameterField(parameter, value, onChange, { prefix = "option-", form = null } = {}) {
  const fault = faultOf(form, parameter.id);
  const shown = fault ? form.fault.given : value ?? parameter.default;
  return field(prefix + parameter.id, control(parameter, shown, onChange, prefix, fault), text(`option-${parameter.id}`), fault);
}

function control({ id, kind, choices, minimum, maximum }, value, onChange, prefix, fault) {
  if (kind === "switch") return html`<input id=${prefix + id} type="checkbox" .checked=${live(["", "true", "yes", "on", "1"].includes(String(value ?? "no").toLowerCase()))} @change=${(event) => onChange(event.target.checked)}>`;
  if (kind === "offsets") return html`<dhadha-offsets id=${prefix + id} .value=${String(value ?? "")} .label=${text(`option-${id}`)} .texts=${texts} @change=${(event) => onChange(event.target.value)}></dhadha-offsets>`;
  const given = (event) => onChange(texts.plainDigits(event.target.value));
  if (kind === "choice") return html`<select id=${prefix + id} @change=${given}>${choices.map((choice) => option(choice, text(`choice-${choice}`), value))}</select>`;
  const hint = texts.has(`option-${id}-hint`) ? text(`option-${id}-hint`) : "";
  const numeric = kind === "integer";
  return html`<input id=${prefix + id} class=${numeric ? "number" : ""} inputmode=${numeric ? "numeric" : "text"} dir="ltr" placeholder=${hint} aria-invalid=${fault ? "true" : nothing} aria-describedby=${fault ? `${prefix}${id}-fault` : nothing}
    title=${numeric ? `${texts.number(minimum)} – ${texts.number(maximum)}` : hint} .value=${live(texts.digits(value ?? ""))} @change=${given}>`;
}

/** The fields and the button of a shuffle; `form.shuffle` keeps what was typed. */
export function shuffleRow(parameters, form, onShuffle) {
  if (!parameters.length) return nothing;
  const given = form.shuffle;
  const onKey = (event) => {
    if (event.key !== "Enter" || event.target.id === "shuffle") return;
    event.preventDefault();
    event.target.dispatchEvent(new Event("change"));
    onShuffle();
  };
  return html`<div class="row" @keydown=${onKey}>
    ${parameters.map((parameter) => parameterField(parameter, given[parameter.id], (value) => (given[parameter.id] = value), { prefix: "shuffle-", form }))}
    <button class="button" type="button" id="shuffle" @click=${onShuffle}>${text("shuffle")}</button></div>`;
}

/** The seed that was typed; asked again, the next one. */
export function nextSeed(form, parameters) {
  const asked = JSON.stringify(form.shuffle);
  const seed = Number(form.shuffle.seed ?? parameters.find(({ id }) => id === "seed")?.default);
  if (asked === form.shuffled && Number.isInteger(seed)) form.shuffle.seed = seed + 1;
  form.shuffled = JSON.stringify(form.shuffle);
}

/** Copy the address; `form.copied` says so for a while. */
export async function copyAddress(form, redraw) {
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  form.copied = copied ? text("share-done") : location.href;
  redraw();
  setTimeout(() => {
    form.copied = "";
    redraw();
  }, 2000);
}
