import type { ReportedUsage } from "../conversation/token-usage.ts";
import type { NanoUsd } from "../money/amounts.ts";

/** How a request may end. */
export const outcomes = ["finished", "failed", "client-gone", "broken", "killed"] as const;

export type Outcome = (typeof outcomes)[number];

/** Tokens as billed. The client gets the same numbers, if it gets any. */
export interface UsageRecord {
  /** All input tokens, including cached input and cache writes. */
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  readonly cacheWriteTokens: number;
  /** The part of the cache writes that was for an hour; absent if none was. */
  readonly cacheWrite1hTokens?: number;
  readonly reasoningTokens: number;
}

/** One call to an upstream. */
export interface UpstreamAttempt {
  /** The id of the upstream in the catalog; absent in earlier entries. */
  readonly upstream?: string;
  readonly kind: string;
  /** The upstream's name of the model. */
  readonly model: string;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** Milliseconds from the begin of the request's calls to this one; absent in earlier entries. */
  readonly afterMs?: number;
  /** The failure's name in `failureTable`; absent after a success, and in earlier entries. */
  readonly failure?: string;
}

/**
 * Facts about a request beside its money, which its record keeps. The values are visible ASCII
 * without quotes and backslashes, so that stores can search the details of entries as text.
 */
export interface RequestFacts {
  /** The id of the agent's session, at most 128 characters. */
  readonly agentSession?: string;
  /** The product name of the client's `User-Agent`, known only with a session. */
  readonly agent?: string;
  /** The ids of the deprecated things that the request used, separated by spaces. */
  readonly deprecated?: string;
}

/** A request as recorded in the ledger. */
export interface RequestRecord extends RequestFacts {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly model: string;
  readonly protocol: "chat" | "messages" | "responses";
  readonly stream: boolean;
  /** Null while the request is running. */
  readonly status: number | null;
  readonly outcome: Outcome | null;
  readonly usage: UsageRecord | null;
  readonly estimated: boolean;
  /** See `Settlement.cost`; null while the request is running. */
  readonly cost: NanoUsd | null;
  /** See `Settlement.upstream`; null while the request is running. */
  readonly upstream: string | null;
  /** See `Settlement.vendorCost`. */
  readonly vendorCost: string | null;
  /** See `Settlement.reportedUsage`. */
  readonly reportedUsage?: ReportedUsage;
  readonly hold: NanoUsd;
  /** Null while the request is running. */
  readonly charge: NanoUsd | null;
  /** When the charge was reversed; null if it was not. */
  readonly takenBackAtMs: number | null;
  readonly upstreams: readonly UpstreamAttempt[];
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
}
