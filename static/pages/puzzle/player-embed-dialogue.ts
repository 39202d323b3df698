/** Embed code for a run: the player, a frame, or a picture of the step. */
import { importLate } from "../../loading/late-import.ts";
import { html, nothing } from "lit";
import { downloadBlobAsFile } from "../../player/base/download.ts";
import { bakedRunFor } from "../../player/catalogue/match-requests-and-presets.ts";
import { PLAYER } from "../../player/catalogue/element-attributes.ts";
import { isFromFile } from "../../player/catalogue/puzzle-registry.ts";
import { shortenQueryToFitUrl, playerQueryOf } from "../../player/catalogue/url-query.ts";
import { withoutDefaults } from "../../player/session/shorten-request.ts";
import { requestInWords } from "../../player/text/request-in-words.ts";
import { errorSentence } from "../../player/text/error-messages.ts";
import { EmbedDialogue, pythonCostNotice } from "../shared/embed-dialogue.ts";
import { BARE_HEIGHT_STYLE, LIGHT_HEIGHT_STYLE } from "../shared/embed-code.ts";
import { encodeBase64 } from "../shared/dom-helpers.ts";
import { labelledField } from "../shared/form-fields.ts";
import { text, texts } from "../shared/page-texts.ts";
import { player, shownRequest, visibleRequest } from "./puzzle-page-state.ts";

const INLINE = 15_000; // bytes of a saved run in a tag or a URL
const FRAME = { height: "490", narrow: "748" }; // pixels, of the light form
const PANELS_HEIGHT = "800"; // what is larger scrolls inside
const PICTURES = ["png", "gif"];
const COLUMN = "680px"; // of text, around the preview
const FILM = 60; // frames at most
const KILO = 1e3;

/** The run when the dialogue opened. run: in base64, "" if too long; first: the visible position. */
const opened = { run: "", file: null as Blob | null, name: "", first: "" };

const dialogue = new EmbedDialogue(
  {
    attributes: PLAYER, formats: ["tag", "iframe", "picture"], embedded: describeEmbedded, chosen: settingFields, cost: costNotice,
    saving: saveButton, preview: createPreview,
  },
  { here: "true", picture: "png" },
);
const { choices } = dialogue;

/** Open the dialogue for the page's player. */
export async function openPlayerEmbedDialogue() {
  if ((await player.session.visibleState()) === null) return;
  choices.here = "true";
  await captureRunForEmbedding();
  if (player.running) player.addEventListener("runend", () => captureRunForEmbedding().then(dialogue.redrawIfOpen), { once: true });
  dialogue.open();
}

/** Embed a run that Python would otherwise have to make for every reader. */
async function captureRunForEmbedding() {
  const { puzzle, algorithm } = shownRequest();
  const baked = !player.packages && bakedRunFor(shownRequest());
  const first = player.session.hand || !player.position ? "" : String(player.position);
  Object.assign(opened, { name: `${puzzle}-${algorithm}`, first });
  opened.file = baked || player.session.hand || player.running ? null : await player.file();
  const isShort = opened.file && opened.file.size <= INLINE;
  opened.run = isShort ? encodeBase64(await new Response(opened.file).arrayBuffer()) : "";
}

/** The settings of the form. */
function settingFields() {
  return [
    dialogue.hasElement ? dialogue.attributeFields() : dialogue.choiceField("picture", PICTURES),
    opened.first ? startStepField() : nothing,
  ];
}

/** An embedded run starts at the visible step, unless the form asks for its first one. */
function startStepField() {
  const onChange = ({ target }: Event) => {
    choices.here = (target as HTMLInputElement).checked ? "true" : "";
    dialogue.draw();
  };
  const box = html`<input id="embed-here" type="checkbox" .checked=${Boolean(choices.here)} @change=${onChange}>`;
  return labelledField("embed-here", box, text("embed-here", { step: Number(opened.first) + 1 }));
}

