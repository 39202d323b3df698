/** Embed code for a race: the element, or a frame. */
import { html } from "lit";
import { RACE } from "../../player/catalogue/player-attributes.ts";
import { fitQuery } from "../../player/catalogue/url-query.ts";
import { allLanesBaked, withCommonOptions } from "../../player/race/race-request.ts";
import { EmbedDialogue, pythonCost, siteAddress, absoluteUrls } from "../shared/embed-dialogue.ts";
import { minimumHeightStyle } from "../shared/embed-code.ts";
import { text } from "../shared/page-texts.ts";
import { form, queryOfForm, race } from "./race-page-state.ts";
import type { Embedded } from "../shared/embed-code.ts";

const [BROAD, NARROW] = [680, 360]; // pixels
const LOOK_EVERY = 50; // milliseconds
const AROUND = 52; // pixels of a frame around the race

/** The height of the race on a wide page and on a phone, in pixels, once measured. */
let heights: Record<number, number> = {};

const dialogue = new EmbedDialogue({
  attributes: RACE, formats: ["tag", "iframe"], embedded, chosen: () => dialogue.fields(), cost, preview,
});
const { choices } = dialogue;

/** Open the dialogue for the form's race. */
export function openRaceEmbedDialogue() {
  heights = {};
  dialogue.open();
}

/** The cost to readers: nothing before the race runs if it is stored, else all of Python. */
function cost() {
  if (!allLanesBaked(withCommonOptions(form)) || race.packages) return pythonCost();
  return html`<p class="hint cost">${text("embed-cost-race")}</p>`;
}

function embedded(): Embedded {
  const { height } = choices;
  const [broad, narrow] = [heights[BROAD] ?? 0, heights[NARROW] ?? 0];
  return {
    root: siteAddress(),
    element: "dhadha-race",
    attributes: attributes(),
    height: height || (choices.format === "iframe" && broad ? String(broad + AROUND) : ""),
    least: minimumHeightStyle(`${broad}px`, `${narrow}px`),
    link: new URL(`?${fitQuery(queryOfForm())}`, location.href).href,
    title: `${text("race")}: ${text(`puzzle-${form.puzzle}`)} · ${text("app-name")}`,
  };
}

function attributes(): Record<string, string> {
  const asked = Object.fromEntries(queryOfForm());
  return { ...asked, packages: absoluteUrls(race.packages), ...dialogue.attributes };
}

/** The race in a width that fits; also rendered hidden in the other one, because the code reserves both heights. */
function preview() {
  const [fits, other] = innerWidth < 720 ? [NARROW, BROAD] : [BROAD, NARROW];
  const hidden = document.createElement("div");
  Object.assign(hidden.style, { height: "0", overflow: "hidden" });
  hidden.inert = true;
  hidden.append(createRace(other));
  return [createRace(fits), hidden];
}

function createRace(width: number) {
  const element = document.createElement("dhadha-race");
  for (const [name, value] of Object.entries(attributes())) if (value) element.setAttribute(name, value);
  element.height = choices.height;
  element.style.width = `${width}px`;
  element.style.maxWidth = "none";
  setTimeout(look, LOOK_EVERY);
  return element;

  function look() {
    if (!element.isConnected) return;
    if (!element.whole) return setTimeout(look, LOOK_EVERY);
    heights[width] = element.offsetHeight;
    dialogue.draw();
  }
}
