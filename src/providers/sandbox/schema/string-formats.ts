import { UnsupportedSchema } from "./schema-budget.ts";
import { keyword, type SchemaObject } from "./schema-keywords.ts";

const MIDNIGHT = "00:00:00Z";
const DAY = "2026-01-01";
const ADDRESS = "https://example.com/1";

/** An example of each format that tools use; any other format is an annotation. */
const examples: ReadonlyMap<string, string> = new Map([
  ["date-time", `${DAY}T${MIDNIGHT}`],
  ["time", MIDNIGHT],
  ["date", DAY],
  ["duration", "PT1S"],
  ["email", "user1@example.com"],
  ["hostname", "host1.example.com"],
  ["ipv4", "198.18.0.0"],
  ["ipv6", "2001:db8::1"],
  ["uri", ADDRESS],
  ["url", ADDRESS],
  ["uri-reference", "/1"],
  ["uuid", "00000000-0000-4000-8000-000000000001"],
  ["byte", "aXRlbSAx"],
]);

/** Formats that JSON Schema defines and no tool was seen to use: not generated. */
const unsupported: ReadonlySet<string> = new Set([
  "idn-email",
  "idn-hostname",
  "iri",
  "iri-reference",
  "uri-template",
  "regex",
  "iso-date-time",
  "iso-time",
  "json-pointer",
  "json-pointer-uri-fragment",
  "relative-json-pointer",
]);

/** An example of the schema's `format`; undefined if it is absent or an annotation. */
export function formatExample(schema: SchemaObject): string | undefined {
  const name = keyword(schema, "format");
  if (typeof name !== "string") return undefined;
  if (unsupported.has(name)) throw new UnsupportedSchema("its `format` is not obeyed.");
  return examples.get(name);
}

/**
 * True for the example of the schema's `format`, or if there is no such format; throws
 * `UnsupportedSchema` for any other string, which is not parsed.
 */
export function fitsFormat(value: string, schema: SchemaObject): boolean {
  const example = formatExample(schema);
  if (example === undefined || example === value) return true;
  throw new UnsupportedSchema("whether a value has its `format` cannot be told.");
}
