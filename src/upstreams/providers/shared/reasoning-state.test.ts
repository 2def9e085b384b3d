import { expect, test } from "vitest";
import { readReasoningState, writeReasoningState } from "./reasoning-state.ts";
import { testRequest } from "../transport/test-upstream.ts";

const { upstream } = testRequest();
const value = { text: "Let me think… 👋" };
const state = writeReasoningState(upstream, value);

test("a state is read by the upstream that wrote it, and can be part of an id", () => {
  expect(readReasoningState(upstream, state)).toEqual(value);
  expect(state).toMatch(/^[\w-]+$/);
});

test.each([
  ["of another upstream", { ...upstream, id: "other" }, state],
  ["that is cut", upstream, state.slice(0, -4)],
  ["that is empty", upstream, ""],
  ["that is only a mark", upstream, state.slice(0, 8)],
])("a state %s is not read", (_which, reader, text) => {
  expect(readReasoningState(reader, text)).toBeUndefined();
});
