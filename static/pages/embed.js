/** The iframe: what is asked, in a line that leads to the page; the query is the player's attributes; the parent hears the height. */
import { askedInWords } from "../player/asked.js";
import { isOwn } from "../player/library.js";
import { applyQuery, queryOf } from "../player/settings.js";
import "../player/element.js";
import "../player/staged.js";

const query = new URLSearchParams(location.search);
const player = document.createElement("dhadha-player");
applyQuery(player, query);
if (query.get("theme")) document.documentElement.dataset.theme = query.get("theme");
const main = document.querySelector("main");
const asked = /** @type {HTMLAnchorElement} */ (document.getElementById("asked"));
main.append(player);

player.addEventListener("runstart", () => {
  const { request, texts } = player;
  Object.assign(document.documentElement, { lang: texts.language, dir: texts.direction });
  const name = texts.text(`puzzle-${request.puzzle}`);
  asked.replaceChildren(Object.assign(document.createElement("b"), { textContent: name }), ` ${askedInWords(request, texts, player.trace.header.ran)}`);
  asked.hidden = !isOwn(request.puzzle) || player.controls === "none";
  asked.href = `../${request.puzzle}/?${queryOf(request)}`;
});

new ResizeObserver(() => {
  const height = Math.ceil(main.getBoundingClientRect().height);
  parent.postMessage({ type: "dhadha-height", height }, "*");
}).observe(main);
