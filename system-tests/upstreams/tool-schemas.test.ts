import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeExact } from "../../src/core/raw-json/exact-json.ts";
import {
  type CallingUpstream,
  lanes,
  placeIn,
  type Protocol,
  sentPlaces,
  startCallingUpstream,
} from "./calling-upstream.ts";

let upstream: CallingUpstream;
beforeAll(async () => {
  upstream = await startCallingUpstream({
    openai: ["openai", "azure", "deepseek", "openrouter", "vllm"],
    "openai-responses": ["openai", "azure"],
    anthropic: ["anthropic"],
  });
});
afterAll(() => upstream.close());

/** Returns a request that offers one tool; only chat allows a tool without a schema. */
function fieldsOf(protocol: Protocol, schema: string | null): string {
  const hi = '"messages":[{"role":"user","content":"Hi"}]';
  if (protocol === "messages") return `"tools":[{"name":"look","input_schema":${schema}}],${hi}`;
  const parameters = schema === null ? "" : `,"parameters":${schema}`;
  return `"tools":[{"type":"function","function":{"name":"look"${parameters}}}],${hi}`;
}

const empty = '{"type":"object","properties":{}}';
const closed = '{"type":"object","additionalProperties":false}';
const completed = '{"type":"object","additionalProperties":false,"properties":{}}';

interface Vendor {
  readonly wire: keyof typeof sentPlaces;
  readonly dialects: readonly (string | undefined)[];
  /** A client's schema, if any, and the sent schema, if any. */
  readonly schemas: readonly (readonly [string | null, string | null])[];
}

const vendors: readonly Vendor[] = [
  {
    wire: "openai",
    dialects: ["openai", "azure", "deepseek", "openrouter"],
    schemas: [
      ['{"type":"object"}', empty],
      [closed, completed],
      ["{}", empty],
      ['{"properties":{"10":{},"2":{}}}', '{"type":"object","properties":{"10":{},"2":{}}}'],
      ['{"properties":[],"type":["object","null"]}', '{"properties":{},"type":"object"}'],
      [null, null],
    ],
  },
  {
    wire: "openai",
    dialects: [undefined, "vllm"],
    schemas: ['{"type":"object"}', closed, "{}"].map((schema) => [schema, schema]),
  },
  {
    wire: "openai-responses",
    dialects: [undefined, "openai", "azure"],
    schemas: [
      ['{"type":"object"}', empty],
      [closed, completed],
      ["{}", empty],
      ['{"properties":[],"type":["object","null"]}', '{"properties":{},"type":"object"}'],
      [null, empty],
    ],
  },
  {
    wire: "anthropic",
    dialects: [undefined, "anthropic"],
    schemas: [
      ['{"type":"object"}', '{"type":"object"}'],
      [closed, closed],
      ["{}", empty],
      ['{"properties":{}}', empty],
      ['{"properties":[],"type":["object","null"]}', '{"properties":{},"type":"object"}'],
      [null, empty],
    ],
  },
];

const rows = vendors.flatMap(({ wire, dialects, schemas }) =>
  dialects.flatMap((dialect) => schemas.map(([schema, sent]) => ({ wire, dialect, schema, sent }))),
);

describe.each(lanes)("$protocol, streamed: $stream", (lane) => {
  const possible = rows.filter(({ schema }) => schema !== null || lane.protocol === "chat");

  test.each(possible)("$wire $dialect: $schema is sent as $sent", async (row) => {
    const { wire, dialect, schema, sent } = row;
    const fields = fieldsOf(lane.protocol, schema);
    const reply = await upstream.ask({ wire, ...lane, fields, ...(dialect && { dialect }) });
    expect(reply.status).toBe(200);
    const found = placeIn(upstream.received(), sentPlaces[wire].tool);
    expect(found === undefined ? null : writeExact(found)).toBe(sent);
  });
});
