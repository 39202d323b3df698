/** Marks the links to what the visitor has done: their `data-done` is its name, their .tick the mark. */
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { isDone } from "../../offline/done-on-device.ts";

/** The messages of the site; null where they cannot be loaded: the page can do without. */
export const loadSiteTexts = () => loadPageTexts(document.documentElement.lang, "", "site").catch(() => null);

export async function drawDoneMarks() {
  const links = [...document.querySelectorAll<HTMLElement>("a[data-done]:has(.tick)")];
  const done = links.filter(({ dataset }) => isDone(dataset.done ?? ""));
  for (const link of done) link.querySelector<HTMLElement>(".tick")!.hidden = false;
  const place = document.getElementById("done-count");
  const texts = place && done.length && (await loadSiteTexts());
  if (texts) place.textContent = texts.text("done-of", { count: done.length, all: links.length });
}
