import { describe, expect, test } from "vitest";
import { compileGrammar } from "./compile-grammar.ts";
import { StreamChecker } from "./stream-checker.ts";
import type { StreamGrammar } from "./stream-grammar.ts";

const grammar: StreamGrammar = {
  operation: "talk",
  guards: { counted: { "/usage": true } },
  names: "none",
  constant: { schema: "Event", pointers: ["/id"] },
  symbols: {
    open: { schema: "Event", is: { "/t": "open" }, index: indexOf("next") },
    last: { schema: "Event", is: { "/t": "last" }, index: indexOf("last") },
    known: { schema: "Event", is: { "/t": "known" }, index: indexOf("known") },
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

function indexOf(must: "next" | "last" | "known") {
  return { at: "/index", counter: "blocks", must };
}

/** The kinds of these events up to the first problem, which is its rule. */
function check(events: readonly (object | string)[], request: unknown = {}): string {
  const validate = Object.assign((value: unknown) => typeof value === "object", { errors: null });
  const checker = new StreamChecker({
    grammar: compileGrammar(grammar),
    findValidator: (name) => (name === "Event" ? validate : undefined),
    request,
  });
  const seen: string[] = [];
  for (const event of events) {
    const data = typeof event === "string" ? event : JSON.stringify(event);
    const verdict = checker.feed({ event: "message", data });
    if ("problem" in verdict) return [...seen, `!${verdict.problem.rule}`].join(" ");
    seen.push(verdict.symbol);
  }
  const problem = checker.end();
  return [...seen, ...(problem === null ? [] : [`!${problem.rule}`])].join(" ");
}

const at = (t: string, index?: unknown, id = "a"): object => ({ t, index, id });
const usage = { usage: {} };

describe("an index", () => {
  test.each([
    ["counts on", [at("open", 0), at("open", 1), "END"], "open open end"],
    ["repeats none", [at("open", 0), at("open", 0)], "open !index"],
    ["leaves none out", [at("open", 1)], "!index"],
    [
      "is the last one's",
      [at("open", 0), at("open", 1), at("last", 1), "END"],
      "open open last end",
    ],
    ["and not one before", [at("open", 0), at("open", 1), at("last", 0)], "open open !index"],
    [
      "is of any that is known",
      [at("open", 0), at("open", 1), at("known", 0)],
      "open open known !end",
    ],
    ["and of no other", [at("open", 0), at("known", 1)], "open !index"],
    ["is a number", [at("open", "0")], "!index"],
    ["is there", [at("open")], "!index"],
  ])("%s", (_fact, events, want) => {
    expect(check(events)).toBe(want);
  });
});

describe("a transition with a guard", () => {
  const asked = { usage: true };
  test.each([
    ["that wants what was asked for", [usage, "END"], asked, "usage end"],
    ["and was not", [usage, "END"], {}, "!order"],
    ["nor asked for so", [usage, "END"], { usage: "true" }, "!order"],
    ["that excludes what was asked for", ["END"], asked, "!order"],
    ["and was not", ["END"], {}, "end"],
  ])("%s", (_fact, events, request, want) => {
    expect(check(events, request)).toBe(want);
  });
});

test.each([
  ["a stream without its end", [at("open", 0)], "open !end"],
  ["nothing", [], "!end"],
  ["an event after the end", ["END", at("open", 0)], "end !order"],
  ["an event of no kind", [{ t: "other" }], "!kind"],
  ["text of no kind", ["START"], "!kind"],
  ["an id that changes", [at("open", 0), at("open", 1, "b")], "open !constant"],
])("%s is a problem", (_fact, events, want) => {
  expect(check(events)).toBe(want);
});
