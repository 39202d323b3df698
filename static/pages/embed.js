/** The iframe: the query is the player's attributes; the parent hears the height. */
import { applyQuery } from "../player/settings.js";
import "../player/element.js";

const query = new URLSearchParams(location.search);
const player = document.createElement("dhadha-player");
applyQuery(player, query);
if (query.get("theme")) document.documentElement.dataset.theme = query.get("theme");
document.querySelector("main").append(player);

new ResizeObserver(() => {
  const height = Math.ceil(document.querySelector("main").getBoundingClientRect().height);
  parent.postMessage({ type: "dhadha-height", height }, "*");
}).observe(document.querySelector("main"));
