import { parentPort, workerData } from "node:worker_threads";
import { excuse, greet } from "./greet.ts";
import { unpackCalls } from "./packed-call.ts";
import { openService } from "./service.ts";
import type { WorkerOrder, WorkerTask } from "./worker-messages.ts";

/** The entry of a ledger thread: all file access of the embedded store happens in here. */

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
  greet(service.recoveredHolds);
} catch (error) {
  excuse(error);
}
