import { UnsupportedSchema } from "./schema-budget.ts";
import { keyword, type SchemaObject } from "./schema-keywords.ts";

interface StringFormat {
  /** The n-th example, from 0 to at least 1,000. */
  readonly example: (ordinal: number) => string;
  /** Strings certain to have the format; there are others. Our own; runs in linear time. */
  readonly shape: RegExp;
}

const FIRST_DAY_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Longer strings are not checked against a shape. */
const SHAPE_LENGTH_MAX = 300;

/** The instant as `2026-01-01T00:00:00Z`. */
function instant(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
}

const upTo28 = String.raw`(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])`;
const from29 = String.raw`(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31`;
const day = String.raw`\d{4}-(?:${upTo28}|${from29})`;
const zone = String.raw`(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)`;
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?${zone}`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const host = String.raw`[a-z0-9]{1,60}(?:\.[a-z0-9]{1,60})*\.[a-z]{2,20}`;
const path = String.raw`(?:/[A-Za-z0-9._~-]*)*`;

const dateTime: StringFormat = {
  example: (n) => instant(FIRST_DAY_MS + n * SECOND_MS),
  shape: new RegExp(`^${day}T${clock}$`, "u"),
};
const time: StringFormat = {
  example: (n) => dateTime.example(n).slice(11),
  shape: new RegExp(`^${clock}$`, "u"),
};
const email: StringFormat = {
  example: (n) => `user${n + 1}@example.com`,
  shape: new RegExp(`^[a-z0-9]{1,60}(?:[.+_-][a-z0-9]{1,60})*@${host}$`, "u"),
};
const hostname: StringFormat = {
  example: (n) => `host${n + 1}.example.com`,
  shape: new RegExp(`^${host}$`, "u"),
};
const address: StringFormat = {
  example: (n) => `https://example.com/${n + 1}`,
  shape: new RegExp(`^https?://${host}${path}$`, "u"),
};
const reference: StringFormat = {
  example: (n) => `/${n + 1}`,
  shape: new RegExp(`^(?:https?://${host})?/[A-Za-z0-9]*$`, "u"),
};

/** The formats of JSON Schema and of ajv-formats that restrict a string. */
const formats: ReadonlyMap<string, StringFormat> = new Map([
  ["date-time", dateTime],
  ["iso-date-time", dateTime],
  ["time", time],
  ["iso-time", time],
  [
    "date",
    {
      example: (n) => instant(FIRST_DAY_MS + n * DAY_MS).slice(0, 10),
      shape: new RegExp(`^${day}$`, "u"),
    },
  ],
  ["duration", { example: (n) => `PT${n + 1}S`, shape: /^P(?:\d+D|T\d+[HMS])$/u }],
  ["email", email],
  ["idn-email", email],
  ["hostname", hostname],
  ["idn-hostname", hostname],
  [
    "ipv4",
    {
      example: (n) => `198.18.${n >> 8}.${n & 255}`,
      shape: new RegExp(`^${octet}(?:\\.${octet}){3}$`, "u"),
    },
  ],
  [
    "ipv6",
    {
      example: (n) => `2001:db8::${(n + 1).toString(16)}`,
      shape: /^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$|^(?:[0-9a-f]{1,4}:){1,4}:[0-9a-f]{1,4}$/u,
    },
  ],
  ["uri", address],
  ["url", address],
  ["iri", address],
  ["uri-reference", reference],
  ["iri-reference", reference],
  [
    "uri-template",
    {
      example: (n) => `https://example.com/${n + 1}/{id}`,
      shape: new RegExp(`^https?://${host}${path}(?:\\{[a-z]+\\})?$`, "u"),
    },
  ],
  [
    "uuid",
    {
      example: (n) => `00000000-0000-4000-8000-${String(n + 1).padStart(12, "0")}`,
      shape: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u,
    },
  ],
  ["json-pointer", { example: (n) => `/${n}`, shape: /^(?:\/[A-Za-z0-9]*)*$/u }],
  ["json-pointer-uri-fragment", { example: (n) => `#/${n}`, shape: /^#(?:\/[A-Za-z0-9]*)*$/u }],
  ["relative-json-pointer", { example: String, shape: /^(?:0|[1-9]\d*)$/u }],
  ["regex", { example: (n) => `[a-z]{${n + 1}}`, shape: /^[A-Za-z0-9]*$|^\[a-z\]\{\d+\}$/u }],
  [
    "byte",
    {
      example: (n) => Buffer.from(`item ${n + 1}`).toString("base64"),
      shape: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u,
    },
  ],
]);

/** An example of the schema's `format`; undefined if it is absent or unknown. */
export function formatExample(schema: SchemaObject, ordinal: number): string | undefined {
  return formatOf(schema)?.example(ordinal);
}

/**
 * True if a string has the schema's `format`, or the format is unknown and thus an annotation;
 * throws `UnsupportedSchema` if that cannot be determined.
 */
export function fitsFormat(value: string, schema: SchemaObject): boolean {
  const format = formatOf(schema);
  if (format === undefined) return true;
  if (value.length <= SHAPE_LENGTH_MAX && format.shape.test(value)) return true;
  throw new UnsupportedSchema("whether a value has its `format` cannot be told.");
}

function formatOf(schema: SchemaObject): StringFormat | undefined {
  const name = keyword(schema, "format");
  return typeof name === "string" ? formats.get(name) : undefined;
}
