import type { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../suite/ledger-script.ts";
import { Upkeep } from "./upkeep.ts";

const HEARTBEAT_MS = 4_000;
const DAY_MS = 86_400_000;
const PURGES = `purge ${NOW - DAY_MS}, purge states ${NOW - 7 * DAY_MS}`;

/**
 * Returns the upkeep of a database that the test can make unavailable, and a log of its queries.
 */
function openUpkeep() {
  const asked: string[] = [];
  const state = {
    isAway: false,
    failsAt: "",
    failure: new Error("away"),
    renewed: { processes: 1, batch: 7 } as { processes: number; batch: number } | null,
  };
  const answer = (word: string, values: readonly unknown[] = []): Promise<unknown> => {
    asked.push([word, ...values].join(" "));
    const fails = state.isAway || word === state.failsAt;
    return fails ? Promise.reject(state.failure) : Promise.resolve({ rows: [], rowCount: 0 });
  };
  const query = (sql: string | { readonly text: string }, values?: readonly unknown[]) => {
    const text = typeof sql === "string" ? sql : sql.text;
    if (text.includes("DELETE FROM replies")) return answer("purge", values);
    if (text.includes("DELETE FROM call_states")) return answer("purge states", values);
    if (text.includes("FOR UPDATE")) return answer("resolve", values);
    if (text.includes("FROM replicas")) return answer("reap");
    return Promise.resolve({ rows: [], rowCount: 0, command: text });
  };
  const client = { query, release: () => undefined };
  const pool = { query, connect: () => Promise.resolve(client) } as unknown as Pool;
  const membership = { id: "self", renew: () => answer("renew").then(() => state.renewed) };
  const replyQuota = { enforce: () => answer("enforce quota").then(() => undefined) };
  const now = () => NOW;
  const upkeep = new Upkeep({
    ...{ pool, membership, replyQuota, now, heartbeatMs: HEARTBEAT_MS, leaseMs: 15_000 },
    lastBatch: () => ({ owner: "self", batch: 7 }),
    onOlder: () => answer("older"),
    onAway: () => void asked.push("away"),
    onFailed: (cause) => void asked.push(`failed: ${(cause as Error).message}`),
    onRefused: () => undefined,
  });
  /** Runs this many heartbeats; returns the queries of each as a line. */
  const beat = async (count = 1): Promise<readonly string[]> => {
    const lines: string[] = [];
    for (let at = 0; at < count; at += 1) {
      asked.length = 0;
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      lines.push(asked.join(", "));
    }
    return lines;
  };
  return { upkeep, beat, state, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a process's upkeep", () => {
  it("renews its row at each heartbeat, and reaps from the second on", async () => {
    const { upkeep, beat } = openUpkeep();
    expect(await beat(3)).toEqual(["renew", "renew, reap, resolve", "renew, reap, resolve"]);
    await upkeep.stop();
  });

  it("gives the others a heartbeat after an outage to renew their rows before it reaps", async () => {
    const { upkeep, beat, state } = openUpkeep();
    await beat(4);
    state.isAway = true;
    expect(await beat(2)).toEqual(["renew, away", "renew, away"]);
    state.isAway = false;
    expect(await beat(2)).toEqual(["renew", "renew, reap, resolve"]);
    state.failsAt = "reap";
    expect(await beat(2)).toEqual(["renew, reap, away", "renew"]);
    state.failsAt = "";
    expect(await beat()).toEqual(["renew, reap, resolve"]);
    await upkeep.stop();
  });

  it("deletes replies of yesterday and call states of last week, and evicts surplus replies, at each twelfth heartbeat", async () => {
    const { upkeep, beat } = openUpkeep();
    const lines = await beat(36);
    const purges = lines.flatMap((line, at) => (line.includes("purge") ? [at + 1] : []));
    expect(purges).toEqual([12, 24, 36]);
    expect(lines[11]).toBe(`renew, reap, resolve, ${PURGES}, enforce quota`);
    await upkeep.stop();
  });

  it.each([
    ["purge", `renew, reap, resolve, purge ${NOW - DAY_MS}, away`],
    ["enforce quota", `renew, reap, resolve, ${PURGES}, enforce quota, away`],
  ])("reports the database as away if its %s fails", async (failsAt, line) => {
    const { upkeep, beat, state } = openUpkeep();
    state.failsAt = failsAt;
    expect((await beat(12)).at(-1)).toBe(line);
    await upkeep.stop();
  });

  it("reports an older batch in the ledger, but not a missing row", async () => {
    const { upkeep, beat, state } = openUpkeep();
    state.renewed = { processes: 1, batch: 6 };
    expect(await beat()).toEqual(["renew, older"]);
    state.renewed = null;
    expect(await beat()).toEqual(["renew, reap, resolve"]);
    state.renewed = { processes: 1, batch: 8 };
    expect(await beat()).toEqual(["renew, reap, resolve"]);
    Object.assign(state, { renewed: { processes: 1, batch: 6 }, failsAt: "older" });
    expect(await beat()).toEqual(["renew, older, away"]);
    await upkeep.stop();
  });

  it("reports a failure that is not the database's absence", async () => {
    const { upkeep, beat, state } = openUpkeep();
    state.failsAt = "resolve";
    state.failure = new TypeError("column held does not contain an integer");
    expect((await beat(2)).at(-1)).toBe(
      "renew, reap, resolve, " + "failed: column held does not contain an integer",
    );
    await upkeep.stop();
  });

  it("has no timer once stopped, and waits for work in progress", async () => {
    const { upkeep, beat, asked } = openUpkeep();
    await beat(2);
    asked.length = 0;
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await upkeep.stop();
    expect(asked).toEqual(["renew", "reap", "resolve"]);
    expect(vi.getTimerCount()).toBe(0);
    expect(await beat(3)).toEqual(["", "", ""]);
  });
});
