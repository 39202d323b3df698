/** The record of practice on the home page: what is asked again today, what was practised, copied and deleted. */
import { html, nothing, render } from "lit";
import { decodeBase64 } from "../../loading/embedded-files.ts";
import { loadLateTexts } from "../../i18n/late-messages.ts";
import { loadTexts } from "../../i18n/load-messages.ts";
import { pieceCheck, readWholeStream } from "../../player/trace/saved-run.ts";
import { isBuiltIn, loadPuzzle } from "../../player/catalogue/built-in-puzzles.ts";
import { findAlgorithm, findPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { queryOf } from "../../player/catalogue/url-query.ts";
import { encodeBase64, byId } from "../shared/dom-helpers.ts";
import { copyAddress, copyButton } from "../shared/copy-and-embed-buttons.ts";
import { text, texts } from "../shared/page-texts.ts";
import { isDue, mergeRecords, parseRecord, readRecord, today, writeRecord } from "../shared/practice-record.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Topic } from "../shared/practice-record.ts";

const LINK = "#record=";
const MOST_SIZE = 1_000_000; // bytes of an unpacked link
const ANY_START = [[]];
const place = byId("record");
const language = document.documentElement.lang;
const view = { copied: "", isDeleting: false, fault: "" };
let record: Topic[] = [];
/** The record of another device, of a link, until the visitor adds or drops it. */
let brought: Topic[] = [];
/** The texts of each puzzle. */
const named = new Map<string, Texts>();

/** Show the record, and offer to add the one that the address contains. */
export async function showRecord() {
  Object.assign(texts, await loadLateTexts(language, "", "site", "practice-record"));
  record = readRecord();
  if (location.hash.startsWith(LINK)) brought = parseRecord(await unpack(location.hash.slice(LINK.length)));
  await draw();
}

async function draw() {
  const puzzles = [...new Set([...record, ...brought].map(({ puzzle }) => puzzle))].filter(isBuiltIn);
  await Promise.all(puzzles.map(async (puzzle) => {
    await loadPuzzle(puzzle);
    named.set(puzzle, await loadTexts(language, puzzle));
  }));
  const hasText = ({ kind }: Topic) => texts.has(`record-kind-${kind}`); // a link puts no text of its own on the page
  const known = (topics: Topic[]) => topics.filter((topic) => findAlgorithm(topic) && hasText(topic));
  const topics = known(record);
  const due = topics.filter((topic) => isDue(topic));
  const { length: count } = known(brought);
  place.hidden = !topics.length && !count && !view.fault;
  render(html`<details ?open=${count > 0 || view.fault !== ""}>
    <summary><h2 id="record-title">${text("record")}</h2>${due.length
      ? html` <span class="due">${text("record-due", { count: due.length })}</span>` : nothing}</summary>
    ${view.fault ? html`<p class="problem" role="alert">${view.fault}</p>` : nothing}
    ${count ? html`<p role="status">${text("record-brought", { count })}
      <button class="button primary" @click=${add}>${text("record-add")}</button>
      <button class="button" @click=${drop}>${text("record-drop")}</button></p>` : nothing}
    ${due.length ? html`<p>${text("record-again")}</p><ul>${due.map((topic) =>
      html`<li><a href=${linkTo(topic)}>${nameOf(topic)}</a></li>`)}</ul>` : nothing}
    ${topics.length ? [table(topics), tools()] : nothing}</details>`, place);
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
    view.isDeleting = true;
    draw();
  };
  return html`<p class="hint">${text("record-about")}</p>
    <div class="row">${copyButton(text("record-link"), view, copyLink)}
    ${view.isDeleting
      ? html`<button class="button danger" @click=${erase}>${text("record-delete-all")}</button>`
      : html`<button class="button" @click=${confirm}>${text("record-delete")}</button>`}</div>`;
}

function erase() {
  record = [];
  view.isDeleting = false;
  writeRecord(record);
  draw();
}

function add() {
  record = mergeRecords(record, brought);
  writeRecord(record);
  drop();
}

function drop() {
  brought = [];
  if (location.hash.startsWith(LINK)) history.replaceState(null, "", location.pathname + location.search);
  draw();
}

async function copyLink() {
  const address = new URL(location.href);
  address.hash = LINK + (await pack(JSON.stringify(record)));
  await copyAddress(view, draw, address.href);
}

// ---- a record as a part of an address, which a browser never sends

async function pack(text: string) {
  const packed = encodeBase64(await new Response(through(text, new CompressionStream("deflate-raw"))).arrayBuffer());
  return packed.replaceAll("+", "-").replaceAll("/", "_");
}

async function unpack(packed: string) {
  try {
    const bytes = decodeBase64(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const unpacked = through(bytes, new DecompressionStream("deflate-raw"));
    const json = new TextDecoder().decode(await readWholeStream(unpacked, pieceCheck(ANY_START, MOST_SIZE)));
    if (!parseRecord(json).length) view.fault = texts.text("record-unreadable");
    return json;
  } catch {
    view.fault = texts.text("record-unreadable");
    return null;
  }
}

const through = (given: string | Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Blob([given]).stream().pipeThrough(transform);
