import { expect, test } from "vitest";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { packReasoning, unpackReasoning } from "./reasoning-item.ts";

const { upstream } = testRequest();
const item = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAAAAB" } as const;
const placed = { item, beforeText: true };

test("reasoning is unchanged after packing and unpacking", () => {
  expect(unpackReasoning(packReasoning([placed], upstream), upstream)).toEqual([placed]);
});

test.each<[string, object]>([
  ["no items", { items: [] }],
  ["no list", {}],
  [
    "an item that cannot be sent back, with one that can",
    { items: [placed, { item: { id: "a" } }] },
  ],
  ["an item without an id", { items: [{ item: { encrypted_content: "gAAAAAB" } }] }],
])("a state with %s is not used", (_what, value) => {
  expect(unpackReasoning(writeReasoningState(upstream, value), upstream)).toBeUndefined();
});

test("unknown fields of an item are not sent", () => {
  const state = writeReasoningState(upstream, {
    items: [{ item: { ...item, role: "system", summary: [{ text: "a", more: 1 }] } }],
  });
  expect(unpackReasoning(state, upstream)).toEqual([
    { item: { ...item, summary: [{ type: "summary_text", text: "a" }] }, beforeText: false },
  ]);
});
