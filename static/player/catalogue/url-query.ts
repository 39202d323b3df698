/** Convert between requests and URL queries. */
import { OPTION, SETTINGS, isOption } from "./player-attributes.ts";
import type { Request } from "./presets-and-defaults.ts";
import type { RaceRequest } from "./presets-and-defaults.ts";

/** Characters of an encoded query: servers and chats accept no more than 8 kB per URL. */
const LONGEST_QUERY = 8000;
const LONGEST_OF_LONG = 200; // characters per value kept of a query that is too long

/** The query that makes a player show the same run and position; `others` are settings to keep. */
export function queryOf(
  { puzzle, algorithm, state, options, packages }: Partial<Request> & { packages?: string },
  startAt?: number,
  others: [string, string][] = [],
) {
  const query = new URLSearchParams(others.filter(([name]) => Object.hasOwn(SETTINGS, name)));
  const add = (name: string, value: string | undefined) => value && query.set(name, value);
  if (packages) query.set("packages", packages);
  else query.delete("packages");
  add("puzzle", puzzle);
  add("algorithm", algorithm);
  add("state", state);
  for (const [name, value] of Object.entries(options ?? {})) add(OPTION + name, String(value ?? ""));
  if (startAt !== undefined) query.set("start-at", String(startAt));
  return query;
}

/** Whether a query fits in a URL. */
export const isLinkable = (query: URLSearchParams) => String(query).length <= LONGEST_QUERY;

/** Return a query that fits in a URL: if it is too long, only its short values, which drops the board. */
export function fitQuery(query: URLSearchParams) {
  if (isLinkable(query)) return query;
  const short = new URLSearchParams([...query].filter(([, value]) => value.length <= LONGEST_OF_LONG));
  return isLinkable(short) ? short : new URLSearchParams();
}

/** Return the request of a query, and its start position; omitted parts are "", except an omitted puzzle. */
export function requestOf(query: URLSearchParams) {
  const [puzzle, algorithm, state, startAt] = ["puzzle", "algorithm", "state", "start-at"].map(
    (name) => query.get(name) ?? "",
  );
  const options = Object.fromEntries(
    [...query].filter(([name]) => isOption(name)).map(([name, value]) => [name.slice(OPTION.length), value]),
  );
  return { ...(puzzle && { puzzle }), algorithm, state, options, startAt };
}

/** The query of a race: that of a player, but with several algorithms and always with its state. */
export function raceQueryOf(
  { puzzle, algorithms, state, options, packages }: RaceRequest & { packages?: string },
  others: [string, string][] = [],
) {
  const query = queryOf(
    { puzzle, algorithm: "", state, options, packages },
    undefined,
    others.filter(([name]) => name !== "algorithm" && name !== "start-at"),
  );
  query.set("state", state);
  query.set("algorithms", algorithms.join(" "));
  return query;
}
