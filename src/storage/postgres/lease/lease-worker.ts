import { parentPort, workerData } from "node:worker_threads";
import { openLeaseConnection, type Way } from "../connections/connections.ts";
import { LeaseKeeper } from "./lease-keeper.ts";
import { renewLease } from "./membership.ts";

/** What the thread works with. */
export interface LeaseTask {
  readonly way: Way;
  readonly leaseMs: number;
  readonly heartbeatMs: number;
}

/**
 * The entry of the thread that renews the lease, with a connection of its own: the work of clients
 * cannot block it.
 */
const { way, leaseMs, heartbeatMs } = workerData as LeaseTask;
const connection = openLeaseConnection(way);
const keeper = new LeaseKeeper({
  renew: (id) => renewLease(connection, id, leaseMs),
  heartbeatMs,
  nowMs: () => performance.now(),
});

/** The id of the process, after each of its own writes. */
parentPort?.on("message", (id: string) => keeper.hear(id));
