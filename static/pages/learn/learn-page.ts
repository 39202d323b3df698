/** A step of an idea, also alone in a frame: its challenge, if it has one, and what was done. */
import { IN_FRAME } from "../../loading/element-heights.ts";
import { importLate } from "../../loading/late-import.ts";
import { retryUntilDone } from "../../loading/retry-loads.ts";
import { keepDone } from "../../offline/done-on-device.ts";
import { isMotionReduced } from "../../player/base/styles.ts";
import "../../player/element/element.ts";
import { drawDoneMarks } from "../shared/done-marks.ts";
import { post, reportHeight, showTheme, tellHeight } from "../shared/frame-messages.ts";
import "../site/common-page-controls.ts";

const article = document.querySelector<HTMLElement>(".step")!;

document.getElementById("onward")!.addEventListener("click", () => keepDone(article.dataset.step!));
addEventListener("pageshow", drawDoneMarks);
drawDoneMarks();

const figure = document.querySelector<HTMLElement>("figure");
figure?.addEventListener("click", () => {
  const isCut = figure.getBoundingClientRect().bottom > innerHeight && figure.offsetHeight <= innerHeight;
  if (isCut) figure.scrollIntoView({ block: "end", behavior: isMotionReduced() ? "instant" : "smooth" });
});

if (document.getElementById("stage"))
  retryUntilDone(() => importLate(() => import("./challenge-of-step.ts")), "#stage");

if (IN_FRAME) {
  document.documentElement.dataset.framed = "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".steps a")) link.target = "_blank";
  addEventListener("message", ({ data, source }) => {
    if (source !== parent || data?.type !== "dhadha") return;
    if (data.command === "theme") showTheme(data.value);
    if (data.command === "height") tellHeight();
  });
  post({ type: "dhadha-hello" });
  reportHeight(document.querySelector("main")!);
}
