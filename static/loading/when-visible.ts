/** Defer work until an element is near the viewport. */

/** Call `begin` once a watched element is near the viewport, or the page is to be printed; return the observer. */
function visibilityObserver(begin: (isPrinted: boolean) => void) {
  const begun = new AbortController();
  const beginOnce = (event?: Event) => {
    watch.disconnect();
    begun.abort();
    begin(Boolean(event));
  };
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && beginOnce(),
    { rootMargin: "200px" },
  );
  addEventListener("beforeprint", beginOnce, { signal: begun.signal });
  return watch;
}

/** Call `begin` when `element` comes near the viewport, or the page is to be printed. */
export const whenNear = (element: Element, begin: () => void) => visibilityObserver(begin).observe(element);

/**
 * Call `begin` and return its result at once, unless there are elements of that name and all of them are lazy and far
 * from the viewport; then call it as soon as one comes near or is used.
 */
export function deferIfAllLazy<T>(name: string, begin: () => T) {
  const all = () => [...document.querySelectorAll(name)];
  const canWait = () => all().every((each) => each.getAttribute("loading") === "lazy");
  if (!all().length || !canWait()) return begin();
  const beginOnce = () => {
    watch.disconnect();
    changes.disconnect();
    begin();
  };
  const watch = visibilityObserver((isPrinted) => {
    // once it is defined, the print may be over
    if (isPrinted) for (const each of all()) each.removeAttribute("loading");
    beginOnce();
  });
  const look = () => {
    if (!canWait()) return beginOnce();
    for (const each of all()) {
      watch.observe(each);
      addDeferredMethods(each, beginOnce);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ["loading"] });
  look();
}

/** The public methods of a player, which also work before its script has loaded. */
const METHODS = ["play", "pause", "step", "seek", "run", "cancel", "install", "open", "file", "present"];

function addDeferredMethods(element: any, begin: () => void) {
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
