import { expect, test } from "vitest";
import { KnownCallers } from "./known-callers.ts";

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

type Request = Parameters<KnownCallers["find"]>[0];

const isKnown = (callers: KnownCallers, request: Request): boolean =>
  callers.find(request) !== null;

test("a caller is known by its secret, wherever it stands, until that was of no use", () => {
  const callers = new KnownCallers();
  expect(isKnown(callers, bearer("a"))).toBe(false);
  callers.add(bearer("a"));
  expect(isKnown(callers, bearer("a"))).toBe(true);
  expect(isKnown(callers, { headers: { "x-api-key": "a" } })).toBe(true);
  expect(isKnown(callers, bearer("b"))).toBe(false);
  callers.delete(bearer("a"));
  expect(isKnown(callers, bearer("a"))).toBe(false);
});

test("the same secret is the same caller, another one another", () => {
  const callers = new KnownCallers();
  for (const key of ["a", "b"]) callers.add(bearer(key));
  const [one, again, other] = ["a", "a", "b"].map((key) => callers.find(bearer(key)));
  expect([one === again, one === other]).toEqual([true, false]);
});

test("a request without a secret is nobody's", () => {
  const callers = new KnownCallers();
  callers.add({ headers: {} });
  callers.delete({ headers: {} });
  expect(isKnown(callers, { headers: {} })).toBe(false);
});

test("a request with two secrets is nobody's: a new one each time would push others out", () => {
  const callers = new KnownCallers(1);
  callers.add(bearer("a"));
  callers.add({ headers: { authorization: "Bearer a", "x-api-key": "b" } });
  expect(isKnown(callers, { headers: { authorization: "Bearer a", "x-api-key": "b" } })).toBe(
    false,
  );
  expect(isKnown(callers, bearer("a"))).toBe(true);
});

test("of too many, the one that was used longest ago is forgotten", () => {
  const callers = new KnownCallers(2);
  for (const key of ["a", "b", "a", "c"]) callers.add(bearer(key));
  expect(["a", "b", "c"].map((key) => isKnown(callers, bearer(key)))).toEqual([true, false, true]);
});

test("a secret of a length that no key has is nobody's", () => {
  const callers = new KnownCallers();
  const long = bearer("a".repeat(513));
  callers.add(long);
  expect(isKnown(callers, long)).toBe(false);
});
