/**
 * Starts a site in a single file, whose data is embedded in the page. The URL's fragment holds page and query,
 * `#/page/?query`; each page change reloads the file.
 */
import "./site/apply-stored-theme.ts";
import { assetUrl } from "../loading/asset-url.ts";
import { registerEmbeddedFiles } from "../loading/embedded-files.ts";
import { whenDocumentParsed, removeLoadingMessage } from "../loading/try-again-button.ts";
import type { Bundle } from "../loading/embedded-files.ts";

const ENTRIES: Record<string, () => Promise<unknown>> = {
  article: () => import("./learn/article-page.ts"),
  challenges: () => import("./challenges/mark-solved-challenges.ts"),
  examples: () => import("./examples/search-examples.ts"),
  home: () => import("./home/home-page.ts"),
  learn: () => import("./learn/idea-step-page.ts"),
  puzzle: () => import("./puzzle/puzzle-page.ts"),
  teachers: () => import("./site/common-page-controls.ts"),
  race: () => import("./race/race-page.ts"),
};

const SITE = "https://single.invalid/";

/** Templates of all pages but the one in the document: <template data-page data-entry data-title>. */
const templates = [...document.querySelectorAll("template[data-page]")] as HTMLTemplateElement[];
const root = document.documentElement;

async function startSite() {
  const requested = templates.find(({ dataset }) => dataset.page === currentPage());
  if (requested) showPage(requested);
  else if (currentPage() !== root.dataset.page) history.replaceState(null, "", `#/${root.dataset.page}`);
  for (const type of ["pointerdown", "focusin", "click"])
    document.addEventListener(type, rewriteLink, { capture: true });
  addEventListener("click", followLink);
  addEventListener("popstate", reloadOnHistoryNavigation);
  await whenDocumentParsed(); // the data follows the first page, which is visible while the rest is read
  const scripts = [...document.querySelectorAll<HTMLElement>("script[data-files]")];
  const bundles = scripts.map(({ dataset, textContent }): Bundle => [dataset.files ?? "", textContent ?? ""]);
  registerEmbeddedFiles(assetUrl("./").href, bundles);
  await ENTRIES[root.dataset.entry ?? ""]();
  removeLoadingMessage();
}

/** The page that the URL names, or null. */
function currentPage() {
  return location.hash.startsWith("#/") ? location.hash.slice(2).split("?")[0] : null;
}

function showPage({ content, dataset }: HTMLTemplateElement) {
  Object.assign(root.dataset, { page: dataset.page, entry: dataset.entry });
  document.title = dataset.title ?? "";
  for (const part of Array.from(document.body.children)) if (!part.matches("script, template")) part.remove();
  document.body.prepend(content);
}

/** Rewrite a link to another page just before it is followed. */
function rewriteLink(event: Event) {
  const link = linkTargetedByEvent(event);
  const address = link?.getAttribute("href") ?? "#";
  if (address.startsWith("#")) return;
  const { href, pathname, search } = new URL(address, SITE + root.dataset.page);
  if (href.startsWith(SITE)) link?.setAttribute("href", `#${pathname}${search}`);
}

/** The link that an event targets. */
function linkTargetedByEvent(event: Event) {
  const links = event.composedPath().filter((each) => each instanceof HTMLAnchorElement);
  return links.find((link) => link.hasAttribute("href"));
}

function followLink(event: MouseEvent) {
  const to = linkTargetedByEvent(event)?.getAttribute("href");
  if (!to?.startsWith("#") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!to.startsWith("#/")) return scrollToId(to.slice(1));
  history.pushState(null, "", to);
  scrollTo(0, 0);
  location.reload();
}

/** To a place in the page. */
function scrollToId(id: string) {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}

/** Reload on history navigation, except on a puzzle's page, which handles it. */
function reloadOnHistoryNavigation(event: Event) {
  if (currentPage() === root.dataset.page && root.dataset.entry === "puzzle") return;
  event.stopImmediatePropagation();
  location.reload();
}

startSite();
