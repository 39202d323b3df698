/** Mends `<dhadha-player … />`, which HTML leaves open: the rest of the page would be inside the element, unseen. */

const OURS = "dhadha-player, dhadha-race";
/** No author writes these as what stands for a player that does not load. */
const REST = `${OURS}, h1, h2, h3, h4, h5, h6, script, iframe, section, article, footer, nav, p ~ p`;
const FALLBACK = "a, img, picture, noscript";

/** Show what an element without an end tag holds after it, and tell the author. */
export function closeOpenTags() {
  const within = new Set<Element>();
  for (const each of document.querySelectorAll(OURS)) {
    const children = [...each.children];
    const isRest = (child: Element) =>
      !child.slot && (within.has(each) ? !child.matches(FALLBACK) : child.matches(REST));
    if (each.nextSibling || !children.some(isRest)) continue;
    for (const inner of each.querySelectorAll(OURS)) within.add(inner);
    console.warn(`<${each.localName}> has no end tag. Write <${each.localName} …></${each.localName}>.`, each);
    each.after(...each.childNodes);
  }
}
