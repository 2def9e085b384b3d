import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { createLookupPublic } from "./lookup-public.ts";

/** What a connection is given for a name that resolves to these addresses. */
function lookUp(addresses: readonly string[], all: boolean, error: Error | null = null) {
  const asked: unknown[] = [];
  const given: unknown[] = [];
  const lookup = createLookupPublic((name, family, done) => {
    asked.push([name, family]);
    const found = addresses.map((address): LookupAddress => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    done(error, found);
  });
  lookup("h.test", { all, family: 4 }, (...result) => given.push(...result));
  return { asked, given };
}

test("a name leads to its public addresses alone", () => {
  const { asked, given } = lookUp(["10.0.0.1", "8.8.8.8", "::1", "2606:4700::1"], true);
  expect(asked).toEqual([["h.test", 4]]);
  expect(given).toEqual([
    null,
    [
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1", family: 6 },
    ],
  ]);
  expect(lookUp(["10.0.0.1", "8.8.8.8"], false).given).toEqual([null, "8.8.8.8", 4]);
});

test.each([[["127.0.0.1", "::1"]], [["169.254.169.254"]], [[]]])(
  "a name that resolves to %j leads nowhere",
  (addresses) => {
    for (const all of [true, false]) {
      expect(lookUp(addresses, all).given[0]).toEqual(new Error("the name has no public address"));
    }
  },
);

test("a name that does not resolve says so", () => {
  const error = new Error("ENOTFOUND");
  expect(lookUp([], true, error).given[0]).toBe(error);
});
