import { expect, test } from "vitest";
import type { ReasoningEffort } from "../core/conversation/conversation.ts";
import { HiddenReasoning } from "./hidden-reasoning.ts";

const asked = (id: string, effort?: ReasoningEffort) => ({
  model: { id, maxOutputTokens: 10_000 },
  conversation: { reasoning: { enabled: true, ...(effort && { effort }) } },
});

const reply = (reasoning: number | undefined, shown = "") => ({
  blocks: [{ type: "reasoning", text: shown }] as const,
  usage: { output: Math.max(9_000, reasoning ?? 0), ...(reasoning !== undefined && { reasoning }) },
});

test("the expected hidden reasoning is a mean that follows the latest replies", () => {
  const hidden = new HiddenReasoning();
  expect(hidden.expected(asked("a"))).toBe(0);
  hidden.note(asked("a"), reply(800));
  expect(hidden.expected(asked("a"))).toBe(800);
  hidden.note(asked("a"), reply(1_600));
  expect(hidden.expected(asked("a"))).toBe(900);
  for (let count = 0; count < 100; count += 1) hidden.note(asked("a"), reply(80));
  expect(hidden.expected(asked("a"))).toBe(80);
});

test("it is known by model and effort", () => {
  const hidden = new HiddenReasoning();
  hidden.note(asked("a", "high"), reply(800));
  expect(
    [asked("a"), asked("a", "low"), asked("b", "high")].map((one) => hidden.expected(one)),
  ).toEqual([0, 0, 0]);
});

test("shown reasoning is not hidden, and a reply without a report says nothing", () => {
  const hidden = new HiddenReasoning();
  hidden.note(asked("a"), reply(100, "x".repeat(240)));
  expect(hidden.expected(asked("a"))).toBe(40);
  hidden.note(asked("a"), reply(undefined));
  expect(hidden.expected(asked("a"))).toBe(40);
  hidden.note(asked("b"), reply(10, "x".repeat(240)));
  expect(hidden.expected(asked("b"))).toBe(0);
  hidden.note(asked("c"), { ...reply(100), omitted: { output: 9, reasoning: 200 } });
  expect(hidden.expected(asked("c"))).toBe(50);
});

test("a report that contradicts itself or the model says nothing", () => {
  const hidden = new HiddenReasoning();
  hidden.note(asked("a"), reply(80));
  hidden.note(asked("a"), reply(1e9));
  hidden.note(asked("a"), { ...reply(90), usage: { output: 80, reasoning: 90 } });
  expect(hidden.expected(asked("a"))).toBe(80);
});
