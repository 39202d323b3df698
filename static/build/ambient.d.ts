/** What the bundler provides. */
declare module "*.ftl" { const text: string; export default text; }
declare module "*.css" { const text: string; export default text; }
declare module "baked/racing.js" { const racing: Record<string, boolean>; export default racing; }
declare module "baked/puzzle.js" { const puzzles: Record<string, () => Promise<{ default: any }>>; export default puzzles; }
declare module "baked/texts.js" { const texts: Record<string, () => Promise<{ default: string }>>; export default texts; }
declare module "baked/sources.js" { const sources: Record<string, () => Promise<{ default: Record<string, string[]> }>>; export default sources; }
declare module "baked/traces.js" { const traces: Record<string, string>; export default traces; }
declare const __WORKER__: string;
declare const __RUNTIME__: { folder: string; sizes: Record<string, number>; lock: any };
interface HTMLElementEventMap { runstart: CustomEvent; runend: CustomEvent; stepchange: CustomEvent; handmove: CustomEvent }
interface HTMLElementTagNameMap { "dhadha-player": import("../player/element.js").DhadhaPlayer; "dhadha-race": import("../player/race.js").DhadhaRace; }
