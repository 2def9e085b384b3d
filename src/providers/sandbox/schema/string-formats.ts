import { keyword, type SchemaObject } from "./schema-keywords.ts";

const FIRST_DAY_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** The instant as `2026-01-01T00:00:00Z`. */
function instant(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
}

/** The formats of JSON Schema; each makes its n-th example, from 0 to at least 1,000. */
const examples: ReadonlyMap<string, (ordinal: number) => string> = new Map([
  ["date-time", (n) => instant(FIRST_DAY_MS + n * SECOND_MS)],
  ["date", (n) => instant(FIRST_DAY_MS + n * DAY_MS).slice(0, 10)],
  ["time", (n) => instant(FIRST_DAY_MS + n * SECOND_MS).slice(11)],
  ["duration", (n) => `PT${n + 1}S`],
  ["email", (n) => `user${n + 1}@example.com`],
  ["idn-email", (n) => `user${n + 1}@example.com`],
  ["hostname", (n) => `host${n + 1}.example.com`],
  ["idn-hostname", (n) => `host${n + 1}.example.com`],
  ["ipv4", (n) => `198.18.${n >> 8}.${n & 255}`],
  ["ipv6", (n) => `2001:db8::${(n + 1).toString(16)}`],
  ["uri", (n) => `https://example.com/${n + 1}`],
  ["url", (n) => `https://example.com/${n + 1}`],
  ["iri", (n) => `https://example.com/${n + 1}`],
  ["uri-reference", (n) => `/${n + 1}`],
  ["iri-reference", (n) => `/${n + 1}`],
  ["uri-template", (n) => `https://example.com/${n + 1}/{id}`],
  ["uuid", (n) => `00000000-0000-4000-8000-${String(n + 1).padStart(12, "0")}`],
  ["json-pointer", (n) => `/${n}`],
  ["relative-json-pointer", (n) => String(n)],
  ["regex", (n) => `[a-z]{${n + 1}}`],
  ["byte", (n) => Buffer.from(`item ${n + 1}`).toString("base64")],
]);

/** An example of the schema's `format`; undefined where there is none, or none that we know. */
export function formatExample(schema: SchemaObject, ordinal: number): string | undefined {
  const format = keyword(schema, "format");
  return typeof format === "string" ? examples.get(format)?.(ordinal) : undefined;
}
