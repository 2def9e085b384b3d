import { parentPort, workerData } from "node:worker_threads";
import { openLeaseConnection, type ConnectionMode } from "../connections/connections.ts";
import { LeaseKeeper } from "./lease-keeper.ts";
import { renewLease } from "./membership.ts";

/** Parameters of the thread. */
export interface LeaseTask {
  readonly way: ConnectionMode;
  readonly leaseMs: number;
  readonly heartbeatMs: number;
}

/**
 * Entry point of the thread that renews the lease. It has a separate connection, so clients' work
 * cannot block it.
 */
const { way, leaseMs, heartbeatMs } = workerData as LeaseTask;
const connection = openLeaseConnection(way);
const keeper = new LeaseKeeper({
  renew: (id) => renewLease(connection, id, leaseMs),
  heartbeatMs,
  elapsedMs: () => performance.now(),
});

/** Receives the id of the process after each of its own writes. */
parentPort?.on("message", (id: string) => keeper.hear(id));
