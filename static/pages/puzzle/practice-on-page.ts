/** Practice on a puzzle's page: counted in the record, repeated on fresh boards, and shared as a link. */
import { render } from "lit";
import { crc32 } from "../../loading/crc32.ts";
import { isBuiltIn } from "../../player/catalogue/built-in-puzzles.ts";
import { copyAddress, copyButton } from "../shared/copy-and-embed-buttons.ts";
import { text } from "../shared/page-texts.ts";
import { countAnswer, readRecord, writeRecord } from "../shared/practice-record.ts";
import { linkWith, queryOfLink } from "../shared/page-query.ts";
import { player, puzzle } from "./puzzle-page-state.ts";
import { linkToRun } from "./url-sync.ts";

const SEEDS = 1_000_000;

/** The player shows this after the last question. */
const beneath = Object.assign(document.createElement("div"), { slot: "practised" });
const linkButton = { copied: "" };
let answers = "";

type Answer = { kind: string; result: string; answers: string };

/** Count an answer, and offer the link. */
export function countAnswerAndOfferLink({ kind, result, answers: all }: Answer) {
  answers = all;
  linkButton.copied = "";
  drawShareButton();
  const { request } = player;
  if (!request || result === "skipped" || !isBuiltIn(request.puzzle)) return;
  const record = readRecord();
  countAnswer(record, { ...request, kind }, result === "right");
  writeRecord(record);
}

player.addEventListener("runstart", () => beneath.remove());

function drawShareButton() {
  render(copyButton(text("practice-share"), linkButton, copyResultLink), beneath);
  if (!beneath.isConnected) player.append(beneath);
}

/** Copy a link that contains the answers; the page that opens it judges them again. */
async function copyResultLink() {
  const link = linkToRun();
  if (link === null) return player.notices.say(text("share-too-long"));
  const settings = queryOfLink(new URL(link));
  settings.set("ask", player.modes?.practice?.ask ?? "");
  settings.set("answers", `${answers}~${checksumOf(answers)}`);
  settings.delete("start-at");
  await copyAddress(linkButton, drawShareButton, linkWith(link, settings));
}

/** So that an edited link is noticed. */
const checksumOf = (given: string) => crc32(new TextEncoder().encode(given)).toString(36);

/** Give the player the answers of a result's link. */
export function openLinkedAnswers(query: URLSearchParams) {
  const [given = "", checksum] = query.get("answers")?.split("~") ?? [];
  const isWhole = checksum === checksumOf(given);
  player.answers = isWhole ? given : "";
  const say = () => player.notices.say(text("share-answers-changed"));
  if (!isWhole) player.addEventListener("runend", say, { once: true });
}

/** A link of the record: ask one kind of question about a fresh board. */
export async function repeatPractice(kind: string) {
  const ended = new Promise((resolve) => player.addEventListener("runend", resolve, { once: true }));
  if (!player.session.trace?.complete) await ended;
  const { request } = player;
  const asked = { state: request?.state, seed: Date.now() % SEEDS };
  const state = puzzle().shuffle.length && (await player.session.query("similar_board", asked).catch(() => ""));
  if (state) await player.run({ state }, { play: false }); // else the board of the link
  await player.modes?.togglePractice(kind);
}
