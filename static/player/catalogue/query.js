/** Convert between requests and URL queries. */
/** @import { Options } from "../../checks/contract.js" */
/** @import { Request } from "./requests.js" */
import { OPTION, SETTINGS, isOption } from "./settings.js";

/** Letters of a query, as addresses write it: servers and chats take no more than 8 kB of an address. */
const LONGEST_QUERY = 8000;
const LONGEST_OF_LONG = 200; // letters of what stays of a query that is too long

/**
 * The query that makes a player show the same picture; `others` are settings to keep.
 * @param {Partial<Request> & {packages?: string}} shown @param {number} [startAt] @param {[string, string][]} [others]
 */
export function queryOf({ puzzle, algorithm, state, options, packages }, startAt, others = []) {
  const query = new URLSearchParams(others.filter(([name]) => Object.hasOwn(SETTINGS, name)));
  /** @param {string} name @param {string | undefined} value */
  const add = (name, value) => value && query.set(name, value);
  if (packages) query.set("packages", packages);
  else query.delete("packages");
  add("puzzle", puzzle);
  add("algorithm", algorithm);
  add("state", state);
  for (const [name, value] of Object.entries(options ?? {})) add(OPTION + name, String(value ?? ""));
  if (startAt !== undefined) query.set("start-at", String(startAt));
  return query;
}

/** Whether an address may hold a query. @param {URLSearchParams} query */
export function isLinkable(query) {
  return String(query).length <= LONGEST_QUERY;
}

/**
 * A query that an address may hold: of one that is too long what is short, which a board is not.
 * @param {URLSearchParams} query
 */
export function linkable(query) {
  if (isLinkable(query)) return query;
  const short = new URLSearchParams([...query].filter(([, value]) => value.length <= LONGEST_OF_LONG));
  return isLinkable(short) ? short : new URLSearchParams();
}

/**
 * The request that a query tells, and where it starts; a board that it does not name is none.
 * @param {URLSearchParams} query
 */
export function requestOf(query) {
  const [puzzle, algorithm, state, startAt] = ["puzzle", "algorithm", "state", "start-at"].map(
    (name) => query.get(name) ?? "",
  );
  const options = Object.fromEntries(
    [...query].filter(([name]) => isOption(name)).map(([name, value]) => [name.slice(OPTION.length), value]),
  );
  return { ...(puzzle && { puzzle }), algorithm, state, options, startAt };
}

/**
 * The query of a race: that of a player, with several algorithms and whatever its state.
 * @param {{puzzle: string, algorithms: string[], state: string, options: Options, packages?: string}} race
 * @param {[string, string][]} [others]
 */
export function raceQueryOf({ puzzle, algorithms, state, options, packages }, others = []) {
  const query = queryOf(
    { puzzle, algorithm: "", state, options, packages },
    undefined,
    others.filter(([name]) => name !== "algorithm" && name !== "start-at"),
  );
  query.set("state", state);
  query.set("algorithms", algorithms.join(" "));
  return query;
}
