import { describe, expect, test } from "vitest";
import { compileGrammar, type StreamGrammar } from "./compile-grammar.ts";
import { StreamChecker, BlankLines } from "./stream-checker.ts";

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

/** Returns the kinds of these events up to the first problem, followed by its rule. */
function check(
  events: readonly (object | string)[],
  request: unknown = {},
  more: Partial<StreamGrammar> = {},
): string {
  const validate = Object.assign((value: unknown) => typeof value === "object", { errors: null });
  const checker = new StreamChecker({
    grammar: compileGrammar({ ...grammar, ...more }),
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

test.each([
  ["is numbered from 0", [0, 1], "open open"],
  ["does not begin with 0", [1], "!index"],
  ["has a gap", [0, 2], "open !index"],
  ["has no number", [null], "!index"],
])("a stream whose events are numbered: %s", (_case, numbers, seen) => {
  const events = numbers.map((seq, index) => ({ ...at("open", index), seq }));
  expect(check(events, {}, { sequence: "/seq", accepting: ["talking"] })).toBe(seen);
});

describe("an index", () => {
  test.each([
    ["is consecutive", [at("open", 0), at("open", 1), "END"], "open open end"],
    ["is not repeated", [at("open", 0), at("open", 0)], "open !index"],
    ["does not skip a number", [at("open", 1)], "!index"],
    [
      "may be that of the last item",
      [at("open", 0), at("open", 1), at("last", 1), "END"],
      "open open last end",
    ],
    [
      "is not that of an earlier item",
      [at("open", 0), at("open", 1), at("last", 0)],
      "open open !index",
    ],
    [
      "may be that of any known item",
      [at("open", 0), at("open", 1), at("known", 0)],
      "open open known !end",
    ],
    ["is not an unknown one", [at("open", 0), at("known", 1)], "open !index"],
    ["is a number", [at("open", "0")], "!index"],
    ["is required", [at("open")], "!index"],
  ])("%s", (_fact, events, want) => {
    expect(check(events)).toBe(want);
  });
});

describe("a transition with a guard", () => {
  const asked = { usage: true };
  test.each([
    ["is taken if its feature was requested", [usage, "END"], asked, "usage end"],
    ["is not taken if its feature was not requested", [usage, "END"], {}, "!order"],
    ["is not taken if its feature has another value", [usage, "END"], { usage: "true" }, "!order"],
    ["is not taken if it excludes a requested feature", ["END"], asked, "!order"],
    ["is taken if it excludes a feature that was not requested", ["END"], {}, "end"],
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

const event = "event: a\ndata: {}\n\n";

/** Returns whether a stream in these chunks has a blank line that follows no `data` line. */
function found(pieces: readonly string[]): boolean {
  const lines = new BlankLines();
  return pieces.map((piece) => lines.feed(piece)).includes(true);
}

test.each<[string, string, boolean]>([
  ["events", event + event, false],
  ["a comment before an event", `: wait\n${event}`, false],
  ["comments between events and at the end", `${event}: wait\n: wait\n${event}: wait\n`, false],
  ["data without a space, and empty data", "data:1\n\ndata:\n\n", false],
  ["a comment with its own blank line", `${event}: wait\n\n${event}`, true],
  ["a name without data", "event: a\n\n", true],
  ["a second blank line", `${event}\n`, true],
  ["a blank line at the start", `\n${event}`, true],
  ["a longer field name", "database: 1\n\n", true],
  ["a line that ends in a carriage return", `: wait\r\n${event}`, true],
  ["a field with a longer name than data", "datum: 1\n\n", true],
])("%s", (_name, stream, wanted) => {
  expect(found([stream])).toBe(wanted);
  expect(found([...stream])).toBe(wanted);
});