/** The cost to readers: nothing if the run is stored or embedded, else all of Python. */
function costNotice() {
  if (isFromFile(shownRequest().puzzle)) return html`<p class="notice cost">${text("packages-from-file")}</p>`;
  const isTooLong = opened.file && !opened.run;
  const runSize = Math.round((opened.file?.size ?? 0) / KILO) || 1;
  if (!player.session.hand && !player.packages && !player.running) {
    if (!opened.file) return html`<p class="hint cost">${text("embed-cost-stored")}</p>`;
    const key = !isTooLong ? "embed-cost-run" : choices.format === "tag" ? "embed-cost-beside" : "embed-cost-frame";
    const { host } = location;
    return html`<p class="hint cost">${text(key, { size: runSize, file: runFileName(), host })}</p>`;
  }
  const solve = html`<button class="button" @click=${solveBoardAndEmbedRun}>${text("embed-solve")}</button>`;
  return pythonCostNotice(player.session.hand ? solve : "");
}

/** Solve the manually played board once, and embed the run. */
async function solveBoardAndEmbedRun() {
  if (!(await player.session.solveFromHere())) return dialogue.close(); // the page shows the error
  await player.pause();
  await player.seek(0);
  await captureRunForEmbedding();
  dialogue.draw();
}

/** Files to store beside the embedding page. */
function saveButton() {
  if (!dialogue.hasElement)
    return html`<button class="button" @click=${downloadStepPicture}>${text("embed-save-picture")}</button>`;
  if (!opened.file || opened.run) return nothing;
  return html`<button class="button" @click=${() => opened.file && downloadBlobAsFile(opened.file, runFileName())}
    >${text("embed-save-run")}</button>`;
}

const runFileName = () => `${opened.name}.trace.gz`;

function describeEmbedded() {
  const { height, picture, here, controls, panels } = choices;
  const beside = opened.file && !opened.run && dialogue.hasElement;
  const query = playerQueryOf(withoutDefaults(visibleRequest()), here && opened.first ? Number(opened.first) : undefined);
  const asked = requestInWords(shownRequest(), texts, player.session.trace.header.effective_algorithm);
  return {
    element: "dhadha-player",
    attributes: { ...attributesOfEmbeddedPlayer(), src: beside ? runFileName() : "" },
    height: height || (panels === "all" && !controls ? PANELS_HEIGHT : ""),
    reserved: controls ? BARE_HEIGHT_STYLE : LIGHT_HEIGHT_STYLE,
    frame: FRAME,
    link: dialogue.linkInChosenLanguage(shortenQueryToFitUrl(query)),
    title: `${dialogue.words.text(`puzzle-${shownRequest().puzzle}`)} · ${dialogue.words.text("app-name")}`,
    sentence: picture === "gif" || player.session.hand ? asked : `${asked}. ${player.sentence}`,
    run: opened.run,
    picture: `${opened.name}.${picture}`,
  };
}

function attributesOfEmbeddedPlayer(): Record<string, string> {
  const asked = Object.fromEntries(playerQueryOf(withoutDefaults(visibleRequest())));
  return { ...asked, packages: player.packages, ...dialogue.attributes, "start-at": choices.here && opened.first };
}

function createPreview() {
  const given = attributesOfEmbeddedPlayer();
  const element = document.createElement("dhadha-player");
  for (const [name, value] of Object.entries(given)) if (value) element.setAttribute(name, value);
  if (opened.file) element.open(opened.file, { play: Boolean(given.autoplay), startAt: given["start-at"] });
  element.height = describeEmbedded().height;
  element.style.maxWidth = COLUMN;
  return element;
}

async function downloadStepPicture() {
  dialogue.fault = "";
  try {
    const { pictureFile } = await importLate(() => import("../export/export-section.ts"));
    downloadBlobAsFile(await pictureFile(player, choices.picture, FILM), `${opened.name}.${choices.picture}`);
  } catch (error) {
    dialogue.fault = errorSentence(error as Error, texts);
  }
  dialogue.draw();
}
