/** The link to the result of a practice: its answers are judged again by the page that opens it. */
import { crc32 } from "../../loading/crc32.ts";
import { copyAddress, copyButton } from "../shared/copy-and-embed-buttons.ts";
import { text } from "../shared/page-texts.ts";
import { linkWith, queryOfLink } from "../shared/page-query.ts";
import { render } from "../shared/dom-helpers.ts";
import { player } from "./puzzle-page-state.ts";
import { linkToRun, warnOfFile } from "./url-sync.ts";

/** The player shows this after the last question. */
const beneath = Object.assign(document.createElement("div"), { slot: "practised" });
const linkButton = { copied: "" };
let answers = "";

/** Offer a link to all answers so far. */
export function offerResultLink(all: string) {
  answers = all;
  linkButton.copied = "";
  drawShareButton();
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
  warnOfFile();
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
