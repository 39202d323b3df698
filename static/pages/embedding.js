/** The dialogue that writes what a blogger pastes, beside the player as readers will see it. */
/** @import { Preset } from "../checks/contract.js" */
import { html, nothing, render } from "lit";
import { guard } from "lit/directives/guard.js";
import { pythonSize } from "../solver/runtime.js";
import { download } from "../player/base/download.js";
import { isOwn } from "../player/catalogue/library.js";
import { bakedFor, presetFor } from "../player/catalogue/requests.js";
import { linkable, queryOf } from "../player/catalogue/query.js";
import { words } from "../player/catalogue/settings.js";
import { requestInWords } from "../player/text/request-words.js";
import { sentenceFor } from "../player/text/sentences.js";
import { EMBED_FORMS, RUN_TYPE } from "./embed-forms.js";
import { copy, field, option, text, texts } from "./fields.js";
import { player, request, shown } from "./page.js";

const INLINE = 20_000; // characters of a saved run that a tag or an address may hold
const SAID_FOR = 2000; // milliseconds
const LANGUAGES = { en: "English", bn: "বাংলা", fa: "فارسی" };
const NO_SCRIPTS = ["markdown", "picture"];
const FRAME_HEIGHT = "490"; // of the light form in a column of 680 pixels
const PICTURES = { png: "still.png", gif: "steps.gif" }; // as --site hosts them beside each example
const FILM = 60; // frames at most
const [KILO, MEGA] = [1e3, 1e6];

/** @typedef {keyof typeof EMBED_FORMS} FormName */

const choices = {
  form: /** @type {FormName} */ ("tag"),
  lang: "",
  theme: "",
  height: "",
  panels: "",
  controls: "",
  here: "",
  last: "",
  autoplay: "",
  picture: /** @type {keyof typeof PICTURES} */ ("png"),
  width: "680",
};
/** What the dialogue was opened on. run: in base64, "" where it is too long; first: the position shown. */
const opened = { run: "", file: /** @type {Blob | null} */ (null), name: "", copied: false, first: "", fault: "" };

const dialog = document.createElement("dialog");
dialog.className = "embedding";
dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
dialog.addEventListener("close", () => render(nothing, dialog)); // the preview rests

/** Show it for what the page's player shows. */
export async function openEmbedding() {
  await player.handState();
  document.body.append(dialog);
  Object.assign(choices, { lang: texts.language, here: "", last: "", width: innerWidth < 720 ? "360" : "680" });
  await keepRun();
  draw();
  dialog.showModal();
}

