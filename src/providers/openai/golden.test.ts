import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { type TestRequestChanges, testRequest } from "../transport/test-upstream.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";

const golden = new URL("./golden/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, golden), "utf8");
const cases = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, golden))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

function testContext(): DecodeContext {
  let calls = 0;
  return { upstream: testRequest().upstream, stop: ["END"], newCallId: () => `call_new${(calls += 1)}` };
}

/** The events of a stream that comes in pieces and then ends. */
function decode(...pieces: readonly string[]): GenerationEvent[] {
  const decoder = new OpenAiStreamDecoder(testContext());
  const events = pieces.flatMap((piece) => decoder.feed(piece));
  decoder.end();
  return events;
}

describe("an upstream's stream gives these events", () => {
  test.each(cases("streams/", ".sse"))("%s", (name) => {
    const text = read(`streams/${name}.sse`);
    const want = JSON.parse(read(`streams/${name}.json`)) as unknown;
    expect(decode(text)).toEqual(want);
  });

  test.each(cases("streams/", ".sse"))("%s, cut at every place", (name) => {
    const text = read(`streams/${name}.sse`);
    const want = decode(text);
    for (let at = 0; at <= text.length; at += 1) {
      expect(decode(text.slice(0, at), text.slice(at))).toEqual(want);
    }
    expect(decode(...text)).toEqual(want);
  });

  test.each(cases("streams/", ".sse"))("%s, ended at every place before its [DONE], is truncated", (name) => {
    const text = read(`streams/${name}.sse`);
    const terminal = /\[DONE\](\r\n|\n)\1/.exec(text);
    const last = (terminal?.index ?? 0) + (terminal?.[0].length ?? 0) - (terminal?.[1]?.length ?? 0);
    expect(terminal).not.toBeNull();
    for (let at = 0; at < last; at += 1) {
      expect(() => decode(text.slice(0, at))).toThrow(expect.objectContaining({ kind: "truncated" }));
    }
  });
});

describe("an upstream's whole reply gives these events", () => {
  test.each(cases("replies/", ".json"))("%s", (name) => {
    const { reply, events } = JSON.parse(read(`replies/${name}.json`)) as Record<string, unknown>;
    expect(decodeReply(JSON.stringify(reply), testContext())).toEqual(events);
  });
});

describe("a conversation is said so", () => {
  test.each(cases("requests/", ".json"))("%s", (name) => {
    const { given, body, ignored } = JSON.parse(read(`requests/${name}.json`)) as {
      readonly given: TestRequestChanges;
      readonly body: unknown;
      readonly ignored: readonly string[];
    };
    const encoded = encodeRequest(testRequest(given));
    expect(JSON.parse(JSON.stringify(encoded.body))).toEqual(body);
    expect(encoded.ignored).toEqual(ignored);
  });
});
