import { parentPort, workerData } from "node:worker_threads";
import { StoreLocked } from "../shared/errors.ts";
import { unpackCalls } from "./packed-call.ts";
import { openService } from "./service.ts";
import type { WorkerGreeting, WorkerOrder, WorkerTask } from "./worker-messages.ts";

/** Entry point of a ledger thread, which does all file access of the embedded store. */

try {
  const service = openService(workerData as WorkerTask);
  parentPort?.on("message", (order: WorkerOrder) => {
    if (order !== null) {
      parentPort?.postMessage(JSON.stringify(service.run(unpackCalls(order))));
      return;
    }
    service.close();
    parentPort?.close();
  });
  greet({ kind: "ready", refused: service.refused });
} catch (error) {
  if (error instanceof StoreLocked) greet({ kind: "locked", pid: error.pid, path: error.path });
  else greet({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}

function greet(greeting: WorkerGreeting): void {
  parentPort?.postMessage(greeting);
}
