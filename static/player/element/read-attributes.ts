/** What the attributes ask: panels, form, and, where they change, a request. */
import { PANELS, isOptionAttribute, optionsFromAttributes, toWords } from "../catalogue/element-attributes.ts";
import type { ReactiveControllerHost } from "lit";
import type { PartialRequest } from "../catalogue/match-requests-and-presets.ts";

const REQUEST = ["puzzle", "algorithm", "state", "src"];
const LIGHT = ["code"];

/** Whether the player shows boards only; "hand": boards that can be edited. */
export const showsBoardsOnly = (controls: string) => controls === "none" || controls === "hand";

/** Return the names of the panels to show; by default the code alone. */
export function panelsToShow({ panels, controls }: { panels: unknown; controls: string }): readonly string[] {
  const names = toWords(panels);
  if (names.includes("none") || showsBoardsOnly(controls)) return [];
  if (names.includes("all")) return PANELS;
  return names.length ? names : LIGHT;
}

/** Whether all panels are shown: folded, as not all can be seen at once. */
export const arePanelsFolded = ({ panels }: { panels: unknown }) => toWords(panels).includes("all");

/** Whether the player shows only board, sentence and code. */
export const showsNoPanelButCode = (attributes: { panels: unknown; controls: string }) =>
  panelsToShow(attributes).every((name) => LIGHT.includes(name));

type Host = ReactiveControllerHost & Element;

/** Turns changed attributes into requests, one a turn; Lit observes a fixed list, but not any `option-…`. */
export function observeRequestAttributes(host: Host) {
  let haveOptionsChanged = false;
  /** Whether the first attributes, with which a player starts, are known. */
  let hasStarted = false;
  const note = (records: MutationRecord[]) => {
    if (!records.some(({ attributeName }) => isOptionAttribute(attributeName ?? ""))) return;
    haveOptionsChanged = true;
    host.requestUpdate();
  };
  const watch = new MutationObserver(note);
  host.addController({
    hostConnected: () => watch.observe(host, { attributes: true }),
    hostDisconnected() {
      note(watch.takeRecords());
      watch.disconnect();
    },
  });
  /** Return the request or {src} that the `changed` properties name, else null. */
  return (changed: Map<PropertyKey, unknown>): (PartialRequest & { src?: string }) | null => {
    note(watch.takeRecords());
    const properties = host as Host & Record<string, any>;
    const names = REQUEST.filter((name) => changed.has(name) && String(properties[name] ?? "") !== "");
    const asked: PartialRequest = Object.fromEntries(names.map((name) => [name, properties[name]]));
    if (haveOptionsChanged) asked.options = optionsFromAttributes(host);
    const isAsked = hasStarted && Object.keys(asked).length > 0;
    haveOptionsChanged = false;
    hasStarted = true;
    return isAsked ? asked : null;
  };
}
