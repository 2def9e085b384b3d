import { setFlagsFromString } from "node:v8";
import { detach } from "../../core/errors/detach.ts";

/**
 * Flags of V8. By default, V8 allocates objects of a kind that often survives directly in the old
 * generation. Under load these are parts of requests, and each retains its whole request until the
 * next full collection (`docs/decisions/request-cpu.md`).
 */
export const ENGINE_FLAGS = ["--no-allocation-site-pretenuring"] as const;

/** Sets the engine's flags for all threads of this process; call it before any load. */
export function setEngineFlags(set: (flag: string) => void = setFlagsFromString): void {
  for (const flag of ENGINE_FLAGS) set(flag);
}

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
