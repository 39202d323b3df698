/** A script for pages of others: a link to a board of this site, alone on its line, becomes the board's player. */
import { PLAYER } from "../../player/catalogue/element-attributes.ts";

const site = new URL("./", import.meta.url).href;
/** What a link may bring: no packages and no files, since others may have written it. */
const isAllowedAttribute = (name: string) =>
  (Object.hasOwn(PLAYER, name) && !["packages", "src"].includes(name)) || /^option-[\w-]+$/.test(name);

function replaceLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${site}"]`)) {
    const { pathname, searchParams } = new URL(link.href);
    const line = link.closest("p") ?? link;
    const isAlone = /^https?:\S+$/.test((line.textContent ?? "").trim());
    const isOfPlayer = searchParams.has("puzzle") && !searchParams.has("algorithms");
    if (!isAlone || !isOfPlayer || link.closest("dhadha-player")) continue;
    const player = document.createElement("dhadha-player");
    const [, lang] = /^(\w\w)\//.exec(pathname.slice(new URL(site).pathname.length)) ?? [];
    if (lang) player.setAttribute("lang", lang);
    for (const [name, value] of searchParams) if (isAllowedAttribute(name)) player.setAttribute(name, value);
    line.replaceWith(player);
    player.append(link);
    import(`${site}dhadha-player.js`);
  }
}

replaceLinks();
new MutationObserver(replaceLinks).observe(document, { childList: true, subtree: true }); // slides, instant navigation
