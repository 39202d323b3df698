/** A puzzle's page: what is asked, the player, and an address that always holds the picture. */
import { untilDone } from "../files/said.js";
import { loadPuzzle } from "../player/library.js";
import { enterAddress, soonWriteAddress, writeAddress } from "./address.js";
import { speakOf, text, texts } from "./fields.js";
import { drawForm, unfold, writing } from "./form.js";
import { form, player, query, request, shown, stage } from "./page.js";
import { drawNext } from "./next.js";
import "./shell.js";
import { drawTools } from "./tools.js";

/** Whoever leaves for another language takes the board along as it is. */
document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement} */ (/** @type {Element} */ (event.target).closest("[data-language]"));
  if (!link || !request()) return;
  writeAddress();
  if (!player.hand || player.hand.state !== null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await player.handState();
  writeAddress();
  link.search = location.search;
  location.assign(link.href);
}, { capture: true });

/** What was shown first: the run that `src` names, if one does. */
let first = null;

player.addEventListener("runstart", async ({ detail }) => {
  if (!player.src || player.trace !== (first ??= player.trace)) query.delete("src");
  await speakOf(detail.request.puzzle);
  const { fault, sent } = form;
  Object.assign(form, { fault: null, sent: false });
  if (enterAddress() || fault || !writing()) form.state = detail.request.state;
  nameThePage();
  if (sent) unfold(false); // a board that was asked for is to be seen
  else drawForm();
  drawTools();
  drawNext({ player, request: shown() });
});
player.addEventListener("error", async (/** @type {any} */ { detail }) => {
  if (!first && !detail.again) query.delete("src");
  const field = detail.error.args?.option ?? form.touched?.field;
  form.sent = false;
  form.fault = field && form.open ? { ...form.touched, field, text: detail.message } : null;
  drawForm();
  await player.updateComplete;
  const shown = document.querySelector("#setup .problem") ?? player.shadowRoot.querySelector(".problem");
  shown?.scrollIntoView({ block: "nearest" });
});
player.addEventListener("runend", drawForm);
player.addEventListener("stepchange", soonWriteAddress);
player.addEventListener("handmove", ({ detail }) => {
  form.state = detail.state;
  drawForm();
  drawTools();
  soonWriteAddress();
});

function nameThePage() {
  const { puzzle: id } = request();
  document.getElementById("reading").hidden = id !== stage.dataset.puzzle;
  document.querySelector("h1").textContent = text(`puzzle-${id}`);
  document.title = `${text(`puzzle-${id}`)} · ${text("app-name")}`;
}

/** Keys pressed nowhere in particular are meant for the player. */
addEventListener("keydown", (event) => {
  if (event.target === document.body) player.press(event);
});

/** A page can be given a saved run by dropping it there. */
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  player.open(file);
});

async function begin() {
  await untilDone(() => Promise.all([loadPuzzle(stage.dataset.puzzle), speakOf(stage.dataset.puzzle)]), "#stage");
  stage.append(player);
  const pictures = document.getElementById("pictures");
  if (!pictures) return;
  await untilDone(() => import("./pictures.js"), "#pictures");
  pictures.append(Object.assign(document.createElement("dhadha-pictures"), { puzzle: stage.dataset.puzzle, texts }));
}

begin();
