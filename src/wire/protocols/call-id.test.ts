import fc from "fast-check";
import { expect, test } from "vitest";
import { joinCallId, splitCallId } from "./call-id.ts";

const id = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom("call_1", "a__gw1_b", "__gw1_", "call_1__gw1_AAAAAAAAstate"),
);
const state = fc.string({
  unit: fc.constantFrom(..."ABCxyz019-_"),
  minLength: 1,
  maxLength: 200,
});

test("a call's id and its state survive a round trip", () => {
  fc.assert(
    fc.property(id, state, (own, reasoningState) => {
      fc.pre(!reasoningState.includes("__gw1_"));
      const joined = joinCallId({ id: own, reasoningState });
      expect(splitCallId(joined)).toEqual({ id: own, reasoningState, isDamaged: false });
    }),
  );
});

test("an id without a state survives a round trip", () => {
  fc.assert(
    fc.property(id, (own) => {
      expect(splitCallId(joinCallId({ id: own }))).toEqual({ id: own, isDamaged: false });
    }),
  );
});

test("an id without a state is the call's own id", () => {
  expect(joinCallId({ id: "call_1" })).toBe("call_1");
});

test("ids with a state contain only letters, digits, - and _", () => {
  expect(joinCallId({ id: "call_1", reasoningState: "abc-_9" })).toMatch(
    /^call_1__gw1_[\w-]{8}abc-_9$/,
  );
});

test("ids nest: one gateway behind another", () => {
  const inner = joinCallId({ id: "call_1", reasoningState: "inner" });
  const outer = joinCallId({ id: inner, reasoningState: "outer" });
  const split = splitCallId(outer);
  expect(split).toEqual({ id: inner, reasoningState: "outer", isDamaged: false });
  expect(splitCallId(splitCallId(joinCallId({ id: inner })).id).reasoningState).toBe("inner");
});

const joined = joinCallId({ id: "call_1", reasoningState: "state" });

test.each([
  ["cut", joined.slice(0, -1)],
  ["cut to its separator", "call_1__gw1_"],
  ["changed in its state", joined.replace("state", "State")],
  ["changed in its own id", joined.replace("call_1", "call_2")],
])("an id that a client has %s loses only its state", (_how, text) => {
  expect(splitCallId(text)).toEqual({
    id: text.slice(0, "call_1".length),
    isDamaged: true,
  });
});

test("a state that is too long, or contains the separator, is dropped", () => {
  expect(joinCallId({ id: "call_1", reasoningState: "a".repeat(131_073) })).toBe("call_1");
  expect(joinCallId({ id: "call_1", reasoningState: "a__gw1_b" })).toBe("call_1");
  const longest = "a".repeat(131_072);
  expect(splitCallId(joinCallId({ id: "c", reasoningState: longest })).reasoningState).toBe(
    longest,
  );
});
