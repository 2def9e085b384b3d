import type { Conversation } from "../core/conversation/conversation.ts";
import type { ReportedUsage, UsageFaults } from "../core/conversation/token-usage.ts";
import type { HoldCeiling } from "../core/ledger/hold-ceiling.ts";
import type { HoldEnd, Store } from "../core/ledger/store.ts";
import type { UsageRecord } from "../core/ledger/request-record.ts";
import type { Router } from "../upstreams/routing/router.ts";
import type { Timers } from "../core/timing/timer-wheel.ts";
import type { Estimator } from "./estimator.ts";
import type { GenerationJob } from "./job.ts";

/** A job, with its conversation fitted to the model. */
export interface FittedJob {
  readonly job: GenerationJob;
  readonly conversation: Conversation;
  readonly ignored: readonly string[];
}

/** The same with its maximum cost. */
export interface PreparedJob extends FittedJob {
  readonly ceiling: HoldCeiling;
}

/** The part of the store that one request needs. */
export type GenerationStore = Pick<
  Store,
  "findCallStates" | "claimReply" | "releaseReply" | "placeHold" | "markProgress" | "settle"
>;

export interface GeneratorDependencies {
  readonly store: GenerationStore;
  readonly router: Router;
  readonly estimator: Estimator;
  readonly clock: { nowMs(): number };
  readonly timers: Timers;
  /** Returns monotonic milliseconds. */
  readonly elapsedMs: () => number;
  /** How long a stream may be silent before it gets a keep-alive comment. */
  readonly keepAliveMs: number;
  readonly ids: { replyId(prefix: string): string };
  readonly observer: GenerationObserver;
}

/** A report that contradicts itself or the reply, beside the usage that was charged. */
export interface FaultyReport {
  readonly requestId: string;
  /** The catalog's id; null if no upstream was called. */
  readonly upstream: string | null;
  readonly faults: UsageFaults;
  /** The vendor's own numbers, as far as they differ. */
  readonly reported: ReportedUsage | undefined;
  readonly charged: UsageRecord;
  readonly estimated: boolean;
}

/** Receives events that are not visible to clients. */
export interface GenerationObserver {
  holdEnded(result: HoldEnd): void;
  /**
   * Called if the upstream cost exceeded the hold, by this amount in nano-dollars. It is our loss
   * and never charged.
   */
  lost(requestId: string, nanoUsd: number): void;
  /** Called if a settled request's report has faults. */
  misreported(report: FaultyReport): void;
  /** Called if the cost of a reply could not be computed, which is a bug; no charge is made. */
  unpriced(requestId: string, cause: unknown): void;
  /**
   * Called if a settlement, a mark or a release failed; the store retries a settlement or a
   * release.
   */
  unsettled(requestId: string, cause: unknown): void;
}