/** A run that Python would have to make again for every reader goes with what is pasted. */
async function keepRun() {
  const { puzzle, algorithm } = request();
  const baked = !player.packages && bakedFor(request());
  const first = player.hand || !player.position ? "" : String(player.position);
  Object.assign(opened, { name: `${puzzle}-${algorithm}`, first, fault: "" });
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
    ${NO_SCRIPTS.includes(form) ? nothing : cost()}
    <div class="row">
      <button class="button primary" @click=${() => onCopy(pasted)}>${text(opened.copied ? "copied" : "copy")}</button>
      ${saving()}<span class="hidden" role="status">${opened.copied ? text("copied") : ""}</span></div>
    <p class="problem" role="alert">${opened.fault}</p>
    <pre dir="ltr" tabindex="0">${pasted}</pre>
    <h3>${text("embed-preview")}</h3>
    <div class="preview" tabindex=${NO_SCRIPTS.includes(form) ? nothing : 0}>${
      guard([JSON.stringify(choices)], preview)
    }</div>`,
    dialog,
  );
}

/** The form, and the settings that it knows. */
function chosen() {
  const moving = !NO_SCRIPTS.includes(choices.form);
  const list = (/** @type {string[]} */ names, /** @type {string} */ usual, /** @type {string} */ kind) =>
    names.map((name) => [name, text(`embed-${kind}-${name || usual}`)]);
  return [
    choice("form", Object.keys(EMBED_FORMS).map((name) => [name, text(`embed-${name}`)])),
    !moving ? choice("picture", list(Object.keys(PICTURES), "", "picture"), text("embed-picture-of")) : [
      choice("lang", Object.entries(LANGUAGES), text("language")),
      choice("theme", ["", "light", "dark"].map((name) => [name, text(`theme-${name || "auto"}`)]), text("theme")),
      choice("panels", list(["", "all", "none"], "code", "panels")),
      choice("controls", list(["", "none"], "all", "controls")),
      number("height", text("embed-height-auto")),
      number("last"),
      choice("autoplay", ["", "true"].map((name) => [name, text(name ? "yes" : "no")])),
      choice("width", ["680", "360"].map((name) => [name, text("embed-width-of", { width: Number(name) })])),
    ],
    opened.first ? beginsHere() : nothing,
  ];
}

/** A post begins at its first step, unless it is asked to begin at the one that is shown. */
function beginsHere() {
  const onChange = (/** @type {Event} */ { target }) => {
    choices.here = /** @type {HTMLInputElement} */ (target).checked ? "true" : "";
    draw();
  };
  const box = html`<input id="embed-here" type="checkbox" .checked=${Boolean(choices.here)} @change=${onChange}>`;
  return field("embed-here", box, text("embed-here", { step: Number(opened.first) + 1 }));
}

/** @param {keyof typeof choices} name @param {string[][]} values */
function choice(name, values, label = text(`embed-${name}`)) {
  const options = values.map(([value, words]) => option(value, words, choices[name]));
  const id = `embed-${name}`;
  return field(id, html`<select id=${id} @change=${onChoice(name)}>${options}</select>`, label);
}

/** @param {"height" | "last"} name */
function number(name, usual = "") {
  const control = html`<input class="number" type="number" min="1" id=${`embed-${name}`} .value=${choices[name]}
    placeholder=${usual} @change=${onChoice(name)}>`;
  return field(`embed-${name}`, control, text(`embed-${name}`));
}

/** @param {keyof typeof choices} name */
function onChoice(name) {
  return (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLInputElement} */ (target);
    const least = name === "height" && Number(value) ? String(Math.max(200, Number(value))) : "";
    Object.assign(choices, { [name]: name === "height" ? least : value });
    draw();
  };
}

/** What it costs those who read: nothing where the run is stored or goes along, else all of Python. */
function cost() {
  const isTooLong = opened.file && !opened.run;
  const runSize = Math.round((opened.file?.size ?? 0) / KILO) || 1;
  if (!player.hand && !player.packages) {
    if (!opened.file) return html`<p class="hint cost">${text("embed-cost-stored")}</p>`;
    const key = !isTooLong ? "embed-cost-run" : choices.form === "tag" ? "embed-cost-beside" : "embed-cost-frame";
    const { host } = location;
    return html`<p class="hint cost">${text(key, { size: runSize, file: runFile(), host })}</p>`;
  }
  const python = text("embed-cost-python", { size: Math.round((10 * pythonSize) / MEGA) / 10 });
  const instead = html`<button class="button" @click=${onSolve}>${text("embed-solve")}</button>`;
  return html`<p class="notice cost">${python} ${player.hand ? instead : nothing}</p>`;
}

/** The board in the hand is solved here, once, and the run goes with what is pasted. */
async function onSolve() {
  if (!(await player.solveFromHere())) return dialog.close(); // what was wrong stands in the page
  await player.pause();
  await player.seek(0);
  await keepRun();
  draw();
}

/** What has to lie beside the page that is pasted into. */
function saving() {
  if (NO_SCRIPTS.includes(choices.form))
    return hosted() ? nothing : html`<button class="button" @click=${onPicture}>${text("embed-save-picture")}</button>`;
  if (!opened.file || opened.run) return nothing;
  return html`<button class="button" @click=${() => opened.file && download(opened.file, runFile())}
    >${text("embed-save-run")}</button>`;
}

const runFile = () => `${opened.name}.trace.gz`;
const root = () => new URL("../", import.meta.url).href;

/** The address of the picture that the site itself holds of an example, where it knows its address; else "". */
function hosted() {
  const preset = isOwn(request().puzzle) && !player.hand && /** @type {Preset | undefined} */ (presetFor(request()));
  if (!preset || !document.querySelector('link[rel="canonical"]')) return "";
  if (choices.picture === "png" && choices.here) return "";
  const home = texts.language === "en" ? "" : `${texts.language}/`;
  return `${root()}${home}${request().puzzle}/${preset.id}/${PICTURES[choices.picture]}`;
}

/** @returns {import("./embed-forms.js").Embedded} */
function embedded() {
  const { form, height, picture, here } = choices;
  const beside = opened.file && !opened.run && !NO_SCRIPTS.includes(form);
  const query = queryOf(shown(), here ? Number(opened.first) : undefined);
  const link = new URL(`?${linkable(query)}`, location.href);
  const asked = requestInWords(request(), texts, player.trace.header.ran);
  return {
    root: root(),
    attributes: { ...attributes(), src: beside ? runFile() : "" },
    height: height || (form === "iframe" ? FRAME_HEIGHT : ""),
    link: link.href,
    title: `${text(`puzzle-${request().puzzle}`)} · ${text("app-name")}`,
    sentence: picture === "gif" || player.hand || hosted() ? asked : `${asked}. ${player.sentence}`,
    run: opened.run,
    picture: hosted() || `${opened.name}.${picture}`,
  };
}

/** @returns {Record<string, string>} */
function attributes() {
  const addresses = words(player.packages).map((address) => new URL(address, location.href).href);
  const { lang, theme, panels, controls, autoplay, here, last } = choices;
  const asked = Object.fromEntries(queryOf({ ...shown(), packages: addresses.join(" ") }));
  const end = last && String(Math.max(0, Math.round(Number(last)) - 1)); // visitors count steps from 1
  return { ...asked, lang, theme, panels, controls, autoplay, "start-at": here && opened.first, "end-at": end };
}

function preview() {
  if (NO_SCRIPTS.includes(choices.form)) return nothing;
  const given = attributes();
  const element = document.createElement("dhadha-player");
  for (const [name, value] of Object.entries(given)) if (value) element.setAttribute(name, value);
  if (opened.run) element.src = RUN_TYPE + opened.run;
  else if (opened.file) element.open(opened.file, { play: Boolean(given.autoplay), startAt: given["start-at"] });
  element.height = choices.height;
  element.style.width = `${choices.width}px`;
  element.style.maxWidth = "none";
  return element;
}

async function onPicture() {
  opened.fault = "";
  try {
    const { pictureOf, filmOf } = await import("./export.js");
    const picture = await (choices.picture === "gif" ? filmOf(FILM) : pictureOf());
    download(picture, `${opened.name}.${choices.picture}`);
  } catch (error) {
    opened.fault = sentenceFor(/** @type {Error} */ (error), texts);
  }
  draw();
}

/** @param {string} pasted */
async function onCopy(pasted) {
  opened.copied = await copy(pasted);
  draw();
  setTimeout(() => ((opened.copied = false), dialog.open && draw()), SAID_FOR);
}
