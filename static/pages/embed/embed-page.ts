/**
 * The embedded page (iframe): the request as a line that links to the full page, and a player or race. The query holds
 * the attributes of the player or race, the fragment an optional saved run; the parent receives height and events, and
 * controls the player by messages. Learning systems receive the score of practice.
 */
import { importLate } from "../../loading/late-import.ts";
import { retryUntilDone } from "../../loading/try-again-button.ts";
import { requestInWords } from "../../player/text/request-in-words.ts";
import { allPuzzleIds, isBuiltIn } from "../../player/catalogue/baked-data.ts";
import { setAttributesFromQuery, shortenQueryToFitUrl, playerQueryOf } from "../../player/catalogue/url-query.ts";
import { warnOfUnknownAttributes } from "../../player/catalogue/unknown-attributes.ts";
import { PLAYER, RACE } from "../../player/catalogue/element-attributes.ts";
import "../../player/element/element.ts";
import "../../player/element/player-view.ts";
import { showsNoPanelButCode } from "../../player/element/read-attributes.ts";
import { byId } from "../shared/dom-helpers.ts";
import { RUN_TYPE } from "../shared/embed-code.ts";
import { postToParent, keepReportingHeight, showTheme, tellHeight } from "../shared/frame-messages.ts";
import type { Texts } from "../../i18n/load-messages.ts";

const HEARD = [
  "ready", "progress", "runstart", "runprogress", "runend", "answer", "boardchange", "cellclick", "play", "pause",
  "ended", "stepchange", "error",
];
const COMMANDS = ["play", "pause", "step", "seek", "theme", "height"];
const TOGETHER = 10; // milliseconds

const query = new URLSearchParams(location.search);
const run = /^#run=([\w+/]+=*)$/.exec(location.hash)?.[1];
document.documentElement.dataset.theme = query.get("theme") ?? "";
const main = document.querySelector("main")!;
const asked = byId("asked") as HTMLAnchorElement;
asked.hidden = query.get("controls") === "none"; // else its place is kept
/** Pixels above and below the player. */
const around = asked.hidden ? 12 : 52;
const names = [...query.keys()].filter((name) => !["id", "algorithms"].includes(name));

function appendAndConnectElement(element: any) {
  main.append(element);
  const report = ({ type: name, detail: { error, again, ...detail } }: CustomEvent) => {
    const { position, length } = element;
    postToParent({ type: "dhadha-event", name, position, length, detail }); // errors and functions cannot be sent
  };
  for (const name of HEARD) element.addEventListener(name, report);
  addEventListener("message", (event) => queueAndRunCommands(element, event));
  postToParent({ type: "dhadha-hello" });
  keepReportingHeight(main, () => element.isWhole);
}

function createPlayer() {
  const player = document.createElement("dhadha-player");
  setAttributesFromQuery(player, PLAYER, query);
  warnOfUnknownAttributes(player, PLAYER, names);
  if (!player.height && showsNoPanelButCode(player)) player.height = `max(${player.bare ? 8 : 22}rem, 100vh - ${around}px)`;
  if (run) player.src = RUN_TYPE + run;
  player.addEventListener("answer", ({ detail: { right, all } }) => {
    const message_id = `${Date.now()}-${Math.random()}`; // randomUUID is missing without https
    const state = { request: player.request };
    // for learning systems, by the SPLICE iframe protocol (cssplice.org)
    parent.postMessage({ subject: "SPLICE.reportScoreAndState", message_id, score: right / all, state }, "*");
  });
  player.addEventListener("runstart", () => {
    const { request, texts, trace } = player.session;
    if (!request) return;
    const folder = isBuiltIn(request.puzzle) ? request.puzzle : allPuzzleIds()[0];
    const { controls, packages } = player;
    const page = controls === "none" ? "" : `../${folder}/?${shortenQueryToFitUrl(playerQueryOf({ ...request, packages }))}`;
    showRequest(texts, request.puzzle, requestInWords(request, texts, trace.header.effective_algorithm), page);
  });
  return player;
}

function createRace() {
  const race = document.createElement("dhadha-race");
  setAttributesFromQuery(race, RACE, query);
  warnOfUnknownAttributes(race, RACE, names);
  race.addEventListener("runstart", () => {
    const { request, texts } = race;
    if (request && texts) showRequest(texts, request.puzzle, texts.text("race"), `../race/?${query}`);
  });
  return race;
}

function showRequest(texts: Texts, puzzle: string, words: string, page: string) {
  Object.assign(document.documentElement, { lang: texts.language, dir: texts.direction });
  const name = Object.assign(document.createElement("b"), { textContent: texts.text(`puzzle-${puzzle}`) });
  asked.replaceChildren(name, ` ${words}`);
  asked.hidden = !page;
  asked.href = page;
}

// ---- the parent

/** A command, and the ids of all messages merged into it. */
type Order = { command: string; value: string | number | undefined; ids: (string | number | undefined)[] };

const MAX_COMMANDS = 1000; // queued; further ones are ignored
const LONGEST_VALUE = 1000;
const commands: Order[] = [];
let runningCommand = false;

/** Merge commands that arrive faster than they are shown. */
async function queueAndRunCommands(element: any, { data, source }: MessageEvent) {
  if (source !== parent || data?.type !== "dhadha" || !COMMANDS.includes(data.command)) return;
  const { command } = data;
  const [value, id] = [numberOrShortText(data.value), numberOrShortText(data.id)];
  const last = commands.at(-1);
  if (last && last.command === command) {
    last.value = command === "step" ? stepCountOfCommand(last.value) + stepCountOfCommand(value) : value; // of others the last one wins
    last.ids.push(id);
  } else if (commands.length < MAX_COMMANDS) commands.push({ command, value, ids: [id] });
  if (runningCommand) return;
  runningCommand = true;
  await new Promise((resolve) => setTimeout(resolve, TOGETHER));
  try {
    for (let order; (order = commands.shift()); await new Promise((resolve) => setTimeout(resolve))) {
      const { command, value } = order;
      if (command === "theme")
        element.theme = showTheme(value);
      else if (command === "height") tellHeight();
      else await element[command](value);
      const { position, length } = element;
      for (const id of order.ids) postToParent({ type: "dhadha-done", id, position, length });
    }
  } finally {
    runningCommand = false;
  }
}

/** Return a number or a short text unchanged, undefined for any other value. */
const numberOrShortText = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value.length <= LONGEST_VALUE) ? value : undefined;

const stepCountOfCommand = (value: unknown) => (value === undefined ? 1 : Number(value));

if (__RACES__ && query.has("algorithms"))
  retryUntilDone(() => importLate(() => import("../../player/race/race.ts"))).then(() => appendAndConnectElement(createRace()));
else appendAndConnectElement(createPlayer());
