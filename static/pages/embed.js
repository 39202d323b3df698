/**
 * The iframe: what is asked, in a line that leads to the page; the query is the player's attributes; the parent hears
 * the
 * height.
 */
import { requestInWords } from "../player/text/request-words.js";
import { isOwn } from "../player/catalogue/library.js";
import { queryOf } from "../player/catalogue/query.js";
import { applyQuery } from "../player/catalogue/settings.js";
import "../player/element/element.js";
import "../player/element/stage.js";
import { byId } from "./by-id.js";

const query = new URLSearchParams(location.search);
const player = document.createElement("dhadha-player");
applyQuery(player, query);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const asked = /** @type {HTMLAnchorElement} */ (byId("asked"));
main.append(player);

player.addEventListener("runstart", () => {
  const { request, texts } = player;
  if (!request) return;
  Object.assign(document.documentElement, { lang: texts.language, dir: texts.direction });
  const name = texts.text(`puzzle-${request.puzzle}`);
  asked.replaceChildren(
    Object.assign(document.createElement("b"), { textContent: name }),
    ` ${requestInWords(request, texts, player.trace.header.ran)}`,
  );
  asked.hidden = !isOwn(request.puzzle) || player.controls === "none";
  asked.href = `../${request.puzzle}/?${queryOf(request)}`;
});

new ResizeObserver(() => {
  const height = Math.ceil(main.getBoundingClientRect().height);
  parent.postMessage({ type: "dhadha-height", height }, "*");
}).observe(main);
