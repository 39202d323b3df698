/** Defer work until an element is near the viewport. */

/** @param {() => void} begin */
const watchFor = (begin) =>
  new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(), {
    rootMargin: "200px",
  });

/** Call `begin` when `element` comes near the viewport. @param {Element} element @param {() => void} begin */
export function whenNear(element, begin) {
  const watch = watchFor(() => (watch.disconnect(), begin()));
  watch.observe(element);
}

/**
 * Call `begin` and return its result at once, unless there are elements of that name and all of them are lazy and far
 * from the viewport; then call it as soon as one comes near or is used.
 * @template T @param {string} name @param {() => T} begin
 */
export function whenVisible(name, begin) {
  const all = () => [...document.querySelectorAll(name)];
  const canWait = () => all().every((each) => each.getAttribute("loading") === "lazy");
  if (!all().length || !canWait()) return begin();
  const beginOnce = () => {
    watch.disconnect();
    changes.disconnect();
    begin();
  };
  const watch = watchFor(beginOnce);
  const look = () => {
    if (!canWait()) return beginOnce();
    for (const each of all()) watch.observe(each), deferMethods(each, beginOnce);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ["loading"] });
  look();
}

/** The public methods of a player, which also work before its script has loaded. */
const METHODS = ["play", "pause", "step", "seek", "run", "cancel", "install", "open", "file", "present"];

/** @param {any} element @param {() => void} begin */
function deferMethods(element, begin) {
  const defined = customElements.whenDefined(element.localName);
  for (const name of METHODS.filter((each) => !(each in element))) {
    const ask = async (/** @type {unknown[]} */ ...given) => {
      begin();
      await defined;
      return element[name](...given);
    };
    element[name] = ask;
    defined.then(() => element[name] === ask && delete element[name]);
  }
}
