import { parentPort } from "node:worker_threads";
import { StoreLocked } from "../errors.ts";
import type { WorkerGreeting } from "./worker-messages.ts";

/** In a thread: tells the one that started it that the ledger is open. */
export function greet(recoveredHolds: number): void {
  say({ kind: "ready", recoveredHolds });
}

/** In a thread: tells why the ledger did not open. */
export function excuse(error: unknown): void {
  if (error instanceof StoreLocked) say({ kind: "locked", pid: error.pid, path: error.path });
  else say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}

function say(greeting: WorkerGreeting): void {
  parentPort?.postMessage(greeting);
}
