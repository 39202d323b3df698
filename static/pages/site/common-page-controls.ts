/** Common parts of all pages: the theme switch, language links that keep the URL's query, and the offline offer. */

const choice = document.getElementById("theme") as HTMLSelectElement;
const root = document.documentElement;

choice.value = root.dataset.theme ?? "";
choice.addEventListener("change", () => {
  root.dataset.theme = choice.value;
  try {
    localStorage.setItem("dhadha-theme", choice.value);
  } catch {} // private windows may block storage; the choice then lasts as long as the page
});

for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
  link.addEventListener("click", () => (link.search = location.search));
}

const SOON = 3000; // milliseconds; the page's own requests come first

/** Start caching after the page has loaded; not on file: pages. */
function scheduleOfflineOffer() {
  const possible = isSecureContext && "serviceWorker" in navigator && location.protocol.startsWith("http");
  if (!possible || !document.getElementById("offline")) return;
  const offer = () => import("./offline-setup.ts")
    .then(({ offerOffline }) => offerOffline()).catch(() => {}); // another time
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => act());
  setTimeout(() => whenIdle(offer, { timeout: SOON }), SOON);
}

if (document.readyState === "complete") scheduleOfflineOffer();
else addEventListener("load", scheduleOfflineOffer);
export {}; // a module, which the single file imports
