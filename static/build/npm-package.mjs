/**
 * Writes the npm package: the elements as modules for bundlers, and all files that they load, each referenced as
 * bundlers expect: new URL("./assets/…", import.meta.url).
 *
 * node npm-package.mjs BAKED_FOLDER DIST_FOLDER VERSION OUTPUT_FOLDER
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { elements, manifest, apiTables, typeDeclarations } from "./element-manifest-and-tables.mjs";
import { bundleForUseOutsideSite, loaderPlugin, readManifest } from "./esbuild-options-and-plugins.mjs";

const [baked, dist, version, output] = process.argv.slice(2).map((path, at) => (at === 2 ? path : resolve(path)));
/** Frameworks with a JSX namespace of their own. */
const FRAMEWORKS = ["react", "preact"];
/** Conditions of exports without a DOM. */
const SERVERS = ["node", "deno", "workerd", "edge-light", "react-server"];

rmSync(output, { recursive: true, force: true });
mkdirSync(join(output, "assets"), { recursive: true });
const { data, runtime } = readManifest(dist);
const python = [...Object.values(runtime.files), ...Object.values(runtime.data)].map(({ file }) => file);
const files = [...new Set(Object.values(data)), ...python, runtime.frame];
for (const file of files) cpSync(join(dist, "assets", file), join(output, "assets", file));
await bundleForUseOutsideSite(baked, dist, {
  splitting: true,
  outdir: output,
  entryNames: "[name]",
  chunkNames: "dhadha-[name]-[hash]",
  entryPoints: Object.fromEntries(elements.map(({ tagName }) => [tagName, `entry:${tagName}`])),
  plugins: [entriesPlugin(), literalUrlsPlugin()],
});
writeFileSync(join(output, "dhadha-player.d.ts"), typeDeclarations());
writeFileSync(join(output, "dhadha-race.d.ts"), 'export { DhadhaRace, setBase } from "./dhadha-player.js";\n');
for (const name of FRAMEWORKS) writeFileSync(join(output, `${name}.d.ts`), jsxTypes(name));
writeFileSync(join(output, "server.js"), serverStandIn());
writeFileSync(join(output, "custom-elements.json"), JSON.stringify(manifest, null, 1));
const readme = readFileSync("static/build/npm-readme.md", "utf8").replace("{{ tables }}", apiTables);
writeFileSync(join(output, "README.md"), readme);
writeFileSync(join(output, "package.json"), JSON.stringify(packageJson(), null, 2));
for (const file of ["LICENSE", join(dist, "NOTICES.txt")]) cpSync(file, join(output, basename(file)));

/** What each entry exports. @returns {import("esbuild").Plugin} */
function entriesPlugin() {
  /** @type {Record<string, string>} */
  const modules = { "dhadha-player": "player/element/element.ts", "dhadha-race": "player/race/race.ts" };
  const exported = (/** @type {string} */ tag) => ({
    contents: `export { ${elements.find(({ tagName }) => tagName === tag)?.name} } from "./${modules[tag]}";
      export { setBase } from "./loading/asset-url.ts";`,
    resolveDir: resolve("static"),
  });
  return {
    name: "entries",
    setup(plugins) {
      plugins.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.split(":")[1], namespace: "entry" }));
      plugins.onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => exported(path));
    },
  };
}

/** Replace loading/asset-url.ts for bundlers: one literal URL per file. Vite would inline small files. */
function literalUrlsPlugin() {
  const address = (/** @type {string} */ file) => `new URL("./assets/${file}?no-inline", import.meta.url)`;
  const addresses = files.map((file) => `${JSON.stringify(file)}: ${address(file)}`);
  const contents = `
    const BUILT = { ${addresses.join(",\n")} };
    let base = null;
    export function setBase(address) {
      base = new URL(String(address).replace(/\\/?$/, "/"), document.baseURI);
    }
    export const assetUrl = (file) => (base ? new URL(file, base) : BUILT[file]);`;
  return loaderPlugin(/static[\\/]loading[\\/]asset-url\.ts$/, () => ({ contents }));
}

/** The module for server-side rendering: empty classes, because the browser defines the elements. */
function serverStandIn() {
  const classes = elements.map(({ name }) => `export class ${name} {}\n`);
  const why = "// There are no elements without a DOM: the browser defines them.\n";
  return `${why}${classes.join("")}export function setBase() {}\n`;
}

/** Types that declare the elements to a framework with a JSX of its own. @param {string} framework */
function jsxTypes(framework) {
  return `import type {} from "${framework}";
import type { DhadhaElements } from "./dhadha-player.js";
declare module "${framework}" {
  namespace JSX { interface IntrinsicElements extends DhadhaElements {} }
}
`;
}

function packageJson() {
  const repository = process.env.GITHUB_REPOSITORY; // of a release: the registry compares it with the workflow's
  const onServers = Object.fromEntries(SERVERS.map((name) => [name, "./server.js"]));
  const exported = (/** @type {string} */ tag) => ({ types: `./${tag}.d.ts`, ...onServers, default: `./${tag}.js` });
  return {
    name: "dhadha-player",
    version,
    description: "Classic puzzle algorithms, solved and explained step by step: a player as a custom element",
    license: "MIT",
    ...(repository && { repository: `github:${repository}` }),
    type: "module",
    engines: { node: ">=20" },
    exports: {
      ".": exported("dhadha-player"),
      "./race": exported("dhadha-race"),
      "./assets/*": "./assets/*",
      ...Object.fromEntries(FRAMEWORKS.map((name) => [`./${name}`, { types: `./${name}.d.ts` }])),
      "./package.json": "./package.json",
    },
    types: "./dhadha-player.d.ts",
    customElements: "custom-elements.json",
    keywords: ["puzzle", "algorithms", "visualization", "web-components", "pyodide", "n-queens", "15-puzzle"],
  };
}
