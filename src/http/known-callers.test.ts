import { expect, test } from "vitest";
import { KnownCallers } from "./known-callers.ts";

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

test("a caller is known by its secret, wherever it stands, until that was of no use", () => {
  const callers = new KnownCallers();
  expect(callers.has(bearer("a"))).toBe(false);
  callers.add(bearer("a"));
  expect(callers.has(bearer("a"))).toBe(true);
  expect(callers.has({ headers: { "x-api-key": "a" } })).toBe(true);
  expect(callers.has(bearer("b"))).toBe(false);
  callers.delete(bearer("a"));
  expect(callers.has(bearer("a"))).toBe(false);
});

test("a request without a secret is nobody's", () => {
  const callers = new KnownCallers();
  callers.add({ headers: {} });
  callers.delete({ headers: {} });
  expect(callers.has({ headers: {} })).toBe(false);
});

test("a request with two secrets is nobody's: a new one each time would push others out", () => {
  const callers = new KnownCallers(1);
  callers.add(bearer("a"));
  callers.add({ headers: { authorization: "Bearer a", "x-api-key": "b" } });
  expect(callers.has({ headers: { authorization: "Bearer a", "x-api-key": "b" } })).toBe(false);
  expect(callers.has(bearer("a"))).toBe(true);
});

test("of too many, the one that was used longest ago is forgotten", () => {
  const callers = new KnownCallers(2);
  for (const key of ["a", "b", "a", "c"]) callers.add(bearer(key));
  expect(["a", "b", "c"].map((key) => callers.has(bearer(key)))).toEqual([true, false, true]);
});
