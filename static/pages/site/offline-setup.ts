/**
 * Registers the service worker, and shows the button that caches the whole site. Starts after the page has loaded;
 * nothing depends on it.
 */
import { html, render } from "lit";
import { FetchError } from "../../loading/fetch-file.ts";
import { LANGUAGES } from "../../i18n/messages.ts";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { isSiteCached, cacheSite, cacheUsedFiles, missingBytes } from "../../offline/site-cache.ts";
import type { SiteFile } from "../../offline/site-cache.ts";
import type { Texts } from "../../i18n/load-messages.ts";

const ROOT = new URL("../", import.meta.url).href;
const MEGA = 1e6;

/** bytes: still to download at first, later in total, of which `loaded` are done. */
const state = { stage: "" as "" | "asked" | "whole" | "failed", bytes: 0, loaded: 0, problem: "" };
let files: SiteFile[] = [];
let texts: Texts;
let stop = new AbortController();

/** Where the button is. */
const buttonPlace = () => document.getElementById("offline")!;

/** Register the service worker and show the button, where supported. */
export async function offerOffline() {
  const registration = await registerWorker();
  if (!registration) return;
  texts = await loadPageTexts(document.documentElement.lang, "", "site");
  files = await requestFileList(registration);
  await drawCacheState();
  buttonPlace().hidden = false;
  await cacheUsedFiles(ROOT, files);
}

async function registerWorker() {
  try {
    await navigator.serviceWorker.register(`${ROOT}service-worker.js`, { updateViaCache: "none" });
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // forbidden, or not there
  }
}

function requestFileList({ waiting, active }: ServiceWorkerRegistration): Promise<SiteFile[]> {
  const { port1, port2 } = new MessageChannel();
  (waiting ?? active)?.postMessage(null, [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
}

async function drawCacheState() {
  const bytes = await missingBytes(ROOT, files);
  changeAndDraw({ stage: !bytes && (await isSiteCached(ROOT)) ? "whole" : "", bytes });
}

async function cacheWholeSite() {
  stop = new AbortController();
  const bytes = await missingBytes(ROOT, files);
  changeAndDraw({ stage: "asked", bytes, loaded: 0 });
  void navigator.storage?.persist?.().catch(() => {}); // otherwise browsers may evict it
  const onPiece = ({ length }: Uint8Array) => changeAndDraw({ loaded: Math.min(state.bytes, state.loaded + length) });
  try {
    await cacheSite(ROOT, files, { signal: stop.signal, onPiece });
    await drawCacheState();
  } catch (error) {
    if (stop.signal.aborted) await drawCacheState();
    else if (error instanceof FetchError) changeAndDraw({ stage: "failed", problem: texts.text(`error-${error.key}`, error.args) });
    else changeAndDraw({ stage: "failed", problem: texts.text("offline-full") });
    stop.abort();
  }
}

function changeAndDraw(changes: Partial<typeof state>) {
  const had = buttonPlace().contains(document.activeElement);
  Object.assign(state, changes);
  render(views[state.stage](), buttonPlace());
  if (had && !buttonPlace().contains(document.activeElement)) (buttonPlace().querySelector("button") ?? buttonPlace()).focus();
}

const views = {
  "": () => html`${offlineButton("offline-fetch", cacheWholeSite)}
    <span class="hint">${texts.text("offline-size", { size: inMB(state.bytes) })}</span>`,
  asked: () => html`<progress aria-label=${texts.text("offline-fetch")} max=${state.bytes || 1}
      value=${state.loaded}></progress>
    <span class="hint">${texts.text("offline-progress", { loaded: inMB(state.loaded), size: inMB(state.bytes) })}</span>
    ${offlineButton("cancel", () => stop.abort())}`,
  whole: () => html`<p class="hint" role="status">${texts.text("offline-whole")}</p>`,
  failed: () => html`<p class="problem" role="alert">${state.problem} ${texts.text("offline-kept")}</p>
    ${offlineButton("try-again", cacheWholeSite)}`,
};

function offlineButton(key: string, act: () => void) {
  return html`<button class="button" type="button" @click=${act}>${texts.text(key)}</button>`;
}

function inMB(bytes: number) {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / MEGA).toLocaleString(LANGUAGES[texts.language].locale, places);
}
