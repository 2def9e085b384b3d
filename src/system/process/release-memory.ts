import { detach } from "../../core/errors/detach.ts";

/** What a start loads on demand has been loaded by then. */
const STARTED_MS = 1_500;

/**
 * Returns what the start left behind to the system, once: a tenth of an idle gateway's memory, which
 * V8 keeps otherwise until a load makes it collect. Pauses this thread for some 50 ms.
 */
export function releaseStartMemory(): void {
  // Where the inspector is forbidden (`node --permission`), nothing is lost but that memory.
  setTimeout(() => detach(releaseMemory(), () => undefined), STARTED_MS).unref();
}

/** The part of an inspector's session that this takes. */
export interface InspectorSession {
  readonly connect: () => void;
  readonly post: (method: "HeapProfiler.collectGarbage") => Promise<unknown>;
  readonly disconnect: () => void;
}

async function openSession(): Promise<InspectorSession> {
  const { Session } = await import("node:inspector/promises");
  return new Session();
}

/** Collects all garbage of this thread; the inspector's is Node's only call for that. */
export async function releaseMemory(open = openSession): Promise<void> {
  const session = await open();
  session.connect();
  try {
    await session.post("HeapProfiler.collectGarbage");
  } finally {
    session.disconnect();
  }
}
