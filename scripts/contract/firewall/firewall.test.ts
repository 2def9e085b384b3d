import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../../../src/wire/contract/grammar/stream-grammar.ts";
import { listFaults } from "./change.ts";
import { clientContract } from "../contracts.ts";
import { withoutAccepted } from "./accepted-changes.ts";
import { compareDocuments } from "./document/compare-documents.ts";
import { listPublished, readCurrent, readPublished, streamsOf } from "./published.ts";
import { compareStreams } from "./streams/compare-streams.ts";

const document = readCurrent();

describe("published contracts", () => {
  test.each(listPublished())("clients of version %s are not broken", (version) => {
    const faults = listFaults(compareDocuments(readPublished(version), readCurrent()));
    expect(withoutAccepted(clientContract.name, faults)).toEqual({ faults: [], stale: [] });
  });

  test("include the first version", () => {
    expect(listPublished()).toContain("1.0.0");
  });
});

describe("laws", () => {
  /** Returns a copy with the keys of every object in reverse order. */
  function reverseKeys(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reverseKeys);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)]);
    return Object.fromEntries(entries.toReversed()) as unknown;
  }

  test("comparing a document with itself finds no changes, regardless of the order of its keys", () => {
    expect(compareDocuments(document, structuredClone(document))).toEqual([]);
    expect(compareDocuments(document, reverseKeys(document))).toEqual([]);
  });
});

describe("streams", () => {
  type Change = (grammar: StreamGrammar) => StreamGrammar;
  const chat = streamsOf(document).get("createChatCompletion") as StreamGrammar;
  const { states, symbols } = chat;
  const withState =
    (name: string, transitions: StreamGrammar["states"][string]): Change =>
    (grammar) => ({ ...grammar, states: { ...states, [name]: transitions } });

  const listChanges = (before: StreamGrammar, after: StreamGrammar): readonly string[] => {
    const texts: string[] = [];
    compareStreams(before, after, (_inner, text) => texts.push(text));
    return texts;
  };

  test.each<[string, Change, string]>([
    [
      "text before the role",
      withState("silent", { ...states["silent"], text: "speaking" }),
      "a new order",
    ],
    [
      "no role chunk",
      withState("silent", { text: "speaking", error: "failed" }),
      "the event is no longer sent here",
    ],
    [
      "usage that was not requested",
      withState("finished", { ...states["finished"], usage: "counted" }),
      "another condition",
    ],
    ["events after the end", withState("succeeded", { text: "speaking" }), "a new order"],
    [
      "an end without the terminal event",
      (g) => ({ ...g, accepting: [...g.accepting, "finished"] }),
      "place to end",
    ],
    ["named events", (g) => ({ ...g, names: "/object" }), "names change from none"],
    [
      "ids that change",
      (g) => ({ ...g, constant: { schema: "ChatCompletionChunk", pointers: [] } }),
      "may change",
    ],
    [
      "another terminal event",
      (g) => ({ ...g, symbols: { ...symbols, done: { text: "[END]" } } }),
      "in another way",
    ],
  ])("are broken by %s", (_name, change, what) => {
    expect(listChanges(chat, change(chat)).join("; ")).toContain(what);
  });

  test("are not broken by a renamed state", () => {
    const text = JSON.stringify(chat).replaceAll('"speaking"', '"talking"');
    expect(listChanges(chat, JSON.parse(text) as StreamGrammar)).toEqual([]);
  });
});
