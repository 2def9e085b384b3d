import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type * as OpenStore from "../../src/storage/open-store.ts";
import { addOwner, holdOf, settlementOf } from "./requests.ts";

/**
 * A replica with only the ledger's work: `replica.ts CLIENTS SECONDS CHECKOUT`, on `DATABASE_URL`,
 * with the store of that checkout. It prints `ready` once it has found the other replicas, starts
 * with the first message, sends its counts, and with the second message closes the store, which
 * removes its row of `replicas`.
 */

/** Counts of a replica. */
export interface ReplicaCounts {
  readonly requests: number;
  /** CPU of all threads, in microseconds. */
  readonly micros: number;
  /** Median time of placing a hold. */
  readonly holdMs: number;
}

/** Average time between a hold and its settlement, as with a fast upstream. */
const UPSTREAM_MS = 20;
/** Two heartbeats, after which a process has counted the others. */
const ACQUAINTED_MS = 9_000;

const [clients, seconds] = process.argv.slice(2, 4).map(Number);
const checkout = process.argv[4];
if (clients === undefined || seconds === undefined || checkout === undefined) {
  throw new Error("replica.ts CLIENTS SECONDS CHECKOUT");
}
const { openStore } = (await import(
  join(checkout, "src/storage/open-store.ts")
)) as typeof OpenStore;
const databaseUrl = process.env["DATABASE_URL"] ?? null;
const store = await openStore({ dataDir: "", databaseUrl, now: Date.now });
const run = `${process.pid.toString(36)}${Date.now().toString(36)}`;
const owner = { accountId: `acc_${run}`, keyId: `key_${run}` };
await addOwner(store, { ...owner, hash: run, atMs: Date.now() });
await delay(ACQUAINTED_MS);
process.send?.("ready");
await once(process, "message");

const waits: number[] = [];
let isOver = false;
let made = 0;

async function client(): Promise<void> {
  await delay(Math.random() * UPSTREAM_MS);
  while (!isOver) {
    const requestId = `req_${run}${made++}`;
    const askedMs = performance.now();
    const { result } = await store.placeHold(holdOf(requestId, owner, Date.now()));
    if (result !== "placed") throw new Error(`the hold was not placed: ${result}`);
    waits.push(performance.now() - askedMs);
    await delay(UPSTREAM_MS * (0.5 + Math.random()));
    await store.settle(settlementOf(requestId, Date.now()));
  }
}

const before = process.cpuUsage();
const all = Promise.all(Array.from({ length: clients }, client));
await delay(seconds * 1_000);
isOver = true;
await all;
const { user, system } = process.cpuUsage(before);
const holdMs = waits.toSorted((one, other) => one - other)[waits.length >> 1] ?? 0;
const counts: ReplicaCounts = { requests: made, micros: user + system, holdMs };
const closed = once(process, "message");
process.send?.(counts);
await closed;
await store.close();
process.disconnect?.();
