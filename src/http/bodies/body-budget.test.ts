import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { BodyBudget, defaultBodyBytesInFlight } from "./body-budget.ts";
import type { BodyShare } from "./body-budget.ts";

/** Returns `taken`, or the message of the refusal, which names the exceeded limit. */
function take(share: BodyShare, bytes: number): string {
  try {
    share.take(bytes);
    return "taken";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    expect([error.kind, error.retryAfterMs]).toEqual(["overloaded", 1_000]);
    return error.message.includes("this key") ? "key full" : "full";
  }
}

describe("the budget of body bytes", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["a key takes a quarter", ["a 100", "a 1"], ["taken", "key full"]],
    ["each key has its own quarter", ["a 100", "b 100"], ["taken", "taken"]],
    [
      "four keys take all",
      ["a 100", "b 100", "c 100", "d 100", "e 1"],
      ["taken", "taken", "taken", "taken", "full"],
    ],
    ["a single body may exceed the whole budget", ["a 900"], ["taken"]],
    ["and then no other is accepted", ["a 900", "b 1"], ["taken", "full"]],
    ["refused bytes are not counted", ["a 90", "a 20", "a 10"], ["taken", "key full", "taken"]],
  ])("%s", (_fact, requests, answers) => {
    const budget = new BodyBudget(400);
    const given = requests.map((request) => {
      const [key = "", bytes] = request.split(" ");
      return take(budget.open(key), Number(bytes));
    });
    expect(given).toEqual(answers);
  });

  it("lets a body exceed its share while it is alone, but not after another has arrived", () => {
    const budget = new BodyBudget(400);
    const large = budget.open("a");
    expect([take(large, 90), take(large, 90)]).toEqual(["taken", "taken"]);
    const small = budget.open("a");
    expect([take(small, 1), take(large, 1)]).toEqual(["key full", "taken"]);
    large.release();
    expect(take(small, 1)).toBe("taken");
  });

  it("is empty again when all requests have ended, even after refusals", () => {
    const step = fc.record({
      key: fc.constantFrom("a", "b", "c"),
      bytes: fc.array(fc.nat(200), { maxLength: 4 }),
      releases: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const budget = new BodyBudget(400);
        const shares = steps.map(({ key, bytes, releases }) => {
          const share = budget.open(key);
          for (const count of bytes) take(share, count);
          for (let at = 0; at < releases; at += 1) share.release();
          return share;
        });
        for (const share of shares) share.release();
        expect([budget.bytes, budget.keys]).toEqual([0, 0]);
        expect(take(budget.open("a"), 400)).toBe("taken");
      }),
    );
  });

  it("is a part of the heap by default", () => {
    expect(defaultBodyBytesInFlight()).toBeGreaterThan(16_777_216);
  });
});
