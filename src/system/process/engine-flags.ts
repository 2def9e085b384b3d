import { setFlagsFromString } from "node:v8";

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
