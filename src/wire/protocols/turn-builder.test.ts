import { expect, test } from "vitest";
import type { Turn } from "../../core/conversation/conversation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { readCallId } from "./call-id.ts";
import { oldCallId } from "./testing/old-call-id.ts";
import { RequestNotes } from "./request-notes.ts";
import { TurnBuilder } from "./turn-builder.ts";

const hints = { unanswered: "Answer it.", unknown: "Send the call." };

/** Draws each turn as a letter with its content: `u(hi) a(1 2) t(1) s(rule)`. */
function draw(turns: readonly Turn[]): string {
  return turns
    .map((turn) => {
      if (turn.role === "tool") return `t(${turn.results.map(({ callId }) => callId).join(" ")})`;
      const parts = turn.parts.map((part) => {
        if (part.type === "text") return part.text;
        return part.type === "tool-call" ? part.id : "image";
      });
      return `${turn.role.charAt(0)}(${parts.join(" ")})`;
    })
    .join(" ");
}

/** Builds turns from a drawing; results are added one by one. */
function build(script: string) {
  const notes = new RequestNotes();
  const builder = new TurnBuilder(notes, hints);
  for (const [, role, inner = ""] of script.matchAll(/(\w)\(([^)]*)\)/g)) {
    const words = inner.split(" ").filter(Boolean);
    const parts = words.map((text) => ({ type: "text", text }) as const);
    if (role === "s") builder.system(parts, {});
    if (role === "u") builder.user(parts);
    if (role === "t")
      for (const id of words) builder.answer(id, { content: [], isError: false }, "/p");
    if (role !== "a") continue;
    const calls = words.map(
      (id) => ({ type: "tool-call", id, name: `n${id}`, argumentsJson: "" }) as const,
    );
    builder.assistant(
      calls,
      words.map((id) => ({ pointer: `/calls/${id}`, clientId: id })),
    );
  }
  const { system, turns } = builder.finish();
  return { notes, system: system.map(({ text }) => text).join(" "), turns: draw(turns) };
}

test.each([
  // what is kept                              in                            system  turns
  ["leading system text belongs to the conversation", "s(x) s(y) u(h)", "x y", "u(h)"],
  ["later system text keeps its place", "u(h) s(x) u(i)", "", "u(h) s(x) u(i)"],
  ["results in a row are one turn", "a(1 2) t(2) t(1)", "", "a(1 2) t(2 1)"],
  ["system text waits for the result", "a(1) s(x) t(1)", "", "a(1) t(1) s(x)"],
  ["system text waits for every result", "a(1 2) t(1) s(x) t(2)", "", "a(1 2) t(1 2) s(x)"],
  [
    "system text between results waits for the last",
    "a(1 2 3) t(1) s(x) t(2) t(3)",
    "",
    "a(1 2 3) t(1 2 3) s(x)",
  ],
  ["held system text keeps its order", "a(1) s(x) s(y) t(1)", "", "a(1) t(1) s(x) s(y)"],
  ["no later text overtakes held text", "a(1) s(x) t(1) s(y)", "", "a(1) t(1) s(x) s(y)"],
  ["no user overtakes held text", "a(1) s(x) t(1) u(h)", "", "a(1) t(1) s(x) u(h)"],
  ["held text is released once", "a(1) s(x) t(1) a(2) t(2)", "", "a(1) t(1) s(x) a(2) t(2)"],
  ["a repeated id in a message becomes two ids", "a(1 1) t(1 1)", "", "a(1 1_2) t(1 1_2)"],
  [
    "a repeated id of another message becomes a new id",
    "a(1) t(1) a(1) t(1)",
    "",
    "a(1) t(1) a(1_2) t(1_2)",
  ],
  [
    "a suffix that another id already has is skipped",
    "a(1_2 1 1 1_2) t(1 1_2 1 1_2)",
    "",
    "a(1_2 1 1_3 1_2_2) t(1 1_2 1_3 1_2_2)",
  ],
  [
    "system text separates two tool turns",
    "a(1) t(1) s(x) a(2) t(2)",
    "",
    "a(1) t(1) s(x) a(2) t(2)",
  ],
])("%s", (_, script, system, turns) => {
  const built = build(script);
  built.notes.throwIssues();
  expect([built.system, built.turns]).toEqual([system, turns]);
});

function issuesOf(script: string): readonly string[] {
  try {
    build(script).notes.throwIssues();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.issues.map(({ pointer, rule, hint }) => `${pointer} ${rule} ${hint}`);
  }
  return [];
}

const unanswered = "tool-call-without-result Answer it.";
const unknown = "tool-result-without-call Send the call.";

test.each([
  ["a call at the end", "a(1)", [`/calls/1 ${unanswered}`]],
  ["a call before the next turn", "a(1) u(h)", [`/calls/1 ${unanswered}`]],
  ["a call before the assistant's next turn", "a(1) a(2) t(2)", [`/calls/1 ${unanswered}`]],
  ["its late result is not reported as well", "a(1) u(h) t(1)", [`/calls/1 ${unanswered}`]],
  ["a result without its call", "u(h) t(1)", [`/p ${unknown}`]],
  ["a second result", "a(1) t(1) t(1)", [`/p ${unknown}`]],
  ["a repeated id in a message, and one result", "a(1 1) t(1)", [`/calls/1 ${unanswered}`]],
  ["three results for a repeated id", "a(1 1) t(1 1 1)", [`/p ${unknown}`]],
  ["one id in two messages is allowed", "a(1) t(1) a(1) t(1)", []],
])("issues: %s", (_, script, want) => {
  expect(issuesOf(script)).toEqual(want);
});

test("held system text keeps its place if its call is never answered", () => {
  expect(build("a(1) s(x) u(h)").turns).toBe("a(1) s(x) u(h)");
});

test("results find calls with ids that differ only in their state, in any order", () => {
  const notes = new RequestNotes();
  const builder = new TurnBuilder(notes, hints);
  const ids = ["one", "two"].map((reasoningState) => oldCallId("c", reasoningState));
  builder.assistant(
    ids.map(() => ({ type: "tool-call", id: "c", name: "look", argumentsJson: "{}" })),
    ids.map((clientId) => ({ pointer: "/calls", clientId })),
  );
  for (const id of ids.toReversed()) {
    builder.answer(id, { content: [{ type: "text", text: id }], isError: false }, "/p");
  }
  const { turns } = builder.finish();
  notes.throwIssues();
  expect(turns[1]).toMatchObject({
    results: [
      { callId: "c_2", content: [{ text: ids[1] }] },
      { callId: "c", content: [{ text: ids[0] }] },
    ],
  });
});

test("a result finds its call if either id has lost its state", () => {
  const carrying = oldCallId("c", "state");
  const short = `c__gw2_${"s".repeat(22)}`;
  for (const [called, answered] of [
    [carrying, "c"],
    ["c", carrying],
    [short, short.slice(0, -1)],
    [short.slice(0, -1), short],
  ] as const) {
    const notes = new RequestNotes();
    const builder = new TurnBuilder(notes, hints);
    const { id } = readCallId(called, notes, "/calls");
    const call = { type: "tool-call", id, name: "look", argumentsJson: "{}" } as const;
    builder.assistant([call], [{ pointer: "/calls", clientId: called }]);
    builder.answer(answered, { content: [], isError: false }, "/p");
    expect(draw(builder.finish().turns)).toBe(`a(${id}) t(${id})`);
    notes.throwIssues();
  }
});
