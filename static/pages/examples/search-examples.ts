/** The page of all examples: a search by words; those that were watched to the end are marked. */
import { plainDigits } from "../../loading/plain-digits.ts";
import { byId } from "../shared/dom-helpers.ts";
import { loadSiteTexts } from "../shared/done-marks.ts";
import "../challenges/mark-solved-challenges.ts";

/** A text in the form that is searched; keyboards write some letters in two ways. */
const searchableText = (text: string) =>
  plainDigits(text.normalize("NFKC").toLowerCase()).replaceAll("ي", "ی").replaceAll("ك", "ک").replaceAll("\u200c", " ");

const field = byId("words") as HTMLInputElement;
const entries = [...document.querySelectorAll<HTMLElement>(".examples > li")].map((entry) => {
  const words = entry.querySelector(".example > span")!.textContent;
  return { entry, text: searchableText(`${entry.parentElement!.dataset.of} ${words}`) };
});

async function filterExamples() {
  const words = searchableText(field.value).split(/\s+/).filter(Boolean);
  for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
  const texts = await loadSiteTexts();
  const count = entries.filter(({ entry }) => !entry.hidden).length; // by now
  byId("matches").textContent = texts && field.value.trim() ? texts.text("examples-match", { count }) : "";
}

field.addEventListener("input", filterExamples);
if (field.value) filterExamples(); // the browser has kept it
