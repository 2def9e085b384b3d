import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";

/** Resources of a process. */
export interface Footprint {
  /** Sockets, timers and other resources that keep the process alive: the number of each kind. */
  readonly resources: Readonly<Record<string, number>>;
  readonly heapBytes: number;
}

/** Time limit for leftovers to disappear: shorter than the timers that might remain. */
const PATIENCE_MS = 4_000;
const POLL_MS = 20;
/** Caches, compiled code and collector noise; a leak of 500 bytes per request exceeds it. */
const HEAP_GROWTH_BYTES_MAX = 5 * 1024 * 1024;

/**
 * Measures once the resources equal those of `base`, or at the time limit. `_gateway` is kept alive
 * until then, so that its memory is counted.
 */
export async function measure(_gateway: object, base?: Footprint): Promise<Footprint> {
  const deadline = monotonicMs() + PATIENCE_MS;
  let resources = countResources();
  let before: string;
  do {
    before = JSON.stringify(resources);
    await pause(POLL_MS);
    resources = countResources();
  } while (
    monotonicMs() < deadline &&
    (timersIn(resources) > 0 ||
      (base === undefined
        ? JSON.stringify(resources) !== before
        : moreThan(base, resources) !== ""))
  );
  return { resources, heapBytes: collectedHeapBytes() };
}

/** Returns one sentence for each resource with a higher number than before. */
export function returnedTo(base: Footprint, after: Footprint): readonly string[] {
  const resources = moreThan(base, after.resources);
  const grown = after.heapBytes - base.heapBytes;
  // A baseline that is measured too early may contain timers; at rest there are none.
  const timers = timersIn(base.resources) + timersIn(after.resources);
  return [
    ...(resources === "" ? [] : [`left open: ${resources}`]),
    ...(timers > 0 ? [`${timers} timers at rest`] : []),
    ...(grown > HEAP_GROWTH_BYTES_MAX ? [`the heap grew by ${grown} bytes`] : []),
  ];
}

function moreThan(base: Footprint, resources: Footprint["resources"]): string {
  return Object.entries(resources)
    .filter(([kind, count]) => count > (base.resources[kind] ?? 0))
    .map(([kind, count]) => `${count - (base.resources[kind] ?? 0)} ${kind}`)
    .join(", ");
}

function timersIn(resources: Footprint["resources"]): number {
  return resources["Timeout"] ?? 0;
}

/** Returns the number of resources that keep this process alive, by kind. */
export function countResources(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Returns this process's heap after a full collection. */
export function collectedHeapBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
