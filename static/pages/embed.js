/**
 * The iframe: what is asked, in a line that leads to the page. The query is the attributes of a player, or of a race,
 * and the fragment may hold a saved run; the parent hears height and events, and steers by messages.
 */
import { areComing } from "../files/assets.js";
import { untilDone } from "../files/said.js";
import { requestInWords } from "../player/text/request-words.js";
import { isOwn } from "../player/catalogue/library.js";
import { queryOf } from "../player/catalogue/query.js";
import { applyQuery } from "../player/catalogue/settings.js";
import "../player/element/element.js";
import "../player/element/stage.js";
import { byId } from "./by-id.js";
import { RUN_TYPE } from "./embed-forms.js";
import { tellHeight } from "./frame-height.js";

const HEARD = ["ready", "play", "pause", "ended", "stepchange", "runstart", "runend", "error"];
const COMMANDS = ["play", "pause", "step", "seek"];
/** @type {Record<string, string>} */
const THEMES = { light: "light", dark: "dark" };

const query = new URLSearchParams(location.search);
const frame = query.get("id") ?? "";
const run = /^#run=([\w+/]+=*)$/.exec(location.hash)?.[1];
document.documentElement.dataset.theme = query.get("theme") ?? "";
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const asked = /** @type {HTMLAnchorElement} */ (byId("asked"));
asked.hidden = query.get("controls") === "none"; // else its place is kept

if (__RACES__ && query.has("algorithms")) untilDone(() => import("../player/race/race.js")).then(() => show(race()));
else show(player());

/** @param {any} element */
function show(element) {
  element.className = "framed";
  main.append(element);
  const tell = (/** @type {CustomEvent} */ event) => report(element, event);
  for (const name of HEARD) element.addEventListener(name, tell);
  const isWhole = () => element.whole && !areComing();
  const tellAgain = tellHeight(main, isWhole, (height) => post({ type: "dhadha-height", height }));
  addEventListener("message", (event) => obey(element, event, tellAgain));
}

function player() {
  const player = document.createElement("dhadha-player");
  applyQuery(player, query);
  if (run) player.src = RUN_TYPE + run;
  player.addEventListener("runstart", () => {
    const { request, texts } = player;
    if (!request) return;
    const words = requestInWords(request, texts, player.trace.header.ran);
    tell(texts, request.puzzle, words, player.controls === "none" ? "" : `../${request.puzzle}/?${queryOf(request)}`);
  });
  return player;
}

function race() {
  const race = document.createElement("dhadha-race");
  applyQuery(race, query);
  race.setAttribute("algorithms", query.get("algorithms") ?? "");
  race.addEventListener("runstart", () => {
    if (race.request && race.texts) tell(race.texts, race.request.puzzle, race.texts.text("race"), `../race/?${query}`);
  });
  return race;
}

/** @param {import("../i18n/texts.js").Texts} texts @param {string} puzzle @param {string} words @param {string} page */
function tell(texts, puzzle, words, page) {
  Object.assign(document.documentElement, { lang: texts.language, dir: texts.direction });
  const name = Object.assign(document.createElement("b"), { textContent: texts.text(`puzzle-${puzzle}`) });
  asked.replaceChildren(name, ` ${words}`);
  asked.hidden = !isOwn(puzzle) || !page;
  asked.href = page;
}

// ---- the parent

/** @param {Record<string, unknown>} message */
const post = (message) => parent.postMessage({ ...message, frame }, "*");

/** @param {any} element @param {CustomEvent} event */
function report({ position, length }, { type: name, detail }) {
  post({ type: "dhadha-event", name, position, length, message: detail.message && String(detail.message) });
}

/** @param {any} element @param {MessageEvent} event @param {() => void} tellAgain */
async function obey(element, { data, source }, tellAgain) {
  if (source !== parent || data?.type !== "dhadha") return;
  if (data.command === "theme") document.documentElement.dataset.theme = element.theme = THEMES[data.value] ?? "";
  else if (data.command === "height") tellAgain();
  else if (COMMANDS.includes(data.command)) await element[data.command](data.value);
  else return;
  post({ type: "dhadha-done", id: data.id, position: element.position, length: element.length });
}
