/** The record of practice on the home page: what is asked again today, what was practised, and how to delete it. */
import { html, nothing, render } from "lit";
import { loadLateTexts } from "../../i18n/late-messages.ts";
import { loadTexts } from "../../i18n/load-messages.ts";
import { isBuiltIn, loadPuzzle } from "../../player/catalogue/built-in-puzzles.ts";
import { findAlgorithm, findPuzzle } from "../../player/catalogue/puzzle-descriptions.ts";
import { queryOf } from "../../player/catalogue/url-query.ts";
import { byId } from "../shared/dom-helpers.ts";
import { text, texts } from "../shared/page-texts.ts";
import { isDue, readRecord, today, writeRecord } from "../shared/practice-record.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Topic } from "../shared/practice-record.ts";

const place = byId("record");
const language = document.documentElement.lang;
let isDeleting = false;
let record: Topic[] = [];
/** The texts of each puzzle. */
const named = new Map<string, Texts>();

export async function showRecord() {
  Object.assign(texts, await loadLateTexts(language, "", "site", "practice-record"));
  record = readRecord();
  await draw();
}

async function draw() {
  const puzzles = [...new Set(record.map(({ puzzle }) => puzzle))].filter(isBuiltIn);
  await Promise.all(puzzles.map(async (puzzle) => {
    await loadPuzzle(puzzle);
    named.set(puzzle, await loadTexts(language, puzzle));
  }));
  const topics = record.filter((topic) => findAlgorithm(topic));
  const due = topics.filter((topic) => isDue(topic));
  place.hidden = !topics.length;
  render(html`<details>
    <summary><h2 id="record-title">${text("record")}</h2>${due.length
      ? html` <span class="due">${text("record-due", { count: due.length })}</span>` : nothing}</summary>
    ${due.length ? html`<p>${text("record-again")}</p><ul>${due.map((topic) =>
      html`<li><a href=${linkTo(topic)}>${nameOf(topic)}</a></li>`)}</ul>` : nothing}
    ${table(topics)}${tools()}</details>`, place);
}

const nameOf = ({ puzzle, algorithm, kind }: Topic) => {
  const { text: say } = named.get(puzzle)!;
  return [say(`puzzle-${puzzle}`), say(`algorithm-${algorithm}`), text(`record-kind-${kind}`)].join(" · ");
};

/** A link that asks this kind of question again, about another board of the same algorithm. */
function linkTo({ puzzle, algorithm, kind, state, options }: Topic) {
  const { presets = [] } = findPuzzle(puzzle) ?? {};
  const others = presets.filter((each) => each.algorithm === algorithm && each.state && each.state !== state);
  const other = others.length ? others[today() % others.length] : { state, options };
  const query = queryOf({ puzzle: "", algorithm, state: other.state, options: other.options });
  query.set("repeat", kind);
  return `${puzzle}/?${query}`;
}

function table(topics: Topic[]) {
  const heads = ["topic", "tries", "right", "next"].map((name) => html`<th scope="col">${text(`record-${name}`)}</th>`);
  const { number } = texts;
  return html`<div class="scrolled" tabindex="0" role="region" aria-labelledby="record-title"><table>
    <thead><tr>${heads}</tr></thead>
    <tbody>${topics.map((topic) => html`<tr><th scope="row">${nameOf(topic)}</th><td>${number(topic.tries)}</td>
      <td>${number(topic.right)}</td><td>${topic.due === null ? "–" : isDue(topic) ? text("record-today")
        : text("record-in-days", { count: topic.due - today() })}</td></tr>`)}</tbody></table></div>`;
}

function tools() {
  const confirm = () => {
    isDeleting = true;
    draw();
  };
  const erase = () => {
    record = [];
    isDeleting = false;
    writeRecord(record);
    draw();
  };
  return html`<p class="hint">${text("record-about")}</p>
    ${isDeleting
      ? html`<button class="button danger" @click=${erase}>${text("record-delete-all")}</button>`
      : html`<button class="button" @click=${confirm}>${text("record-delete")}</button>`}`;
}

