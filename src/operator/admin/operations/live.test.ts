import { beforeEach, describe, expect, it, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { LiveFigures } from "../../../system/observe/live-figures.ts";
import { AdminTestHarness, NOW } from "../testing/admin-test-harness.ts";

let harness: AdminTestHarness;
beforeEach(() => {
  harness = new AdminTestHarness();
});

/** Sets the state of the gateway's process. */
function run(figures: Partial<LiveFigures>): void {
  const idle: LiveFigures = {
    requests: 0,
    streams: 0,
    ledgerCalls: 0,
    eventLoopDelayMs: 0,
    isStoreUp: true,
    generations: [],
    breakers: [],
  };
  harness.parts = { live: () => ({ ...idle, ...figures }) };
}

test("showLive requires a running gateway", async () => {
  expect(await harness.refusal("showLive")).toBe("404 not_found: No gateway is running here.");
});

describe("open work", () => {
  test.each([true, false])(
    "is the state of the process and of its store: %s",
    async (isStoreUp) => {
      run({ requests: 3, streams: 30, ledgerCalls: 300, eventLoopDelayMs: 7.6, isStoreUp });
      expect(await harness.call("showLive")).toEqual({
        object: "live",
        at: "2026-06-15T10:30:20.500Z",
        requests: 3,
        streams: 30,
        ledger_calls: 300,
        event_loop_delay_ms: 8,
        store_up: isStoreUp,
        models: [],
        breakers: [],
      });
    },
  );

  it("is shown by model, highest count first", async () => {
    const open = (model: string, isStream: boolean) => ({ model, isStream });
    run({
      generations: [
        open("a/one", true),
        open("b/many", false),
        open("b/many", true),
        open("b/many", false),
      ],
    });
    expect((await harness.call("showLive")).models).toEqual([
      { model: "b/many", requests: 3, streams: 1 },
      { model: "a/one", requests: 1, streams: 1 },
    ]);
  });

  test.each<[number, Schemas["LiveBreaker"]["state"]]>([
    [0, "closed"],
    [1, "half-open"],
    [2, "open"],
  ])("a breaker in the state %j is shown as %s", async (state, shown) => {
    const named = { upstream: "openai:a", model: "m/a" };
    run({ breakers: [{ ...named, state, outage: null }] });
    const { breakers } = await harness.call("showLive");
    expect(breakers).toEqual([{ ...named, state: shown, outage: null }]);
  });

  test("an open breaker has its begin, its cause and its next trial", async () => {
    const cause = { requestId: "req_1", failure: "connect", status: 0 };
    const times = { sinceMs: NOW - 60_000, nextTrialMs: NOW + 5_000 };
    const breaker = { upstream: "openai:a", model: "m/a", state: 2 };
    run({
      breakers: [
        { ...breaker, outage: { ...times, cause } },
        { ...breaker, outage: { ...times, cause: null } },
      ],
    });
    const shown = { since: "2026-06-15T10:29:20.500Z", next_trial_at: "2026-06-15T10:30:25.500Z" };
    const { breakers } = await harness.call("showLive");
    expect(breakers.map(({ outage }) => outage)).toEqual([
      { ...shown, request_id: "req_1", failure: "connect", status: 0 },
      { ...shown, request_id: null, failure: null, status: null },
    ]);
  });
});
