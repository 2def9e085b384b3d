import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { RequestNotes } from "./request-notes.ts";
import { TurnBuilder } from "./turn-builder.ts";

const answer = { content: [], isError: false };

/** Returns the refusal for these notes; null if no rule is broken. */
function refusalOf(notes: RequestNotes): GatewayError | null {
  try {
    notes.throwIssues();
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

describe("the message of broken rules", () => {
  const issue = (at: number) => ({ pointer: `/${at}`, rule: "r", message: `M${at}.` });
  test.each([
    [1, 1, "M0."],
    [2, 2, "M0. (and 1 more issue)"],
    [3, 3, "M0. (and 2 more issues)"],
    [50, 50, "M0. (and 49 more issues)"],
    [51, 50, "M0. (and 50 more issues)"],
    [1_000, 50, "M0. (and 999 more issues)"],
  ])("of %d lists %d, and counts all", (count, listed, message) => {
    const notes = new RequestNotes();
    for (let at = 0; at < count; at += 1) notes.addIssue(issue(at));
    const refusal = refusalOf(notes);
    expect([refusal?.kind, refusal?.message]).toEqual(["invalid-request", message]);
    expect(refusal?.issues).toHaveLength(listed);
  });

  test("has the hint of the first issue", () => {
    const notes = new RequestNotes();
    notes.addIssue({ ...issue(0), hint: "Do so." });
    notes.addIssue({ ...issue(1), hint: "Do this." });
    expect(refusalOf(notes)?.message).toBe("M0. Do so. (and 1 more issue)");
  });

  test("is absent if no rule is broken", () => {
    expect(refusalOf(new RequestNotes())).toBeNull();
  });
});

test("the first fifty places that require an ability are reported, in order", () => {
  const notes = new RequestNotes();
  notes.need("tools", "/tools");
  notes.need("image", "/a");
  notes.need("tools", "/messages/1");
  notes.need("image", "/b");
  expect(notes.decodedFields().places).toEqual({
    tools: ["/tools", "/messages/1"],
    image: ["/a", "/b"],
  });
  for (let at = 2; at < 100; at += 1) notes.need("image", `/${at}`);
  expect(notes.decodedFields().places.image).toHaveLength(50);
  expect(notes.decodedFields().places.image?.at(-1)).toBe("/49");
});

test("ignored fields are reported once, if they have a value and are not read", () => {
  const notes = new RequestNotes();
  const object = { read: 1, other: 2, empty: "", zero: 0, no: null, absent: undefined };
  for (let time = 0; time < 2; time += 1) notes.ignoreUnread(object, new Set(["read"]), "/a/*");
  notes.ignore("/b");
  expect(notes.decodedFields().ignored).toEqual(["/a/*/other", "/a/*/empty", "/a/*/zero", "/b"]);
});

test("a parameter is reported once at every place where it was sent", () => {
  const notes = new RequestNotes();
  notes.addParameter("cache-control", "/a");
  notes.addParameter("cache-control", "/b");
  notes.addParameter("cache-control", "/a");
  notes.addParameter("stop", "/b");
  expect(notes.decodedFields().ignoredPointers(["cache-control", "stop", "top-k"])).toEqual([
    "/a",
    "/b",
  ]);
  expect(notes.decodedFields().ignoredPointers([])).toEqual([]);
});

describe("results by function name", () => {
  /**
   * Returns the ids of the answered calls in a script of `a(name…)` and `f(name)`, and the broken
   * rules.
   */
  function build(script: string): readonly string[] {
    const notes = new RequestNotes();
    const builder = new TurnBuilder(notes, { unanswered: "", unknown: "Send the call." });
    let id = 0;
    for (const [, role, name = ""] of script.matchAll(/(\w)\(([^)]*)\)/g)) {
      if (role === "u") builder.user([]);
      if (role === "f") builder.answerByName(name, answer, `/${name}`);
      if (role !== "a") continue;
      const calls = name.split(" ").map((each) => {
        id += 1;
        return { type: "tool-call", id: String(id), name: each, argumentsJson: "" } as const;
      });
      builder.assistant(calls, []);
    }
    const { turns } = builder.finish();
    const answered = turns.flatMap((turn) =>
      turn.role === "tool" ? turn.results.map(({ callId, toolName }) => callId + toolName) : [],
    );
    const rules = refusalOf(notes)?.issues ?? [];
    return [...answered, ...rules.map(({ pointer, rule }) => `${pointer} ${rule}`)];
  }

  test.each([
    ["one call", "a(x) f(x)", ["1x"]],
    ["two calls with the same name, in order", "a(x x) f(x) f(x)", ["1x", "2x"]],
    ["two names, in any order", "a(x y) f(y) f(x)", ["2y", "1x"]],
    ["a call of a later message", "a(x) f(x) a(x) f(x)", ["1x", "2x"]],
    ["a second result", "a(x) f(x) f(x)", ["1x", "/x tool-result-without-call"]],
    ["another name", "a(x) f(y) f(x)", ["1x", "/y tool-result-without-call"]],
    [
      "after the next turn",
      "a(x) u() f(x)",
      ["/messages tool-call-without-result", "/x tool-result-without-call"],
    ],
  ])("%s", (_fact, script, want) => {
    expect(build(script)).toEqual(want);
  });
});
