import fc from "fast-check";
import { expect, test } from "vitest";
import { readCallId, splitCallId } from "./call-id.ts";
import { RequestNotes } from "./request-notes.ts";
import { oldCallId } from "./testing/old-call-id.ts";

const id = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom("call_1", "a__gw1_b", "__gw1_", "call_1__gw1_AAAAAAAAstate"),
);
const state = fc.string({ unit: fc.constantFrom(..."ABCxyz019-_"), maxLength: 200 });

test("an id of an earlier release is split into the call's id and its state", () => {
  fc.assert(
    fc.property(id, state, (own, reasoningState) => {
      fc.pre(!reasoningState.includes("__gw1_"));
      const kept = reasoningState === "" ? {} : { reasoningState };
      const expected = { id: own, ...kept, isDamaged: false };
      expect(splitCallId(oldCallId(own, reasoningState))).toEqual(expected);
    }),
  );
});

test("these ids nest: one gateway behind another", () => {
  const inner = oldCallId("call_1", "inner");
  expect(splitCallId(oldCallId(inner, "outer"))).toEqual({
    id: inner,
    reasoningState: "outer",
    isDamaged: false,
  });
});

const joined = oldCallId("call_1", "state");

test.each([
  ["cut", joined.slice(0, -1)],
  ["cut to its separator", "call_1__gw1_"],
  ["changed in its state", joined.replace("state", "State")],
  ["changed in its own id", joined.replace("call_1", "call_2")],
])("such an id that a client has %s loses only its state", (_how, text) => {
  expect(splitCallId(text)).toEqual({
    id: text.slice(0, "call_1".length),
    isDamaged: true,
  });
});

const short = `call_1__gw2_${"s".repeat(22)}`;

test.each([
  ["a plain id", "call_1", { id: "call_1" }, [], []],
  ["an id of an earlier release", joined, { id: "call_1", reasoningState: "state" }, [], ["/id"]],
  ["a damaged one", joined.slice(0, -1), { id: "call_1" }, ["/id"], []],
  ["a short id", short, { id: short }, [], ["/id"]],
  ["a damaged one", short.slice(0, -1), { id: "call_1" }, ["/id"], []],
])("%s is read, and its place is noted", (_what, text, identity, ignored, places) => {
  const notes = new RequestNotes();
  expect(readCallId(text, notes, "/id")).toEqual(identity);
  const taken = notes.decodedFields();
  expect(taken.ignored).toEqual(ignored);
  expect(taken.ignoredPointers(["reasoning-state"])).toEqual(places);
});
