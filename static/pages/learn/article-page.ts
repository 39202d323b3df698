/** An article: its figure in view plays, one at a time; a slider chooses among runs; `?figure=3` shows one figure. */
import { assetUrl } from "../../loading/asset-url.ts";
import { IN_FRAME } from "../../loading/element-heights.ts";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { importLate } from "../../loading/late-import.ts";
import { retryUntilDone } from "../../loading/try-again-button.ts";
import { whenNear } from "../../loading/when-visible.ts";
import runs from "baked/runs.js";
import { isMotionReduced } from "../../player/base/styles.ts";
import { addBakedRuns } from "../../player/catalogue/match-requests-and-presets.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";
import "../../player/element/element.ts";
import { connectToParent } from "../shared/frame-messages.ts";
import "../site/common-page-controls.ts";

const ENOUGH = 0.6; // of a figure, or of the window, in view

const article = document.querySelector<HTMLElement>(".article")!;
const figures = [...article.querySelectorAll<HTMLElement>("figure")];
const playerOfFigure = (figure: HTMLElement) => figure.querySelector<DhadhaPlayer>("dhadha-player:not([ask='acts'])");

// ---- one figure plays at a time

/** How much of each figure with a player is in view: from 0 to 1. */
const inView = new Map<HTMLElement, number>();
/** Those that do not play by themselves any more: the reader has acted, or they have ended. */
const left = new WeakSet<HTMLElement>();
let playing: HTMLElement | undefined;

const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio, intersectionRect } of entries)
      inView.set(target as HTMLElement, Math.max(intersectionRatio, intersectionRect.height / innerHeight));
    playMostInView();
  },
  { threshold: [0, 0.2, 0.4, ENOUGH, 0.8, 1] },
);

function playMostInView() {
  const [most] = [...inView].filter(([, part]) => part >= ENOUGH).sort((one, other) => other[1] - one[1]);
  const [next] = most ?? [];
  if (next === playing) return;
  if (playing && !left.has(playing)) playerOfFigure(playing)?.pause();
  playing = next;
  if (next && !left.has(next)) playerOfFigure(next)?.play();
}

function stopAutoplayOfFigure({ currentTarget }: Event) {
  left.add(currentTarget as HTMLElement);
}

if (!isMotionReduced())
  for (const figure of figures.filter(playerOfFigure)) {
    for (const type of ["pointerdown", "keydown", "ended"]) figure.addEventListener(type, stopAutoplayOfFigure);
    watch.observe(figure);
  }

for (const film of article.querySelectorAll(".of-film")) {
  const again = film.querySelector("button")!;
  again.disabled = false;
  again.addEventListener("click", () => {
    for (const animation of film.getAnimations({ subtree: true })) animation.currentTime = 0;
  });
}

// ---- runs that a slider chooses

async function makePlayerWithRunSlider(figure: HTMLElement) {
  const slot = figure.querySelector<HTMLElement>(".run")!;
  const { option = "", values = "" } = figure.querySelector<HTMLElement>(".chosen")!.dataset;
  const range = figure.querySelector("input")!;
  const rows = [...figure.querySelectorAll("tr")].slice(1);
  const request: Record<string, string> = JSON.parse(slot.dataset.attributes ?? "{}");
  addBakedRuns((await fetchJson<{ runs: [] }>(runs[request.puzzle])).runs);
  const player = document.createElement("dhadha-player");
  for (const [name, value] of Object.entries({ ...request, speed: "reading" })) player.setAttribute(name, value);
  function showRunOfSlider() {
    const at = Number(range.value);
    const words = rows[at].cells[0].textContent ?? "";
    player.setAttribute(`option-${option}`, values.split(" ")[at]);
    range.setAttribute("aria-valuetext", words);
    figure.querySelector("output")!.textContent = words;
    rows.forEach((row, each) => row.toggleAttribute("data-chosen", each === at));
  }
  showRunOfSlider();
  range.addEventListener("input", showRunOfSlider);
  slot.replaceChildren(player);
}

for (const figure of figures)
  if (figure.querySelector(".run"))
    whenNear(figure, () => retryUntilDone(() => makePlayerWithRunSlider(figure), `#${figure.id}`));
for (const race of article.querySelectorAll("dhadha-race"))
  whenNear(race, () => retryUntilDone(() => importLate(() => import("../../player/race/race.ts")), ".of-lanes"));

// ---- one figure alone, as other pages embed it

const alone = document.getElementById(`figure-${new URLSearchParams(location.search).get("figure")}`);

function embedCode({ id }: HTMLElement) {
  const { origin, pathname } = location;
  const height = Math.ceil(document.getElementById(id)!.getBoundingClientRect().height) + 16;
  return (
    `<iframe src="${origin}${pathname}?figure=${id.split("-")[1]}" title="${document.title.replaceAll('"', "&quot;")}" ` +
    `width="100%" height="${height}" style="border:0" loading="lazy"></iframe>\n` +
    `<script async src="${new URL("../dhadha-frames.js", assetUrl("./"))}"></` + "script>"
  );
}

function addEmbedButton(figure: HTMLElement) {
  const { embed = "", copied = "" } = article.dataset;
  const button = Object.assign(document.createElement("button"), { className: "embed-figure", textContent: embed });
  const code = Object.assign(document.createElement("pre"), { hidden: true, tabIndex: 0 });
  button.addEventListener("click", async () => {
    code.textContent = embedCode(figure);
    code.hidden = false;
    const isCopied = await navigator.clipboard?.writeText(code.textContent).then(() => true, () => false);
    if (isCopied) button.textContent = copied; // else the reader copies what is shown
  });
  figure.append(button, code);
}

if (alone) {
  document.documentElement.dataset.framed = "";
  article.replaceChildren(alone);
  if (IN_FRAME) connectToParent(document.querySelector("main")!);
} else if (location.protocol.startsWith("http"))
  for (const figure of figures.filter((each) => each.querySelector(".of-example, .of-slider, .of-lanes"))) addEmbedButton(figure);
