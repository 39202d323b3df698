/** Defer work until an element is near the viewport. */

const visibilityObserver = (begin: () => void) =>
  new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(), {
    rootMargin: "200px",
  });

/** Call `begin` when `element` comes near the viewport. */
export function whenNear(element: Element, begin: () => void) {
  const watch = visibilityObserver(() => (watch.disconnect(), begin()));
  watch.observe(element);
}

/**
 * Call `begin` and return its result at once, unless there are elements of that name and all of them are lazy and far
 * from the viewport; then call it as soon as one comes near or is used.
 */
export function deferIfLazy<T>(name: string, begin: () => T) {
  const all = () => [...document.querySelectorAll(name)];
  const canWait = () => all().every((each) => each.getAttribute("loading") === "lazy");
  if (!all().length || !canWait()) return begin();
  const beginOnce = () => {
    watch.disconnect();
    changes.disconnect();
    begin();
  };
  const watch = visibilityObserver(beginOnce);
  const look = () => {
    if (!canWait()) return beginOnce();
    for (const each of all()) {
      watch.observe(each);
      deferMethods(each, beginOnce);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ["loading"] });
  look();
}

/** The public methods of a player, which also work before its script has loaded. */
const METHODS = ["play", "pause", "step", "seek", "run", "cancel", "install", "open", "file", "present"];

function deferMethods(element: any, begin: () => void) {
  const defined = customElements.whenDefined(element.localName);
  for (const name of METHODS.filter((each) => !(each in element))) {
    const ask = async (...given: unknown[]) => {
      begin();
      await defined;
      return element[name](...given);
    };
    element[name] = ask;
    defined.then(() => element[name] === ask && delete element[name]);
  }
}
