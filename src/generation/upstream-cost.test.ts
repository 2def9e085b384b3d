import { expect, test } from "vitest";
import { picoUsd } from "../core/money/amounts.ts";
import { complete, end, fail, start, text, used } from "./testing/events.ts";
import { runScript, type ScriptOptions } from "./testing/run-script.ts";
import type { Step } from "./testing/scripted-upstream.ts";

/** 100 nano-dollars per input token and 300 per output token; the customer pays 1,000 and 2,000. */
const upstreamPricing = {
  prompt: picoUsd(100_000),
  completion: picoUsd(300_000),
  cachedPrompt: null,
  cacheWrite: null,
};

const whole: ScriptOptions = { stream: false };

test.each<[string, readonly Step[], ScriptOptions, string]>([
  ["a finished reply", complete, {}, "finished 11000 for 1400 at scripted"],
  [
    "a broken stream, by the same estimate",
    [[start, text]],
    {},
    "broken ~11000 for 1400 at scripted",
  ],
  [
    "a failed reply with reported usage",
    [[start, text, used({ output: 3 })], fail("server-error")],
    whole,
    "failed 0 for 1400 at scripted",
  ],
  ["a failed reply with reported input", [[start, text]], whole, "failed 0 for 500 at scripted"],
  [
    "a failed reply with an implausible output",
    [[start, used({ output: -1 })], fail("server-error")],
    whole,
    "failed 0 for 500 at scripted",
  ],
  [
    "a client that left a stream with reported input",
    [{ reports: { freshInput: 9 } }, "client-leaves"],
    {},
    "client-gone ~9000 for 900 at scripted",
  ],
  [
    "a deadline in a stream with reported input",
    [{ reports: { freshInput: 9 } }, "hangs"],
    { totalMs: 5 },
    "failed 0 for 900 at scripted",
  ],
  [
    "a deadline in such a stream after its head was sent",
    [{ reports: { freshInput: 9 } }, "hangs"],
    { totalMs: 10_000 },
    "broken 0 for 900 at scripted",
  ],
  [
    "a client that left after the report had become part of the reply",
    [{ reports: { freshInput: 9 } }, [start, text], "client-leaves"],
    {},
    "client-gone ~11000 for 1400 at scripted",
  ],
  [
    "a client that left the call after one with reported input",
    [{ reports: { freshInput: 9 } }, fail("overloaded"), "next-call", "client-leaves"],
    { fallback: true },
    "client-gone ~4000 for 400 at fallback",
  ],
  [
    "a failed call with reported input",
    [{ reports: { freshInput: 9 } }, fail("server-error")],
    {},
    "failed 0 for 0 at scripted",
  ],
  ["a refusal", [fail("server-error", 500)], {}, "failed 0 for 0 at scripted"],
  [
    "a client that left before any call",
    complete,
    { leftBefore: new Error("left") },
    "client-gone 0 for 0 at null",
  ],
  [
    "usage beyond the hold: its cost is not capped",
    [
      [start, text],
      [used({ output: 900 }), end],
    ],
    {},
    "finished 207000 for 270500 at scripted",
  ],
])("%s: the charge and the cost", async (_, steps, options, want) => {
  const { settled } = await runScript(steps, { upstreamPricing, ...options });
  const charge = `${settled?.estimated === true ? "~" : ""}${settled?.charge}`;
  expect(`${settled?.outcome} ${charge} for ${settled?.cost} at ${settled?.upstream}`).toBe(want);
});

test.each<[string, readonly Step[], ScriptOptions, string]>([
  [
    "finished",
    [
      [start, text],
      [used({ output: 3, vendorCost: "0.1" }), end],
    ],
    {},
    "finished",
  ],
  ["broken", [[start, used({ vendorCost: "0.1" })], fail("server-error")], {}, "broken"],
  ["failed", [[start, used({ vendorCost: "0.1" })], fail("server-error")], whole, "failed"],
])("the cost reported by a vendor is recorded: %s", async (_, steps, options, outcome) => {
  const { settled } = await runScript(steps, options);
  expect(settled).toMatchObject({ outcome, vendorCost: "0.1" });
});

test("an upstream without an own price costs the catalog's", async () => {
  const { settled } = await runScript(complete);
  expect(settled).toMatchObject({ charge: 11_000, cost: 11_000 });
});
