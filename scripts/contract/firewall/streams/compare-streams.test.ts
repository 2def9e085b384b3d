import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../../../../src/wire/contract/grammar/stream-grammar.ts";
import { compareStreams } from "./compare-streams.ts";

/** Text, then a usage event if requested, then the end; an error may come in between. */
const grammar: StreamGrammar = {
  operation: "say",
  guards: { asked: { "/usage": true }, other: { "/other": true } },
  names: "none",
  constant: { schema: "Chunk", pointers: ["/id"] },
  symbols: { text: { has: ["/text"] }, usage: { has: ["/usage"] }, done: { text: "[DONE]" } },
  start: "silent",
  states: {
    silent: { text: "speaking", error: "failed" },
    speaking: { text: "speaking", usage: { to: "counted", if: "asked" }, done: "over" },
    counted: { done: "over" },
    over: {},
    failed: {},
  },
  accepting: ["over", "failed"],
};
const { states, symbols, guards } = grammar;

const withState = (
  name: string,
  transitions: StreamGrammar["states"][string],
): Partial<StreamGrammar> => ({ states: { ...states, [name]: transitions } });

/** Returns the faults that a client of one stream sees in the other. */
function faults(before: StreamGrammar, after: StreamGrammar): readonly string[] {
  const found: string[] = [];
  compareStreams(before, after, (inner, text) => found.push(`${inner}: ${text}`));
  return found;
}

describe("a stream's change", () => {
  const asOf = (transition: object) =>
    withState("speaking", { ...states["speaking"], ...transition });
  const another = "the event has another condition";

  test.each<[string, Partial<StreamGrammar>, readonly string[]]>([
    ["nothing", {}, []],
    ["another name of a state", renamed(), []],
    [
      "an event in a new place",
      withState("counted", { text: "over", done: "over" }),
      ["/states/counted/text: a new order"],
    ],
    [
      "an event that goes",
      withState("silent", { error: "failed" }),
      ["/states/silent/text: the event is no longer sent here"],
    ],
    ["an error that goes", withState("silent", { text: "speaking" }), []],
    [
      "a new place to end",
      { accepting: ["over", "failed", "counted"] },
      ["/accepting: counted is a new place to end"],
    ],
    ["a place to end that goes", { accepting: ["over"] }, []],
    [
      "an event that was not requested",
      asOf({ usage: "counted" }),
      [`/states/speaking/usage: ${another}`],
    ],
    [
      "an event that was not requested",
      asOf({ usage: { to: "counted", unless: "asked" } }),
      [`/states/speaking/usage: ${another}`],
    ],
    [
      "an event under another guard",
      asOf({ usage: { to: "counted", if: "other" } }),
      [`/states/speaking/usage: ${another}`],
    ],
    [
      "a guard with another meaning",
      { guards: { ...guards, asked: { "/usage": 1 } } },
      [`/states/speaking/usage: ${another}`],
    ],
    ["an event that is only sent if asked", asOf({ text: { to: "speaking", if: "asked" } }), []],
    [
      "names of events",
      { names: "/type" },
      ["/names: the events' names change from none to /type"],
    ],
    [
      "ids that change",
      { constant: { schema: "Chunk", pointers: ["/other"] } },
      ["/constant: /id may change within a stream"],
    ],
    [
      "a kind of event that goes",
      { symbols: { text: { has: ["/text"] }, usage: {} } },
      [
        "/symbols/usage: it is described in another way",
        "/symbols/done: the kind of event is gone",
      ],
    ],
    ["a kind of event more", { symbols: { ...symbols, ping: {} } }, []],
  ])("%s", (_what, change, expected) => {
    expect(faults(grammar, { ...grammar, ...change })).toEqual(expected);
  });

  test("a change behind a state that two orders reach is reported once", () => {
    const loops = { ...grammar, ...withState("over", { text: "silent" }) };
    expect(faults(grammar, loops)).toEqual(["/states/over/text: a new order"]);
  });
});

/** Returns the same grammar with another name for the state in which text comes. */
function renamed(): Partial<StreamGrammar> {
  return JSON.parse(
    JSON.stringify({ states, start: grammar.start }).replaceAll('"speaking"', '"talking"'),
  ) as Partial<StreamGrammar>;
}
