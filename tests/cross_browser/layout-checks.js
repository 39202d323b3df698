// The layout faults of the page, and the rectangles of its parts.

const flatTreeParent = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

/** Memoize a function of an element, which is safe as long as the layout does not change. */
const memoize = (find) => {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, find(element));
    return known.get(element);
  };
};

const intersection = (one, other) => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Where an element and what is in it can be seen at all. */
const clip = memoize((element) => {
  if (!element) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const { overflowX, position } = getComputedStyle(element);
  const around = clip(flatTreeParent(element));
  const isClipped = overflowX !== "visible" || position === "fixed";
  return isClipped ? intersection(around, element.getBoundingClientRect()) : around;
});

/** What is seen of a box of an element, without a margin within; none if it is smaller than `least`. */
const visiblePart = (box, element, name, marginOf, least) => {
  const { left, right, top, bottom } = intersection(box, clip(element));
  const margin = marginOf(bottom - top);
  const inner = { element, name, left: left + 1, right: right - 1, top: top + margin, bottom: bottom - margin };
  return inner.right - inner.left > least && inner.bottom - inner.top > least ? [inner] : [];
};

const DRAWN = "dhadha-board, svg, canvas, select, dialog, style, script, noscript, .ticks, .lens";
const isExcluded = memoize((element) =>
  Boolean(element) && (element.matches(DRAWN) || isExcluded(flatTreeParent(element))));
const textsOf = (root) =>
  [...(root.shadowRoot ?? root).childNodes].flatMap((node) => {
    if (node.nodeType === Node.ELEMENT_NODE) return textsOf(node);
    return node.nodeType === Node.TEXT_NODE && node.data.trim() ? [node] : [];
  });

/** The middle halves of the lines of all texts that are seen: some scripts reach into the lines above and below. */
const lines = memoize(() => textsOf(document.body).flatMap((node) => {
  const element = node.parentElement ?? node.getRootNode().host;
  if (!visible(element) || isExcluded(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const name = node.data.trim().slice(0, 40);
  return [...range.getClientRects()].flatMap((box) => visiblePart(box, element, name, (height) => height / 4, 2));
}));

const controls = () =>
  all("button, input, select, textarea, dhadha-board, dhadha-tree, dhadha-plot")
    .filter((element) => visible(element) && !isExcluded(flatTreeParent(element)))
    .flatMap((element) => {
      const name = `<${element.localName}> ${nameOf(element)}`.slice(0, 40);
      return visiblePart(element.getBoundingClientRect(), element, name, () => 1, 4);
    });

const overlaps = () => {
  const boxes = [...lines(), ...controls()];
  return boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom &&
      other.top < one.bottom && !holds(one.element, other.element) && !holds(other.element, one.element))
    .map((other) => `“${one.name}” lies over “${other.name}”`));
};

/** What is fuller than it is wide: words in their box, numbers in their cell. */
const tooLongTexts = () => {
  const full = all("button, a, label, h1, h2, h3, p, dt, dd, summary, th, td, li, legend").filter((element) =>
    visible(element) && !isExcluded(element) && !element.closest(".hidden") && element.clientWidth &&
    getComputedStyle(element).overflowX === "visible" && element.scrollWidth > element.clientWidth + 2);
  const width = (element) => element.getBoundingClientRect().width;
  const wide = all("dhadha-board", ".cell:not(.edge) .number, .piece .number")
    .filter((number) => {
      const squares = number.ownerSVGElement.viewBox.baseVal.width / 100;
      return width(number) > width(number.closest(".board")) / squares + 1;
    });
  return [...full, ...wide].map((element) => `“${nameOf(element).slice(0, 40)}” is too long for its place`);
};

const faults = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : [];
  const out = lines().filter(({ left, right }) => left < -2 || right > clientWidth + 2);
  return [...wide, ...out.map(({ name }) => `“${name}” leaves the window`), ...tooLongTexts(), ...overlaps()];
};

const PARTS = ["header", "h1", "main", "#setup", "#stage", "dhadha-board", "dhadha-transport", ".narration", ".panel",
  ".ideas", ".step", "#tools", "#reading"];
/** Left edge, width, top edge and height of each part of the page. */
const boxes = () => {
  const found = PARTS.map((part) => [part, all(part).find(visible)?.getBoundingClientRect()]);
  return found.filter(([, box]) => box)
    .map(([part, { x, width, y, height }]) => [part, [x, width, y, height].map(Math.round)]);
};

/** The faults, and left edge and width of each part, once nothing moves any more; slow machines take a while after the
 *  window has changed.
 *  The parts are measured without the scroll bar, which only some engines give a place. */
const settledLayout = async () => {
  const { style } = document.documentElement;
  style.scrollbarWidth = "none";
  let now;
  for (let before = "", turn = 0; turn < 40; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await new Promise(requestAnimationFrame);
    now = boxes();
    if (JSON.stringify(now) === before) break;
    before = JSON.stringify(now);
  }
  style.scrollbarWidth = "";
  const parts = Object.fromEntries(now.map(([part, box]) => [part, box.slice(0, 2)]));
  return { faults: faults(), parts };
};
