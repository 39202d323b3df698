// The layout faults of the page, and the rectangles of its parts.

const outside = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

/** The same function, which finds the same for the same element only once: the page stands still meanwhile. */
const once = (find) => {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, find(element));
    return known.get(element);
  };
};

const WIDE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const common = (one, other) => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Where an element and what is in it can be seen at all. */
const clip = once((element) => {
  if (!element) return WIDE;
  const { overflowX, position } = getComputedStyle(element);
  const around = clip(outside(element));
  return overflowX !== "visible" || position === "fixed" ? common(around, element.getBoundingClientRect()) : around;
});

/** What is seen of a box: what no ancestor cuts off. */
const cut = (box, element) => common(box, clip(element));

const DRAWN = "dhadha-board, svg, canvas, select, dialog, style, script, noscript, .ticks, .lens";
const isDrawn = once((element) => Boolean(element) && (element.matches(DRAWN) || isDrawn(outside(element))));
const textsOf = (root) =>
  [...(root.shadowRoot ?? root).childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data.trim()
        ? [node]
        : []
      : node.nodeType === Node.ELEMENT_NODE
        ? textsOf(node)
        : [],
  );

/** The middle halves of the lines of all texts that are seen: some scripts reach into the lines above and below. */
const lines = once(() => textsOf(document.body).flatMap((node) => {
  const element = node.parentElement ?? node.getRootNode().host;
  if (!visible(element) || isDrawn(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map((box) => {
    const { left, right, top, bottom } = cut(box, element);
    const inset = (bottom - top) / 4;
    return {
      element,
      name: node.data.trim().slice(0, 40),
      left: left + 1,
      right: right - 1,
      top: top + inset,
      bottom: bottom - inset,
    };
  }).filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
}));

const controls = () =>
  all("button, input, select, textarea, dhadha-board, dhadha-tree, dhadha-plot")
    .filter((element) => visible(element) && !isDrawn(outside(element)))
    .map((element) => {
      const { left, right, top, bottom } = cut(element.getBoundingClientRect(), element);
      return {
        element,
        name: `<${element.localName}> ${nameOf(element)}`.slice(0, 40),
        left: left + 1,
        right: right - 1,
        top: top + 1,
        bottom: bottom - 1,
      };
    })
    .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4);

const overlaps = () => {
  const boxes = [...lines(), ...controls()].sort((one, other) => one.top - other.top);
  return boxes.flatMap((one, index) => {
    const found = [];
    for (const other of boxes.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (
        one.left < other.right &&
        other.left < one.right &&
        !holds(one.element, other.element) &&
        !holds(other.element, one.element)
      )
        found.push(`“${one.name}” lies over “${other.name}”`);
    }
    return found;
  });
};

/** What is fuller than it is wide: words in their box, numbers in their cell. */
const tight = () => {
  const boxes = all("button, a, label, h1, h2, h3, p, dt, dd, summary, th, td, li, legend").filter(
    (element) => visible(element) && !isDrawn(element) && !element.closest(".hidden"),
  );
  const full = boxes.filter(
    (element) =>
      getComputedStyle(element).overflowX === "visible" &&
      element.clientWidth &&
      element.scrollWidth > element.clientWidth + 2,
  );
  const wide = all("dhadha-board", ".cell:not(.edge) .number, .piece .number").filter(
    (number) =>
      number.getBoundingClientRect().width > number.closest(".cell, .piece").getBoundingClientRect().width + 1,
  );
  return [...full, ...wide].map((element) => `“${nameOf(element).slice(0, 40)}” is too long for its place`);
};

const faults = () => {
  const width = document.documentElement.clientWidth;
  const wide =
    document.documentElement.scrollWidth > width
      ? [`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`]
      : [];
  const out = lines()
    .filter(({ left, right }) => left < -2 || right > width + 2)
    .map(({ name }) => `“${name}” leaves the window`);
  return [...wide, ...out, ...tight(), ...overlaps()];
};

const PARTS = [
  "header",
  "h1",
  "main",
  "#setup",
  "#stage",
  "dhadha-board",
  "dhadha-transport",
  ".narration",
  ".panel",
  ".families",
  "#tools",
  "#reading",
];
/** Left edge and width of each part of the page. */
const parts = () => {
  const candidates = deep(document).filter((element) => element.matches(PARTS.join()));
  const found = PARTS.flatMap((part) => {
    const element = candidates.find((each) => each.matches(part) && visible(each));
    return element ? [[part, element.getBoundingClientRect()]] : [];
  });
  return Object.fromEntries(found.map(([part, { x, width }]) => [part, [Math.round(x), Math.round(width)]]));
};

/** Both, once nothing moves any more; slow machines take a while after the window has changed.
 *  The parts are measured without the scroll bar, which only some engines give a place. */
const settled = async () => {
  const { style } = document.documentElement;
  style.scrollbarWidth = "none";
  let now;
  for (let before = "", turn = 0; turn < 40; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await new Promise(requestAnimationFrame);
    now = parts();
    if (JSON.stringify(now) === before) break;
    before = JSON.stringify(now);
  }
  style.scrollbarWidth = "";
  return { faults: faults(), parts: now };
};
