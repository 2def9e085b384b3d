import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { anthropicWire } from "./anthropic/wire.ts";
import { responsesWire } from "./openai-responses/wire.ts";
import { openAiWire } from "./openai/wire.ts";
import { feed } from "./transport/test-feed.ts";
import { testContext, testRequest } from "./transport/test-upstream.ts";

const wires = {
  openai: openAiWire,
  "openai-responses": responsesWire,
  anthropic: anthropicWire,
} as const;
type Kind = keyof typeof wires;

/** Values of each type; undefined removes a field. */
const otherValue: fc.Arbitrary<unknown> = fc.constantFrom(
  ...[undefined, null, true, 7, -1.5, "", "7", "a", {}, { a: {} }, [], [{}], ["a"], [null]],
);

function readGolden(kind: Kind, folder: "streams" | "replies", ending: string): readonly string[] {
  const files = new URL(`./${kind}/golden/${folder}/`, import.meta.url);
  const names = readdirSync(files).filter((name) => name.endsWith(ending));
  return names.map((name) => readFileSync(new URL(name, files), "utf8"));
}

/** Returns JSON with one field, in order of the text, replaced. */
function withField(json: string, at: number, value: unknown): string {
  let fields = -1;
  return JSON.stringify(JSON.parse(json), (_name, old: unknown) => {
    fields += 1;
    return fields === at && at > 0 ? value : old;
  });
}

function countFields(json: string): number {
  let fields = 0;
  JSON.parse(json, (_name, value: unknown) => {
    fields += 1;
    return value;
  });
  return fields;
}

/** Draws JSON with some of its fields replaced. */
function malformed(json: string): fc.Arbitrary<string> {
  const field = fc.tuple(fc.nat(countFields(json)), otherValue);
  const fields = fc.array(field, { minLength: 1, maxLength: 3 });
  return fields.map((drawn) =>
    drawn.reduce((text, [at, value]) => withField(text, at, value), json),
  );
}

/** Draws a stream whose events have some of their fields replaced. */
function malformedStream(stream: string): fc.Arbitrary<string> {
  const lines = stream.split("\n").map((line) => {
    const [, data] = /^data: ?(\{.*\})\r?$/.exec(line) ?? [];
    if (data === undefined) return fc.constant(line);
    return fc.oneof(
      fc.constant(line),
      malformed(data).map((text) => `data: ${text}`),
    );
  });
  return fc.tuple(...lines).map((drawn) => drawn.join("\n"));
}

/** Returns the types of the events; undefined if the decoder refuses the reply. */
function typesOf(decode: () => readonly GenerationEvent[]): readonly string[] | undefined {
  try {
    return decode().map(({ type }) => type);
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}

describe.each(Object.keys(wires) as Kind[])("%s", (kind) => {
  const { decodeReply, StreamDecoder } = wires[kind];
  const context = testContext({ upstream: testRequest({ kind }).upstream });
  const streams = readGolden(kind, "streams", ".sse").map(malformedStream);
  const replies = readGolden(kind, "replies", ".json").map((file) => {
    const { reply } = JSON.parse(file) as { readonly reply: object };
    return malformed(JSON.stringify(reply));
  });

  /** A reply is either decoded from its start to its end or refused as the upstream's failure. */
  function check(decode: () => readonly GenerationEvent[]): void {
    const types = typesOf(decode);
    if (types === undefined) return;
    expect(types.lastIndexOf("generation-start")).toBe(0);
    expect(types.indexOf("generation-end")).toBe(types.length - 1);
  }

  test("a reply with fields of other types is decoded or refused, with no other error", () => {
    const property = fc.property(fc.oneof(...replies), (reply) =>
      check(() => decodeReply(reply, context)),
    );
    fc.assert(property, { numRuns: 1_000 });
  });

  test("a stream with fields of other types is decoded or refused, with no other error", () => {
    const property = fc.property(fc.oneof(...streams), (stream) =>
      check(() => {
        const decoder = new StreamDecoder(context);
        const events = feed(decoder, stream);
        decoder.end(events);
        return events;
      }),
    );
    fc.assert(property, { numRuns: 1_000 });
  });
});
