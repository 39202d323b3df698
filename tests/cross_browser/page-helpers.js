// Helpers for the expressions of tests; a path of selectors finds an element through shadow roots.
const player = document.querySelector("dhadha-player");
const race = document.querySelector("dhadha-race");

const descendants = (root, found = []) => {
  for (const element of [...(root.shadowRoot?.children ?? []), ...root.children]) {
    found.push(element);
    descendants(element, found);
  }
  return found;
};
const all = (...path) =>
  path.reduce((roots, part) =>
    roots.flatMap((root) => descendants(root).filter((each) => each.matches(part))), [document]);
const one = (...path) => {
  const found = all(...path)[0];
  if (!found) throw new Error(`There is no ${path.join(" ")}`);
  return found;
};

const visible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const nameOf = (element) => element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent.trim();
const pressable = () => all("button, a, input, select, textarea, summary").filter(visible);
const named = (name) => pressable().find((element) => nameOf(element) === name);

const said = (root = document) =>
  descendants(root).filter((each) => each.matches("[role=alert], [role=status], .narration"))
    .map(({ textContent }) => textContent.trim()).filter(Boolean);
const saidWithFrames = () =>
  [document, ...all("iframe").map((frame) => frame.contentDocument)].map((root) => root && said(root));

const topmost = (x, y) => {
  let found = document.elementFromPoint(x, y);
  for (let inner; (inner = found?.shadowRoot?.elementFromPoint(x, y)) && inner !== found; ) found = inner;
  return found;
};
const holds = (outer, inner) => {
  for (let at = inner; at; at = at.parentNode ?? at.host) if (at === outer) return true;
  return false;
};

/** The middle of an element, brought into view; throws where something else covers it. */
const reachMiddle = async (element, patience = 20) => {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = topmost(...middle);
  if (holds(element, hit)) return middle;
  if (!patience) throw new Error(`${element.outerHTML.slice(0, 100)} is covered by ${hit?.outerHTML.slice(0, 100)}`);
  await new Promise((resolve) => setTimeout(resolve, 50)); // what has just come takes no pointer for a moment
  return reachMiddle(element, patience - 1);
};

const middleOfSquare = (row, column) => {
  const board = one("dhadha-board");
  const surface = one("dhadha-board", ".board");
  surface.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = surface.getBoundingClientRect();
  return [x + ((column - 0.5) * width) / board.shape.columns, y + ((row - 0.5) * height) / board.shape.rows];
};

/** Code of a package comes back within a second, or is stopped. */
const allowPackagesASecond = () => {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message, ...more) {
    if (message?.type === "install") message.allowance = 1;
    return postMessage.call(this, message, ...more);
  };
};
