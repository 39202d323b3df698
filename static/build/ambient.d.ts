/** Types of the bundler's constants and modules, and of our elements. */
declare type Asset = { file: string; size?: number };

declare module "*.css" { const text: string; export default text; }
declare module "baked/language-names.json" { const names: Record<string, string>; export default names; }
declare module "baked/script-fonts.json" { const fonts: string; export default fonts; }
declare module "baked/fonts.json" {
  const fonts: Record<string, { family: string; range: string; installed: string[] }>;
  export default fonts;
}
declare module "baked/racing.json" { const racing: Record<string, boolean>; export default racing; }
declare module "baked/*" { const assets: Record<string, Asset>; export default assets; }
declare module "trimmed/pyodide.asm.mjs" { const create: any; export default create; }
declare module "gifenc/dist/gifenc.esm.js" { const GIFEncoder: any, applyPalette: any, quantize: any; }
declare const __MODULES__: { file: string; integrity: string }[];
/** Whether the site has a race. */
declare const __RACES__: boolean;
/** Whether each module ends with its own CRC-32. */
declare const __SEALED__: boolean;
/** The site's examples, files and pages; installable-offline-app.mjs defines them for the service worker. */
declare const __EXAMPLES__: Record<string, string>;
declare const __FILES__: import("../offline/site-cache.ts").SiteFile[];
declare const __PAGES__: string[];
declare const __SENTENCES__: Record<string, Record<string, string>>;
/** JSON of the runtime that Python boots from. */
declare const __RUNTIME__: string;

declare var trustedTypes: undefined | {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): unknown };
};

/** The events of our elements that no element of HTML has. */
interface HTMLElementEventMap extends Pick<
  import("../player/catalogue/public-api-types.ts").DhadhaPlayerEvents,
  "runstart" | "runprogress" | "runend" | "stepchange" | "answer" | "boardchange"
> {}
interface HTMLElementTagNameMap {
  "dhadha-player": import("../player/element/element.ts").DhadhaPlayer;
  "dhadha-race": import("../player/race/race.ts").DhadhaRace;
  "dhadha-transport": import("../player/controls/transport.ts").Transport;
}
