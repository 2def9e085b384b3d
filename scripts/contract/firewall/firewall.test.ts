import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../../../src/contract/grammar/stream-grammar.ts";
import { applyEdit } from "./apply-edit.ts";
import { breakingEdits } from "./breaking-edits.ts";
import { compareDocuments } from "./compare-documents.ts";
import { compareStreams } from "./compare-streams.ts";
import { harmlessEdits } from "./harmless-edits.ts";
import { compareContracts, listPublished, readCurrent, readPublished } from "./published.ts";

const { document, streams } = readCurrent();

describe("no client is broken", () => {
  test.each(listPublished())("of the contract that was published as %s", (version) => {
    expect(compareContracts(readPublished(version), readCurrent())).toEqual([]);
  });

  test("of the first contract, which is published", () => {
    expect(listPublished()).toContain("1.0.0");
  });
});

describe("breaking edits", () => {
  test("are at least 40, each with a name of its own", () => {
    const names = new Set(breakingEdits.map(([name]) => name));
    expect([names.size, names.size >= 40]).toEqual([breakingEdits.length, true]);
  });

  test.each(breakingEdits.map((edit) => [edit[0], edit] as const))("%s", (_name, edit) => {
    expect(compareDocuments(document, applyEdit(document, edit))).not.toEqual([]);
  });
});

describe("harmless edits", () => {
  test("are at least 40, each with a name of its own", () => {
    const names = new Set(harmlessEdits.map(([name]) => name));
    expect([names.size, names.size >= 40]).toEqual([harmlessEdits.length, true]);
  });

  test.each(harmlessEdits.map((edit) => [edit[0], edit] as const))("%s", (_name, edit) => {
    expect(compareDocuments(document, applyEdit(document, edit))).toEqual([]);
  });
});

describe("streams", () => {
  type Change = (grammar: StreamGrammar) => StreamGrammar;
  const chat = streams["chat"] as StreamGrammar;
  const { states, symbols } = chat;
  const withState =
    (name: string, transitions: StreamGrammar["states"][string]): Change =>
    (grammar) => ({ ...grammar, states: { ...states, [name]: transitions } });

  test.each<[string, Change, string]>([
    [
      "text before the role",
      withState("silent", { ...states["silent"], text: "speaking" }),
      "a new order",
    ],
    ["no role chunk", withState("silent", { text: "speaking", error: "failed" }), "comes no more"],
    [
      "counts unasked",
      withState("finished", { ...states["finished"], usage: "counted" }),
      "another condition",
    ],
    ["events after the end", withState("succeeded", { text: "speaking" }), "a new order"],
    [
      "an end without terminal",
      (g) => ({ ...g, accepting: [...g.accepting, "finished"] }),
      "place to end",
    ],
    ["named events", (g) => ({ ...g, names: "/object" }), "names none"],
    [
      "ids that change",
      (g) => ({ ...g, constant: { schema: "ChatCompletionChunk", pointers: [] } }),
      "may change",
    ],
    [
      "another terminal",
      (g) => ({ ...g, symbols: { ...symbols, done: { text: "[END]" } } }),
      "in another way",
    ],
  ])("are broken by %s", (_name, change, what) => {
    const breaches = compareStreams("chat", chat, change(chat));
    expect(breaches.map((breach) => breach.what).join("; ")).toContain(what);
  });

  test("are not broken by another name of a state", () => {
    const text = JSON.stringify(chat).replaceAll('"speaking"', '"talking"');
    expect(compareStreams("chat", chat, JSON.parse(text) as StreamGrammar)).toEqual([]);
  });
});
