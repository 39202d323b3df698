/** The puzzle page: form, player, and a URL that always holds the run that is shown. */
import { importLate } from "../../loading/late-import.ts";
import { retryUntilDone } from "../../loading/try-again-button.ts";
import { isBuiltIn, loadPuzzle } from "../../player/catalogue/baked-data.ts";
import { isFoldOpen, keepFold } from "../../offline/done-on-device.ts";
import { byId } from "../shared/dom-helpers.ts";
import { enterRunInHistory, scheduleWrite, writeAddress } from "./url-sync.ts";
import { loadPuzzleTexts, text } from "../shared/page-texts.ts";
import { drawForm, shuffleAndShowBoard, toggleForm, isTypingBoard } from "./puzzle-form.ts";
import { resetPending, form, player, shownPuzzle, query, shownRequest, stage } from "./puzzle-page-state.ts";
import { drawDoneMarks } from "../shared/done-marks.ts";
import {
  drawNextOffers, drawOffersAfterPractice, drawOffersAfterSolving, markExampleDone, offerHarderBoard,
} from "./what-next-offers.ts";
import "../site/common-page-controls.ts";
import { drawTools } from "./puzzle-page-tools.ts";

/** Keep the board when the visitor changes the language, and open the fold to which a link leads. */
document.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("[data-language]")) writeAddress();
  const link = (target as Element).closest<HTMLAnchorElement>("a[href^='#']");
  document.getElementById(link?.hash.slice(1) ?? "")?.closest("details")?.setAttribute("open", "");
}, { capture: true });

/** On a phone, the menu of the page leads to that of the clock. */
const transportOfPlayer = () => player.renderRoot.querySelector("dhadha-transport");
byId("more").addEventListener("click", () => transportOfPlayer()?.showMenu());
byId("menu").addEventListener("beforetoggle", () => (byId("more").hidden = !transportOfPlayer()));

/** Below the player until it has a run, then among its folds. */
const folds = [...document.querySelectorAll<HTMLDetailsElement>("details[data-fold]")];
for (const fold of folds) {
  const name = fold.dataset.fold!;
  fold.open = isFoldOpen(name);
  fold.addEventListener("toggle", () => keepFold(name, fold.open));
}

/** The package's puzzle that the URL names; a link must not put text of its own on the page. */
const [coming] = (query.has("packages") && query.get("puzzle")?.match(/^[a-z][a-z0-9-]{0,59}$/)) || [""];

/** The first run shown, if it is that of `src`. */
let first: typeof player.session.trace | null = null;

player.addEventListener("runstart", async ({ detail }) => {
  const isFirst = player.session.trace === (first ??= player.session.trace);
  const isNewest = !player.session.runs.isAwaited && !form.olderAwaited;
  form.olderAwaited = false;
  if (!player.src || !isFirst) query.delete("src");
  await loadPuzzleTexts(detail.request.puzzle);
  const { fault, sent } = form;
  const returned = enterRunInHistory();
  if (isNewest) {
    if (returned || fault || !isTypingBoard()) form.state = detail.request.state;
    resetPending();
  }
  const { puzzle: id } = shownRequest();
  player.append(...folds.filter((fold) => fold.parentElement !== player));
  nameThePage(id, text(`puzzle-${id}`), ` · ${text("app-name")}`);
  showPackageIntroduction();
  if (sent && isNewest) toggleForm(false); // show the requested board
  else drawForm();
  drawTools();
  drawNextOffers();
  drawOffersAfterSolving(shuffleAndShowBoard);
  drawOffersAfterPractice(shuffleAndShowBoard);
});
player.addEventListener("error", async (event) => {
  const { detail } = event as Event as CustomEvent;
  if (!first && !detail.again) query.delete("src");
  const field = detail.error.args?.option ?? form.touched;
  form.sent = false;
  const { offers } = detail.error;
  if (field && form.open) {
    form.fault = { field, text: detail.message, offers };
    form.olderAwaited = player.session.runs.isAwaited;
  } else resetPending();
  drawForm();
  await player.updateComplete;
  const problem = document.querySelector("#setup .problem:not(:empty)") ?? player.renderRoot.querySelector(".problem");
  problem?.scrollIntoView({ block: "nearest" });
});
player.addEventListener("runend", ({ detail }) => {
  if (detail.status === "cancelled") resetPending(); // possibly before the run started
  drawForm();
});
player.addEventListener("stepchange", () => {
  scheduleWrite();
  if (player.position < player.length - 1) return;
  markExampleDone();
  drawNextOffers();
});
player.addEventListener("boardchange", ({ detail }) => {
  form.state = detail.state;
  drawForm();
  drawTools();
  scheduleWrite();
  offerHarderBoard(shuffleAndShowBoard);
});

/** `id` and `name` are of the puzzle shown. */
function nameThePage(id: string, name: string, ofSite = "") {
  byId("reading").hidden = id !== stage.dataset.puzzle || Boolean(stage.dataset.packages);
  document.querySelector("h1")!.textContent = name;
  document.title = name + ofSite;
}

/** Introduction and tables of a package's puzzle; our own are part of the page. */
async function showPackageIntroduction() {
  const place = byId("supplements");
  const description = shownPuzzle();
  place.hidden = isBuiltIn(description.id);
  if (place.hidden) return;
  const load = () => importLate(() => import("./package-introduction-and-tables.ts"));
  const { drawPackageIntroduction } = await retryUntilDone(load, "#supplements");
  if (description === shownPuzzle()) await drawPackageIntroduction(description, place);
}

async function loadAndEnterChallenge(challenge: string) {
  const view = await importLate(() => import("../challenges/challenge-on-puzzle-page.ts"));
  await view.enterChallenge(challenge, player);
}

/** Keys without a target of their own go to the player. */
window.addEventListener("keydown", (event) => {
  if (event.target === document.body) player.handleKeydown(event);
});

async function openPage() {
  const id = stage.dataset.puzzle ?? "";
  if (coming && !isBuiltIn(coming)) nameThePage(coming, coming); // until it is loaded
  await retryUntilDone(() => Promise.all([loadPuzzle(id), loadPuzzleTexts(id)]), "#stage");
  if (coming && !player.asksFirst) byId("asked").textContent = text("solver-loading");
  const challenge = query.get("challenge");
  if (challenge !== null) player.startup.beforeFirstRun = () => loadAndEnterChallenge(challenge);
  stage.append(player);
  drawDoneMarks();
}

openPage();
