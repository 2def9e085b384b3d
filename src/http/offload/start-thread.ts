import { Worker } from "node:worker_threads";
import { detach } from "../../core/errors/detach.ts";
import type { RecordedSources } from "../../system/config/sources.ts";
import type { FromThread, ToThread } from "./messages.ts";
import type { StartedThread } from "./offload-thread.ts";

/** Longer than the export of the thread's last spans may take. */
const END_MS = 4_000;

/** Starts the thread of this program; it does not keep the process alive. */
export function startOffloadThread(program: URL, sources: RecordedSources): StartedThread {
  const worker = new Worker(program, {
    workerData: sources,
    // All configuration is read from the sources, except what OpenTelemetry reads by itself.
    env: Object.fromEntries(
      Object.entries(sources.env).filter(([name]) => name.startsWith("OTEL_")),
    ),
  });
  worker.unref();
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  let isEnded = false;
  let cause: unknown = new Error("the thread exited");
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    receive: (take) => worker.on("message", (message: FromThread) => take(message)),
    died: (callback) => {
      worker.on("error", (error) => (cause = error));
      worker.on("exit", () => {
        if (!isEnded) callback(cause);
      });
    },
    kill: (reason) => {
      cause = reason;
      detach(worker.terminate());
    },
    end: async () => {
      isEnded = true;
      worker.postMessage({ type: "end" } satisfies ToThread);
      const timer = setTimeout(() => detach(worker.terminate()), END_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
