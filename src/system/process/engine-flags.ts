import { setFlagsFromString } from "node:v8";

/**
 * V8 makes objects of a kind that often survives in the old generation at once. Under load these are
 * parts of requests: each keeps its whole request until the next full collection
 * (`docs/decisions/request-cpu.md`).
 */
export const ENGINE_FLAGS = ["--no-allocation-site-pretenuring"] as const;

/** Sets the engine's flags for all threads of this process; before any load. */
export function setEngineFlags(set: (flag: string) => void = setFlagsFromString): void {
  for (const flag of ENGINE_FLAGS) set(flag);
}
