import { expect, test } from "vitest";
import { acceptedChanges, withoutAccepted } from "./accepted-changes.ts";
import type { Change } from "./change.ts";

const change = (text: string): Change => ({ place: "/x", verdict: "breaking", text });
const [kept, other] = [change("a field is gone"), change("request: pattern changes")];
const accepted = [{ contract: "/a", text: /^a field/, reason: "why" }];

test("an accepted change is allowed in its contract only", () => {
  expect(withoutAccepted("/a", [kept, other], accepted)).toEqual({ faults: [other], stale: [] });
  expect(withoutAccepted("/b", [kept], accepted)).toEqual({ faults: [kept], stale: [] });
});

test("an accepted change that no longer occurs is stale", () => {
  expect(withoutAccepted("/a", [other], accepted)).toEqual({ faults: [other], stale: accepted });
});

const LINE = String.raw`^[^\x00-\x1f\x7f-\x9f]*$`;

test.each([
  ["none", LINE, 0],
  [String.raw`\S`, LINE, 0],
  [String.raw`^[!-~]+$`, LINE, 1],
  ["none", "^[a-z]$", 1],
])("a pattern that replaces %s: %s", (from, to, count) => {
  const found = [change(`request: pattern changes from ${from} to ${to}`)];
  const { faults } = withoutAccepted("/admin/api/v1", found);
  expect([faults.length, acceptedChanges.length > 0]).toEqual([count, true]);
});
