/** The dialogue that writes what a blogger pastes, beside the player as readers will see it. */
import { html, nothing, render } from "lit";
import { guard } from "lit/directives/guard.js";
import { download } from "../player/base/download.js";
import { bakedFor } from "../player/catalogue/requests.js";
import { linkable, queryOf } from "../player/catalogue/query.js";
import { words } from "../player/catalogue/settings.js";
import { requestInWords } from "../player/text/request-words.js";
import { EMBED_FORMS, RUN_TYPE } from "./embed-forms.js";
import { copy, field, option, text, texts } from "./fields.js";
import { player, request, shown } from "./page.js";

const INLINE = 20_000; // characters of a saved run that a tag may hold
const SAID_FOR = 2000; // milliseconds
const LANGUAGES = { en: "English", bn: "বাংলা", fa: "فارسی" };
const NO_SCRIPTS = ["markdown", "picture"];

/** @typedef {keyof typeof EMBED_FORMS} FormName */

const choices = {
  form: /** @type {FormName} */ ("tag"),
  lang: "",
  theme: "",
  height: "640",
  panels: "code",
  controls: "",
  first: "",
  last: "",
  autoplay: "",
};
/** What the dialogue was opened on. */
const opened = { run: "", file: /** @type {Blob | null} */ (null), name: "", copied: false };

const dialog = document.createElement("dialog");
dialog.className = "embedding";
dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
dialog.addEventListener("close", () => render(nothing, dialog)); // the preview rests

/** Show it for what the page's player shows. */
export async function openEmbedding() {
  await player.handState();
  document.body.append(dialog);
  const first = player.hand || !player.position ? "" : String(player.position + 1);
  Object.assign(choices, { lang: texts.language, first, last: "" });
  await keepRun();
  draw();
  dialog.showModal();
}

/** A run that Python would have to make again for every reader goes with what is pasted. */
async function keepRun() {
  const { puzzle, algorithm } = request();
  const baked = !player.packages && bakedFor(request());
  opened.name = `${puzzle}-${algorithm}`;
  opened.file = baked || player.hand ? null : await player.file();
  const inText = opened.file ? await base64(opened.file) : "";
  opened.run = inText.length <= INLINE ? inText : "";
}

/** @param {Blob} blob @returns {Promise<string>} */
function base64(blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ""));
    reader.readAsDataURL(blob);
  });
}

function draw() {
  const { form } = choices;
  const pasted = EMBED_FORMS[form](embedded());
  render(
    html`<form method="dialog"><h2>${text("embed")}</h2>
      <button class="button" aria-label=${text("close")} title=${text("close")}>×</button></form>
    <div class="chosen">${chosen()}</div>
    <p class="hint">${text(`embed-${form}-hint`)}</p>
    <div class="row">
      <button class="button primary" @click=${() => onCopy(pasted)}>${text(opened.copied ? "copied" : "copy")}</button>
      ${saving()}<span class="hidden" role="status">${opened.copied ? text("copied") : ""}</span></div>
    <pre dir="ltr" tabindex="0">${pasted}</pre>
    <h3>${text("embed-preview")}</h3>
    <div class="preview">${guard([JSON.stringify(choices)], preview)}</div>`,
    dialog,
  );
}

/** The form, and the settings that it knows. */
function chosen() {
  const moving = !NO_SCRIPTS.includes(choices.form);
  return [
    choice("form", Object.keys(EMBED_FORMS).map((name) => [name, text(`embed-${name}`)])),
    !moving ? nothing : [
      choice("lang", Object.entries(LANGUAGES), text("language")),
      choice("theme", ["", "light", "dark"].map((name) => [name, text(`theme-${name || "auto"}`)]), text("theme")),
      choice("panels", ["", "code", "none"].map((name) => [name, text(`embed-panels-${name || "all"}`)])),
      choice("controls", ["", "none"].map((name) => [name, text(`embed-controls-${name || "all"}`)])),
      number("height"),
      number("first"),
      number("last"),
      choice("autoplay", ["", "true"].map((name) => [name, text(name ? "yes" : "no")])),
    ],
  ];
}

/** @param {keyof typeof choices} name @param {string[][]} values */
function choice(name, values, label = text(`embed-${name}`)) {
  const options = values.map(([value, words]) => option(value, words, choices[name]));
  const id = `embed-${name}`;
  return field(id, html`<select id=${id} @change=${onChoice(name)}>${options}</select>`, label);
}

/** @param {"height" | "first" | "last"} name */
function number(name) {
  const control = html`<input class="number" type="number" min="1" id=${`embed-${name}`} .value=${choices[name]}
    @change=${onChoice(name)}>`;
  return field(`embed-${name}`, control, text(`embed-${name}`));
}

/** @param {keyof typeof choices} name */
function onChoice(name) {
  return (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLInputElement} */ (target);
    Object.assign(choices, { [name]: name === "height" ? String(Math.max(200, Number(value) || 640)) : value });
    draw();
  };
}

/** What has to lie beside the page that is pasted into. */
function saving() {
  if (NO_SCRIPTS.includes(choices.form))
    return html`<button class="button" @click=${onPicture}>${text("embed-save-picture")}</button>`;
  if (!opened.file || opened.run) return nothing;
  return html`<button class="button" @click=${() => opened.file && download(opened.file, runFile())}
    >${text("embed-save-run")}</button><span class="hint">${text("embed-run-beside", { file: runFile() })}</span>`;
}

const runFile = () => `${opened.name}.trace.gz`;

/** @returns {import("./embed-forms.js").Embedded} */
function embedded() {
  const beside = opened.file && !opened.run && choices.form === "tag";
  return {
    root: new URL("../", import.meta.url).href,
    attributes: { ...attributes(), src: beside ? runFile() : "" },
    height: choices.height,
    link: new URL(`?${linkable(queryOf(shown(), Number(positionOf(choices.first))))}`, location.href).href,
    title: `${text(`puzzle-${request().puzzle}`)} · ${text("app-name")}`,
    sentence: requestInWords(request(), texts, player.trace.header.ran),
    run: opened.run,
    picture: `${opened.name}.svg`,
  };
}

/** @returns {Record<string, string>} */
function attributes() {
  const addresses = words(player.packages).map((address) => new URL(address, location.href).href);
  const { lang, theme, panels, controls, autoplay } = choices;
  const asked = Object.fromEntries(queryOf({ ...shown(), packages: addresses.join(" ") }));
  const steps = { "start-at": positionOf(choices.first), "end-at": positionOf(choices.last) };
  return { ...asked, lang, theme, panels, controls, autoplay, ...steps };
}

/** Visitors count steps from 1. @param {string} step */
function positionOf(step) {
  return step && String(Math.max(0, Math.round(Number(step)) - 1));
}

function preview() {
  if (NO_SCRIPTS.includes(choices.form)) return nothing;
  const given = attributes();
  const element = document.createElement("dhadha-player");
  for (const [name, value] of Object.entries(given)) if (value) element.setAttribute(name, value);
  if (opened.file) element.src = opened.run ? RUN_TYPE + opened.run : URL.createObjectURL(opened.file);
  element.height = choices.height;
  return element;
}

async function onPicture() {
  try {
    await (await import("./export.js")).savePicture();
  } catch (error) {
    player.fail(error, { again: onPicture });
  }
}

/** @param {string} pasted */
async function onCopy(pasted) {
  opened.copied = await copy(pasted);
  draw();
  setTimeout(() => ((opened.copied = false), dialog.open && draw()), SAID_FOR);
}
