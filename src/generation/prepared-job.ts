import type { Conversation } from "../core/conversation/conversation.ts";
import type { HoldCeiling } from "../core/ledger/hold-ceiling.ts";
import type { HoldEnd, Store } from "../core/ledger/store.ts";
import type { Router } from "../upstreams/routing/router.ts";
import type { Timers } from "../core/timing/timer-wheel.ts";
import type { Estimator } from "./estimator.ts";
import type { GenerationJob } from "./job.ts";

/** A job whose conversation fits its model, and its maximum cost. */
export interface PreparedJob {
  readonly job: GenerationJob;
  readonly conversation: Conversation;
  readonly ignored: readonly string[];
  readonly ceiling: HoldCeiling;
}

/** The part of the store that one request needs. */
export type GenerationStore = Pick<
  Store,
  "claimReply" | "releaseReply" | "placeHold" | "markProgress" | "settle"
>;

export interface GeneratorDependencies {
  readonly store: GenerationStore;
  readonly router: Router;
  readonly estimator: Estimator;
  readonly clock: { nowMs(): number };
  readonly timers: Timers;
  /** How long a stream may be silent before it gets a comment. */
  readonly keepAliveMs: number;
  readonly ids: { replyId(prefix: string): string };
  readonly observer: GenerationObserver;
}

/** Receives events that are not visible to clients. */
export interface GenerationObserver {
  holdEnded(result: HoldEnd): void;
  /** The upstream cost exceeded the hold, in nano-dollars: our loss, never charged. */
  lost(requestId: string, nanoUsd: number): void;
  /** The cost of a reply could not be computed, which is a bug; nothing is charged for it. */
  unpriced(requestId: string, cause: unknown): void;
  /** A settlement, a mark or a release failed; the store tries a settlement or a release again. */
  unsettled(requestId: string, cause: unknown): void;
}
