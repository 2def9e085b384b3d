import type { ProcessChannel, Topic } from "../workers/process-channel.ts";
import type { Limits } from "./limiter.ts";
import type { Grant, LocalLimiter, Returned } from "./local-limiter.ts";

/** A worker's request to grant requests of a key, `wanted` at most. */
export const grant: Topic<
  { readonly keyId: string; readonly limits: Limits; readonly wanted: number },
  Grant
> = { name: "limits.grant" };

/** What came back of a key's grants, and the tokens that its requests took. */
export const report: Topic<
  Returned & { readonly keyId: string; readonly limits: Limits; readonly tokens: number }
> = { name: "limits.report" };

/**
 * Serves one limiter to a worker process. Returns what gives back the slots of concurrency that
 * the worker holds, for when it has died.
 */
export function hostLimiter(
  limiter: Pick<LocalLimiter, "grant" | "takeBack" | "spendTokens">,
  worker: Pick<ProcessChannel, "serve">,
): () => void {
  /** Slots of the worker's grants, by key. */
  const held = new Map<string, { slots: number; limits: Limits }>();
  // What a worker said last may be read after its end.
  let hasEnded = false;
  worker.serve(grant, ({ keyId, limits, wanted }) => {
    if (hasEnded) return { granted: 0, state: {} };
    const answer = limiter.grant(keyId, limits, wanted);
    if (limits.concurrentRequests !== null && answer.granted > 0) {
      const slots = (held.get(keyId)?.slots ?? 0) + answer.granted;
      held.set(keyId, { slots, limits });
    }
    return answer;
  });
  worker.serve(report, ({ keyId, limits, tokens, slots, requests }) => {
    if (tokens > 0) limiter.spendTokens(keyId, limits, tokens);
    if (hasEnded) return;
    const key = held.get(keyId);
    if (key !== undefined) key.slots -= slots;
    if (key?.slots === 0) held.delete(keyId);
    limiter.takeBack(keyId, limits, { slots, requests });
  });
  return () => {
    hasEnded = true;
    for (const [keyId, { slots, limits }] of held) {
      limiter.takeBack(keyId, limits, { slots, requests: 0 });
    }
    held.clear();
  };
}
