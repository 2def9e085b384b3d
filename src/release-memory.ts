/** What a start loads on demand has been loaded by then. */
const STARTED_MS = 1_500;

/**
 * Returns what the start left behind to the system, once: a tenth of an idle gateway's memory, which
 * V8 keeps otherwise until a load makes it collect. Pauses this thread for some 50 ms.
 */
export function releaseStartMemory(): void {
  // Where the inspector is forbidden (`node --permission`), nothing is lost but that memory.
  setTimeout(() => void releaseMemory().catch(() => undefined), STARTED_MS).unref();
}

/** Collects all garbage of this thread; the inspector's is Node's only call for that. */
export async function releaseMemory(): Promise<void> {
  const { Session } = await import("node:inspector/promises");
  const session = new Session();
  session.connect();
  try {
    await session.post("HeapProfiler.collectGarbage");
  } finally {
    session.disconnect();
  }
}
