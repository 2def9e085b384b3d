import { expect, test } from "vitest";
import type { PlaceUpdate, VerifiedPart } from "./verification.ts";
import { verifyLedger } from "./verify-ledger.ts";

const part = (
  seq: number,
  next: string | null,
  problems: readonly string[] = [],
): VerifiedPart => ({
  ok: problems.length === 0,
  accounts: 1,
  entries: seq,
  repaired: 0,
  full: false,
  problems,
  rewinds: [],
  places: [],
  seq,
  next,
});

/** Returns a ledger with these parts, in which storing places takes a while. */
function start(parts: readonly VerifiedPart[], keepFails = false) {
  const calls: string[] = [];
  const left = [...parts];
  const verify = async ({ after = null }: { readonly after?: string | null } = {}) => {
    calls.push(`verify ${after}`);
    return left.shift() ?? expect.unreachable();
  };
  const keep = async ({ seq }: PlaceUpdate): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (keepFails) throw new Error("away");
    calls.push(`keep ${seq}`);
  };
  return { calls, report: verifyLedger({ verify }, { full: false, keep }) };
}

test("the places of each consistent part are stored before the next part is verified", async () => {
  const { calls, report } = start([part(7, "b"), part(5, "c"), part(9, null)]);
  expect(await report).toMatchObject({ ok: true, accounts: 3, entries: 21, problems: [] });
  // The place in the log moves last, to the end that every part has reached.
  const steps = ["verify null", "keep null", "verify b", "keep null", "verify c", "keep 5"];
  expect(calls).toEqual(steps);
});

test("after the first problem no place is stored, and all parts are verified", async () => {
  const { calls, report } = start([part(7, "b"), part(5, "c", ["p"]), part(9, null, ["q"])]);
  expect(await report).toMatchObject({ ok: false, accounts: 3, problems: ["p", "q"] });
  expect(calls).toEqual(["verify null", "keep null", "verify b", "verify c"]);
});

test("a place that cannot be stored fails the verification", async () => {
  await expect(start([part(1, null)], true).report).rejects.toThrow("away");
});
