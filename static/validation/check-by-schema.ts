/**
 * Checks plain JSON data by the JSON Schema that the build writes from Python's types, see static/build/json_schema.py.
 * It knows the keywords that occur there. Validators that ajv generates are 476 kB of script; this and the schema are
 * 26 kB.
 */
import schemas from "./schemas.json" with { type: "json" };

/** Keywords of JSON Schema, and two of ours. */
type Schema = Record<string, any>;

/**
 * The path to the first invalid part of a value, ".moves[2].cell", or "" for the value itself; null for a valid value.
 * `size`: the number of cells of its board, if known.
 */
export type Check = (value: any, size?: number) => string | null;

const LONGEST_TEXT = 1_000_000;
const MOST_ITEMS = 5_000_000;
const DEEPEST = 60; // schemas within schemas
const SCALARS = ["null", "boolean", "integer", "number", "string"];
const INTEGER_KEY = /^(0|-?[1-9]\d{0,9})$/;

const DEFINITIONS = schemas.$defs as Record<string, Schema>;
const ANSWERS = schemas.properties as Record<string, Schema>;

/** The check of one of Python's types. */
export const makeCheckOfType = (name: string): Check => (value, size) => findFault(DEFINITIONS[name], value, size, 0);

/** The check of the answer to a question. */
export const makeAnswerCheck = (question: string): Check => (value, size) => findFault(ANSWERS[question], value, size, 0);

export const ROLES = DEFINITIONS.Role.enum as import("./generated-types.ts").Role[];
/** The most marks, links or notes drawn at once. */
export const MOST_HIGHLIGHTED: number = DEFINITIONS.Marks.maxItems;
const MOST_CELLS: number = DEFINITIONS.Board.properties.cells.maximum;

/** A fault of the part at a path. */
export const prefixedFault = (path: string, fault: string | null) => (fault === null ? null : path + fault);

function findFault(schema: Schema, value: any, size: number | undefined, depth: number): string | null {
  if (SCALARS.includes(schema.type)) return faultUnless(isValidScalar(schema, value, size ?? MOST_CELLS));
  const faultOf = (part: Schema, given: unknown) => findFault(part, given, size, depth + 1);
  if (depth > DEEPEST) return "";
  if (schema.$ref) return faultOf(resolveSchemaReference(schema), value);
  if (schema.not && faultOf(schema.not, value) === null) return "";
  if (schema.enum) return faultUnless(schema.enum.includes(value));
  if (schema.anyOf) return faultOfAlternatives(schema.anyOf, value, faultOf);
  if (schema.items) return faultInList(schema, value, faultOf);
  if (schema.properties) return faultInRecord(schema, value, faultOf);
  return schema.additionalProperties ? faultInTable(schema, value, faultOf) : null;
}

type FaultOf = (part: Schema, given: unknown) => string | null;

/** The definition that a schema refers to; undefined without one. */
const resolveSchemaReference = ({ $ref = "" }: Schema) => DEFINITIONS[$ref.slice("#/$defs/".length)];

const faultUnless = (fits: boolean) => (fits ? null : "");

/** The fault of the alternative of the value's `kind`, or of the last one, if all have one. */
function faultOfAlternatives(alternatives: Schema[], value: any, faultOf: FaultOf) {
  const kinds = alternatives.map((each) => resolveSchemaReference(each)?.properties?.kind?.enum);
  if (kinds.every(Boolean)) {
    if (!isObject(value)) return "";
    const own = Object.hasOwn(value, "kind") ? kinds.findIndex((each) => each.includes(value.kind)) : -1;
    return own < 0 ? ".kind" : faultOf(alternatives[own], value);
  }
  let found: string | null = "";
  for (const each of alternatives) if (found !== null) found = faultOf(each, value);
  return found;
}

function faultInList({ items, minItems = 0, maxItems = MOST_ITEMS }: Schema, value: any, faultOf: FaultOf) {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return "";
  const same = Array.isArray(items) ? null : (resolveSchemaReference(items) ?? items);
  for (let index = 0; index < value.length; index += 1) {
    const found = faultOf(same ?? items[index], value[index]);
    if (found !== null) return `[${index}]${found}`;
  }
  return null;
}

/** An object with all entries `required`, possibly other `properties`, and others, which are ignored. */
function faultInRecord({ properties, required }: Schema, value: any, faultOf: FaultOf) {
  if (!isObject(value)) return "";
  for (const [name, part] of Object.entries<Schema>(properties)) {
    const isThere = Object.hasOwn(value, name);
    if (!isThere && !required.includes(name)) continue;
    const found = isThere ? faultOf(part, value[name]) : "";
    if (found !== null) return `.${name}${found}`;
  }
  return null;
}

/** An object with any entries, all of one type. */
function faultInTable(schema: Schema, value: any, faultOf: FaultOf) {
  const { keys, additionalProperties: part, maxProperties = MOST_ITEMS } = schema;
  if (!isObject(value)) return "";
  const isNumber = resolveSchemaReference(keys).type === "integer";
  let count = 0;
  for (const entry in value) {
    const key = isNumber && INTEGER_KEY.test(entry) ? Number(entry) : entry;
    const found = (count += 1) > maxProperties ? "" : (faultOf(keys, key) ?? faultOf(part, value[entry]));
    if (found !== null) return `.${entry.slice(0, 40)}${found}`;
  }
  return null;
}

function isValidScalar(schema: Schema, value: any, size: number) {
  const { type, pattern = "", maxLength = LONGEST_TEXT, cell } = schema;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  if (type === "null") return value === null;
  if (type === "boolean") return typeof value === type;
  if (type === "string") return typeof value === type && value.length <= maxLength && new RegExp(pattern).test(value);
  const isNumber = type === "integer" ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isNumber && value >= minimum && value <= maximum && value > exclusiveMinimum && !(cell && value >= size);
}

function isObject(value: unknown) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
