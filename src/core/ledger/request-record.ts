import type { NanoUsd } from "../money/amounts.ts";

/** How a request ended. */
export type Outcome = "finished" | "failed" | "client-gone" | "broken" | "killed";

/** Tokens as they are reported and billed; the same numbers that the client saw, if it saw any. */
export interface UsageRecord {
  /** All input tokens, cached and cache writes included. */
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  readonly cacheWriteTokens: number;
  readonly reasoningTokens: number;
}

/** One call of an upstream. */
export interface UpstreamAttempt {
  readonly kind: string;
  /** The upstream's own name of the model. */
  readonly model: string;
  /** HTTP status, or 0 where none came. */
  readonly status: number;
  readonly ms: number;
  /** Why it failed, by its name in `failureTable`; absent where it did not, and in earlier entries. */
  readonly failure?: string;
}

/** A request as the ledger has it. */
export interface RequestRecord {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly model: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  /** Null while the request runs. */
  readonly status: number | null;
  readonly outcome: Outcome | null;
  readonly usage: UsageRecord | null;
  readonly estimated: boolean;
  /** See `Settlement.cost`; null while the request runs. */
  readonly cost: NanoUsd | null;
  /** See `Settlement.upstream`; null while the request runs. */
  readonly upstream: string | null;
  /** See `Settlement.vendorCost`. */
  readonly vendorCost: string | null;
  readonly hold: NanoUsd;
  /** Null while the request runs. */
  readonly charge: NanoUsd | null;
  /** When the charge was taken back; null if it was not. */
  readonly takenBackAtMs: number | null;
  readonly upstreams: readonly UpstreamAttempt[];
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
}
