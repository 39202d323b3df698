/** What the bundler provides. */
declare module "*.css" { const text: string; export default text; }
declare module "baked/racing.js" { const racing: Record<string, boolean>; export default racing; }
declare type Asset = { file: string; size: number };
declare module "baked/puzzle.js" { const puzzles: Record<string, Asset>; export default puzzles; }
declare module "baked/texts.js" { const texts: Record<string, Asset>; export default texts; }
declare module "baked/lessons.js" { const lessons: Record<string, Asset>; export default lessons; }
declare module "baked/glossary.js" { const glossary: Record<string, Asset>; export default glossary; }
declare module "baked/sources.js" { const sources: Record<string, Asset>; export default sources; }
declare const __SCRIPTS__: Record<string, { size: number; sum: number; integrity: string; needs: string[] }>;
declare const __STYLES__: Record<string, { size: number; sum: number; integrity: string }>;
declare const __ENTRIES__: Record<string, string>;
declare const __SENTENCES__: Record<string, Record<string, string>>;
declare var dhadhaScripts: Record<string, (need: (name: string) => any, load: (name: string) => Promise<any>, base: string) => any>;
declare var dhadhaModules: Map<string, any>;
interface BuiltFile { size: number; sum: number }
declare const __RUNTIME__: { folder: string; files: Record<string, BuiltFile>; lock: any; micropip: string; frame: string; worker: BuiltFile & { file: string } };
declare module "*/pyodide.asm.mjs" { const create: any; export default create; }
interface HTMLElementEventMap { runstart: CustomEvent; runend: CustomEvent; stepchange: CustomEvent; handmove: CustomEvent }
interface HTMLElementTagNameMap { "dhadha-player": import("../player/element.js").DhadhaPlayer; "dhadha-race": import("../player/race.js").DhadhaRace; }
