import { afterEach, expect, test, vi } from "vitest";
import { AdminTestHarness } from "./testing/admin-test-harness.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const JUNE = Date.UTC(2026, 5);
const JULY = Date.UTC(2026, 6);

/** Reports on four requests: in the first and the last moment of June, and on either side of it. */
async function report() {
  const harness = new AdminTestHarness();
  harness.nowMs = JUNE - 1;
  const budget = { limit: "5", period: "month" } as const;
  const account = await harness.account({ budget });
  const key = await harness.key(account);
  for (const [at, atMs] of [JUNE - 1, JUNE, JULY - 1, JULY].entries()) {
    const request = { id: `r${at}`, account, key, charge: `0.${at + 1}`, startedAtMs: atMs };
    await harness.serve({ ...request, end: { atMs } });
  }
  harness.nowMs = JULY - 1;
  const path = { id: account, month: "2026-06" };
  const { from, to, usage, is_complete: isComplete } = await harness.call("getStatement", { path });
  const query = { by: "day", from: "2026-06-01", to: "2026-07-01" } as const;
  const days = (await harness.call("getUsage", { query })).data.map(({ group }) => group);
  const shown = await harness.call("showAccount", { path: { id: account } });
  return { from, to, isComplete, lines: usage.map(({ day }) => day), days, budget: shown.budget };
}

test.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "days and months are in UTC on a machine in %s",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    expect(await report()).toMatchObject({
      from: "2026-06-01T00:00:00.000Z",
      to: "2026-07-01T00:00:00.000Z",
      isComplete: false,
      lines: ["2026-06-01", "2026-06-30"],
      days: ["2026-06-01", "2026-06-30"],
      budget: { starts_at: "2026-07-01T00:00:00.000Z", resets_at: "2026-08-01T00:00:00.000Z" },
    });
    // The local clock is in that zone, so code that reads it would fail the test.
    expect(new Date(JUNE).getDate()).toBe(zone === "America/Los_Angeles" ? 31 : 1);
    expect(new Date(JULY - 1).getMonth()).toBe(zone === "Pacific/Kiritimati" ? 6 : 5);
  },
);
