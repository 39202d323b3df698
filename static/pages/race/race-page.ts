/** The race page: form, race, and a URL that always holds the race. */
import { importLate } from "../../loading/late-import.ts";
import { html, nothing, render } from "lit";
import { retryUntilDone } from "../../loading/retry-loads.ts";
import { words } from "../../player/catalogue/player-attributes.ts";
import { progressAndNotice } from "../../player/controls/notice-line.ts";
import { sentenceFor } from "../../player/text/error-messages.ts";
import { byId } from "../shared/dom-helpers.ts";
import { copyAddress, copyButton, embedButton } from "../shared/copy-and-embed-buttons.ts";
import { addPuzzleTexts, text, texts } from "../shared/page-texts.ts";
import { startRace, changeForm, drawForm } from "./race-form.ts";
import {
  enoughLanes, form, isShareable, puzzle, query, race, readAddress, setup, writeAddress,
} from "./race-page-state.ts";
import { isSingleFile } from "../shared/page-query.ts";
import "../site/site-header.ts";
import type { Notice } from "../../player/base/notice-types.ts";

const tools = byId("tools");

function drawTools() {
  render(
    html`<div class="row">${copyButton(text("share"), form, onShare)}
      ${isSingleFile ? nothing : embedButton(onEmbed)}</div>`,
    tools,
  );
}

async function onShare() {
  if (enoughLanes()) writeAddress();
  if (isShareable()) await copyAddress(form, drawTools);
  else race.notices.say(text("share-too-long-race"));
}

async function onEmbed() {
  if (!enoughLanes()) return;
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
  scrollToProblem();
});

function scrollToProblem() {
  setup.querySelector(":scope > .problem")?.scrollIntoView({ block: "center" });
}

/** Keys without a target of their own go to the race. */
window.addEventListener("keydown", (event) => {
  if (event.target === document.body) race.press(event);
});

/** Ask for consent to a link's packages in place of the form. */
async function askConsent() {
  const show = (notice: Notice | null) =>
    render(notice ? progressAndNotice({ progress: null, running: false, texts, cancel() {}, notice }) : nothing, setup);
  const { confirmInstall } = await importLate(() => import("../../player/catalogue/install-packages.ts"));
  setup.hidden = false;
  if (!(await confirmInstall({ show }, texts, words(race.packages)))) race.packages = race.puzzle = "";
  race.asksFirst = false;
}

async function prepare() {
  await addPuzzleTexts("");
  form.problem = "";
  try {
    if (race.asksFirst) await askConsent();
    await race.prepare();
  } catch (error: any) {
    if (error.name === "FetchError") throw error;
    form.problem = sentenceFor(error, texts);
    race.packages = "";
  }
  await readAddress();
}

async function openPage() {
  await retryUntilDone(prepare, "#track");
  form.open = Boolean(form.problem);
  drawForm();
  drawTools();
  const asked = ["algorithm", "state"].some((name) => query.has(name));
  if (form.problem) return scrollToProblem();
  if (query.has("algorithms")) startRace({ play: false });
  else if (!asked && puzzle().race) startRace({ play: false, fresh: false });
  else changeForm({ open: true });
}

openPage();
