/** Convert between requests and URL queries. */
import { assetUrl } from "../../loading/asset-url.ts";
import { OPTION, PLAYER, RACE, isOptionAttribute, toWords } from "./element-attributes.ts";
import type { Rows } from "./element-attributes.ts";
import type { RaceRequest, Request } from "./match-requests-and-presets.ts";

/** Characters of an encoded query: servers and chats accept no more than 8 kB per URL. */
const LONGEST_QUERY = 8000;
const LONGEST_OF_LONG = 200; // characters per value kept of a query that is too long

/** The address of the site, to which a query's addresses of packages are relative. */
export const siteAddress = () => assetUrl("../").href;

/** Packages by absolute addresses; what is no address is refused later. */
export const packagesAsAbsoluteUrls = (packages: unknown) =>
  toWords(packages).map((each) => (URL.canParse(each, siteAddress()) ? new URL(each, siteAddress()).href : each))
    .join(" ");

const packagesAsRelativeUrls = (packages: string) =>
  toWords(packages).map((each) => (each.startsWith(siteAddress()) ? each.slice(siteAddress().length) : each)).join(" ");

/** The query that makes a player show the same run and position; `others` are settings to keep. */
export function playerQueryOf(
  { puzzle, algorithm, state, options, packages }: Partial<Request> & { packages?: string },
  startAt?: number,
  others: [string, string][] = [],
) {
  const query = new URLSearchParams(others.filter(([name]) => Object.hasOwn(PLAYER, name)));
  const add = (name: string, value: string | undefined) => value && query.set(name, value);
  if (packages) query.set("packages", packagesAsRelativeUrls(packages));
  else query.delete("packages");
  add("puzzle", puzzle);
  add("algorithm", algorithm);
  add("state", state);
  for (const [name, value] of Object.entries(options ?? {})) add(OPTION + name, String(value ?? ""));
  if (startAt !== undefined) query.set("start-at", String(startAt));
  return query;
}

/** Apply the attributes in a URL's query to an element; packages that it names need consent. */
export function setAttributesFromQuery(element: Element & { asksFirst: boolean }, table: Rows, query: URLSearchParams) {
  element.asksFirst = query.has("packages");
  for (const [name, value] of query) {
    const isSetting = Object.hasOwn(table, name) || /^option-[\w-]+$/.test(name); // any name may be in a query
    const brought = name === "src" && /^\s*data:/i.test(value); // a link may name a run on this host, but no packages
    if (isSetting && !brought) element.setAttribute(name, name === "packages" ? packagesAsAbsoluteUrls(value) : value);
  }
}

/** Whether a query fits in a URL. */
export const fitsInUrl = (query: URLSearchParams) => String(query).length <= LONGEST_QUERY;

/** Return a query that fits in a URL: if it is too long, only its short values, which drops the board. */
export function shortenQueryToFitUrl(query: URLSearchParams) {
  if (fitsInUrl(query)) return query;
  const short = new URLSearchParams([...query].filter(([, value]) => value.length <= LONGEST_OF_LONG));
  return fitsInUrl(short) ? short : new URLSearchParams();
}

/** Return the request of a query, and its start position; omitted parts are "", except an omitted puzzle. */
export function requestFromQuery(query: URLSearchParams) {
  const [puzzle, algorithm, state, startAt] = ["puzzle", "algorithm", "state", "start-at"].map(
    (name) => query.get(name) ?? "",
  );
  const options = Object.fromEntries(
    [...query].filter(([name]) => isOptionAttribute(name)).map(([name, value]) => [name.slice(OPTION.length), value]),
  );
  return { ...(puzzle && { puzzle }), algorithm, state, options, startAt };
}

/** The query of a race: that of a player, but with several algorithms and always with its state. */
export function raceQueryOf(
  { algorithms, state, ...request }: RaceRequest & { packages?: string }, others: [string, string][],
) {
  const query = playerQueryOf(request, undefined, others.filter(([name]) => Object.hasOwn(RACE, name)));
  query.set("state", state);
  query.set("algorithms", algorithms.join(" "));
  return query;
}
