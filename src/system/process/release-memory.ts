import { detach } from "../../core/errors/detach.ts";

/** Time after which all modules that a start loads on demand have been loaded. */
const STARTED_MS = 1_500;

/**
 * Returns memory that the start no longer needs to the system, once: a tenth of an idle gateway's
 * memory, which V8 would otherwise keep until it collects under load. Pauses this thread for some
 * 50 ms.
 */
export function releaseStartMemory(): void {
  // If the inspector is forbidden (`node --permission`), the memory is merely not returned.
  setTimeout(() => detach(releaseMemory(), () => undefined), STARTED_MS).unref();
}

/** The part of an inspector session that is used. */
export interface InspectorSession {
  readonly connect: () => void;
  readonly post: (method: "HeapProfiler.collectGarbage") => Promise<unknown>;
  readonly disconnect: () => void;
}

async function openSession(): Promise<InspectorSession> {
  const { Session } = await import("node:inspector/promises");
  return new Session();
}

/** Collects all garbage of this thread. The inspector has Node's only call for this. */
export async function releaseMemory(open = openSession): Promise<void> {
  const session = await open();
  session.connect();
  try {
    await session.post("HeapProfiler.collectGarbage");
  } finally {
    session.disconnect();
  }
}
