/**
 * Makes a site work offline and installable as an app: the service worker with a list of all files, a web app manifest
 * per language, and the icons.
 *
 * node installable-offline-app.mjs DIST_FOLDER
 */
import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { crc32 } from "node:zlib";
import { build } from "esbuild";
import { LANGUAGES, buildOptions, readManifest } from "./esbuild-options-and-plugins.mjs";

const dist = resolve(process.argv[2]);
/** Pages linked from others; an example is reached from its puzzle's page. */
const PAGE = new RegExp(`^((${Object.keys(LANGUAGES).join("|")})/)?([\\w-]+/(article/)?|learn/([\\w-]+/)+)?index\\.html$`);
/** Example posts, and the files that they request. */
const POST = /^(examples\/[^/]+|dhadha-[\w-]+\.js)$/;
const [PAPER, ACCENT] = ["#faf6ef", "#3b46a8"];

cpSync("static/pages/site/icons", join(dist, "icons"), { recursive: true });
for (const [language, { direction }] of Object.entries(LANGUAGES))
  writeAppManifest(language, direction, readFileSync(`static/i18n/${language}/site.ftl`, "utf8"));
/** The paths of all files of the site. */
const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/"));
await build({
  ...buildOptions(dist, dist).shared,
  entryPoints: ["static/offline/service-worker.ts"],
  entryNames: "[name]",
  format: "iife",
  define: {
    __FILES__: JSON.stringify(siteFiles()),
    __PAGES__: JSON.stringify(paths.flatMap((path) => path.match(/^((?:[^/]+\/)*)index\.html$/)?.[1] ?? []).sort()),
    __EXAMPLES__: JSON.stringify(exampleQueries()),
    "process.env.NODE_ENV": '"production"',
  },
});

/** {path of an example: the query that shows it on the page above}; the same in every language. */
function exampleQueries() {
  const below = paths.filter((path) => /^[\w-]+\/[\w-]+\/index\.html$/.test(path));
  const asked = below.map((path) => [
    path.replace(/index\.html$/, ""),
    readFileSync(join(dist, path), "utf8").match(/data-asked="([^"]*)"/)?.[1].replaceAll("&amp;", "&"),
  ]);
  return Object.fromEntries(asked.filter(([, query]) => query));
}

/** All files that our pages request, small ones first, so that progress is visible. */
function siteFiles() {
  const { assets } = readManifest(dist);
  const pages = paths.filter((path) => PAGE.test(path) || POST.test(path));
  const stored = assets.filter((name) => !name.endsWith(".font.pack")); // the pages have these fonts
  const wanted = [...stored.map((name) => `assets/${name}`), ...pages].sort();
  return wanted.map(fileEntry).sort((one, other) => one.size - other.size);
}

/** @param {string} path */
function fileEntry(path) {
  const bytes = readFileSync(join(dist, path));
  if (!path.endsWith("index.html")) return { path, size: bytes.length, sum: crc32(bytes) };
  return { path: path.replace(/index\.html$/, ""), size: bytes.length };
}

/** @param {string} language @param {string} dir @param {string} texts */
function writeAppManifest(language, dir, texts) {
  const text = (/** @type {string} */ key) => texts.match(new RegExp(`^${key} = (.+)$`, "m"))?.[1];
  const [folder, root] = language === "en" ? ["", "./"] : [language, "../"];
  /** @param {string} name @param {string} sizes @param {object} more */
  const icon = (name, sizes, more = {}) => ({ src: `${root}icons/${name}`, sizes, type: "image/png", ...more });
  const manifest = {
    name: text("app-name"),
    short_name: text("app-name"),
    description: text("app-tagline"),
    lang: language,
    dir,
    start_url: "./",
    scope: root,
    display: "standalone",
    background_color: PAPER,
    theme_color: ACCENT,
    icons: [
      icon("icon.svg", "any", { type: "image/svg+xml" }),
      icon("192.png", "192x192"),
      icon("512.png", "512x512"),
      icon("maskable.png", "512x512", { purpose: "maskable" }),
    ],
  };
  writeFileSync(join(dist, folder, "app.webmanifest"), JSON.stringify(manifest, null, 1));
}
