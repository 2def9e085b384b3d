import { ForwardingStore, type CallingStore } from "../calling-store.ts";
import { startThread } from "../sqlite/start-thread.ts";
import { RemoteStore, type RemoteStoreOptions } from "./remote-store.ts";

/** What the thread gets when it starts. */
export interface OwnerTask {
  readonly dataDir: string;
  /** Bound of the stored replies of one account. */
  readonly replyBytesMax?: number;
}

/**
 * The ledger of a supervisor and its worker processes. One thread owns the files and answers the
 * processes on its socket, this one too: no message of theirs passes the supervisor's loop, and what
 * they ask while it waits for a commit shares the next one. Rejects with `StoreLocked` where another
 * process owns the ledger.
 */
export async function startOwnerThread(
  options: RemoteStoreOptions & OwnerTask,
): Promise<CallingStore> {
  const { dataDir, replyBytesMax } = options;
  const task: OwnerTask = { dataDir, ...(replyBytesMax !== undefined && { replyBytesMax }) };
  const { worker } = await startThread(new URL("./owner-worker.ts", import.meta.url), task);
  // Whoever calls finds the socket closed.
  worker.on("error", () => undefined);
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const store = await RemoteStore.connect(options);
  return new ForwardingStore(store, async () => {
    // What other processes still held is resolved before the files are closed.
    await store.close();
    worker.postMessage(null);
    await exited;
  });
}
