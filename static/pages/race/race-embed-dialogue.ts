/** Embed code for a race: the element, or a frame. */
import { html } from "lit";
import { RACE } from "../../player/catalogue/element-attributes.ts";
import { shortenQueryToFitUrl } from "../../player/catalogue/url-query.ts";
import { areAllLanesBaked, withCommonOptions } from "../../player/race/race-request.ts";
import { EmbedDialogue, pythonCostNotice } from "../shared/embed-dialogue.ts";
import { text } from "../shared/page-texts.ts";
import { form, queryOfForm, race } from "./race-page-state.ts";
import type { DhadhaRace } from "../../player/race/race.ts";

const [BROAD, NARROW] = [680, 360]; // pixels
const ABOVE_AND_BELOW = 52; // pixels of a frame around its race
const POLL_INTERVAL = 50; // milliseconds

/** The heights of the preview in a broad and a narrow column; those of most races before it has come. */
let heights = [896, 1280];

const dialogue = new EmbedDialogue({
  attributes: RACE, formats: ["tag", "iframe"], embedded: describeEmbedded, chosen: () => dialogue.attributeFields(), cost: costNotice, preview: createPreview,
});
const { choices } = dialogue;

/** Open the dialogue for the form's race. */
export const openRaceEmbedDialogue = () => dialogue.open();

/** The cost to readers: nothing before the race runs if it is stored, else all of Python. */
function costNotice() {
  if (!areAllLanesBaked(withCommonOptions(form)) || race.packages) return pythonCostNotice();
  return html`<p class="hint cost">${text("embed-cost-race")}</p>`;
}

/** Note the heights of a race that is being loaded, which it keeps until it ends. */
async function measureHeights(race: DhadhaRace) {
  while (!race.isWhole) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  if (!race.isConnected || race.height) return;
  const { width } = race.style;
  heights = [BROAD, NARROW].map((pixels) => ((race.style.width = `${pixels}px`), race.offsetHeight));
  race.style.width = width;
  dialogue.redrawIfOpen();
}

function describeEmbedded() {
  const [height, narrow] = heights.map((pixels) => String(pixels + ABOVE_AND_BELOW));
  return {
    element: "dhadha-race",
    attributes: attributesOfEmbeddedRace(),
    height: choices.height,
    reserved: `font-size:medium;min-height:max(${heights[0]}px,min(${heights[1]}px,(36em - 100vw)*99))`,
    frame: { height, narrow },
    link: dialogue.linkInChosenLanguage(shortenQueryToFitUrl(queryOfForm())),
    title: ["race", `puzzle-${form.puzzle}`, "app-name"].map((key) => dialogue.words.text(key)).join(" · "),
  };
}

function attributesOfEmbeddedRace(): Record<string, string> {
  const asked = Object.fromEntries(queryOfForm());
  return { ...asked, packages: race.packages, ...dialogue.attributes };
}

/** The race in a width that fits. */
function createPreview() {
  const element = document.createElement("dhadha-race");
  for (const [name, value] of Object.entries(attributesOfEmbeddedRace())) if (value) element.setAttribute(name, value);
  element.height = choices.height;
  element.style.width = `${innerWidth < 720 ? NARROW : BROAD}px`;
  element.style.maxWidth = "none";
  measureHeights(element);
  return element;
}
