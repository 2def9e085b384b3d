import { beforeEach, describe, expect, it } from "vitest";
import type { Schemas } from "../../generated/admin/types.ts";
import { ReportTimeout } from "../errors/store-unavailable.ts";
import { noActivity, type ActivityFigures } from "../observe/activity/activity-figures.ts";
import type { ActivitySeries } from "../observe/activity/activity-log.ts";
import { AdminDesk, NOW } from "./testing/admin-desk.ts";

const MINUTE_MS = 60_000;
/** The minute since 1970 that runs now. */
const LAST = Math.floor(NOW / MINUTE_MS);
const minuteAt = (minute: number): string => new Date(minute * MINUTE_MS).toISOString();

let desk: AdminDesk;
beforeEach(() => {
  desk = new AdminDesk();
});

/** The gateway's processes have counted this. */
function run({ activity: counted }: { readonly activity: readonly ActivitySeries[] }): void {
  desk.parts = {
    figures: { live: () => Promise.resolve([]), activity: () => Promise.resolve(counted) },
  };
}

/** A process that has run since some minutes ago. */
function series(
  minutesAgo: number,
  ...minutes: readonly (readonly [number, Partial<ActivityFigures>])[]
): ActivitySeries {
  return {
    sinceMs: NOW - minutesAgo * MINUTE_MS,
    minutes: minutes.map(([ago, figures]) => [LAST - ago, { ...noActivity, ...figures }]),
  };
}

const activity = (window?: Schemas["ActivityReport"]["window"]) =>
  desk.call("showActivity", { query: window === undefined ? {} : { window } });
describe("the minutes before the processes began", () => {
  const MIDDLE = NOW - 5 * MINUTE_MS;

  /** Two requests that ended, a refused one and one that failed after its hold; then a restart. */
  async function before(): Promise<void> {
    const account = await desk.account();
    const key = await desk.key(account);
    const at = (atMs: number) => ({ startedAtMs: atMs, end: { atMs } });
    await desk.serve({ id: "r1", account, key, charge: "0.25", ...at(MIDDLE - MINUTE_MS) });
    await desk.serve({ id: "r2", account, key, charge: "0.5", ...at(MIDDLE - 1) });
    await desk.serve({ id: "late", account, key, charge: "1", ...at(MIDDLE) });
    const failed = {
      accountId: account,
      keyId: key,
      model: null,
      pointer: null,
      atMs: MIDDLE - 1,
      protocol: "chat" as const,
      status: 502,
      code: "upstream_error",
    };
    await desk.store.addFailedRequests([
      { ...failed, id: "r2" },
      { ...failed, id: "r3", status: 429, code: "rate_limited" },
      { ...failed, id: "r4", protocol: null, status: 404, code: "not_found" },
    ]);
  }

  it("are from the ledger: what ended and was refused, without durations", async () => {
    await before();
    run({ activity: [series(5, [5, { requests: 1, chargeNanoUsd: 1_000_000_000 }])] });
    const { data } = await activity("15m");
    const [earlier, began] = data.slice(-7);
    const nothing = { duration: null, first_token: null };
    expect(earlier).toEqual({
      at: minuteAt(LAST - 6),
      requests: 1,
      errors: [],
      input_tokens: 30,
      output_tokens: 20,
      charge: "0.25",
      ...nothing,
    });
    // The processes began within this minute: what ended before and since are one.
    expect(began).toEqual({
      at: minuteAt(LAST - 5),
      requests: 3,
      input_tokens: 30,
      output_tokens: 20,
      errors: [
        { code: "rate_limited", count: 1 },
        { code: "upstream_error", count: 1 },
      ],
      charge: "1.5",
      ...nothing,
    });
  });

  it("are read once for each start, and again where the ledger was away", async () => {
    await before();
    run({ activity: [series(5)] });
    let opened = 0;
    const openStore = () => {
      opened += 1;
      return opened === 1 ? Promise.reject(new Error("away")) : Promise.resolve(desk.store);
    };
    desk.parts = { ...desk.parts, openStore };
    const lengths = [];
    for (let time = 0; time < 3; time += 1) lengths.push((await activity("15m")).data.length);
    expect([lengths, opened]).toEqual([[6, 15, 15], 2]);
    run({ activity: [series(4)] });
    desk.parts = { ...desk.parts, openStore };
    await activity("15m");
    expect(opened).toBe(3);
  });

  it("that take too long are left out, and not asked for again", async () => {
    await before();
    run({ activity: [series(5)] });
    const asked: unknown[] = [];
    const late = (query: { readonly timeoutMs?: number }) => {
      asked.push(query.timeoutMs);
      return Promise.reject(new ReportTimeout("the report took too long"));
    };
    Object.assign(desk.store, { usage: late, listFailedRequests: late });
    const openStore = () => Promise.resolve(desk.store);
    desk.parts = { ...desk.parts, openStore };
    for (let time = 0; time < 2; time += 1) {
      expect((await activity("15m")).data).toHaveLength(6);
    }
    expect(asked).toEqual([10_000, 10_000, 10_000]);
  });

  it("are not asked for where the processes have run for the whole window", async () => {
    run({ activity: [series(20)] });
    desk.parts = { ...desk.parts, openStore: () => Promise.reject(new Error("not asked")) };
    expect((await activity("15m")).data).toHaveLength(15);
  });
});
