import { expect, test } from "vitest";
import { acceptedChanges, withoutAccepted } from "./accepted-changes.ts";
import type { Change } from "./change.ts";

const change = (text: string): Change => ({ place: "/x", verdict: "breaking", text });
const [kept, other] = [change("a field is gone"), change("request: pattern changes")];
const accepted = [{ contract: "/a", revision: "2026-02-01", text: /^a field/, reason: "why" }];
const span = { after: "2026-01-01", until: "2026-02-01" };

test("an accepted change is allowed in its contract only", () => {
  expect(withoutAccepted("/a", [kept, other], span, accepted)).toEqual({
    faults: [other],
    stale: [],
  });
  expect(withoutAccepted("/b", [kept], span, accepted)).toEqual({ faults: [kept], stale: [] });
});

test("a change is accepted between revisions of which only the second has it", () => {
  const faultsOf = (after: string, until: string) =>
    withoutAccepted("/a", [kept], { after, until }, accepted).faults.length;
  expect([
    faultsOf("2026-01-31", "unreleased"),
    faultsOf("2026-02-01", "unreleased"),
    faultsOf("2026-01-01", "2026-01-31"),
  ]).toEqual([0, 1, 1]);
});

test("an accepted change that no longer occurs is stale", () => {
  expect(withoutAccepted("/a", [other], span, accepted)).toEqual({
    faults: [other],
    stale: accepted,
  });
});

const everything = { after: "", until: "unreleased" };
const LINE = String.raw`^[^\x00-\x1f\x7f-\x9f]*$`;

test.each([
  ["none", LINE, 0],
  [String.raw`\S`, LINE, 0],
  [String.raw`^[!-~]+$`, LINE, 1],
  ["none", "^[a-z]$", 1],
])("a pattern that replaces %s: %s", (from, to, count) => {
  const found = [change(`request: pattern changes from ${from} to ${to}`)];
  const { faults } = withoutAccepted("/admin/api/v1", found, everything);
  expect([faults.length, acceptedChanges.length > 0]).toEqual([count, true]);
});
