/** Rewrite links on pages without a server, just before a link is followed. */

/** @param {(link: HTMLAnchorElement) => void} mend makes it lead to where a server would */
export function mendLinks(mend) {
  for (const sign of ["pointerdown", "focusin", "click"])
    document.addEventListener(sign, (event) => {
      const link = linkOf(event);
      if (link) mend(link);
    }, { capture: true });
}

/** The link that an event is about. @param {Event} event */
export function linkOf(event) {
  const inLinks = event.composedPath().filter((each) => each instanceof HTMLAnchorElement);
  return inLinks.find((link) => link.hasAttribute("href"));
}
