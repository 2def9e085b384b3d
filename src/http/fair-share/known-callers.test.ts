import { expect, test } from "vitest";
import { KnownCallers } from "./known-callers.ts";

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

type Request = Parameters<KnownCallers["find"]>[0];

const isKnown = (callers: KnownCallers, request: Request): boolean =>
  callers.find(request) !== null;

test("a caller is known by its secret in either header, until the secret is removed", () => {
  const callers = new KnownCallers();
  expect(isKnown(callers, bearer("a"))).toBe(false);
  callers.add(bearer("a"));
  expect(isKnown(callers, bearer("a"))).toBe(true);
  expect(isKnown(callers, { headers: { "x-api-key": "a" } })).toBe(true);
  expect(isKnown(callers, bearer("b"))).toBe(false);
  callers.delete(bearer("a"));
  expect(isKnown(callers, bearer("a"))).toBe(false);
});

test("equal secrets are the same caller, different ones are not", () => {
  const callers = new KnownCallers();
  for (const key of ["a", "b"]) callers.add(bearer(key));
  const [one, again, other] = ["a", "a", "b"].map((key) => callers.find(bearer(key)));
  expect([one === again, one === other]).toEqual([true, false]);
});

test("a request without a secret has no known caller", () => {
  const callers = new KnownCallers();
  callers.add({ headers: {} });
  callers.delete({ headers: {} });
  expect(isKnown(callers, { headers: {} })).toBe(false);
});

test("a request with two secrets has no known caller: new ones each time would evict others", () => {
  const callers = new KnownCallers(1);
  callers.add(bearer("a"));
  callers.add({ headers: { authorization: "Bearer a", "x-api-key": "b" } });
  expect(isKnown(callers, { headers: { authorization: "Bearer a", "x-api-key": "b" } })).toBe(
    false,
  );
  expect(isKnown(callers, bearer("a"))).toBe(true);
});

test("at the limit, the least recently used secret is evicted", () => {
  const callers = new KnownCallers(2);
  for (const key of ["a", "b", "a", "c"]) callers.add(bearer(key));
  expect(["a", "b", "c"].map((key) => isKnown(callers, bearer(key)))).toEqual([true, false, true]);
});

test("an overlong secret has no known caller", () => {
  const callers = new KnownCallers();
  const long = bearer("a".repeat(513));
  callers.add(long);
  expect(isKnown(callers, long)).toBe(false);
});
