import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../contract/stream-grammar.ts";
import { followGrammar } from "./grammar.ts";

const grammar: StreamGrammar = {
  operation: "talk",
  guards: { counted: { "/usage": true } },
  names: "none",
  constant: { schema: "Event", pointers: ["/id"] },
  symbols: {
    open: { schema: "Event", is: { "/t": "open" }, index: index("next") },
    last: { schema: "Event", is: { "/t": "last" }, index: index("last") },
    known: { schema: "Event", is: { "/t": "known" }, index: index("known") },
    usage: { has: ["/usage"], lacks: ["/t"] },
    end: { text: "END" },
  },
  start: "talking",
  states: {
    talking: {
      open: "talking",
      last: "talking",
      known: "talking",
      usage: { to: "counted", if: "counted" },
      end: { to: "over", unless: "counted" },
    },
    counted: { end: "over" },
    over: {},
  },
  accepting: ["over"],
};

function index(must: "next" | "last" | "known") {
  return { at: "/index", counter: "blocks", must };
}

/** Returns the end of a stream, or its problem. */
function follow(
  events: readonly (object | string)[],
  request: unknown = {},
  more: Partial<StreamGrammar> = {},
): string {
  const verdict = followGrammar(
    { ...grammar, ...more },
    events.map((event) => ({
      name: "message",
      data: typeof event === "string" ? event : JSON.stringify(event),
    })),
    { request, faults: (_schema, value) => (typeof value === "object" ? [] : ["no object"]) },
  );
  return "problem" in verdict ? verdict.problem : verdict.ended;
}

const at = (t: string, position?: unknown, id = "a"): object => ({ t, index: position, id });

describe("a stream", () => {
  test.each([
    ["that keeps to the grammar", [at("open", 0), at("last", 0), at("open", 1), "END"], "over"],
    [
      "that may refer to a known index",
      [at("open", 0), at("open", 1), at("known", 0), "END"],
      "over",
    ],
    ["without its end", [at("open", 0)], "the stream ends in the state talking"],
    ["that continues after its end", ["END", at("open", 0)], "event 1: open in the state over"],
    ["that skips an index", [at("open", 1)], "event 0: /index is 1, after 0 blocks"],
    [
      "that returns to an earlier index",
      [at("open", 0), at("open", 1), at("last", 0)],
      "event 2: /index is 0, after 2 blocks",
    ],
    ["without an index", [at("open")], "event 0: /index is not a number"],
    ["whose id changes", [at("open", 0), at("open", 1, "b")], "event 1: /id changed"],
    ["with an unknown event", [{ t: "other" }], "event 0: no kind of event of the grammar"],
    ["with a usage that was not requested", [{ usage: 1 }], "event 0: usage in the state talking"],
  ])("%s", (_name, events, wanted) => {
    expect(follow(events)).toBe(wanted);
  });

  test("follows the guards of its request", () => {
    expect(follow([{ usage: 1 }, "END"], { usage: true })).toBe("over");
    expect(follow(["END"], { usage: true })).toBe("event 0: end in the state talking");
  });

  test("is numbered from 0 if the grammar says so", () => {
    const numbered = (...numbers: readonly number[]): string =>
      follow(
        numbers.map((seq, position) => ({ ...at("open", position), seq })),
        {},
        { sequence: "/seq", accepting: ["talking"] },
      );
    expect(numbered(0, 1)).toBe("talking");
    expect(numbered(1)).toBe("event 0: /seq is 1, not 0");
  });

  test("names its events as the grammar says", () => {
    const verdict = followGrammar(
      { ...grammar, names: "/t" },
      [{ name: "message", data: '{"t":"open","index":0}' }],
      {
        request: {},
        faults: () => [],
      },
    );
    expect(verdict).toMatchObject({ problem: "event 0: is named message, not open" });
  });
});
