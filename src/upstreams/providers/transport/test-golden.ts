import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { ProviderKind } from "../../catalog/provider-kinds.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import {
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../../../core/errors/upstream-failure.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { deepFreeze } from "../../../core/raw-json/test-deep-freeze.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { type TestRequestChanges, testRequest } from "./test-upstream.ts";
import type { EncodedRequest } from "./wire.ts";
import type { StreamDecoder } from "../shared/decoding.ts";
import { feed } from "./test-feed.ts";

/** Most streams have several events per piece. */
const PIECE_CHARS = 256;

/** A wire's encoder and decoders, and the location of its golden files. */
export interface GoldenWire {
  /** Contains `streams/` (`.sse` and the events in `.json`), `replies/` and `requests/`. */
  readonly folder: URL;
  readonly kind: ProviderKind;
  /** Matches the complete terminal event in a stream's text, except for its line breaks. */
  readonly terminal: RegExp;
  createStreamDecoder(): StreamDecoder;
  decodeReply(text: string): GenerationEvent[];
  encodeRequest(request: GenerationRequest): EncodedRequest;
}

/** A golden reply. */
interface ReplyCase {
  readonly reply: object;
  readonly events: readonly GenerationEvent[];
}

/** A golden request. Raw JSON of the gateway is written in it as plain JSON. */
interface RequestCase {
  readonly given: TestRequestChanges;
  readonly body: object;
  readonly ignored: readonly string[];
  readonly headers?: object;
}

/** For tests: runs every golden file of a wire, and checks the stream invariants for each. */
export function describeGolden(wire: GoldenWire): void {
  const read = (path: string): string => readFileSync(new URL(path, wire.folder), "utf8");
  const parse = <Case>(path: string): Case => JSON.parse(read(path)) as Case;
  const cases = (folder: string, ending: string): string[] =>
    readdirSync(new URL(folder, wire.folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));
  const decode = (...pieces: readonly string[]): GenerationEvent[] => {
    const decoder = wire.createStreamDecoder();
    const events = feed(decoder, ...pieces);
    decoder.end(events);
    return events;
  };

  describe.each(cases("streams/", ".sse"))("the stream %s", (name) => {
    const text = read(`streams/${name}.sse`);
    const want = JSON.parse(read(`streams/${name}.json`)) as GenerationEvent[];

    test("yields its events", () => {
      expect(decode(text)).toEqual(want);
    });

    test("yields the same events for every split", () => {
      const isWrong = (first: number): boolean =>
        !isDeepStrictEqual(decode(...piecesOf(text, first)), want);
      expect(placesWhere(Math.min(text.length, PIECE_CHARS), isWrong)).toEqual([]);
      expect(decode(...text)).toEqual(want);
    });

    test("is complete after its terminal event, with or without line breaks, and never before", () => {
      const terminal = wire.terminal.exec(text);
      expect(terminal).not.toBeNull();
      const wholeAt = (terminal?.index ?? 0) + (terminal?.[0].length ?? 0);
      const isWrong = (at: number): boolean => {
        const ended = outcomeOf(() => decode(text.slice(0, at)));
        return at < wholeAt ? ended !== "incomplete" : !isDeepStrictEqual(ended, want);
      };
      expect(cutsOf(text, wholeAt).filter(isWrong)).toEqual([]);
    });

    test("has a valid order", () => {
      const types = want.map((event) => event.type);
      expect([types.indexOf("generation-start"), types.lastIndexOf("generation-start")]).toEqual([
        0, 0,
      ]);
      expect(types.indexOf("generation-end")).toBe(types.length - 1);
    });
  });

  test.each(cases("replies/", ".json"))(
    "the non-streaming response %s yields its events",
    (name) => {
      const { reply, events } = parse<ReplyCase>(`replies/${name}.json`);
      expect(wire.decodeReply(JSON.stringify(reply))).toEqual(events);
    },
  );

  test.each(cases("requests/", ".json"))("the request %s", (name) => {
    const { given, body, ignored, headers = {} } = parse<RequestCase>(`requests/${name}.json`);
    // Bodies of later requests share parts of it.
    const request = testRequest({ kind: wire.kind, ...withRawJson(deepFreeze(given)) });
    const encoded = wire.encodeRequest(request);
    expect(JSON.parse(writeJson(encoded.body))).toEqual(body);
    expect(encoded.ignored).toEqual(ignored);
    expect(encoded.headers ?? {}).toEqual(headers);
  });
}

/** Returns a conversation with raw JSON as its schemas. */
function withRawJson(given: TestRequestChanges): TestRequestChanges {
  const { conversation } = given;
  if (conversation === undefined) return given;
  const { tools, output } = conversation;
  const carried = tools?.map((tool) => {
    return tool.parameters === undefined
      ? tool
      : { ...tool, parameters: RawJson.of(tool.parameters) };
  });
  return {
    ...given,
    conversation: {
      ...conversation,
      ...(carried && { tools: carried }),
      ...(output?.kind === "json-schema" && {
        output: { ...output, schema: RawJson.of(output.schema) },
      }),
    },
  };
}

/** Returns a text split at the first position and after each further `PIECE_CHARS`. */
function piecesOf(text: string, first: number): readonly string[] {
  const pieces = [text.slice(0, first)];
  for (let at = first; at < text.length; at += PIECE_CHARS) {
    pieces.push(text.slice(at, at + PIECE_CHARS));
  }
  return pieces;
}

/** Positions next to a line break at which a stream is cut, and the distance of the others. */
const NEAR_BREAK = 2;
const STEP = 16;

/**
 * Returns the positions at which a stream is cut: those near a line break or in the line that
 * contains `end`, and every sixteenth other. A decoder reads whole lines only.
 */
function cutsOf(text: string, end: number): readonly number[] {
  const lastLine = text.lastIndexOf("\n", end - 1);
  return Array.from({ length: text.length + 1 }, (_, at) => at).filter(
    (at) =>
      at >= lastLine ||
      at % STEP === 0 ||
      text.slice(Math.max(at - NEAR_BREAK, 0), at + NEAR_BREAK).includes("\n"),
  );
}

/** Returns the wrong positions from 0 to `last`, for a single assertion instead of thousands. */
function placesWhere(last: number, isWrong: (at: number) => boolean): number[] {
  return Array.from({ length: last + 1 }, (_, at) => at).filter(isWrong);
}

/** Returns the result of an act, or the kind of failure that it throws. */
function outcomeOf<Given>(act: () => Given): Given | UpstreamFailureKind {
  try {
    return act();
  } catch (error) {
    if (error instanceof UpstreamFailure) return error.kind;
    throw error;
  }
}
