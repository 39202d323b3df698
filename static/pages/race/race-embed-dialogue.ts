/** Embed code for a race: the element, or a frame. */
import { html } from "lit";
import { RACE } from "../../player/catalogue/element-attributes.ts";
import { fitQuery } from "../../player/catalogue/url-query.ts";
import { allLanesBaked, withCommonOptions } from "../../player/race/race-request.ts";
import { EmbedDialogue, pythonCost, absoluteUrls } from "../shared/embed-dialogue.ts";
import { RACE_HEIGHT_STYLE } from "../shared/embed-code.ts";
import { text } from "../shared/page-texts.ts";
import { form, queryOfForm, race } from "./race-page-state.ts";

const [BROAD, NARROW] = [680, 360]; // pixels
const FRAME_HEIGHT = "948"; // of most races on a wide page, until the frame tells its own

const dialogue = new EmbedDialogue({
  attributes: RACE, formats: ["tag", "iframe"], embedded, chosen: () => dialogue.fields(), cost, preview,
});
const { choices } = dialogue;

/** Open the dialogue for the form's race. */
export const openRaceEmbedDialogue = () => dialogue.open();

/** The cost to readers: nothing before the race runs if it is stored, else all of Python. */
function cost() {
  if (!allLanesBaked(withCommonOptions(form)) || race.packages) return pythonCost();
  return html`<p class="hint cost">${text("embed-cost-race")}</p>`;
}

function embedded() {
  return {
    element: "dhadha-race",
    attributes: attributes(),
    height: choices.height || (choices.format === "iframe" ? FRAME_HEIGHT : ""),
    least: RACE_HEIGHT_STYLE,
    link: new URL(`?${fitQuery(queryOfForm())}`, location.href).href,
    title: `${text("race")}: ${text(`puzzle-${form.puzzle}`)} · ${text("app-name")}`,
  };
}

function attributes(): Record<string, string> {
  const asked = Object.fromEntries(queryOfForm());
  return { ...asked, packages: absoluteUrls(race.packages), ...dialogue.attributes };
}

/** The race in a width that fits. */
function preview() {
  const element = document.createElement("dhadha-race");
  for (const [name, value] of Object.entries(attributes())) if (value) element.setAttribute(name, value);
  element.height = choices.height;
  element.style.width = `${innerWidth < 720 ? NARROW : BROAD}px`;
  element.style.maxWidth = "none";
  return element;
}
