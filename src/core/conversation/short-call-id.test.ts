import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainCallId, joinShortCallId, readShortCallId } from "./short-call-id.ts";

const secret = fc.string({
  unit: fc.constantFrom(..."ABCxyz019-_"),
  minLength: 22,
  maxLength: 22,
});
const ownId = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."aZ09-_"), maxLength: 80 }),
  fc.constantFrom("functions.look:0", "a__gw1_b", `a__gw2_${"s".repeat(22)}`, "call", "__gw2_"),
);

test("an id has at most 64 letters, digits, - and _, and gives its secret back", () => {
  fc.assert(
    fc.property(ownId, secret, (own, random) => {
      const id = joinShortCallId(own, random);
      expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      const read = readShortCallId(id);
      expect(read?.secret).toBe(random);
      expect([own, null]).toContain(read?.ownId);
    }),
  );
});

test("it shows the call's own id if that fits", () => {
  const random = "s".repeat(22);
  for (const own of ["toolu_bdrk_01ABCDEFGHIJKLMNOPQRSTUV", "call_abc", "a".repeat(36)]) {
    expect(joinShortCallId(own, random)).toBe(`${own}__gw2_${random}`);
  }
  for (const own of ["a".repeat(37), "functions.look:0", "a__gw1_b", "a__gw2_b", ""]) {
    expect(joinShortCallId(own, random)).toBe(`call__gw2_${random}`);
  }
});

test("a number that makes a repeated id distinct is no part of it", () => {
  const random = `${"s".repeat(19)}_12`;
  const read = { ownId: "call_1", secret: random };
  expect(readShortCallId(`call_1__gw2_${random}`)).toEqual(read);
  expect(readShortCallId(`call_1__gw2_${random}_2`)).toEqual(read);
});

test.each(["call_1", "", "a__gw2_short", `__gw2_${"s".repeat(22)}`, `a__gw2_${"s".repeat(23)}`])(
  "%j is no short id",
  (id) => {
    expect(readShortCallId(id)).toBeNull();
  },
);

test.each([
  ["call_1", true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["", false],
  ["functions.look:0", false],
  ["call_1__gw1_AAAAAAAA", false],
  ["call_1__gw2_", false],
])("whether clients can have %j as it is: %s", (id, expected) => {
  expect(isPlainCallId(id)).toBe(expected);
});
