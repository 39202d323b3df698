/** Shortens a request for a link or a tag. */
import { findAlgorithm } from "../catalogue/puzzle-registry.ts";
import { resolveRequest } from "./resolve-request.ts";
import type { Request } from "../catalogue/match-requests-and-presets.ts";
import type { Parameter } from "../../validation/python-types.ts";

/** Return the request without options that have their default values, if attributes without these mean the same run. */
export function withoutDefaults(request: Request): Request {
  const parameters = findAlgorithm(request)?.parameters ?? [];
  const valueIn = ({ options }: Request, { id, default: usual }: Parameter) => String(options[id] ?? usual ?? "");
  const usual = { ...request, options: {} };
  const changed = parameters.filter((each) => valueIn(request, each) !== valueIn(usual, each)).map(({ id }) => id);
  const options = Object.fromEntries(Object.entries(request.options).filter(([id]) => changed.includes(id)));
  const short = { ...request, options };
  const { request: meant } = resolveRequest({}, null, short);
  const isSame = meant.algorithm === request.algorithm && meant.state === request.state &&
    parameters.every((each) => each.from_state && request.state || valueIn(meant, each) === valueIn(request, each));
  return isSame ? short : request;
}
