/** Rewrite links on pages without a server, just before a link is followed. */

/** @param {(link: HTMLAnchorElement) => void} rewrite makes it lead to where a server would */
export function rewriteLinks(rewrite) {
  for (const sign of ["pointerdown", "focusin", "click"])
    document.addEventListener(sign, (event) => {
      const link = linkAt(event);
      if (link) rewrite(link);
    }, { capture: true });
}

/** The link that an event targets. @param {Event} event */
export function linkAt(event) {
  const inLinks = event.composedPath().filter((each) => each instanceof HTMLAnchorElement);
  return inLinks.find((link) => link.hasAttribute("href"));
}
