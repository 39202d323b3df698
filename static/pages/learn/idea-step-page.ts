/** A step of an idea, also alone in a frame: its challenge, if it has one, and what was done. */
import { IN_FRAME } from "../../loading/element-heights.ts";
import { importLate } from "../../loading/late-import.ts";
import { retryUntilDone } from "../../loading/try-again-button.ts";
import { challengeDoneName, isDone, markDone } from "../../offline/done-on-device.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";
import "../../player/element/element.ts";
import { drawDoneMarks } from "../shared/done-marks.ts";
import { connectToParent } from "../shared/frame-messages.ts";
import "../site/common-page-controls.ts";

const article = document.querySelector<HTMLElement>(".step")!;
const stage = document.getElementById("stage");
const player = document.querySelector<DhadhaPlayer>("figure dhadha-player");

function markStepDone() {
  markDone(article.dataset.step!);
  drawDoneMarks();
}

/** Whether the visitor has answered in a player that asks, or played or moved something in another. */
let hasActed = false;
player?.addEventListener(player.ask ? "answer" : "boardchange", () => (hasActed = true));
player?.addEventListener("stepchange", () => {
  const { ask, modes, position, startAt } = player;
  hasActed ||= ask ? Boolean(modes?.takeOver?.record.acts.size) : position !== Number(startAt || 0);
});

/** A step is done when its questions are answered, its proof read, its run at the end, its challenge solved. */
article.addEventListener("toggle", ({ target }) => {
  const isProved = !stage && (target as Element).matches(".reveal[open]:not(:has(~ .reveal))");
  const isAnswered = (target as Element).matches(".right") && !article.querySelector(".question:not(:has(.right[open]))");
  if (isProved || isAnswered) markStepDone();
}, true);
player?.addEventListener("stepchange", () => {
  const isAtEnd = player.position === Math.min(player.timeline.last, player.timeline.until);
  if (isAtEnd && hasActed) markStepDone();
});
document.getElementById("onward")!.addEventListener("click", () => hasActed && markStepDone());
stage?.addEventListener("challengesolved", markStepDone);
addEventListener("pageshow", drawDoneMarks);
if (stage && isDone(challengeDoneName(stage.dataset.puzzle, stage.dataset.challenge))) markStepDone();
else drawDoneMarks();
if (player && matchMedia("(hover: hover)").matches) player.engaged = true;

/** Keys without a target of their own go to the player. */
window.addEventListener("keydown", (event) => {
  if (event.target === document.body) document.querySelector<DhadhaPlayer>("dhadha-player")?.handleKeydown(event);
});

if (stage)
  retryUntilDone(() => importLate(() => import("./challenge-step-player.ts")), "#stage");

if (IN_FRAME) {
  document.documentElement.dataset.framed = "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".steps a")) link.target = "_blank";
  connectToParent(document.querySelector("main")!);
}
