import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../../../src/contract/grammar/stream-grammar.ts";
import { listFaults } from "./change.ts";
import { clientContract } from "../contracts.ts";
import { withoutAccepted } from "./accepted-changes.ts";
import { compareDocuments } from "./document/compare-documents.ts";
import { applyEdit, EditDoesNotApply, type KnownEdit } from "./edits/apply-edit.ts";
import { breakingEdits } from "./edits/breaking-edits.ts";
import { countEdits } from "./edits/count-edits.ts";
import { heldBreakingEdits, heldHarmlessEdits } from "./edits/held-edits.ts";
import { harmlessEdits } from "./edits/harmless-edits.ts";
import { listPublished, readCurrent, readPublished, streamsOf } from "./published.ts";
import { compareStreams } from "./streams/compare-streams.ts";

const document = readCurrent();

describe("no client is broken", () => {
  test.each(listPublished())("of the contract that was published as %s", (version) => {
    const faults = listFaults(compareDocuments(readPublished(version), readCurrent()));
    expect(withoutAccepted(clientContract.name, faults)).toEqual({ faults: [], stale: [] });
  });

  test("of the first contract, which is published", () => {
    expect(listPublished()).toContain("1.0.0");
  });
});

describe.each([
  ["breaking", breakingEdits],
  ["harmless", harmlessEdits],
] as const)("%s edits", (verdict, edits) => {
  test("are at least 100, each with a name of its own", () => {
    const names = new Set(edits.map(([name]) => name));
    expect([names.size, names.size >= 100]).toEqual([edits.length, true]);
  });

  test.each(edits.map((edit) => [edit[0], edit] as const))("%s", (_name, edit) => {
    const faults = listFaults(compareDocuments(document, applyEdit(document, edit)));
    expect(faults.length > 0 ? faults : "no fault").toEqual(
      verdict === "breaking" ? faults : "no fault",
    );
  });
});

test("edits that were written before the rules are judged as their writer meant them", () => {
  expect([
    countEdits(document, heldBreakingEdits),
    countEdits(document, heldHarmlessEdits),
  ]).toMatchObject([
    { unreported: [], inapplicable: [] },
    { reported: [], inapplicable: [] },
  ]);
});

describe("an edit that no longer applies", () => {
  const edits: readonly KnownEdit[] = [
    ["a place that is not there", ["remove", "$/Nothing/properties/a"]],
    ["no reference to put in place", ["inline", "$/Account/properties/id"]],
    ["nothing to change", ["remove", "$/Account/nothing"]],
    ["no array to add to", ["add", "$/Account/properties", "a"]],
  ];

  test("fails by its name, its step and the reason", () => {
    expect(countEdits(document, edits)).toEqual({
      reported: [],
      unreported: [],
      inapplicable: [
        expect.stringMatching(
          /^the edit "a place that is not there" does not apply: remove \$\/Nothing\/\S+: no Nothing/,
        ),
        expect.stringMatching(/^the edit "no reference to put in place" does not apply: inline/),
        'the edit "nothing to change" does not apply: remove $/Account/nothing: no change',
        expect.stringMatching(/: add \$\/Account\/properties: .* is not an array$/),
      ],
    });
  });
});

describe("laws", () => {
  /** Every harmless edit that applies to what the ones before it left. */
  function applyAll(edits: readonly KnownEdit[]): typeof document {
    let edited = document;
    for (const edit of edits) {
      try {
        edited = applyEdit(edited, edit);
      } catch (failure) {
        if (!(failure instanceof EditDoesNotApply)) throw failure;
      }
    }
    return edited;
  }

  /** Every object's keys the other way round. */
  function reverseKeys(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reverseKeys);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, reverseKeys(inner)]);
    return Object.fromEntries(entries.toReversed()) as unknown;
  }

  test("a document has no changes from itself, whatever the order of its keys", () => {
    expect(compareDocuments(document, structuredClone(document))).toEqual([]);
    expect(compareDocuments(document, reverseKeys(document))).toEqual([]);
  });

  // Harmless to the contract, but not to what another edit of the list has made of it: a union of
  // two kinds at once.
  const apart = ["any of the forms"];
  const isAlone = ([name]: KnownEdit) => !apart.includes(name);

  test.each([
    ["one after the other", harmlessEdits],
    ["in the opposite order", harmlessEdits.toReversed()],
  ])("harmless edits together are harmless, %s", (_name, edits) => {
    const faults = listFaults(compareDocuments(document, applyAll(edits.filter(isAlone))));
    expect(faults).toEqual([]);
  });

  test("a breaking edit breaks among harmless ones too", () => {
    const edited = applyAll(harmlessEdits.filter(isAlone));
    const unreported = breakingEdits.filter((edit, at) => {
      if (at % 9 !== 0) return false;
      const { inapplicable } = countEdits(edited, [edit]);
      if (inapplicable.length > 0) return false;
      return listFaults(compareDocuments(document, applyEdit(edited, edit))).length === 0;
    });
    expect(unreported).toEqual([]);
  });

  test("an edit that is taken back is a change of its own", () => {
    for (const edit of breakingEdits.filter((_, at) => at % 6 === 0)) {
      const edited = applyEdit(document, edit);
      expect([edit[0], compareDocuments(edited, document)]).not.toEqual([edit[0], []]);
    }
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
      "it comes no more",
    ],
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
    ["named events", (g) => ({ ...g, names: "/object" }), "names change from none"],
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
    expect(listChanges(chat, change(chat)).join("; ")).toContain(what);
  });

  test("are not broken by another name of a state", () => {
    const text = JSON.stringify(chat).replaceAll('"speaking"', '"talking"');
    expect(listChanges(chat, JSON.parse(text) as StreamGrammar)).toEqual([]);
  });
});
