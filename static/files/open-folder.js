/** Adapt a page of the site's folder to the file: protocol. */
import { rewriteLinks } from "./link-rewriting.js";

export function openFolder() {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]")))
    link.replaceWith(withoutIntegrity(link));
  rewriteLinks((link) => {
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
  });
}

/**
 * The same style sheet without an integrity attribute, which browsers reject on file: URLs.
 * @param {HTMLLinkElement} link
 */
function withoutIntegrity({ href }) {
  return Object.assign(document.createElement("link"), { rel: "stylesheet", href });
}
